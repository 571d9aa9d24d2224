/// A controller beside a button.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }
    /// The one that a controller has for itself.
    init(of controller: UIViewController) { super.init(ownedBy: controller) }
    /// As in UIKit: what it stands beside in wide windows.
    open var sourceView: UIView?
    /// As in UIKit: which part of ``sourceView`` that is, if not all of it.
    open var sourceRect = CGRect.null
    /// As in UIKit, while it is in a bar.
    open var barButtonItem: UIBarButtonItem?
    /// As in UIKit: a view or an item of a bar.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Kept, without effect.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Kept, without effect.
    open var backgroundColor: UIColor?
}
/// What a controller may stand beside.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Where a controller beside a button may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// Kept, without effect.
    public let rawValue: UInt
    /// Kept, without effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Kept, without effect.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Kept, without effect.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Kept, without effect.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Kept, without effect.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Kept, without effect.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}
/// What those who ask about popovers are.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
/// What those who ask about popovers are.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
