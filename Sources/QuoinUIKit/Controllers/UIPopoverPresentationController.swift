/// A controller beside a button, or something else.
///
/// In windows of regular width it is a card with an arrow, of its `preferredContentSize`, or 320 by 480 points, as far as there is
/// room for that. In others it is a sheet, unless the ``UIPresentationController/delegate`` says otherwise: with `.none`, it is
/// a card there, too.
///
/// ```swift
/// let list = UIViewController()
/// list.modalPresentationStyle = .popover
/// list.preferredContentSize = CGSize(width: 200, height: 120)
/// let popover = list.popoverPresentationController
/// popover?.sourceView = UIButton()
/// popover?.permittedArrowDirections = [.up, .down]
/// ```
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
    /// As in UIKit: on which sides of its source it may stand, by where the arrow points to then.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { changed() } }
    /// As in UIKit: also that of the arrow.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// As in UIKit: where the arrow points to while it is shown.
    public private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    // MARK: How it stands there

    private var card: PopoverCard?
    private let arrow = PopoverArrow()
    private let shade = PopoverShade()

    private func changed() { container?.setNeedsLayout() }
    open override var presentedView: UIView? { card ?? super.presentedView }
    open override var frameOfPresentedViewInContainerView: CGRect {
        place?.card ?? super.frameOfPresentedViewInContainerView
    }
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?
            .prepareForPopoverPresentation(self)
        let card = PopoverCard()
        card.show(presentedViewController.view)
        self.card = card
        containerView?.addSubview(shade)
        containerView?.addSubview(arrow)
    }
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let card, let place else { return }
        let color = backgroundColor ?? .systemBackground
        card.backgroundColor = color
        card.frame = place.card
        shade.backgroundColor = color
        shade.frame = place.card
        // Over the line at the edge of the card.
        arrow.frame = place.arrow.insetBy(dx: -PopoverArrow.line, dy: -PopoverArrow.line)
        container?.bringSubviewToFront(arrow)
        (arrow.direction, arrow.color) = (place.direction, color)
        arrowDirection = place.direction
    }
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        changed()
    }
    override func hasEnded() {
        arrow.removeFromSuperview()
        shade.removeFromSuperview()
        card = nil
        arrowDirection = .unknown
    }

    private var place: PopoverPlace? {
        guard let room = container else { return nil }
        return PopoverPlace(
            besides: placeOfSource(in: room), wish: presentedViewController.preferredContentSize,
            in: room.bounds.inset(by: room.safeAreaInsets), permitted: permittedArrowDirections)
    }
}
/// What a controller may stand beside.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Where a controller beside a button may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// As in UIKit.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// As in UIKit.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// As in UIKit.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// As in UIKit.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    /// As in UIKit: while nothing is shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
/// Who says how controllers are presented where there is little room.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
}
extension UIAdaptivePresentationControllerDelegate {
    /// As in UIKit: what is best there, which is a sheet.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    { .automatic }
    /// As in UIKit: whatever the traits are.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}
/// Who hears of popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
    /// As in UIKit.
    public func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {}
}
