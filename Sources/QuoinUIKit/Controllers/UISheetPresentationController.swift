/// A controller on a sheet in front of the others, which are dimmed behind it.
///
/// In windows of compact width, or of none that is known, the sheet covers them from the bottom up to its detent, of which the
/// largest leaves 10 points below the safe area, and 30 at least. Where there is little height, it fills the window, unless
/// ``prefersEdgeAttachedInCompactHeight`` says otherwise. In wide windows, forms are cards in the middle, of 540 by 620 points
/// or their `preferredContentSize`.
///
/// Not as in UIKit: pages fill wide windows, and what is behind a sheet keeps its size.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// How high the sheet is.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Which height it is.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// As in UIKit.
            public let rawValue: String
            /// As in UIKit.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// As in UIKit.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// As in UIKit.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// As in UIKit.
            public static let large = Identifier("com.apple.UIKit.large")
        }
        /// As in UIKit.
        public let identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ height:
                @escaping (any UISheetPresentationControllerDetentResolutionContext)
                -> CGFloat?
        ) {
            (self.identifier, self.height) = (identifier, height)
        }
        /// As in UIKit: about half of the screen.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// As in UIKit: as high as can be.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// As in UIKit. Without an identifier, it has one of its own.
        public class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext)
                -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }
        /// As in UIKit: how high it is in given surroundings; nil, if it is none there.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { height(context) }
    }

    public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }
    /// The one that a controller has for itself.
    init(of controller: UIViewController) { super.init(ownedBy: controller) }

    /// As in UIKit: the lowest first.
    open var detents: [Detent] = [.large()] { didSet { changed() } }
    /// As in UIKit: the lowest of the ``detents``, unless it is said.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// As in UIKit: up to this one, nothing is dimmed behind the sheet.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// As in UIKit: a short bar at the top.
    open var prefersGrabberVisible = false { didSet { changed() } }
    /// As in UIKit: 10, unless it is said.
    open var preferredCornerRadius: CGFloat? { didSet { changed() } }
    /// Kept, without effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// As in UIKit.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }
    /// As in UIKit, where it stands at the bottom edge in little height.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }
    /// As in UIKit: at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// As in UIKit: detents are asked for their heights again.
    open func invalidateDetents() { changed() }

    /// Where the sheet stands.
    final weak var room: SheetRoom?
    private func changed() { room?.setNeedsLayout() }
    open override var containerView: UIView? { room ?? super.containerView }
    open override var presentedView: UIView? { room?.card ?? super.presentedView }
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let room else { return super.frameOfPresentedViewInContainerView }
        return SheetPlace(of: self, in: room).frame
    }
}

/// The surroundings that the height of a sheet depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

/// Who hears of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
    /// Not called.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: UISheetPresentationController
    ) {}
}
