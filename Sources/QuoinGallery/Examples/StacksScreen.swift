import QuoinKit

/// A profile made of stacks in stacks, with hardly a constraint of its own.
///
/// The card is a column. In it are a row that leaves the names what the portrait and the button do not need,
/// three equal figures, a row of a title, a count and a switch, and three buttons with equal gaps. Turning
/// the notifications off hides the count and puts a note in; the others make room. If the text is large, the
/// rows turn into columns.
final class StacksScreen: View, GalleryScreen {
    static let name = "stacks"
    static let title = "Stacks"
    static let summary = "A profile of rows and columns, in which a note comes and a count goes."
    static let stepCount = 1

    private let card = ProfileCard("card")

    init() {
        super.init(frame: .zero)
        name = "stacks"
        backgroundColor = .background
        let bar = TitleBar("bar", "Profile")
        let page = Page()
        [bar, page].forEach(addSubview)
        page.addSubview(card)
        let column = page.addColumn(limit: 440)

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        page.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.bottom.trailing.equalToSuperview()
        }
        card.makeConstraints { make in
            make.top.equalToSuperview().inset(12)
            make.leading.trailing.equalTo(column).inset(12)
            make.bottom.lessThanOrEqualToSuperview().inset(12)
        }
    }

    func advance() {
        card.toggleNotifications()
    }
}

/// Somebody, in four rows or five.
private final class ProfileCard: View {
    private let count = Badge("alerts.count", "3", side: 24, fill: .accentRed, isRound: true)
    private let alerts = Switch(isOn: true)
    private let note = Caption(
        "note", "You will not hear of messages until you turn this on again.", size: 14, wraps: true
    )
    private let rows = StackView()
    private lazy var header = makeHeader()
    private lazy var figures = makeFigures()
    private lazy var notifications = makeNotifications()
    private lazy var actions = makeActions()

    init(_ name: String) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 10
        attachNames(["rows": rows, "alerts.switch": alerts])
        rows.axis = .vertical
        rows.spacing = 10
        rows.isLayoutMarginsRelativeArrangement = true
        rows.layoutMargins = EdgeInsets(12)
        [header, figures, notifications, actions].forEach(rows.addArrangedSubview)
        addSubview(rows)
        rows.makeConstraints { make in
            make.edges.equalToSuperview()
        }
    }

    func toggleNotifications() {
        alerts.isOn.toggle()
        count.isHidden = !alerts.isOn
        if alerts.isOn {
            note.removeFromSuperview()
        } else {
            rows.insertArrangedSubview(note, at: 3)
        }
    }

    override func traitsDidChange(from previous: TraitCollection) {
        super.traitsDidChange(from: previous)
        // Large text needs all of the width.
        for row in [header, figures, notifications, actions] {
            row.axis = traits.textSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        }
    }

    // MARK: Rows

    /// Of equals the first one grows, so that the names do, and not the button.
    private func makeHeader() -> StackView {
        let portrait = Badge("portrait", "AL", side: 44, fill: .violet, isRound: true)
        let user = Label("user", "Ada Lovelace", isBold: true, wraps: true)
        let role = Caption("role", "Analyst, London", size: 12, wraps: true)
        let names = StackView("names", .vertical, [user, role], spacing: 2)
        names.alignment = .leading
        let follow = Button("follow", "Follow", style: .tinted)
        follow.font = Font(size: 14, isBold: true)
        follow.contentInsets = EdgeInsets(horizontal: 12, vertical: 6)
        for label in [user, role] {
            label.contentCompressionResistanceHorizontalPriority = .medium
        }
        let header = StackView("header", .horizontal, [portrait, names, follow], spacing: 12)
        header.alignment = .center
        return header
    }

    private func makeFigures() -> StackView {
        let figures = [
            FigurePanel("programs", "1", "Programs"), FigurePanel("notes", "7", "Notes"),
            FigurePanel("readers", "1,843", "Readers"),
        ]
        let row = StackView("figures", .horizontal, figures, spacing: 8)
        row.distribution = .fillEqually
        return row
    }

    private func makeNotifications() -> StackView {
        let title = Label("alerts.title", "Notifications", size: 14, wraps: true)
        title.contentCompressionResistanceHorizontalPriority = .medium
        let row = StackView("alerts", .horizontal, [title, count, alerts], spacing: 8)
        row.alignment = .center
        return row
    }

    private func makeActions() -> StackView {
        let buttons = ["Message", "Share", "Report"].map { title in
            let button = Button(title.lowercased(), title, style: .plain)
            button.font = Font(size: 14)
            button.contentInsets = EdgeInsets(horizontal: 4, vertical: 6)
            button.contentCompressionResistanceHorizontalPriority = .medium
            return button
        }
        let row = StackView("actions", .horizontal, buttons, spacing: 8)
        row.distribution = .equalSpacing
        return row
    }
}

/// A number above what it counts.
private final class FigurePanel: View {
    init(_ name: String, _ number: String, _ what: String) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .wash
        cornerRadius = 6
        let figure = Label("\(name).number", number, size: 18, isBold: true)
        let caption = Caption("\(name).caption", what, size: 12)
        let lines = StackView("\(name).lines", .vertical, [figure, caption])
        lines.alignment = .center
        addSubview(lines)
        lines.makeConstraints { make in
            make.edges.equalToSuperview().inset(6)
        }
    }
}

extension StackView {
    /// Makes a row or a column with a name.
    fileprivate convenience init(
        _ name: String, _ axis: Axis, _ views: [View], spacing: Double = 0
    ) {
        self.init(arrangedSubviews: views)
        self.name = name
        self.axis = axis
        self.spacing = spacing
    }
}
