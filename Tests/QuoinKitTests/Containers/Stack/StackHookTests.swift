import QuoinKit
import TestSupport
import Testing

@Suite("A stack whose views change it while they are asked for their contents")
struct StackHookTests {
    /// A view of 10 × 10 that does something once, when it is asked.
    private final class Asked: View {
        var action: (() -> Void)?

        override var intrinsicContentSize: Size {
            let present = action
            action = nil
            present?()
            return Size(width: 10, height: 10)
        }
    }

    enum Change: CaseIterable {
        case removesItself, removesTheFirst, removesTheLast, insertsOne, hidesOne

        func perform(in stack: StackView, by view: View) {
            switch self {
            case .removesItself: view.removeFromSuperview()
            case .removesTheFirst: stack.arrangedSubviews.first?.removeFromSuperview()
            case .removesTheLast: stack.arrangedSubviews.last?.removeFromSuperview()
            case .insertsOne: stack.insertArrangedSubview(Asked(), at: 0)
            case .hidesOne: stack.arrangedSubviews.last?.isHidden = true
            }
        }
    }

    /// The frames of five views in a row of 200, of which one makes a change: as it is asked, or before.
    private func frames(_ change: Change, by position: Int, asked: Bool) -> [Rect] {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let stack = StackView(frame: Rect(x: 0, y: 0, width: 200, height: 50))
        stack.distribution = .fillProportionally
        window.addSubview(stack)
        let views = (0..<5).map { _ in Asked() }
        views.forEach(stack.addArrangedSubview)
        if asked {
            views[position].action = { change.perform(in: stack, by: views[position]) }
        } else {
            change.perform(in: stack, by: views[position])
        }
        window.layoutIfNeeded()
        expectTrue(views[position].action == nil || !views[position].isDescendant(of: stack))
        return stack.arrangedSubviews.filter { !$0.isHidden }.map { $0.frame }
    }

    @Test(
        "is arranged as if they had changed it before",
        arguments: Change.allCases, [0, 2, 4])
    func proportions(change: Change, position: Int) {
        let frames = frames(change, by: position, asked: true)
        let expected = self.frames(change, by: position, asked: false)
        expectEqual(frames.count, (change == .insertsOne ? 6 : 4))
        expectEqual(frames.count, expected.count)
        for (frame, other) in zip(frames, expected) {
            expectTrue(frame.isAbout(other))
        }
        // Equal contents share 200 points equally.
        expectTrue(frames.allSatisfy { abs($0.size.width - 200 / Double(frames.count)) < 1e-6 })
    }
}
