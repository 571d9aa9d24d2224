import QuoinUIKit
import TestSupport
import Testing

/// One child in the place of another.
@MainActor
@Suite struct ExchangingTests {
    private final class Child: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("willAppear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { log.append("didAppear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log.append("willGo \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { log.append("didGo \(animated)") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.tick(after: 1)
    }

    @MainActor @Test
    func `one child takes the place of another, which goes when the motion is over`() {
        let (container, former, next) = (UIViewController(), Child(), Child())
        let (place, overlay) = (UIView(), UIView())
        place.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        container.view.addSubview(place)
        container.view.addSubview(overlay)
        for child in [former, next] { container.addChild(child) }
        place.addSubview(former.view)
        show(container)
        former.log = []
        var end: Bool?
        next.view.alpha = 0
        former.willMove(toParent: nil)
        container.transition(from: former, to: next, duration: 2) {
            next.view.alpha = 1
        } completion: {
            end = $0
        }
        window.tick()
        window.tick(after: 1)
        expectTrue(next.view.superview === place && former.view.superview === place)
        expectTrue(container.view.subviews.last === overlay)
        expectTrue(former.log == ["willGo true"] && end == nil)
        expectEqual(next.log, ["willAppear true", "didAppear true"])
        window.tick(after: 2)
        expectTrue(former.view.superview == nil && end == true)
        expectEqual(former.log, ["willGo true", "didGo true"])
        expectEqual(next.log.count, 2)
    }

    @MainActor @Test func `without a duration one child takes the place of another at once`() {
        let (container, former, next) = (UIViewController(), Child(), Child())
        for child in [former, next] { container.addChild(child) }
        container.view.addSubview(former.view)
        show(container)
        var isOver = false
        container.transition(
            from: former, to: next, duration: 0, completion: { _ in isOver = true })
        expectTrue(isOver && former.view.superview == nil)
        window.tick()
        expectEqual(next.log, ["willAppear false", "didAppear false"])
        expectEqual(former.log.suffix(2), ["willGo false", "didGo false"])
    }
}
