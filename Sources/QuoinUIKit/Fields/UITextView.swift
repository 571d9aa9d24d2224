import QuoinKit

/// Text of several lines.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, SizedByContent {
    private let page = TextPage()
    /// As in UIKit.
    public let textContainer: NSTextContainer
    /// As in UIKit.
    public let layoutManager = NSLayoutManager()
    /// As in UIKit.
    public let textStorage = NSTextStorage()

    /// Kept, without effect.
    open var isFindInteractionEnabled = false
    /// As ``UILabel/adjustsFontForContentSizeCategory``.
    open var adjustsFontForContentSizeCategory = false {
        didSet { page.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// As in UIKit.
    public init(frame: CGRect, textContainer container: NSTextContainer?) {
        textContainer = container ?? NSTextContainer()
        super.init(frame: frame)
        prepare()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        prepare()
    }
    /// As in UIKit. Text is set in one way only.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }
    private func prepare() {
        page.numberOfLines = 0
        page.font = .systemFont(ofSize: 12)
        addSubview(page)
        node.backgroundColor = UIColor.systemBackground.value
        textContainer.changed = { [weak self] in self?.contentChanged() }
        page.textSizeChanged = { [weak self] in self?.contentChanged() }
        layoutManager.addTextContainer(textContainer)
        textStorage.addLayoutManager(layoutManager)
    }

    /// As in UIKit: that of the system, unless it is said.
    open override var backgroundColor: UIColor? {
        get { saysGround ? super.backgroundColor : .systemBackground }
        set {
            saysGround = true
            super.backgroundColor = newValue
        }
    }
    private var saysGround = false

    /// As in UIKit.
    open var text: String! {
        get { page.text ?? "" }
        set {
            textToCome = newValue ?? ""
            attributedText = NSAttributedString(string: newValue ?? "")
            textToCome = nil
        }
    }
    /// As in UIKit. Text that is set later has the font, the colour and the alignment of its beginning.
    open var attributedText: NSAttributedString! {
        get { page.attributedText ?? NSAttributedString(string: "") }
        set {
            if let textToCome { page.text = textToCome } else { page.attributedText = newValue }
            textChanged()
            moveCaretToEnd()
        }
    }
    /// A text without attributes that is being set. As in UIKit, a class of one's own that overrides ``attributedText``
    /// hears of it, too.
    private var textToCome: String?
    /// As in UIKit. A font that grows with the text size is as large as it is shown.
    open var font: UIFont? {
        get { page.font }
        set {
            page.font = newValue ?? .systemFont(ofSize: 12)
            textChanged()
        }
    }
    /// The font as it was set.
    final var givenFont: UIFont? { page.givenFont }
    /// As in UIKit.
    open var textColor: UIColor? {
        get { page.textColor }
        set { page.textColor = newValue }
    }
    /// As in UIKit.
    open var textAlignment: NSTextAlignment {
        get { page.textAlignment }
        set { page.textAlignment = newValue }
    }
    /// As in UIKit.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentChanged() }
    }
    open override var isScrollEnabled: Bool { didSet { contentChanged() } }
    /// As in UIKit: only what can be edited tells of editing.
    open var isEditable = true
    /// As in UIKit, as far as it decides who can have the keyboard.
    open var isSelectable = true
    /// As in UIKit.
    open var allowsEditingTextAttributes = false
    /// Kept, without effect.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Kept, without effect.
    open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// As in UIKit.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// As in UIKit: at the end, when text was set, and the delegate hears of another one. It is always a part of the
    /// text. What is typed comes to the end all the same.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet {
            selectedRange = selectedRange.pinned(to: text.utf16.count)
            if selectedRange != oldValue { delegate?.textViewDidChangeSelection(self) }
        }
    }
    private func moveCaretToEnd() {
        selectedRange = NSRange(location: text.utf16.count, length: 0)
    }
    /// As in UIKit.
    open var clearsOnInsertion = false
    /// Neither called nor with an effect here.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Always `.zero` here, unless a class of one's own says otherwise.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// As in UIKit: at the end. The delegate hears of it, and is not asked.
    open func insertText(_ text: String) {
        self.text += text
        textTyped()
    }
    /// As in UIKit: at the end. The delegate hears of it, if there was something to delete.
    open func deleteBackward() {
        guard let text, !text.isEmpty else { return }
        self.text = String(text.dropLast())
        textTyped()
    }
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    private var inputViewKept: UIView?
    open override var inputView: UIView? {
        get { inputViewKept }
        set { inputViewKept = newValue }
    }
    private var accessoryKept: UIView?
    open override var inputAccessoryView: UIView? {
        get { accessoryKept }
        set { accessoryKept = newValue }
    }
    /// As in UIKit.
    public var quoinKeyboard = QuoinKeyboard()

    private func textChanged() {
        let plain = NSAttributedString(string: text, attributes: [.font: page.givenFont])
        textStorage.setAttributedString(page.attributed ?? plain)
        contentChanged()
        valueChanged()
    }
    private func contentChanged() {
        page.numberOfLines = textContainer.maximumNumberOfLines
        node.contentDependsOnWidth = !isScrollEnabled
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    private var insets: UIEdgeInsets {
        let (own, padding) = (textContainerInset, textContainer.lineFragmentPadding)
        return UIEdgeInsets(
            top: own.top, left: own.left + padding, bottom: own.bottom, right: own.right + padding)
    }
    private func size(forWidth width: CGFloat) -> CGSize {
        let insets = insets
        let room = width - insets.left - insets.right
        let text = page.sizeThatFits(CGSize(width: max(1, room), height: 0))
        return CGSize(
            width: min(text.width, max(1, room)) + insets.left + insets.right,
            height: max(text.height, font?.lineHeight ?? 0) + insets.top + insets.bottom)
    }
    override var use: ViewUse { isEditable ? .typing : .looking }
    open override var intrinsicContentSize: CGSize {
        if isScrollEnabled { return CGSize(width: -1, height: -1) }
        return size(forWidth: measuredWidth.map { CGFloat($0) } ?? .greatestFiniteMagnitude)
    }
    override func fittingSize(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        return CGSize(width: width, height: self.size(forWidth: width).height)
    }
    private var toldBaselines = ToldBaselines()
    override var baselines: (first: Double, last: Double) {
        toldBaselines.tell(shownBaselines)
    }
    private var shownBaselines: (first: Double, last: Double) {
        let (own, insets) = (page.baselines, textContainerInset)
        return (
            own.first + Double(insets.top), isScrollEnabled ? 0 : own.last + Double(insets.bottom)
        )
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let whole = size(forWidth: bounds.width)
        textContainer.size = CGSize(
            width: bounds.width - textContainerInset.left - textContainerInset.right,
            height: .greatestFiniteMagnitude)
        page.frame = CGRect(x: 0, y: 0, width: bounds.width, height: whole.height).inset(by: insets)
        let content = CGSize(width: bounds.width, height: whole.height)
        if contentSize != content { contentSize = content }
        if toldBaselines.differ(from: shownBaselines) { invalidateIntrinsicContentSize() }
    }

    // MARK: Editing

    /// As in UIKit. A class of one's own that overrides it says by that who is told of what is typed.
    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    final override func take(_ delegate: (any UIScrollViewDelegate)?) {
        if let editor = delegate as? any UITextViewDelegate {
            self.delegate = editor
        } else {
            scrollDelegate = delegate
        }
    }

    override func mayBeginEditing() -> Bool {
        isEditable ? delegate?.textViewShouldBeginEditing(self) ?? true : true
    }
    override func mayEndEditing() -> Bool {
        isEditable ? delegate?.textViewShouldEndEditing(self) ?? true : true
    }
    override func editingBegan() {
        guard isEditable else { return }
        delegate?.textViewDidBeginEditing(self)
        post(Self.textDidBeginEditingNotification)
    }
    override func editingEnded() {
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        post(Self.textDidEndEditingNotification)
    }
    private func textTyped() {
        delegate?.textViewDidChange(self)
        post(Self.textDidChangeNotification)
    }
}

/// The text of a text view, which is larger when people have chosen larger text.
@MainActor
private final class TextPage: UILabel {
    var textSizeChanged: () -> Void = {}

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        textSizeChanged()
    }
}
