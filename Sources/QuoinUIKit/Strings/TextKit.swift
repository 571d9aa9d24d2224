import QuoinKit

/// Where text flows.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// As in UIKit.
    open var lineFragmentPadding: CGFloat = 5
    /// As in UIKit.
    open var maximumNumberOfLines = 0
    /// As in UIKit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// As in UIKit.
    open var size = CGSize.zero
    /// As in UIKit.
    open var widthTracksTextView = true
    /// As in UIKit.
    open var heightTracksTextView = false
    /// As in UIKit.
    open var exclusionPaths: [UIBezierPath] = []
    public override init() {}
    /// As in UIKit.
    public init(size: CGSize) { self.size = size }
}
/// What sets text.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// As in UIKit.
    open var allowsNonContiguousLayout = false
    /// As in UIKit.
    open func addTextContainer(_ container: NSTextContainer) {}
    /// As in UIKit.
    open func ensureLayout(for container: NSTextContainer) {}
    /// As in UIKit.
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
}
/// Text that is set.
open class NSTextStorage: NSObject, @unchecked Sendable {
    /// As in UIKit.
    open func addLayoutManager(_ manager: NSLayoutManager) {}
}
