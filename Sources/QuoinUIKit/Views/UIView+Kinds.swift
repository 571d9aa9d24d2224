extension UIView {
    /// Where content stands in a view of another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// What follows the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// As in UIKit.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// As in UIKit.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// As in UIKit.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// As in UIKit.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// As in UIKit.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How the tint is shown.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// As small as the content allows.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// As large as the content allows.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
    /// No wish.
    public class var noIntrinsicMetric: CGFloat { -1 }
}

/// The older name of ``UIView/noIntrinsicMetric``.
public let UIViewNoIntrinsicMetric: CGFloat = -1

extension UIView {
    /// Kept, without effect.
    public var restorationIdentifier: String? {
        get { extras.restorationIdentifier }
        set { extras.restorationIdentifier = newValue }
    }
}

/// What can have larger letters for those who want them.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
