/// A tab in a bar: its picture above its title, with a badge.
final class TabButton: UIControl {
    private let titleView = UILabel()
    private let imagePart = UIImageView()
    private let badge = UILabel()
    private let perform: () -> Void

    init(perform: @escaping () -> Void) {
        self.perform = perform
        super.init(frame: .zero)
        prepare()
    }
    required init?(coder: NSCoder) {
        perform = {}
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        imagePart.contentMode = .scaleAspectFit
        for label in [titleView, badge] { label.textAlignment = .center }
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.layer.cornerRadius = 9
        for part in [imagePart, titleView, badge] { addSubview(part) }
        let action = UIAction { [weak self] _ in
            if let self, isEnabled { perform() }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Shows a tab. What it does not say itself, the bar says of all: `looks`, or else a colour.
    func show(
        _ item: UITabBarItem, isSelected: Bool, color: UIColor, looks: UIBarItemStateAppearance
    ) {
        (self.isSelected, isEnabled) = (isSelected, item.isEnabled)
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title
        let state: UIControl.State = isSelected ? .selected : .normal
        titleView.text = item.title
        titleView.font =
            item.attribute(.font, for: state) ?? looks.titleTextAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: 10)
        let said = looks.titleTextAttributes[.foregroundColor] as? UIColor
        titleView.textColor =
            item.isEnabled
            ? item.attribute(.foregroundColor, for: state) ?? said ?? color : .tertiaryLabel
        imagePart.image = isSelected ? item.selectedImage ?? item.image : item.image
        imagePart.isHidden = imagePart.image == nil
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? looks.badgeBackgroundColor ?? .systemRed
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, size) = (bounds.width, imagePart.image?.size ?? .zero)
        let box = CGSize(width: min(size.width, width), height: min(size.height, 28))
        // What it shows stands 49 high, whatever more the bar covers.
        imagePart.frame = CGRect(
            x: (width - box.width) / 2, y: 18 - box.height / 2, width: box.width,
            height: box.height)
        let height = titleView.intrinsicContentSize.height
        titleView.frame = CGRect(
            x: 2, y: 40 - height / 2, width: max(0, width - 4), height: height)
        let marked = max(18, badge.intrinsicContentSize.width + 10)
        badge.frame = CGRect(x: width / 2 + 6, y: 2, width: marked, height: 18)
    }
}
