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
    /// As in UIKit.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        node.setContentHuggingPriority(Priority(priority.rawValue), for: axis.drawn)
    }
    /// As in UIKit.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        node.setContentCompressionResistancePriority(Priority(priority.rawValue), for: axis.drawn)
    }
}
