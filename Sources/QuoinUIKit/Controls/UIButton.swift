import QuoinKit

/// Something to tap, with a title and a picture.
///
/// Its title and its picture are views in it, which it places itself. What is behind them it draws.
@preconcurrency @MainActor
open class UIButton: UIControl, UIButtonOfClass, LabelOwner, SizedByContent {
    /// What a button looks like. Those for information, to add and to close have a sign, of 22 points, or 30 to close.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// As in UIKit.
        public static var roundedRect: ButtonType { .system }
    }

    private var faces: [State.RawValue: ButtonFace] = [:]
    private let titleView = UILabel()
    private let subtitle = ButtonSubtitle()
    private let activity = ButtonActivity()
    private let imagePart = UIImageView()
    private var titleLines = ButtonTitleLines()
    private var toldBaselines = ToldBaselines()
    private var hasPlacedTitle = false
    private var updating = ConfigurationUpdating.done
    /// As in UIKit.
    public private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    /// As in UIKit.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        become(type)
    }
    /// Looks as buttons of a type do.
    final func become(_ type: ButtonType) {
        buttonType = type
        if type != .custom { titleView.font = .systemFont(ofSize: 15) }
        if let sign = type.sign { setImage(sign, for: .normal) }
        stateChanged()
    }
    /// As in UIKit.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }
    /// As in UIKit.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        // Observers are not told of what an initializer sets.
        show()
    }

    private func prepare() {
        titleView.font = .systemFont(ofSize: 18)
        titleView.lineBreakMode = .byTruncatingMiddle
        titleView.isHidden = true
        imagePart.isHidden = true
        titleView.owner = self
        addSubview(imagePart)
        addSubview(titleView)
        stateChanged()
    }

    /// As in UIKit.
    open var titleLabel: UILabel? { titleView }
    /// As in UIKit. It stands in the button while the configuration says a subtitle.
    open var subtitleLabel: UILabel? { subtitle.view }
    /// As in UIKit.
    open var imageView: UIImageView? { imagePart }
    /// As in UIKit.
    open var menu: UIMenu? { didSet { showChoice() } }
    /// What a button is for.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    /// Kept, without effect.
    open var role = Role.normal
    /// Kept, without effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Kept, without effect: the look for the state does not depend on it.
    open var automaticallyUpdatesConfiguration = true
    /// In which order its menu stands, as a number: menus know more than buttons.
    final var menuOrder = 0
    /// Kept, without effect.
    open var isPointerInteractionEnabled = false
    /// As in UIKit.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    /// As in UIKit.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    /// As in UIKit.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    /// Kept, without effect.
    open var adjustsImageWhenHighlighted = true
    /// Kept, without effect.
    open var adjustsImageWhenDisabled = true
    /// Kept, without effect.
    open var reversesTitleShadowWhenHighlighted = false
    /// Kept, without effect.
    open var showsTouchWhenHighlighted = false
    /// As in UIKit: a button that shows its ``menu`` has the title and the picture of what is chosen in that.
    open var changesSelectionAsPrimaryAction = false { didSet { showChoice() } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { showChoice() } }
    private func showChoice() {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return }
        guard let choice = menu?.selectedElements.first ?? menu?.firstChoice else { return }
        setTitle(choice.title, for: .normal)
        setImage(choice.image, for: .normal)
    }
    /// As in UIKit. What it says counts before what is said for the normal state, until that is set anew.
    open var configuration: Configuration? {
        didSet {
            if oldValue == nil, configuration != nil { plainFont = titleView.givenFont }
            if configuration == nil, let plainFont { titleView.font = plainFont }
            show()
        }
    }
    /// The title's font, for when no configuration says one.
    private var plainFont: UIFont?
    private var lineBreaks = ButtonLineBreaks()
    /// As in UIKit: called by ``updateConfiguration()``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// As in UIKit: ``updateConfiguration()`` is called with the next layout.
    open func setNeedsUpdateConfiguration() {
        // Buttons that nobody wants to update have no more to lay out.
        let isUpdated = configurationUpdateHandler != nil || type(of: self) != UIButton.self
        guard isUpdated, updating == .done else { return }
        updating = .needed
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }
    /// As in UIKit: called when the state or the tint has changed. What it changes does not call it again.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    private enum ConfigurationUpdating { case done, needed, underWay }
    private func updateConfigurationIfNeeded() {
        guard updating == .needed else { return }
        updating = .underWay
        updateConfiguration()
        updating = .done
    }
    open override func updateConstraints() {
        updateConfigurationIfNeeded()
        super.updateConstraints()
    }

    // MARK: Faces

    private func change(_ state: State, _ change: (inout ButtonFace) -> Void) {
        change(&faces[state.rawValue, default: ButtonFace()])
        show()
    }
    /// What is said for a state itself.
    final func said(for state: State) -> ButtonFace? { faces[state.rawValue] }
    /// What is said for a state, or else by the configuration, or else for the normal state.
    private func part<Part>(
        for state: State, _ configured: Part? = nil, _ part: (ButtonFace) -> Part?
    ) -> Part? {
        let own = state == .normal ? nil : faces[state.rawValue].flatMap(part)
        return own ?? configured ?? faces[State.normal.rawValue].flatMap(part)
    }
    /// As in UIKit.
    open func setTitle(_ title: String?, for state: State) {
        if state == .normal, configuration?.title != nil { configuration?.title = title }
        change(state) { $0.title = title }
    }
    /// As in UIKit.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title?.unchanging }
    }
    /// As in UIKit.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        if state == .normal, configuration?.baseForegroundColor != nil {
            configuration?.baseForegroundColor = color
        }
        change(state) { $0.color = color }
    }
    /// Neither called nor with an effect here.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    /// As in UIKit.
    open func setImage(_ image: UIImage?, for state: State) {
        if state == .normal, configuration?.image != nil { configuration?.image = image }
        change(state) { $0.image = image }
    }
    /// As in UIKit.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        change(state) { $0.background = image }
    }
    /// As in UIKit.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { change(state) { $0.symbolConfiguration = configuration } }
    /// As in UIKit.
    open func preferredSymbolConfigurationForImage(in state: State)
        -> UIImage.SymbolConfiguration?
    { part(for: state) { $0.symbolConfiguration } }
    /// As in UIKit.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    /// The picture with what is said of signs of the system's.
    private var shownImage: UIImage? {
        currentImage?.preferring(
            configuration?.preferredSymbolConfigurationForImage
                ?? currentPreferredSymbolConfiguration)
    }
    /// As in UIKit.
    open func title(for state: State) -> String? {
        part(for: state, configuration?.title) { $0.title }
    }
    /// As in UIKit.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        part(for: state) { $0.attributedTitle }
    }
    /// As in UIKit: white, unless it is said, in a button of the type `.custom`.
    open func titleColor(for state: State) -> UIColor? {
        part(for: state, configuration?.baseForegroundColor) { $0.color }
            ?? (isPlain ? .white : nil)
    }
    private var isPlain: Bool { buttonType == .custom && configuration == nil }
    /// As in UIKit.
    open func image(for state: State) -> UIImage? {
        part(for: state, configuration?.image) { $0.image }
    }
    /// As in UIKit.
    open func backgroundImage(for state: State) -> UIImage? { part(for: state) { $0.background } }
    /// As in UIKit.
    open var currentTitle: String? { title(for: state) }
    /// As in UIKit.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// As in UIKit.
    open var currentImage: UIImage? { image(for: state) }
    /// As in UIKit.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// As in UIKit.
    open var currentTitleColor: UIColor {
        if !isEnabled, isDimmed { return said(for: .disabled)?.color ?? .tertiaryLabel }
        return titleColor(for: state) ?? shownTint
    }

    /// Whether the title is grey while the button cannot be tapped, unless a colour is said for that.
    private var isDimmed: Bool {
        configuration != nil || buttonType != .custom && said(for: .normal)?.color == nil
    }

    override func stateChanged() {
        show()
        setNeedsUpdateConfiguration()
        super.stateChanged()
    }
    /// Shows what is said for the state that the button is in.
    private func show() {
        lineBreaks.apply(configuration?.titleLineBreakMode, to: titleView)
        if let font = configuration?.titleFont, titleView.givenFont != font {
            titleView.font = font
        }
        if let title = currentAttributedTitle {
            titleView.lend(title)
        } else {
            titleView.text = currentTitle
            titleView.textColor = currentTitleColor
            if let title = styledTitle { titleView.lend(title) }
        }
        titleView.isHidden = titleView.text?.isEmpty ?? true
        subtitle.show(configuration, currentTitleColor, in: self, above: titleView)
        activity.show(configuration, currentTitleColor, in: self, above: imagePart)
        imagePart.image = shownImage
        imagePart.isHidden = currentImage == nil || activity.shownView != nil
        node.setNeedsDisplay()
        contentChanged()
    }

    /// What the configuration says of the title's parts, where that is the title for the state.
    private var styledTitle: NSAttributedString? {
        guard let configuration, configuration.title == currentTitle else { return nil }
        return configuration.styledTitle(in: titleView.givenFont, currentTitleColor)
    }

    private func contentChanged() {
        // As in UIKit, a button without a configuration is as high as one line whatever its label says.
        let labels = [titleView, subtitle.shownView]
        node.contentDependsOnWidth =
            configuration != nil && labels.contains { $0.map { $0.numberOfLines != 1 } ?? false }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    final func labelChanged() { contentChanged() }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if currentAttributedTitle == nil {
            titleView.textColor = currentTitleColor
            // Where its parts have colours of their own, those stay.
            if styledTitle != nil || subtitle.shownView != nil || activity.shownView != nil {
                show()
            }
        }
        node.setNeedsDisplay()
        setNeedsUpdateConfiguration()
    }
    override var coversItself: Bool { configuration != nil || currentBackgroundImage != nil }
    override func paint(_ rect: Rect, in canvas: any Canvas) {
        let ground = Rect(backgroundRect(forBounds: bounds))
        configuration?.paintGround(
            in: ground, on: canvas, tint: shownTint, isEnabled: isEnabled, traits: node.traits)
        if let image = currentBackgroundImage {
            canvas.show(image, in: ground, traits: node.traits)
        }
        super.paint(rect, in: canvas)
    }

    // MARK: Places

    private var insets: UIEdgeInsets {
        guard let configuration else { return contentEdgeInsets }
        let insets = configuration.contentInsets
        return UIEdgeInsets(
            top: insets.top, left: isForward ? insets.leading : insets.trailing,
            bottom: insets.bottom, right: isForward ? insets.trailing : insets.leading)
    }
    private var isForward: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }
    private var arrangement: ButtonArrangement {
        let titles = titles
        return ButtonArrangement(
            titleSize: titles.isEmpty ? nil : { titles.size(in: $0) },
            imageSize: activity.shownView?.intrinsicContentSize ?? shownImage?.size,
            gap: configuration?.imagePadding ?? 0,
            placement: configuration?.imagePlacement ?? .leading, isForward: isForward,
            titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
    }

    private var titles: ButtonTitles {
        func size(of label: UILabel) -> (CGSize) -> CGSize { { label.size(asTitleIn: $0) } }
        return ButtonTitles(
            title: titleView.isHidden ? nil : size(of: titleView),
            subtitle: subtitle.shownView.map(size), padding: configuration?.titlePadding ?? 0,
            share: titlesShare)
    }
    private var titlesShare: CGFloat {
        let hasImage = currentImage != nil || activity.shownView != nil
        return switch configuration?.resolvedTitleAlignment(hasImage: hasImage) {
        case .center: 0.5
        case .trailing: isForward ? 1 : 0
        default: isForward ? 0 : 1
        }
    }

    // As in UIKit, a title without a picture and without insets of the button's own gets a little room above and below.
    private var isBare: Bool { insets == .zero && configuration == nil && currentImage == nil }
    /// As in UIKit, a button without a configuration and without a title is no lower than a line of one would be, but
    /// if it has a sign for its type.
    private var lineHeight: CGFloat {
        let keepsLine = configuration == nil && buttonType.sign == nil && titleView.isHidden
        return keepsLine ? titleView.font?.lineHeight ?? 0 : 0
    }
    /// How much less than it asks for it shows all of its title in: that stays in the middle.
    override var roomToSpare: CGSize {
        let (parts, wanted) = (arrangement.size, intrinsicContentSize)
        return CGSize(
            width: isBare ? wanted.width - parts.width : 0, height: wanted.height - parts.height)
    }
    open override var intrinsicContentSize: CGSize {
        let (arrangement, insets, isBare) = (arrangement, insets, isBare)
        let parts =
            measuredWidth.map {
                arrangement.size(within: CGFloat($0) - insets.left - insets.right)
            } ?? arrangement.size
        let room: CGFloat = isBare ? 6 : 0
        let wish = CGSize(
            width: parts.width + insets.left + insets.right,
            height: max(parts.height, lineHeight) + insets.top + insets.bottom + 2 * room)
        guard configuration == nil else { return wish }
        return CGSize(
            width: max(isBare ? 30 : 0, wish.width.rounded(.up)), height: wish.height.rounded(.up))
    }
    override func fittingSize(_ size: CGSize) -> CGSize {
        let wish = intrinsicContentSize
        guard node.contentDependsOnWidth, size.width > 0, size.width < wish.width else {
            return wish
        }
        return contentSize(forWidth: Double(size.width)).cg
    }

    /// As in UIKit.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    /// As in UIKit.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// As in UIKit.
    open func titleRect(forContentRect content: CGRect) -> CGRect {
        titles.places(in: arrangement.places(in: content).title).title
    }
    /// As in UIKit.
    open func imageRect(forContentRect content: CGRect) -> CGRect {
        arrangement.places(in: content).image
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        titleLines.align(
            [titleView] + [subtitle.madeView].compactMap { $0 },
            by: configuration?.titleAlignment, isForward: isForward)
        let content = contentRect(forBounds: bounds)
        if let label = subtitle.shownView, label.translatesAutoresizingMaskIntoConstraints {
            label.frame = titles.places(in: arrangement.places(in: content).title).subtitle
        }
        if titleView.translatesAutoresizingMaskIntoConstraints {
            titleView.frame = titleRect(forContentRect: content)
        }
        if imagePart.translatesAutoresizingMaskIntoConstraints {
            imagePart.frame = imageRect(forContentRect: content)
        }
        activity.place(in: imageRect(forContentRect: content))
        hasPlacedTitle = true
        labelLaidOut()
    }

    override var baselines: (first: Double, last: Double) { toldBaselines.tell(shownBaselines) }
    private var shownBaselines: (first: Double, last: Double) {
        let texts = (titleView.isHidden ? [] : [titleView]) + [subtitle.shownView].compactMap { $0 }
        guard let top = texts.first, let bottom = texts.last else { return super.baselines }
        let (first, last) = (top.baselines.first, bottom.baselines.last)
        guard hasPlacedTitle else {
            let room = CGSize(width: CGFloat.infinity, height: .infinity)
            let spare = Double(intrinsicContentSize.height - titles.size(in: room).height)
            return (first + spare / 2, last + spare / 2)
        }
        return (
            first + Double(top.frame.minY - bounds.minY),
            last + Double(bounds.maxY - bottom.frame.maxY)
        )
    }
    final func labelLaidOut() {
        if toldBaselines.differ(from: shownBaselines) { invalidateIntrinsicContentSize() }
    }
}
