import QuoinKit

extension UIView {
    /// As in UIKit.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(node.contentHuggingPriority(for: axis.drawn).rawValue)
    }
    /// As in UIKit.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        UILayoutPriority(node.contentCompressionResistancePriority(for: axis.drawn).rawValue)
    }
}
