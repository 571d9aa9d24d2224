/// The view of a ``UIContentUnavailableConfiguration``: what it says stands in the middle of the safe area.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private let ground = BackgroundView()
    private let column = UIStackView()
    private let wheel = UIActivityIndicatorView(style: .large)
    private let picture = UIImageView()
    private let label = UILabel()
    private let second = UILabel()
    private let button = UnavailableButton()
    private let secondButton = UnavailableButton()
    private var pictureSize: [NSLayoutConstraint] = []
    private var shown: UIContentUnavailableConfiguration

    /// As in UIKit.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        build()
        show()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        build()
        show()
    }

    /// As in UIKit: configurations of other types change nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            show()
        }
    }
    /// Kept, without effect: what is too high reaches out of the view.
    open var isScrollEnabled = true

    private var parts: [UIView] {
        [wheel, picture, label, second, button.view, secondButton.view]
    }

    private func build() {
        addSubview(ground)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        parts.forEach(column.addArrangedSubview)
        addSubview(column)
        let (area, size) = (layoutMarginsGuide, [picture.widthAnchor, picture.heightAnchor])
        let middle = column.centerYAnchor.constraint(equalTo: area.centerYAnchor)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor).whereRoomIs,
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor).whereRoomIs,
            middle.whereRoomIs,
        ])
        pictureSize = size.map { $0.constraint(equalToConstant: 0) }
    }

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        column.alignment = shown.alignment == .center ? .center : .leading
        showWheel()
        showPicture()
        show(shown.text, shown.attributedText, shown.textProperties, on: label)
        show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
            on: second)
        button.show(shown.button, shown.buttonProperties)
        secondButton.show(shown.secondaryButton, shown.secondaryButtonProperties)
        space()
        ground.show(shown.background)
        setNeedsLayout()
    }

    private func showWheel() {
        let turns = shown.isLoading && shown.image == nil
        wheel.color = shown.imageProperties.tintColor
        if turns != wheel.isAnimating {
            turns ? wheel.startAnimating() : wheel.stopAnimating()
        }
    }

    private func showPicture() {
        let properties = shown.imageProperties
        var image = shown.image
        if let symbol = image, symbol.isSymbolImage {
            image =
                properties.preferredSymbolConfiguration
                .flatMap(symbol.applyingSymbolConfiguration) ?? symbol
        }
        picture.image = image
        picture.isHidden = image == nil
        picture.tintColor = properties.tintColor
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        picture.contentMode = .scaleAspectFit
        let (size, most) = (image?.size ?? .zero, properties.maximumSize)
        var scale: CGFloat = 1
        if most.width > 0, size.width > 0 { scale = min(scale, most.width / size.width) }
        if most.height > 0, size.height > 0 { scale = min(scale, most.height / size.height) }
        for (side, length) in zip(pictureSize, [size.width, size.height]) {
            side.constant = length * scale
            if side.isActive != (scale < 1) { side.isActive = scale < 1 }
        }
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, on label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (label.text ?? "").isEmpty
    }

    /// Puts between each two that are there what the configuration says.
    private func space() {
        let present = parts.filter { !$0.isHidden }
        for (part, next) in zip(present, present.dropFirst()) {
            column.setCustomSpacing(padding(between: part, and: next), after: part)
        }
    }
    private func padding(between part: UIView, and next: UIView) -> CGFloat {
        switch next {
        case secondButton.view where part === button.view: shown.buttonToSecondaryButtonPadding
        case button.view, secondButton.view: shown.textToButtonPadding
        case second where part === label: shown.textToSecondaryTextPadding
        default: shown.imageToTextPadding
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.place(in: bounds)
    }
}

/// A button of what says that there is nothing to show.
@MainActor
final class UnavailableButton {
    let view = UIButton(configuration: .plain())
    private var action: UIAction?

    func show(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        let next = properties.primaryAction
        var configuration = configuration
        if configuration.title == nil, let title = next?.title, !title.isEmpty {
            configuration.title = title
        }
        configuration.image = configuration.image ?? next?.image
        view.configuration = configuration
        view.isHidden = (configuration.title ?? "").isEmpty && configuration.image == nil
        view.isEnabled = properties.isEnabled
        view.menu = properties.menu
        view.role = properties.role
        guard action !== next else { return }
        action.map { view.removeAction($0, for: .primaryActionTriggered) }
        action = next
        next.map { view.addAction($0, for: .primaryActionTriggered) }
    }
}
