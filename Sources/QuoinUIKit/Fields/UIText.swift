import QuoinKit

/// A line of text that can be changed.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, LabelOwner,
    SizedByContent
{
    /// The frame around the text.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    private let line = UILabel()
    private var hasPlacedLine = false
    private var toldBaselines = ToldBaselines()

    /// As ``UILabel/adjustsFontForContentSizeCategory``.
    open var adjustsFontForContentSizeCategory = false {
        didSet { line.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        line.owner = self
        addSubview(line)
    }

    /// As in UIKit: never `nil`, but empty.
    open var text: String? {
        get { written.styled?.string ?? written.plain ?? "" }
        set { write((newValue, nil)) }
    }
    /// As in UIKit, drawn as a label draws it: never `nil`, but empty. Text that is set later has the font, the colour
    /// and the alignment of its beginning.
    open var attributedText: NSAttributedString? {
        get { written.styled ?? NSAttributedString(string: written.plain ?? "") }
        set { write((nil, newValue?.unchanging)) }
    }
    private func write(_ wording: Wording) {
        if let styled = written.styled {
            plainFont = overrides.font ?? styled.font ?? plainFont
            plainColor = overrides.color ?? styled.first(.foregroundColor) as? UIColor ?? plainColor
            plainAlignment = overrides.alignment ?? styled.paragraph?.alignment ?? plainAlignment
        }
        (written, overrides) = (wording, TextOverrides())
        show()
        valueChanged()
    }
    /// As in UIKit.
    open var placeholder: String? {
        get { hint.styled?.string ?? hint.plain }
        set {
            hint = (newValue, nil)
            show()
        }
    }
    /// As in UIKit, drawn as a label draws it.
    open var attributedPlaceholder: NSAttributedString? {
        get { hint.styled ?? hint.plain.map { NSAttributedString(string: $0) } }
        set {
            hint = (nil, newValue?.unchanging)
            show()
        }
    }
    // Each of two properties is set without the other: apps override one of them, and set the other there.
    private typealias Wording = (plain: String?, styled: NSAttributedString?)
    private var written: Wording = ("", nil)
    private var hint: Wording = (nil, nil)
    /// As in UIKit: of attributed text, it is that of its beginning, and setting it shows the whole in it. What
    /// ``attributedText`` gives back stays as it was. A font that grows with the text size is as large as it is shown.
    open var font: UIFont? {
        get { givenFont?.seen(with: traitCollection, following: adjustsFontForContentSizeCategory) }
        set {
            plainFont = newValue
            overrides.font = written.styled.map { _ in newValue ?? .systemFont(ofSize: 17) }
            show()
        }
    }
    /// The font as it was set.
    final var givenFont: UIFont? { overrides.font ?? written.styled?.font ?? plainFont }
    private var plainFont: UIFont? = .systemFont(ofSize: 17)
    /// What was set after the attributed text, which it is shown in.
    private var overrides = TextOverrides()
    /// As ``font``.
    open var textColor: UIColor? {
        get {
            overrides.color ?? written.styled?.first(.foregroundColor) as? UIColor ?? plainColor
        }
        set {
            plainColor = newValue
            overrides.color = written.styled.map { _ in newValue ?? .label }
            show()
        }
    }
    private var plainColor: UIColor? = .label
    /// As ``font``: paragraph styles say it for themselves, and setting it says it for all of them.
    open var textAlignment: NSTextAlignment {
        get { overrides.alignment ?? written.styled?.paragraph?.alignment ?? plainAlignment }
        set {
            plainAlignment = newValue
            overrides.alignment = written.styled.map { _ in newValue }
            show()
        }
    }
    private var plainAlignment = NSTextAlignment.natural
    /// As in UIKit.
    open var isSecureTextEntry = false { didSet { show() } }
    /// As in UIKit.
    open var borderStyle = BorderStyle.none {
        didSet {
            layer.borderWidth = borderStyle == .none ? 0 : 1
            layer.borderColor = UIColor.systemGray4.cgColor
            layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
            show()
        }
    }
    /// As in UIKit.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
            if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    /// As in UIKit.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// As in UIKit: it is in the field while its mode says so, and is hidden by nobody but the app.
    open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
    /// As ``leftView``.
    open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
    /// As in UIKit.
    open var leftViewMode = ViewMode.never { didSet { sideViewsChanged() } }
    /// As in UIKit.
    open var rightViewMode = ViewMode.never { didSet { sideViewsChanged() } }
    /// As in UIKit: when a button that empties the field stands at its end, if there is text in it and no ``rightView``.
    open var clearButtonMode = ViewMode.never { didSet { sideViewsChanged() } }
    private var clearButton: ClearButton?
    private var showsClearButton: Bool {
        clearButtonMode.isShown(isEditing) && hasText && isEnabled
            && (right == nil || !rightViewMode.isShown(isEditing))
    }
    private func showClearButton() {
        guard showsClearButton != (clearButton?.superview === self) else { return }
        guard clearButton?.superview !== self else {
            clearButton?.removeFromSuperview()
            return
        }
        let button = clearButton ?? ClearButton(frame: .zero)
        if clearButton == nil {
            button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        }
        clearButton = button
        addSubview(button)
    }
    /// What the button at its end does.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        textTyped()
    }
    /// Kept, without effect.
    open var clearsOnBeginEditing = false
    /// As in UIKit.
    open var clearsOnInsertion = false
    /// Kept, without effect.
    open var passwordRules: UITextInputPasswordRules?
    /// Kept, without effect.
    open var adjustsFontSizeToFitWidth = false
    /// Kept, without effect.
    open var minimumFontSize: CGFloat = 0
    /// As in UIKit.
    open var background: UIImage?
    /// Kept, without effect.
    open var disabledBackground: UIImage?
    /// As in UIKit.
    open var isEditing: Bool { isFirstResponder }
    /// As in UIKit.
    open var allowsEditingTextAttributes = false
    /// As in UIKit.
    open weak var delegate: (any UITextFieldDelegate)?
    open override var canBecomeFirstResponder: Bool { isEnabled }
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

    /// As in UIKit.
    open var hasText: Bool { text?.isEmpty == false }
    /// As in UIKit: at the end. Targets hear of it; the delegate is not asked.
    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
        textTyped()
    }
    /// As in UIKit: at the end. Targets hear of it, if there was something to delete.
    open func deleteBackward() {
        guard let text, !text.isEmpty else { return }
        self.text = String(text.dropLast())
        textTyped()
    }

    private func show() {
        let text = written.styled?.string ?? written.plain ?? ""
        let isPlaceholder = text.isEmpty
        let secret = String(repeating: "•", count: text.count)
        let shown = isPlaceholder ? hint : isSecureTextEntry ? (secret, nil) : written
        // Classes of one's own may say otherwise, of text that says nothing itself.
        let isStyled = !isPlaceholder && shown.styled != nil
        line.text = shown.plain
        line.font = (isStyled ? plainFont : font?.unseen(plainFont)) ?? .systemFont(ofSize: 17)
        line.textColor = isPlaceholder ? .placeholderText : isStyled ? plainColor : textColor
        line.textAlignment = isStyled ? plainAlignment : textAlignment
        guard let styled = shown.styled else { return }
        line.lend(styled)
        guard isStyled else { return }
        if let font = overrides.font { line.font = font }
        if let color = overrides.color { line.textColor = color }
        if let alignment = overrides.alignment { line.textAlignment = alignment }
    }
    final func labelChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    private let (leftPlace, rightPlace) = (SidePlace(), SidePlace())
    private func exchange(_ old: UIView?, for new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        sideViewsChanged()
    }
    private func sideViewsChanged() {
        showSideViews(fromElsewhere: true)
        labelChanged()
    }
    /// Those of the side views are in the field that are to be seen now. Of what was put elsewhere since, layouts do not
    /// take anything back: who has it may want it, too, in every layout of its own.
    private func showSideViews(fromElsewhere: Bool = false) {
        for (view, mode) in [(left, leftViewMode), (right, rightViewMode)] {
            guard let view, mode.isShown(isEditing) != (view.superview === self) else { continue }
            if view.superview === self {
                view.removeFromSuperview()
            } else if fromElsewhere || view.superview == nil {
                addSubview(view)
            } else {
                continue
            }
            invalidateIntrinsicContentSize()
        }
    }

    private var insets: UIEdgeInsets {
        borderStyle == .none
            ? .zero : UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
    }
    /// As in UIKit.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// As in UIKit.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    private func roomForText(in bounds: CGRect) -> CGRect {
        var rect = bounds.inset(by: insets)
        if left != nil, leftViewMode.isShown(isEditing) {
            let width = leftViewRect(forBounds: bounds).maxX - bounds.minX
            rect.origin.x += width
            rect.size.width -= width
        }
        if right != nil, rightViewMode.isShown(isEditing) {
            rect.size.width -= bounds.maxX - rightViewRect(forBounds: bounds).minX
        } else if showsClearButton {
            rect.size.width -= max(0, rect.maxX - clearButtonRect(forBounds: bounds).minX)
        }
        rect.size.width = max(0, rect.size.width)
        return rect
    }
    /// As in UIKit: where the text stands while somebody types. A class of one's own that says another
    /// ``textRect(forBounds:)`` says this, too.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    /// As in UIKit.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// As in UIKit.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = left.map { Self.size(of: $0) } ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height
        )
    }
    /// As in UIKit.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = right.map { Self.size(of: $0) } ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
    /// As in UIKit.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let size = ClearButton.size
        return CGRect(
            x: bounds.maxX - 5 - size, y: bounds.midY - size / 2, width: size, height: size)
    }
    private var showsPlaceholder: Bool { text?.isEmpty ?? true }
    /// As in UIKit: called for each picture. A class of one's own that does not hand it on shows no text.
    open func drawText(in rect: CGRect) { drawLine(in: rect) }
    /// As ``drawText(in:)``, for the placeholder.
    open func drawPlaceholder(in rect: CGRect) { drawLine(in: rect) }
    private func drawLine(in rect: CGRect) {
        line.drawText(in: rect.offsetBy(dx: -line.frame.minX, dy: -line.frame.minY))
    }
    final func drawText(of label: UILabel) {
        if showsPlaceholder {
            drawPlaceholder(in: label.frame)
        } else {
            drawText(in: label.frame)
        }
    }
    /// Always `.zero` here, unless a class of one's own says otherwise.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override var use: ViewUse { .typing }
    open override var intrinsicContentSize: CGSize {
        let (text, insets) = (line.intrinsicContentSize, insets)
        let height = max(text.height, font?.lineHeight ?? 0)
        var width = text.width + insets.left + insets.right
        if let left, leftViewMode.isShown(isEditing) { width += Self.size(of: left).width }
        if let right, rightViewMode.isShown(isEditing) { width += Self.size(of: right).width }
        return CGSize(width: width, height: height + insets.top + insets.bottom)
    }
    /// How much less than it asks for it shows all of its text in: that stays in the middle.
    override var roomToSpare: CGSize { CGSize(width: 0, height: insets.top + insets.bottom) }
    override var baselines: (first: Double, last: Double) {
        toldBaselines.tell(shownBaselines)
    }
    private var shownBaselines: (first: Double, last: Double) {
        let (own, insets) = (line.baselines, insets)
        let above = hasPlacedLine ? line.frame.minY - bounds.minY : insets.top
        let below = hasPlacedLine ? bounds.maxY - line.frame.maxY : insets.bottom
        return (own.first + Double(above), own.last + Double(below))
    }
    final func labelLaidOut() {
        if toldBaselines.differ(from: shownBaselines) { invalidateIntrinsicContentSize() }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        showSideViews()
        showClearButton()
        clearButton?.frame = clearButtonRect(forBounds: bounds)
        line.frame =
            showsPlaceholder
            ? placeholderRect(forBounds: bounds)
            : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        hasPlacedLine = true
        labelLaidOut()
        leftPlace.hold(left, in: self) { leftViewRect(forBounds: bounds) }
        rightPlace.hold(right, in: self) { rightViewRect(forBounds: bounds) }
    }
    open override var isEnabled: Bool {
        didSet { if !isEnabled, isFirstResponder { FirstResponders.shared.force(self) } }
    }

    // MARK: Editing

    override func mayBeginEditing() -> Bool {
        delegate?.textFieldShouldBeginEditing(self) ?? true
    }
    override func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    override func editingBegan() {
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
    }
    override func editingEnded() {
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
    }
    /// The text was changed as by typing.
    func textTyped() {
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
        delegate?.textFieldDidChangeSelection(self)
    }
}
