// What is shown in front of screens, and how it comes and goes. It is kept; pictures do not show it.

/// How a controller is shown in front of another one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// As in UIKit.
    open var presentedViewController: UIViewController {
        kept ?? owner ?? UIViewController(nibName: nil, bundle: nil)
    }
    private let kept: UIViewController?
    // What keeps it is not kept by it.
    private weak var owner: UIViewController?
    /// As in UIKit: the one that is shown, as long as nobody shows it.
    open var presentingViewController: UIViewController {
        presenter ?? presentedViewController.presentingViewController ?? presentedViewController
    }
    private let presenter: UIViewController?
    /// Kept, without effect.
    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        (kept, presenter) = (presentedViewController, presenting)
    }
    init(ownedBy owner: UIViewController) {
        (kept, self.owner, presenter) = (nil, owner, nil)
    }
    /// Kept, without effect.
    open weak var delegate: AnyObject?
    /// Kept, without effect.
    open var containerView: UIView? { presenter?.viewIfLoaded }
    /// Kept, without effect.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// Kept, without effect.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Kept, without effect.
    open var shouldRemovePresentersView: Bool { false }
    /// Kept, without effect.
    open func presentationTransitionWillBegin() {}
    /// Kept, without effect.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Kept, without effect.
    open func dismissalTransitionWillBegin() {}
    /// Kept, without effect.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Kept, without effect.
    open func containerViewWillLayoutSubviews() {}
    /// Kept, without effect.
    open func containerViewDidLayoutSubviews() {}

    /// As in UIKit: how what it presents is presented.
    open var presentationStyle: UIModalPresentationStyle {
        presentedViewController.modalPresentationStyle
    }
    /// As in UIKit: it is presented in the same way everywhere.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// As in UIKit, whatever the traits are.
    open func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        adaptivePresentationStyle
    }
    /// Kept, without effect.
    open var overrideTraitCollection: UITraitCollection?

    // MARK: What is presented

    /// As in UIKit: that of what is presented.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Not called.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}
    /// Not called.
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}
    /// As in UIKit: all there is. Not asked.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Not called.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Not called.
    open func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

extension UIPresentationController: UIContentContainer {}
/// A controller beside a button.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }
    /// The one that a controller has for itself.
    init(of controller: UIViewController) { super.init(ownedBy: controller) }
    /// Kept, without effect.
    open var sourceView: UIView?
    /// Kept, without effect.
    open var sourceRect = CGRect.zero
    /// Kept, without effect.
    open var barButtonItem: UIBarButtonItem?
    /// Kept, without effect.
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
