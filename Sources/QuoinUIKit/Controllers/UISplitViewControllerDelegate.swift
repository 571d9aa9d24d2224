/// Who hears of columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ split: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool
    func splitViewController(
        _ split: UISplitViewController, showDetail controller: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ split: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(
        _ split: UISplitViewController, willHide column: UISplitViewController.Column)
    func splitViewControllerDidCollapse(_ split: UISplitViewController)
    func splitViewControllerDidExpand(_ split: UISplitViewController)
}
extension UISplitViewControllerDelegate {
    /// As in UIKit.
    public func splitViewController(
        _ split: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposed }
    /// As in UIKit.
    public func splitViewController(
        _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool { false }
    /// As in UIKit.
    public func splitViewController(
        _ split: UISplitViewController, showDetail controller: UIViewController, sender: Any?
    ) -> Bool { false }
    /// As in UIKit.
    public func splitViewController(
        _ split: UISplitViewController, willShow column: UISplitViewController.Column
    ) {}
    /// As in UIKit.
    public func splitViewController(
        _ split: UISplitViewController, willHide column: UISplitViewController.Column
    ) {}
    /// As in UIKit.
    public func splitViewControllerDidCollapse(_ split: UISplitViewController) {}
    /// As in UIKit.
    public func splitViewControllerDidExpand(_ split: UISplitViewController) {}
}
