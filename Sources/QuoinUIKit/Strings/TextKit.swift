import QuoinKit

/// Where text flows.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// As in UIKit.
    open var lineFragmentPadding: CGFloat = 5 { didSet { tellChange() } }
    /// As in UIKit.
    open var maximumNumberOfLines = 0 { didSet { tellChange() } }
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
    /// As in UIKit.
    public internal(set) weak var layoutManager: NSLayoutManager?
    /// What the view whose text it holds does when it changes: on the main actor, as all that is done to views.
    final var changed: (@MainActor () -> Void)?
    private func tellChange() {
        if let changed { MainActor.assumeIsolated { changed() } }
    }
    public override init() {}
    /// As in UIKit.
    public init(size: CGSize) { self.size = size }
}
/// What sets text.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// As in UIKit.
    public internal(set) weak var textStorage: NSTextStorage?
    /// As in UIKit.
    public private(set) var textContainers: [NSTextContainer] = []
    /// Kept, without effect.
    open var allowsNonContiguousLayout = false
    /// Kept, without effect.
    open var usesFontLeading = true
    /// Kept, without effect: nothing is hyphenated.
    open var hyphenationFactor: Float = 0
    /// Kept, without effect.
    open var usesDefaultHyphenation = false
    /// Kept, without effect.
    open var showsInvisibleCharacters = false
    /// Kept, without effect.
    open var showsControlCharacters = false
    /// Kept, without effect.
    open var limitsLayoutForSuspiciousContents = false
    /// As in UIKit.
    open func addTextContainer(_ container: NSTextContainer) {
        container.layoutManager = self
        textContainers.append(container)
    }
    /// As in UIKit.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }
    /// Neither called nor with an effect here: text is set when it is asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    /// As ``ensureLayout(for:)``.
    open func invalidateLayout(
        forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    /// As ``ensureLayout(for:)``.
    open func invalidateDisplay(forCharacterRange range: NSRange) {}
    /// Neither called nor with an effect here: text is drawn by what shows it, or by itself.
    open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
    /// As ``drawBackground(forGlyphRange:at:)``.
    open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {}
    /// As in UIKit: what the text takes in a container, with the padding at its sides.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let textStorage, textStorage.length > 0 else { return .zero }
        let padding = container.lineFragmentPadding * 2
        let width = container.size.width > 0 ? max(1, container.size.width - padding) : .infinity
        let size = TextMeasure.size(
            of: textStorage, within: width, lines: container.maximumNumberOfLines)
        return CGRect(x: 0, y: 0, width: size.width + padding, height: size.height)
    }
    /// As in UIKit: letters are counted as glyphs.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// As in UIKit: all of the text, in the container that there is.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: numberOfGlyphs)
    }
}
/// Text that is set. That of a text view says what this shows; changing it does not change the view.
open class NSTextStorage: NSMutableAttributedString {
    /// As in UIKit.
    public private(set) lazy var layoutManagers: [NSLayoutManager] = []
    /// As in UIKit.
    open func addLayoutManager(_ manager: NSLayoutManager) {
        manager.textStorage = self
        layoutManagers.append(manager)
    }
    /// As in UIKit.
    open func removeLayoutManager(_ manager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === manager }
        manager.textStorage = nil
    }
}

extension NSAttributedString {
    /// As in UIKit: no text. (Foundation has no initializer without arguments there.)
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
