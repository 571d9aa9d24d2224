import QuoinKit

/// How a controller is shown in front of another one.
///
/// What is presented with the style `.custom` stands in a container of its own, as large as the window, as the presentation
/// controller says that the ``UIViewController/transitioningDelegate`` gives for it:
///
/// ```swift
/// final class BottomSheet: UIPresentationController {
///     override var frameOfPresentedViewInContainerView: CGRect {
///         let bounds = containerView?.bounds ?? .zero
///         return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
///     }
///     override func containerViewWillLayoutSubviews() {
///         presentedView?.frame = frameOfPresentedViewInContainerView
///     }
/// }
/// ```
///
/// ``presentationTransitionWillBegin()`` puts what dims all behind into ``containerView``, and has it come along with what is
/// presented by the coordinator of that. Without an animator of the app's, they come without a motion, in one turn.
///
/// Not as in UIKit: the view of who presents stays in the window, even if ``shouldRemovePresentersView`` says otherwise; it
/// hears that it has gone.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// As in UIKit.
    open var presentedViewController: UIViewController {
        kept ?? owner ?? UIViewController(nibName: nil, bundle: nil)
    }
    private var kept: UIViewController?
    // What keeps it is not kept by it.
    private weak var owner: UIViewController?
    /// As in UIKit: the one that is shown, as long as nobody shows it.
    open var presentingViewController: UIViewController {
        let presented = presentedViewController
        return presented.presenter ?? presenter ?? presented.presentingViewController ?? presented
    }
    private weak var presenter: UIViewController?
    /// As in UIKit.
    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        isOwned = false
        (kept, presenter) = (presentedViewController, presenting)
    }
    /// Whether what is presented has it, and would keep itself by it.
    private let isOwned: Bool
    init(ownedBy owner: UIViewController) {
        isOwned = true
        (kept, self.owner, presenter) = (nil, owner, nil)
    }
    /// What is presented keeps it as long as it is, or is to be.
    final func isKept(_ isKept: Bool) {
        if isKept, let presented = kept {
            (owner, kept) = (presented, nil)
        } else if !isKept, !isOwned {
            kept = owner
        }
    }

    /// As in UIKit: that of a popover is asked, see ``UIAdaptivePresentationControllerDelegate``.
    open weak var delegate: AnyObject?

    // MARK: Where it stands

    /// What the container is, while there is one.
    final weak var container: UIView?
    /// What it is in the middle of.
    final var stage = PresentationStage.none
    /// As in UIKit: from when the presentation begins until what was presented has gone.
    open var containerView: UIView? { container }
    /// As in UIKit: that of the controller, unless a class of one's own has it in another one.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// As in UIKit: all there is, unless a class of one's own says otherwise.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// As in UIKit: whether who presents hears that it has gone.
    open var shouldRemovePresentersView: Bool { presentationStyle.coversAll }
    /// As in UIKit. Not asked: there is a container as large as the window in any case.
    open var shouldPresentInFullscreen: Bool { true }
    /// As in UIKit.
    open func presentationTransitionWillBegin() {}
    /// As in UIKit.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// As in UIKit.
    open func dismissalTransitionWillBegin() {}
    /// As in UIKit.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// As in UIKit: the place to give ``presentedView`` its frame.
    open func containerViewWillLayoutSubviews() {}
    /// As in UIKit.
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

    /// What was presented leaves the container, or has left it.
    func hasEnded() {}

    // MARK: What is presented

    /// As in UIKit: that of what is presented.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// The size that was last told.
    private var toldSize: CGSize?
    /// Tells of another size that what is presented would like to have.
    final func preferredSizeMayHaveChanged() {
        let presented = presentedViewController
        guard container != nil, presented.preferredContentSize != toldSize else { return }
        noteSize()
        preferredContentSizeDidChange(forChildContentContainer: presented)
    }
    final func noteSize() { toldSize = presentedViewController.preferredContentSize }
    /// As in UIKit: what it presents says another size.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}
    /// Not called.
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}
    /// As in UIKit: all there is. It is asked as the size of the window changes.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// As in UIKit: tells what it presents of its size to come, if that is another one.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let presented = presentedViewController
        let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        guard size != presented.viewIfLoaded?.bounds.size else { return }
        presented.core.tellViewWillTransition(to: Size(size))
    }
    /// As in UIKit: tells what it presents of its traits to come.
    open func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.core.tellWillTransition(to: traits.traits)
    }
}

extension UIPresentationController: UIContentContainer {}

/// From the beginning to the end.
extension UIPresentationController {
    /// What is presented has appeared.
    final func hasCome() {
        guard stage == .coming else { return }
        stage = .there
        presentationTransitionDidEnd(true)
    }
    final func beginsDismissal() {
        guard stage == .there else { return }
        stage = .going
        dismissalTransitionWillBegin()
    }
    final func givesUpDismissal() {
        guard stage == .going else { return }
        stage = .there
        dismissalTransitionDidEnd(false)
    }
    /// What was presented has gone, if it ever came.
    final func end() {
        let ended = stage
        stage = .none
        if ended == .coming { presentationTransitionDidEnd(false) }
        if ended == .going { dismissalTransitionDidEnd(true) }
        hasEnded()
        container?.removeFromSuperview()
        container = nil
        isKept(false)
    }
}

/// What is happening to what is presented.
enum PresentationStage { case none, coming, there, going }

extension UIModalPresentationStyle {
    /// Whether who presents has gone behind what comes.
    var coversAll: Bool { self == .fullScreen || self == .currentContext }
}
