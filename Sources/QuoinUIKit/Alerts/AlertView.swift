/// What a question shows. It is made of what the controller says when that is laid out next.
final class AlertView: UIView {
    private weak var alert: UIAlertController?
    /// Whether it stands beside something, where whoever touches what is around it cancels.
    var isPopover = false {
        didSet {
            if isPopover != oldValue { setNeedsContents() }
        }
    }
    private var isOutdated = true
    private var cards: [AlertCard] = []

    private static let alertRow: CGFloat = 44
    private static let sheetRow: CGFloat = 57
    private static let gap: CGFloat = 8
    /// How much it matters that the cards end with the view, which an app may have put where there is no room for them.
    private static let end: UILayoutPriority = .required - 1
    private static let spaceAboveFields: CGFloat = 16

    init(of controller: UIAlertController) {
        alert = controller
        super.init(frame: CGRect(x: 0, y: 0, width: 270, height: 0))
        setNeedsUpdateConstraints()
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func setNeedsContents() {
        isOutdated = true
        setNeedsUpdateConstraints()
    }
    override func updateConstraints() {
        if isOutdated { makeContents() }
        super.updateConstraints()
    }

    private func makeContents() {
        isOutdated = false
        for card in cards { card.removeFromSuperview() }
        guard let alert else { return }
        cards = alert.preferredStyle == .alert ? [alertCard(alert)] : sheetCards(alert)
        var above: AlertCard?
        for card in cards {
            // Behind what an app has put into it.
            insertSubview(card, at: 0)
            let top =
                above.map {
                    card.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: Self.gap)
                }
                ?? card.topAnchor.constraint(equalTo: topAnchor)
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: leadingAnchor), top,
                card.trailingAnchor.constraint(equalTo: trailingAnchor).withPriority(Self.end),
            ])
            above = card
        }
        above?.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(Self.end).isActive = true
    }

    // MARK: An alert

    private func alertCard(_ alert: UIAlertController) -> AlertCard {
        let buttons = inOrder(alert.actions).map { action in
            AlertButton(for: action, isBold: isBold(action, in: alert), size: 17)
        }
        let areBeside = buttons.count == 2 && buttons.allSatisfy { $0.fits(halfOf: bounds.width) }
        return AlertCard(
            question(alert), areBeside ? cancelFirst(buttons, alert) : buttons,
            rowHeight: Self.alertRow, areBeside: areBeside)
    }

    /// The one that cancels comes last, in a column.
    private func inOrder(_ actions: [UIAlertAction]) -> [UIAlertAction] {
        actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    }
    /// Beside another one, the one that cancels comes first.
    private func cancelFirst(
        _ buttons: [AlertButton], _ alert: UIAlertController
    ) -> [AlertButton] {
        alert.actions.contains { $0.style == .cancel } ? buttons.reversed() : buttons
    }

    private func isBold(_ action: UIAlertAction, in alert: UIAlertController) -> Bool {
        if let preferred = alert.preferredAction { return action === preferred }
        return action.style == .cancel
    }

    // MARK: A sheet of actions

    private func sheetCards(_ alert: UIAlertController) -> [AlertCard] {
        func card(_ question: UIView?, _ actions: [UIAlertAction]) -> AlertCard? {
            guard question != nil || !actions.isEmpty else { return nil }
            let buttons = actions.map { action in
                AlertButton(for: action, isBold: isBold(action, in: alert), size: 20)
            }
            let card = AlertCard(question, buttons, rowHeight: Self.sheetRow)
            // Nothing is dimmed behind it.
            if isPopover { card.drawBorder() }
            return card
        }
        let main = card(question(alert), alert.actions.filter { $0.style != .cancel })
        let cancels = alert.actions.filter { $0.style == .cancel }
        return [main, isPopover ? nil : card(nil, cancels)].compactMap { $0 }
    }

    // MARK: What is asked

    private func question(_ alert: UIAlertController) -> UIView? {
        let isAlert = alert.preferredStyle == .alert
        var parts: [UIView] = []
        if let title = alert.title, !title.isEmpty {
            parts.append(
                text(title, .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold), isAlert))
        }
        if let message = alert.message, !message.isEmpty {
            parts.append(text(message, .systemFont(ofSize: 13), isAlert))
        }
        let lastText = parts.last
        if isAlert { parts += alert.textFields ?? [] }
        guard !parts.isEmpty else { return nil }
        let column = UIStackView(arrangedSubviews: parts)
        column.axis = .vertical
        column.spacing = isAlert ? 4 : 8
        if let lastText, lastText !== parts.last {
            column.setCustomSpacing(Self.spaceAboveFields, after: lastText)
        }
        for field in parts where field is UITextField {
            column.setCustomSpacing(Self.gap, after: field)
        }
        // It keeps its height: where there is less, it scrolls, and where there is more, nothing is stretched.
        for part in parts {
            part.setContentHuggingPriority(.required, for: .vertical)
            part.setContentCompressionResistancePriority(.required, for: .vertical)
        }
        column.isLayoutMarginsRelativeArrangement = true
        let height: CGFloat = isAlert ? 20 : 14
        column.layoutMargins = UIEdgeInsets(top: height, left: 16, bottom: height, right: 16)
        return column
    }

    private func text(_ string: String, _ font: UIFont, _ isAlert: Bool) -> UILabel {
        let label = UILabel()
        label.text = string
        label.font = font
        label.textColor = isAlert ? .label : .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
