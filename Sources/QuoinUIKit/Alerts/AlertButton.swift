/// An answer that can be touched.
final class AlertButton: UIControl {
    private let title = UILabel()
    private let action: UIAlertAction?

    private static let margin: CGFloat = 12

    init(for action: UIAlertAction, isBold: Bool, size: CGFloat) {
        self.action = action
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        title.text = action.title
        title.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        title.textAlignment = .center
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
            title.centerXAnchor.constraint(equalTo: centerXAnchor),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
            title.widthAnchor.constraint(
                lessThanOrEqualTo: widthAnchor, constant: -2 * Self.margin
            ).withPriority(.required - 1),
        ])
        colour()
        let choose = UIAction { [weak self] _ in self?.action?.perform() }
        addAction(choose, for: .primaryActionTriggered)
    }
    required init?(coder: NSCoder) {
        action = nil
        super.init(coder: coder)
    }

    /// Whether the title stands in half of the given width as it is.
    func fits(halfOf width: CGFloat) -> Bool {
        title.intrinsicContentSize.width <= width / 2 - 2 * Self.margin
    }

    private func colour() {
        title.textColor =
            !isEnabled ? .tertiaryLabel : action?.style == .destructive ? .systemRed : tintColor
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }
}
