/// A controller on a sheet. All of it is kept, without effect: what is presented fills the window.
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

    /// Kept, without effect.
    open var detents: [Detent] = [.large()]
    /// Kept, without effect.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Kept, without effect.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Kept, without effect.
    open var prefersGrabberVisible = false
    /// Kept, without effect.
    open var preferredCornerRadius: CGFloat?
    /// Kept, without effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Kept, without effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Kept, without effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// As in UIKit: at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// As in UIKit: detents are asked for their heights again. Nobody asks here.
    open func invalidateDetents() {}
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
