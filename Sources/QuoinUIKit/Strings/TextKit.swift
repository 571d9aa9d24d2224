import QuoinKit

/// Where text flows.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// As in UIKit.
    open var lineFragmentPadding: CGFloat = 5
    /// Kept, without effect.
    open var maximumNumberOfLines = 0
    /// As in UIKit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// As in UIKit.
    open var size = CGSize.zero
    /// Kept, without effect.
    open var widthTracksTextView = true
    /// Kept, without effect.
    open var heightTracksTextView = false
    /// Kept, without effect.
    open var exclusionPaths: [UIBezierPath] = []
    public override init() {}
    /// As in UIKit.
    public init(size: CGSize) { self.size = size }
}
/// What sets text.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// Kept, without effect.
    open var allowsNonContiguousLayout = false
    /// Neither called nor with an effect here.
    open func addTextContainer(_ container: NSTextContainer) {}
    /// Neither called nor with an effect here.
    open func ensureLayout(for container: NSTextContainer) {}
    /// As in UIKit.
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
}
/// Text that is set.
open class NSTextStorage: NSObject, @unchecked Sendable {
    /// Neither called nor with an effect here.
    open func addLayoutManager(_ manager: NSLayoutManager) {}
}
