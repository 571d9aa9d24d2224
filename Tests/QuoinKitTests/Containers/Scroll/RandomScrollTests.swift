import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("A random tree in a scroll view")
struct RandomScrollTests {
    /// Two trees of the same shape: one in a scroll view, and one in a plain view within a plain view,
    /// which the constraints name instead of the scroll view's edges.
    private struct Twins {
        var generator: SeededGenerator
        let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 600))
        let scroll = ScrollView()
        let frame = View()
        let area = View()
        var scrolled: [View] = []
        var plain: [View] = []

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            if Bool.random(using: &generator) {
                window.layoutDirection = .rightToLeft
            }
            for view in [scroll, frame] {
                window.addSubview(view)
                view.makeConstraints { $0.edges.equalToSuperview().inset(20) }
            }
            frame.addSubview(area)
            area.makeConstraints { $0.left.top.equalToSuperview() }
            for _ in 0..<Int.random(in: 2...12, using: &generator) {
                addView()
            }
            // The last one says where the content ends.
            let last = scrolled.count - 1
            for (view, end) in [(scrolled[last], scroll as View), (plain[last], area)] {
                view.makeConstraints { $0.right.bottom.equalTo(end).offset(-9) }
            }
        }

        /// Puts a view into both trees, at the end of a random branch.
        private mutating func addView() {
            let branch = Int.random(in: -1..<scrolled.count, using: &generator)
            let beside = Int.random(in: -1..<scrolled.count, using: &generator)
            // From the right, the content would have no end.
            let isLeading = beside >= 0 && Bool.random(using: &generator)
            let sizeOfFrame = Int.random(in: 0..<4, using: &generator) == 0
            let (x, y) = (distance(), distance())
            let size = Size(width: distance() + 30, height: distance() + 30)
            let views = (View(), View())
            (branch < 0 ? scroll : scrolled[branch]).addSubview(views.0)
            (branch < 0 ? area : plain[branch]).addSubview(views.1)
            let places = [
                (views.0, beside < 0 ? scroll : scrolled[beside], scroll as View),
                (views.1, beside < 0 ? area : plain[beside], frame),
            ]
            for (view, start, whole) in places {
                view.makeConstraints { make in
                    if isLeading {
                        make.leading.equalTo(start).offset(x)
                    } else {
                        make.left.equalTo(start).offset(x)
                    }
                    make.top.equalTo(start).offset(y)
                    if sizeOfFrame {
                        make.size.equalTo(whole).offset(-x)
                    } else {
                        make.size.equalTo(size)
                    }
                }
            }
            scrolled.append(views.0)
            plain.append(views.1)
        }

        /// Whether the last view ends within the plain content, whose width cannot be negative: where people read from
        /// the right, it may be said to end before that begins.
        var isSound: Bool {
            guard let last = plain.last else { return true }
            return abs(area.bounds.maxX - last.convert(last.bounds, to: area).maxX - 9) < 1e-6
        }

        private mutating func distance() -> Double {
            Double(Int.random(in: 0...90, using: &generator))
        }
    }

    @Test("has the frames that it has in a plain view", arguments: 1...60 as ClosedRange<UInt64>)
    func frames(seed: UInt64) {
        var twins = Twins(seed: seed)
        let problems = Problems(of: twins.window)
        for step in 0..<6 {
            twins.window.layoutIfNeeded()
            guard twins.isSound else { return }
            let size = twins.area.frame.size
            expectTrue(
                twins.scroll.contentSize.isAbout(size),
                "seed \(seed), step \(step): \(twins.scroll.contentSize), not \(size)")
            for (index, pair) in zip(twins.scrolled, twins.plain).enumerated() {
                expectTrue(
                    pair.0.frame.isAbout(pair.1.frame),
                    "seed \(seed), step \(step), view \(index): \(pair.0.frame), not \(pair.1.frame)"
                )
            }
            twins.scroll.contentOffset = Point(
                x: Double.random(in: 0...300, using: &twins.generator),
                y: Double.random(in: 0...300, using: &twins.generator))
            if step % 2 == 1 {
                twins.window.frame.size = Size(
                    width: Double(Int.random(in: 150...900, using: &twins.generator)),
                    height: Double(Int.random(in: 150...900, using: &twins.generator)))
            }
        }
        expectTrue(problems.messages.isEmpty, "seed \(seed): \(problems.messages)")
    }
}
