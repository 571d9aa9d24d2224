import QuoinUIKit
import TestSupport
import Testing

/// What is called in each frame.
@MainActor
@Suite("Frames") struct DisplayLinkTests {
    private final class Counter: UIView {
        var times: [CFTimeInterval] = []
        var onFrame: (CADisplayLink) -> Void = { _ in }
        func frame(_ link: CADisplayLink) {
            times.append(link.timestamp)
            onFrame(link)
        }
    }
    private final class Proxy {
        var calls = 0
        func frame() { calls += 1 }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let counter = Counter()

    private func begun() -> CADisplayLink {
        window.addSubview(counter)
        window.makeKeyAndVisible()
        let link = CADisplayLink(target: counter, selector: Selector(Counter.frame(_:)))
        link.add(to: .main, forMode: .common)
        return link
    }

    @MainActor @Test("a second has sixty, each a sixtieth after the one before")
    func second() {
        let link = begun()
        defer { link.invalidate() }
        window.tick(after: 1)
        expectEqual(counter.times.count, 60)
        // The machine's own time goes on as well.
        let gaps = zip(counter.times, counter.times.dropFirst()).map { $1 - $0 }
        expectTrue(gaps.allSatisfy { $0 > 0.9 / 60 })
        expectTrue(link.targetTimestamp > link.timestamp)
        window.tick()
        expectEqual(counter.times.count, 61)
    }

    @MainActor @Test("what is animated stands at its place of that frame")
    func together() {
        let link = begun()
        defer { link.invalidate() }
        let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(moved)
        var places: [CGFloat] = []
        counter.onFrame = { _ in
            places.append(moved.layer.presentation()?.frame.minX ?? -1)
        }
        window.tick()
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            moved.frame.origin.x = 60
        }
        window.tick(after: 0.5)
        expectTrue(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
        expectTrue(places.contains { $0 > 20 && $0 < 40 })
    }

    @MainActor @Test("what was animated before the first turn goes on with that")
    func beforeTheFirst() {
        let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(moved)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            moved.frame.origin.x = 60
        }
        window.tick(after: 0.5)
        expectTrue(abs((moved.layer.presentation()?.frame.minX ?? 0) - 30) < 1e-6)
    }

    @MainActor @Test("one that is paused, taken away or ended is called no more")
    func ends() {
        let link = begun()
        window.tick(after: 0.1)
        expectEqual(counter.times.count, 6)
        link.isPaused = true
        window.tick(after: 0.1)
        link.isPaused = false
        link.remove(from: .main, forMode: .common)
        window.tick(after: 0.1)
        expectEqual(counter.times.count, 6)
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .default)
        counter.onFrame = { $0.invalidate() }
        window.tick(after: 0.1)
        expectEqual(counter.times.count, 7)
    }

    @MainActor @Test("a view's is called with its window only, and that of anything else with any")
    func windows() {
        let link = begun()
        let proxy = Proxy()
        let other = CADisplayLink(target: proxy, selector: Selector(Proxy.frame))
        other.add(to: .main, forMode: .common)
        defer {
            link.invalidate()
            other.invalidate()
        }
        let before = proxy.calls
        let second = UIWindow(frame: window.frame)
        second.tick(after: 0.1)
        expectEqual(counter.times.count, 0)
        expectEqual(proxy.calls - before, 6)
    }

    @MainActor @Test("it keeps its target until it ends")
    func keeping() {
        weak var kept: Proxy?
        let link: CADisplayLink
        do {
            let proxy = Proxy()
            kept = proxy
            link = CADisplayLink(target: proxy, selector: Selector(Proxy.frame))
        }
        link.add(to: .main, forMode: .common)
        expectTrue(kept != nil)
        link.invalidate()
        window.tick(after: 0.1)
        expectEqual(kept?.calls ?? 0, 0)
    }

    @MainActor @Test("the time of animations goes on with the window's clock")
    func clock() {
        let before = CACurrentMediaTime()
        window.tick(after: 5)
        expectTrue(CACurrentMediaTime() - before >= 5)
        // However far a window goes on, its frames can be told from each other.
        UIWindow(frame: .zero).tick(after: .greatestFiniteMagnitude)
        let after = CACurrentMediaTime()
        window.tick(after: 1)
        expectTrue(CACurrentMediaTime() - after >= 1 - 1e-6)
    }
}
