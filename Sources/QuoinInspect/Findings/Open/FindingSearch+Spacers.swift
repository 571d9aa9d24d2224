import QuoinKit
import QuoinLayout

/// Views that keep others apart.
extension FindingSearch {
    /// Whether it is how thick a view is that only keeps others apart along a stack, and shows nothing. (What is as long
    /// as a line is wide is one that somebody wants to see.)
    func isThicknessOfSpacer(_ cause: OpenCause) -> Bool {
        guard cause.axisPart.part == .extent, cause.followers.isEmpty,
            let view = cause.axisPart.element as? View, let stack = view.superview as? StackView,
            stack.axis != cause.axisPart.axis,
            stack.arrangedSubviews.contains(where: { $0 === view }),
            let length = trial.rect(of: view)?.size[stack.axis], length > 2
        else { return false }
        return view.showsNothing
    }
}
