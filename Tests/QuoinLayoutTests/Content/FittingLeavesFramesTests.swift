import QuoinLayout
import TestSupport
import Testing

/// To measure a view is a question. Where constraints leave something open, the way to another size and back could
/// end at another of the solutions that are equally good, and the next layout would move what nobody has changed.
@Suite("Measuring what is laid out moves nothing, not even in the next layout")
struct FittingLeavesFramesTests {
    private let root = View("root", Rect(0, 0, 320, 480))

    private func views(_ count: Int) -> [View] {
        (0..<count).map { number in
            let view = View("view \(number)")
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return view
        }
    }

    private func expectFramesToStay(_ remark: String = "") {
        root.layoutIfNeeded()
        let before = root.subviews.map(\.frame)
        for goal in [View.layoutFittingCompressedSize, View.layoutFittingExpandedSize] {
            _ = root.systemLayoutSizeFitting(goal)
            root.layoutIfNeeded()
            for (view, frame) in zip(root.subviews, before) {
                expectTrue(
                    view.frame.isAbout(frame),
                    "\(remark) \(view.name ?? ""): \(frame), then \(view.frame)")
            }
        }
    }

    @Test("a view that may lie anywhere left of a limit")
    func openPlace() {
        let view = views(1)[0]
        LayoutConstraint.activate([
            view.width.constraint(equalToConstant: 10), view.height.constraint(equalToConstant: 10),
            view.right.constraint(lessThanOrEqualTo: root.right, constant: -20),
        ])
        expectFramesToStay()
    }

    @Test("two views that share a width in any way")
    func openWidths() {
        let pair = views(2)
        LayoutConstraint.activate([
            pair[0].left.constraint(equalTo: root.left, constant: 10),
            pair[1].left.constraint(equalTo: pair[0].right, constant: 10),
            pair[1].right.constraint(equalTo: root.right, constant: -10),
        ])
        expectFramesToStay()
    }

    @Test("views whose frames are on pixels, so that there is nothing to lay out")
    func pixels() {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.scale = 2
        let box = View("box")
        box.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(box)
        LayoutConstraint.activate([
            box.left.constraint(equalTo: window.left, constant: 10.2),
            box.right.constraint(equalTo: window.right, constant: -10.4),
        ])
        window.layoutIfNeeded()
        expectEqual(box.frame, Rect(10, 0, 299.5, 0))
        _ = window.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        expectTrue(!window.needsLayout && box.frame == Rect(10, 0, 299.5, 0))
    }

    /// The last ones have views that made way where others went back to their frames.
    @Test(
        "views whose constraints are drawn at random",
        arguments: Array(0..<60) + [100_094, 100_249, 100_710])
    func random(seed: Int) {
        var chooser = SeededGenerator(seed: seed)
        let views = views(chooser.number(in: 1...6))
        root.onDiagnostic = { _ in }
        for _ in 0..<chooser.number(in: 1...12) {
            let view = views[chooser.number(in: 0...views.count - 1)]
            let other =
                chooser.number(in: 0...2) == 0
                ? root : views[chooser.number(in: 0...views.count - 1)]
            let gap = chooser.halves(in: -20...20)
            let constraint =
                switch chooser.number(in: 0...7) {
                case 0: view.left.constraint(equalTo: other.left, constant: gap)
                case 1: view.right.constraint(lessThanOrEqualTo: other.right, constant: gap)
                case 2: view.left.constraint(greaterThanOrEqualTo: other.right, constant: gap)
                case 3: view.width.constraint(lessThanOrEqualTo: other.width, constant: gap)
                case 4: view.width.constraint(equalTo: other.height, multiplier: 0.5, constant: gap)
                case 5: view.top.constraint(greaterThanOrEqualTo: other.centerY, constant: gap)
                case 6: view.bottom.constraint(equalTo: other.bottom, constant: gap)
                default: view.height.constraint(equalToConstant: 40 + gap)
                }
            if chooser.number(in: 0...1) == 0 {
                constraint.priority = Priority(Float(chooser.number(in: 1...999)))
            }
            constraint.isActive = true
        }
        expectFramesToStay("seed \(seed):")
    }
}
