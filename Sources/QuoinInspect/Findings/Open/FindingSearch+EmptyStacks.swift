import QuoinKit
import QuoinLayout

/// Stacks that are as small as what is in them, which has no size: nothing is open then, and nothing is seen.
extension FindingSearch {
    func findEmptyStacks() {
        for view in shown {
            guard let stack = view as? StackView, !stack.clipsToBounds else { continue }
            for axis in Axis.allCases where isEmpty(stack, along: axis) {
                explainEmptyStack(stack, along: axis)
            }
        }
    }

    /// Whether a stack has no size because nothing in it has one, although somebody gave it something to draw.
    private func isEmpty(_ stack: StackView, along axis: Axis) -> Bool {
        guard hasNoSize(stack, along: axis), !isOpen(stack, axis),
            !faults(of: stack).contains(where: { $0.kind == .collapsed(axis) }),
            !(stack.superview.map { $0 is StackView && hasNoSize($0, along: axis) } ?? false),
            shownSubviews(of: stack).allSatisfy({ hasNoSize($0, along: axis) }),
            !drawnViews(of: stack, along: axis).isEmpty
        else { return false }
        // What was given a size of 0, or a share of one, was folded, or has not begun.
        return !(statements(of: stack, along: axis) + causes(of: stack, along: axis)).contains {
            $0.isWritten && $0.firstAttribute.isSize
        }
    }

    func hasNoSize(_ view: View, along axis: Axis) -> Bool {
        (trial.rect(of: view)?.size[axis] ?? 1) < 0.01
    }

    /// The views in a stack that are drawn, and of whose size nothing is said.
    func drawnViews(of stack: StackView, along axis: Axis) -> [View] {
        shownSubviews(of: stack).filter { view in
            (view.backgroundColor != nil || view.borderWidth > 0) && !isEmptyStack(view)
                && !statements(of: view, along: axis).contains {
                    $0.isWritten && $0.firstAttribute.isSize
                }
        }
    }

    /// Whether a stack has nothing in it yet: then it is as large as that.
    private func isEmptyStack(_ view: View) -> Bool {
        view is StackView && shownSubviews(of: view).isEmpty
    }

    private func explainEmptyStack(_ stack: StackView, along axis: Axis) {
        let views = drawnViews(of: stack, along: axis)
        let message =
            "\(name(stack)) is invisible: its \(axis.extentName) is 0, for it is as \(axis.adjective) as what is in "
            + "it, and nothing says how \(axis.adjective) \(views.map { name($0) }.inWords()) "
            + "\(views.count == 1 ? "is" : "are")."
        let numbers = views.map { someNumber(for: $0, along: axis) }
        let mend = LayoutMend(joining: numbers)
        let mends = tried([mend]) {
            !views.contains { hasNoSize($0, along: axis) }
        }
        tell(
            .invisible, [stack] + views, causes(of: stack, along: axis), message, mends)
    }
}
