import QuoinKit

/// Where the safe area adds to the insets of scroll views, as it does in UIKit.
@MainActor
final class ScrollInsetRule: @preconcurrency InsetRule {
    static let shared = ScrollInsetRule()

    func addsSafeArea(to node: ScrollView, along axis: Axis) -> Bool {
        guard let view = node.uiView as? UIScrollView else { return false }
        if axis == .horizontal { return view.alwaysBounceHorizontal }
        return view.alwaysBounceVertical
            || view.contentInsetAdjustmentBehavior == .automatic && view.isContentInStack
    }
}

extension UIScrollView {
    /// Whether it is what a screen in a stack shows, as far as one can tell without asking that.
    fileprivate var isContentInStack: Bool {
        (controller ?? controllerAround)?.insetsContentInStack ?? false
    }

    /// The controller whose view it is the first one in.
    private var controllerAround: UIResponder? {
        guard let superview, superview.node.subviews.first === node else { return nil }
        return superview.controller
    }
}
