/// The view of a ``UIListContentConfiguration``.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let picture = CellImageView()
    private let label = UILabel()
    private let second = CellDetailLabel()
    private let texts = UIStackView()
    private let row = UIStackView()
    private var shown: UIListContentConfiguration
    private var edges: [NSLayoutConstraint] = []
    private var pictureSize: [NSLayoutConstraint] = []
    private var least: NSLayoutConstraint?

    /// As in UIKit.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        build()
        show()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        build()
        show()
    }

    /// As in UIKit: configurations of other types change nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            shown = new
            show()
        }
    }

    /// Where the text begins, from the leading side.
    final var textStart: CGFloat {
        layoutIfNeeded()
        let frame = convert(label.bounds, from: label)
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        return isForward ? frame.minX : bounds.width - frame.maxX
    }
    /// As in UIKit.
    open private(set) lazy var textLayoutGuide: UILayoutGuide? = guide(for: label)
    /// As in UIKit.
    open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = guide(for: second)
    /// As in UIKit.
    open private(set) lazy var imageLayoutGuide: UILayoutGuide? = guide(for: picture)
    private func guide(for view: UIView) -> UILayoutGuide {
        let isLaidOut = !node.mayNeedLayout
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        // Who asks after the layout is told at once.
        if isLaidOut { layoutIfNeeded() }
        return guide
    }

    private func build() {
        picture.setContentHuggingPriority(.required, for: .horizontal)
        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [label, second] { texts.addArrangedSubview(view) }
        for view in [picture, texts] { row.addArrangedSubview(view) }
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let least = heightAnchor.constraint(greaterThanOrEqualToConstant: shown.leastHeight)
            .whereRoomIs
        self.least = least
        edges = [
            row.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            bottomAnchor.constraint(greaterThanOrEqualTo: row.bottomAnchor).whereRoomIs,
            trailingAnchor.constraint(equalTo: row.trailingAnchor).whereRoomIs,
        ]
        let middle = row.centerYAnchor.constraint(equalTo: centerYAnchor)
        middle.priority = UILayoutPriority(998)
        NSLayoutConstraint.activate(edges + [middle, least])
        pictureSize = [
            picture.widthAnchor.constraint(equalToConstant: 0),
            picture.heightAnchor.constraint(equalToConstant: 0),
        ]
    }

    private func show() {
        let isBeside = shown.prefersSideBySideTextAndSecondaryText
        texts.axis = isBeside ? .horizontal : .vertical
        texts.spacing =
            isBeside
            ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
        second.setContentHuggingPriority(isBeside ? .required : .defaultLow, for: .horizontal)
        row.spacing = shown.imageToTextPadding
        Self.show(shown.text, shown.attributedText, shown.textProperties, on: label)
        Self.show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
            on: second)
        label.isHidden = label.text == nil && second.text != nil
        showPicture()
        let margins = shown.directionalLayoutMargins
        let sides = [margins.top, margins.leading, margins.bottom, margins.trailing]
        for (edge, room) in zip(edges, sides) { edge.constant = room }
        least?.constant = shown.leastHeight
        alpha = shown.alpha
    }

    private func showPicture() {
        let properties = shown.imageProperties
        picture.image = shown.image?.preferring(properties.preferredSymbolConfiguration)
        picture.tintColor = properties.resolvedTintColor(for: shownTint)
        picture.layer.cornerRadius = properties.cornerRadius
        picture.layer.borderWidth = properties.strokeWidth
        picture.layer.borderColor = properties.strokeColor?.cgColor
        picture.clipsToBounds = properties.cornerRadius > 0
        let size = picture.image?.size ?? .zero
        let (most, reserved) = (properties.maximumSize, properties.reservedLayoutSize)
        var scale: CGFloat = 1
        if most.width > 0, size.width > 0 { scale = min(scale, most.width / size.width) }
        if most.height > 0, size.height > 0 { scale = min(scale, most.height / size.height) }
        picture.contentMode = scale < 1 ? .scaleAspectFit : .center
        let width = reserved.width > 0 ? reserved.width : size.width * scale
        let height = reserved.height > 0 ? reserved.height : size.height * scale
        let isSaid = shown.image != nil && (scale < 1 || reserved.width > 0 || reserved.height > 0)
        for (side, length) in zip(pictureSize, [width, height]) {
            side.constant = length
            if side.isActive != isSaid { side.isActive = isSaid }
        }
    }

    private static func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, on label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map { properties.transform.applied(to: $0) }
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    fileprivate func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}
