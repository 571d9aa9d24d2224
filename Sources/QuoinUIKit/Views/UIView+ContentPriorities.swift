import QuoinKit

extension UIView {
    /// As in UIKit.
    public func contentHuggingPriority(for axis: UILayoutConstraintAxis) -> UILayoutPriority {
        UILayoutPriority(node.contentHuggingPriority(for: axis.drawn).rawValue)
    }
    /// As in UIKit.
    public func contentCompressionResistancePriority(
        for axis: UILayoutConstraintAxis
    ) -> UILayoutPriority {
        UILayoutPriority(node.contentCompressionResistancePriority(for: axis.drawn).rawValue)
    }
}
