/// Something to tap, with a title and a picture.
///
/// Its title and its picture are views in it, which it places itself.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// As in UIKit.
        public static var roundedRect: ButtonType { .system }
    }

    private var faces: [State.RawValue: ButtonFace] = [:]
    private let titleView = UILabel()
    private let imagePart = UIImageView()
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
        buttonType = type
        if type != .custom { titleView.font = .systemFont(ofSize: 15) }
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
        configurationChanged()
    }

    private func prepare() {
        titleView.font = .systemFont(ofSize: 18)
        titleView.lineBreakMode = .byTruncatingMiddle
        titleView.isHidden = true
        imagePart.isHidden = true
        addSubview(imagePart)
        addSubview(titleView)
        stateChanged()
    }

    /// As in UIKit.
    open var titleLabel: UILabel? { titleView }
    /// As in UIKit.
    open var imageView: UIImageView? { imagePart }
    /// As in UIKit.
    open var menu: UIMenu?
    /// As in UIKit.
    open var role = 0
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
    /// Kept, without effect.
    open var changesSelectionAsPrimaryAction = false
    /// As in UIKit.
    open var configuration: Configuration? { didSet { configurationChanged() } }
    /// As in UIKit.
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    /// As in UIKit.
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    /// Neither called nor with an effect here.
    open func updateConfiguration() {}

    // MARK: Faces

    private func change(_ state: State, _ change: (inout ButtonFace) -> Void) {
        change(&faces[state.rawValue, default: ButtonFace()])
        stateChanged()
    }
    private func shown<Part>(_ part: (ButtonFace) -> Part?) -> Part? {
        faces[state.rawValue].flatMap(part) ?? faces[State.normal.rawValue].flatMap(part)
    }
    /// As in UIKit.
    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    /// As in UIKit.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }
    /// As in UIKit.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        change(state) { $0.color = color }
    }
    /// Neither called nor with an effect here.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    /// As in UIKit.
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    /// As in UIKit.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        change(state) { $0.background = image }
    }
    /// Neither called nor with an effect here.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}
    /// As in UIKit.
    open func title(for state: State) -> String? {
        (faces[state.rawValue] ?? faces[0])?.title
    }
    /// As in UIKit.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        (faces[state.rawValue] ?? faces[0])?.attributedTitle
    }
    /// As in UIKit.
    open func titleColor(for state: State) -> UIColor? {
        (faces[state.rawValue] ?? faces[0])?.color
    }
    /// As in UIKit.
    open func image(for state: State) -> UIImage? { (faces[state.rawValue] ?? faces[0])?.image }
    /// As in UIKit.
    open func backgroundImage(for state: State) -> UIImage? {
        (faces[state.rawValue] ?? faces[0])?.background
    }
    /// As in UIKit.
    open var currentTitle: String? { shown { $0.title } }
    /// As in UIKit.
    open var currentAttributedTitle: NSAttributedString? { shown { $0.attributedTitle } }
    /// As in UIKit.
    open var currentImage: UIImage? { shown { $0.image } }
    /// As in UIKit.
    open var currentBackgroundImage: UIImage? { shown { $0.background } }
    /// As in UIKit.
    open var currentTitleColor: UIColor {
        shown { $0.color } ?? (buttonType == .custom ? .white : tintColor)
    }

    private func configurationChanged() {
        guard let configuration else { return }
        if let title = configuration.title { setTitle(title, for: .normal) }
        if let image = configuration.image { setImage(image, for: .normal) }
        if let color = configuration.baseForegroundColor { setTitleColor(color, for: .normal) }
        if let color = configuration.baseBackgroundColor ?? configuration.ground(tintColor) {
            backgroundColor = color
            layer.cornerRadius = 8
        }
        contentChanged()
    }

    override func stateChanged() {
        if let title = currentAttributedTitle {
            titleView.attributedText = title
        } else {
            titleView.text = currentTitle
            titleView.textColor = currentTitleColor
        }
        titleView.isHidden = titleView.text?.isEmpty ?? true
        imagePart.image = currentImage
        imagePart.isHidden = currentImage == nil
        contentChanged()
        super.stateChanged()
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if currentAttributedTitle == nil { titleView.textColor = currentTitleColor }
    }

    // MARK: Places

    private var insets: UIEdgeInsets {
        guard let configuration else { return contentEdgeInsets }
        let insets = configuration.contentInsets
        return UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    private var gap: CGFloat { configuration?.imagePadding ?? 0 }
    private var stacksParts: Bool {
        configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
    }
    private var titleSize: CGSize { titleView.isHidden ? .zero : titleView.intrinsicContentSize }
    private var imageSize: CGSize { currentImage?.size ?? .zero }
    private var partsSize: CGSize {
        let (title, image) = (titleSize, imageSize)
        let gap = titleView.isHidden || imagePart.isHidden ? 0 : self.gap
        return stacksParts
            ? CGSize(
                width: max(title.width, image.width), height: title.height + image.height + gap)
            : CGSize(
                width: title.width + image.width + gap, height: max(title.height, image.height))
    }

    open override var intrinsicContentSize: CGSize {
        let (parts, insets) = (partsSize, insets)
        // As in UIKit, a title without insets of the button's own gets a little room above and below.
        let isBare = insets == .zero && configuration == nil && !titleView.isHidden
        let room: CGFloat = isBare ? 6 : 0
        return CGSize(
            width: max(parts.width, isBare && parts.width < 30 ? 30 : 0) + insets.left
                + insets.right,
            height: parts.height + insets.top + insets.bottom + 2 * room)
    }
    override func fittingSize(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// As in UIKit.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    /// As in UIKit.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// As in UIKit.
    open func titleRect(forContentRect content: CGRect) -> CGRect { places(in: content).title }
    /// As in UIKit.
    open func imageRect(forContentRect content: CGRect) -> CGRect { places(in: content).image }

    private func places(in content: CGRect) -> (title: CGRect, image: CGRect) {
        var (title, image) = (titleSize, imageSize)
        let gap = titleView.isHidden || imagePart.isHidden ? 0 : self.gap
        if !stacksParts {
            let insets = titleEdgeInsets.left + titleEdgeInsets.right
            title.width = max(0, min(title.width, content.width - image.width - gap - insets))
        }
        image.height = max(0, min(image.height, content.height))
        let parts =
            stacksParts
            ? CGSize(
                width: max(title.width, image.width), height: title.height + image.height + gap)
            : CGSize(
                width: title.width + image.width + gap, height: max(title.height, image.height))
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .fill, .leading: content.minX
            case .right, .trailing: content.maxX - parts.width
            case .center: content.midX - parts.width / 2
            }
        let share: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: 1
            case .center, .fill: 0.5
            }
        func y(_ height: CGFloat) -> CGFloat { content.minY + (content.height - height) * share }
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let imageIsFirst = (configuration?.imagePlacement != .trailing) == isForward
        if stacksParts {
            let isAbove = configuration?.imagePlacement == .top
            let top = y(parts.height)
            return (
                CGRect(
                    x: x + (parts.width - title.width) / 2,
                    y: isAbove ? top + image.height + gap : top,
                    width: title.width, height: title.height),
                CGRect(
                    x: x + (parts.width - image.width) / 2,
                    y: isAbove ? top : top + title.height + gap, width: image.width,
                    height: image.height)
            )
        }
        return (
            CGRect(
                x: imageIsFirst ? x + image.width + gap : x, y: y(title.height), width: title.width,
                height: title.height
            ).offsetBy(shift(by: titleEdgeInsets)),
            CGRect(
                x: imageIsFirst ? x : x + title.width + gap, y: y(image.height), width: image.width,
                height: image.height
            ).offsetBy(shift(by: imageEdgeInsets))
        )
    }

    /// How far insets push a part: all the way from the edge that it stands at, and half of the way in the middle.
    private func shift(by insets: UIEdgeInsets) -> CGPoint {
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .fill, .leading: insets.left
            case .right, .trailing: -insets.right
            case .center: (insets.left - insets.right) / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: insets.top
            case .bottom: -insets.bottom
            case .center, .fill: (insets.top - insets.bottom) / 2
            }
        return CGPoint(x: x, y: y)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentRect(forBounds: bounds)
        if titleView.translatesAutoresizingMaskIntoConstraints {
            titleView.frame = titleRect(forContentRect: content)
        }
        if imagePart.translatesAutoresizingMaskIntoConstraints {
            imagePart.frame = imageRect(forContentRect: content)
        }
    }

    override var baselines: (first: Double, last: Double) {
        guard !titleView.isHidden else { return super.baselines }
        let spare = Double(intrinsicContentSize.height - titleSize.height) / 2
        let own = titleView.baselines
        return (own.first + spare, own.last + spare)
    }
}

/// What a button shows in a state.
private struct ButtonFace {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var background: UIImage?
}

extension CGRect {
    fileprivate func offsetBy(_ shift: CGPoint) -> CGRect { offsetBy(dx: shift.x, dy: shift.y) }
}
