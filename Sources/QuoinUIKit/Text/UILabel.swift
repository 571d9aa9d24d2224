import QuoinKit

/// Text that is read.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, SizedByContent {
    private var label: Label? { node as? Label }

    override class func makeNode() -> View { Label() }

    /// The control that the label is the text of, if it is.
    final weak var owner: (any LabelOwner)?

    /// Whether a font that was made for a text size follows the one that people choose. Those that were made for none
    /// follow it always.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { show() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label?.font = UIFont.systemFont(ofSize: 17).drawn
        isUserInteractionEnabled = false
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        label?.font = UIFont.systemFont(ofSize: 17).drawn
    }

    /// As in UIKit.
    open var text: String? {
        get { attributed?.string ?? plain }
        set { take(newValue, nil) }
    }
    private var plain: String?
    /// As in UIKit. Drawn and measured are, part by part, the font, the colour, the ground, kerning, lines below
    /// and through the text, and the baseline's offset; of paragraphs, how high and how far apart their lines are,
    /// their indents, alignment and line break mode. Other attributes are kept. Text that is set later has the
    /// font, the colour and the alignment of the beginning.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0) } }
        set { take(nil, newValue?.unchanging) }
    }
    /// Shows the text of a control that has a font and a colour of its own: later texts do not begin as it does.
    final func lend(_ text: NSAttributedString) {
        take(nil, text.unchanging)
        isLent = true
    }
    private var isLent = false
    private func take(_ newPlain: String?, _ newAttributed: NSAttributedString?) {
        if let attributed, !isLent { keepBeginning(of: attributed) }
        isLent = false
        (plain, attributed) = (newPlain, newAttributed)
        overrides = TextOverrides()
        show()
        valueChanged()
    }
    /// What the attributed text says of its beginning counts for what follows it. While it is shown, its other parts
    /// are in what was set before.
    private func keepBeginning(of text: NSAttributedString) {
        plainFont = overrides.font ?? text.font ?? plainFont
        plainColor = overrides.color ?? text.first(.foregroundColor) as? UIColor ?? plainColor
        plainAlignment = overrides.alignment ?? text.paragraph?.alignment ?? plainAlignment
    }
    final private(set) var attributed: NSAttributedString?
    /// As in UIKit: of attributed text, it is that of its beginning, and setting it shows the whole in it. What
    /// ``attributedText`` gives back stays as it was. A font that grows with the text size is as large as it is shown.
    open var font: UIFont! {
        get { givenFont.seen(with: traitCollection, following: adjustsFontForContentSizeCategory) }
        set {
            plainFont = newValue ?? .systemFont(ofSize: 17)
            overrides.font = attributed.map { _ in plainFont }
            show()
        }
    }
    /// The font as it was set.
    final var givenFont: UIFont { overrides.font ?? attributed?.font ?? plainFont }
    private var plainFont = UIFont.systemFont(ofSize: 17)
    /// What was set after the attributed text, which it is shown in.
    private var overrides = TextOverrides()
    /// As ``font``.
    open var textColor: UIColor! {
        get { overrides.color ?? attributed?.first(.foregroundColor) as? UIColor ?? plainColor }
        set {
            plainColor = newValue ?? .label
            overrides.color = attributed.map { _ in plainColor }
            show()
        }
    }
    private var plainColor = UIColor.label
    /// As in UIKit.
    open var highlightedTextColor: UIColor?
    /// As in UIKit.
    open var isHighlighted = false { didSet { show() } }
    /// As in UIKit.
    open var isEnabled = true { didSet { label?.isEnabled = isEnabled } }
    /// As in UIKit.
    open var shadowColor: UIColor?
    /// As in UIKit.
    open var shadowOffset = CGSize.zero
    /// As ``font``: paragraph styles say it for themselves, and setting it says it for all of them.
    open var textAlignment: NSTextAlignment {
        get { overrides.alignment ?? attributed?.paragraph?.alignment ?? plainAlignment }
        set {
            plainAlignment = newValue
            overrides.alignment = attributed.map { _ in newValue }
            show()
        }
    }
    private var plainAlignment = NSTextAlignment.natural
    /// As ``textAlignment``.
    open var lineBreakMode: NSLineBreakMode {
        get { overrides.lineBreakMode ?? attributed?.paragraph?.lineBreakMode ?? plainMode }
        set {
            plainMode = newValue
            overrides.lineBreakMode = attributed.map { _ in newValue }
            show()
        }
    }
    private var plainMode = NSLineBreakMode.byTruncatingTail
    /// As in UIKit.
    open var numberOfLines: Int {
        get { label?.numberOfLines ?? 1 }
        set {
            label?.numberOfLines = max(0, newValue)
            owner?.labelChanged()
        }
    }
    /// As in UIKit. While ``intrinsicContentSize`` is asked for the width that the layout has found, it is that, if nobody has
    /// said another one.
    open var preferredMaxLayoutWidth: CGFloat {
        get {
            let own = CGFloat(label?.preferredMaxLayoutWidth ?? 0)
            guard own == 0, numberOfLines != 1, let measuredWidth else { return own }
            return CGFloat(measuredWidth)
        }
        set { label?.preferredMaxLayoutWidth = newValue.isFinite ? Double(newValue) : 0 }
    }
    /// As in UIKit, but not for attributed text, and for several lines, too.
    open var adjustsFontSizeToFitWidth = false { didSet { scaleChanged() } }
    /// As in UIKit. 0 counts as a tenth.
    open var minimumScaleFactor: CGFloat = 0 { didSet { scaleChanged() } }
    private func scaleChanged() {
        let least = minimumScaleFactor > 0 ? Double(minimumScaleFactor) : 0.1
        label?.minimumScaleFactor = adjustsFontSizeToFitWidth ? least : 1
    }
    /// Kept, without effect.
    open var allowsDefaultTighteningForTruncation = false
    /// Kept, without effect.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Kept, without effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Kept, without effect.
    open var showsExpansionTextWhenTruncated = false

    private func show() {
        guard let label else { return }
        // Classes of one's own may say otherwise, of text that says nothing itself.
        let color = attributed == nil ? textColor ?? plainColor : plainColor
        let font: UIFont = attributed == nil ? font?.unseen(plainFont) ?? plainFont : plainFont
        label.font = font.shown(following: adjustsFontForContentSizeCategory).drawn
        label.textColor = (isHighlighted ? highlightedTextColor ?? color : color).value
        label.text = text ?? ""
        label.textAlignment = (attributed == nil ? textAlignment : plainAlignment).drawn
        label.lineBreakMode = (attributed == nil ? lineBreakMode : plainMode).drawn
        label.styledText = attributed?.styled(overrides)
        owner?.labelChanged()
    }

    override var placesContentAnyway: Bool { true }
    open override func layoutSubviews() {
        super.layoutSubviews()
        owner?.labelLaidOut()
    }

    open override var intrinsicContentSize: CGSize {
        guard wrapper.isOfApp, asked == nil else { return super.intrinsicContentSize }
        let preferred = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        let width = preferred ? preferredMaxLayoutWidth : measuredWidth.map { CGFloat($0) }
        return askedSize(forWidth: width ?? .infinity) { super.intrinsicContentSize }
    }

    override func fittingSize(_ size: CGSize) -> CGSize {
        // A single line is as long as its text, whatever room there is.
        let isLimited = numberOfLines != 1 && size.width > 0 && size.width.isFinite
        let width = isLimited ? size.width : .infinity
        let plain = { [node] in node.contentSize(forWidth: Double(width)).cg }
        let isAsked = wrapper.isOfApp && asked == nil
        let wish = isAsked ? askedSize(forWidth: width, plain: plain) : plain()
        return CGSize(width: min(wish.width, width), height: wish.height)
    }

    /// As in UIKit: where the text stands, in no more lines than are said, nor than the bounds are high for, but in one
    /// at least. What a class of one's own says here is how large the label would like to be.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: textSize(in: bounds, lines))
    }
    private func textSize(in bounds: CGRect, _ lines: Int) -> CGSize {
        if let asked, asked.bounds == bounds, lines == numberOfLines { return asked.plainSize() }
        guard let label else { return node.intrinsicContentSize.cg }
        let room = bounds.size
        let isWide = room.width == 0 || room.width >= Self.farAway / 2
        let width = isWide ? .infinity : Double(max(0, room.width))
        return label.textSize(
            inWidth: width, numberOfLines: lines,
            height: room.height > 0 ? Double(room.height) : .infinity
        ).cg
    }
    /// What a class of one's own is being asked, and what a plain label says to that.
    private var asked: (bounds: CGRect, plainSize: () -> CGSize)?
    /// Where there is no limit: insets are still to be seen there.
    private static let farAway: CGFloat = 16_777_216

    /// The size of what ``textRect(forBounds:limitedToNumberOfLines:)`` says for a width.
    private func askedSize(forWidth width: CGFloat, plain: @escaping () -> CGSize) -> CGSize {
        let room = CGSize(width: min(width, Self.farAway), height: Self.farAway)
        let bounds = CGRect(origin: .zero, size: room)
        asked = (bounds, plain)
        defer { asked = nil }
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// As in UIKit: called for each picture. A class of one's own that hands on another rectangle has the text stand in
    /// that, as one with room around it does.
    open func drawText(in rect: CGRect) { textArea = rect }
    private var textArea: CGRect?

    override func paintContent(_ rect: Rect, in canvas: any Canvas) {
        textArea = nil
        if let owner { owner.drawText(of: self) } else { drawText(in: bounds) }
        guard let area = textArea else { return }
        guard area != bounds, let label else { return super.paintContent(rect, in: canvas) }
        label.draw(in: Rect(area), on: canvas)
    }
}

/// Where text that was made smaller stands.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
extension Label {
    /// How large the text is in no more lines than are said, nor than there is height for, but in one at least.
    fileprivate func textSize(
        inWidth width: Double, numberOfLines lines: Int, height: Double
    ) -> Size {
        let most = max(0, lines)
        let all = textSize(inWidth: width, numberOfLines: most)
        if all.height <= height { return all }
        var (fitting, tooMany) = (1, 2)
        func fits(_ lines: Int) -> Bool {
            textSize(inWidth: width, numberOfLines: lines).height <= height
        }
        while fits(tooMany) { (fitting, tooMany) = (tooMany, tooMany * 2) }
        while tooMany - fitting > 1 {
            let middle = (fitting + tooMany) / 2
            if fits(middle) { fitting = middle } else { tooMany = middle }
        }
        return textSize(inWidth: width, numberOfLines: fitting)
    }
}
