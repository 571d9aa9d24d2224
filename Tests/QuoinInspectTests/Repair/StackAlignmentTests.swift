import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Embedding views that share an edge or a middle")
struct StackAlignmentTests {
    private let root = View("root", Rect(0, 0, 320, 200))

    /// The frames in a column from 20 down.
    @Test(
        "the stack is aligned as they are, and they stay where they are",
        arguments: [
            ([Rect(20, 10, 60, 20), Rect(20, 40, 60, 30)], .fill),
            ([Rect(20, 10, 60, 20), Rect(20, 40, 40, 30)], .leading),
            ([Rect(20, 10, 60, 20), Rect(40, 40, 40, 30)], .trailing),
            ([Rect(20, 10, 60, 20), Rect(30, 40, 40, 30)], .center),
        ] as [([Rect], StackView.Alignment)])
    func column(frames: [Rect], alignment: StackView.Alignment) {
        let views = frames.enumerated().map { index, frame in
            let view = View("v\(index)", frame)
            root.addSubview(view)
            return view
        }
        root.layoutIfNeeded()
        LayoutRepair(of: views).embedInStack()
        root.layoutIfNeeded()
        let stack = views[0].superview as? StackView
        expectEqual(stack?.alignment, alignment)
        expectEqual(stack?.axis, .vertical)
        expectEqual(views.map { $0.convert($0.bounds, to: root) }, frames)
    }
}
