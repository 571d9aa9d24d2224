import QuoinKit

/// The settings of a phone, in a table whose rows are as tall as what is in them.
///
/// Headings, settings and footnotes are cells of a few kinds, each used again for other rows of its kind.
/// No row says how tall it is: a footnote wraps, a setting is no lower than a finger needs it, and what is
/// set stands below its title if the text is large. When the network is switched off, its row goes, and the footnote says something else.
final class SettingsTableScreen: View, GalleryScreen {
    static let name = "settings-table"
    static let title = "Settings table"
    static let summary = "Rows as tall as their text, of which one comes and goes."
    static let stepCount = 1

    private let table = TableView()
    private let phone = PhoneSettings()

    init() {
        super.init(frame: .zero)
        name = "settings-table"
        backgroundColor = .background
        let bar = TitleBar("bar", "Settings")
        table.name = "table"
        table.dataSource = phone
        [table, bar].forEach(addSubview)
        let column = addColumn()

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        table.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.bottom.trailing.equalTo(column)
        }
    }

    /// Switches the wireless network off, or on again.
    func advance() {
        phone.isWireless.toggle()
        if phone.isWireless {
            table.insertRows(at: [PhoneSettings.networkRow])
        } else {
            table.deleteRows(at: [PhoneSettings.networkRow])
        }
        table.reloadRows(at: phone.rowsAboutWireless)
    }
}

// MARK: What there is to set

/// The rows of the table.
private final class PhoneSettings: TableViewDataSource {
    /// The row that is there only while the phone is wireless.
    static let networkRow = 2

    var isWireless = true

    /// The switch, and the footnote three rows below it, or two if the network is not between them.
    var rowsAboutWireless: [Int] { [1, isWireless ? 4 : 3] }

    private var rows: [Row] {
        let network = [Row("network", .value("Network", .accentBlue, "Harbour"))]
        let footnote =
            isWireless
            ? "Apps may learn where you are from networks that are nearby."
            : "Off until you switch it on again, or until seven in the morning."
        return [
            Row("connections", .heading("CONNECTIONS")),
            Row("wireless", .toggle("Wireless", .accentBlue, isWireless)),
        ] + (isWireless ? network : []) + [
            Row("flight", .toggle("Flight mode", .amber, false)),
            Row("connections note", .footnote(footnote)),
            Row("display", .heading("DISPLAY")),
            Row("text", .value("Text size", .violet, "Large")),
            Row("night", .toggle("Dark by night", .violet, true)),
            Row("display note", .footnote("Follows the sun, at home as on a journey.")),
            Row("general", .heading("GENERAL")),
            Row("language", .value("Language", .accentGreen, "English")),
            Row("storage", .value("Storage", .accentRed, "12 GB left")),
            Row("updates", .toggle("Update by itself", .accentGreen, true)),
            Row("general note", .footnote("At night, and while the phone is being charged.")),
        ]
    }

    func numberOfRows(in tableView: TableView) -> Int { rows.count }

    func tableView(_ tableView: TableView, cellForRowAt number: Int) -> TableViewCell {
        let row = rows[number]
        switch row.content {
        case .heading(let text):
            let cell = tableView.dequeueReusableCell(withIdentifier: "heading") { HeadingCell() }
            cell.show(row.name, text)
            return cell
        case .footnote(let text):
            let cell = tableView.dequeueReusableCell(withIdentifier: "footnote") { FootnoteCell() }
            cell.show(row.name, text)
            return cell
        case .value(let title, let fill, let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "value") { ValueCell() }
            cell.show(row.name, title, fill: fill, isLast: rows[number + 1].isFootnote)
            cell.show(row.name, value: value)
            return cell
        case .toggle(let title, let fill, let isOn):
            let cell = tableView.dequeueReusableCell(withIdentifier: "toggle") { ToggleCell() }
            cell.show(row.name, title, fill: fill, isLast: rows[number + 1].isFootnote)
            cell.show(row.name, isOn: isOn)
            return cell
        }
    }
}

/// What one row shows.
private struct Row {
    enum Content {
        case heading(String)
        case value(String, Color, String)
        case toggle(String, Color, Bool)
        case footnote(String)
    }

    let name: String
    let content: Content

    init(_ name: String, _ content: Content) {
        self.name = name
        self.content = content
    }

    var isFootnote: Bool {
        if case .footnote = content { true } else { false }
    }
}

// MARK: Cells

/// What a group of settings is about, and the line at which the group begins.
private final class HeadingCell: TableViewCell {
    private let text = Caption("", "", size: 12, wraps: true)
    private let line = View("", fill: .line)

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        [text, line].forEach(addSubview)
        text.makeConstraints { make in
            make.top.equalToSuperview().inset(20)
            make.leading.equalToSuperview().inset(16)
            make.trailing.lessThanOrEqualToSuperview().inset(16)
        }
        line.makeConstraints { make in
            make.top.equalTo(text.bottom).offset(6)
            make.leading.bottom.trailing.equalToSuperview()
            make.height.equalTo(1)
        }
    }

    func show(_ name: String, _ text: String) {
        self.name = name
        self.text.text = text
        attachNames(["\(name).text": self.text, "\(name).line": line])
    }
}

/// A few words below a group, in as many lines as they take.
private final class FootnoteCell: TableViewCell {
    private let text = Caption("", "", size: 12, wraps: true)

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(text)
        text.makeConstraints { make in
            make.top.equalToSuperview().inset(6)
            make.leading.trailing.equalToSuperview().inset(16)
            make.bottom.equalToSuperview()
        }
    }

    func show(_ name: String, _ text: String) {
        self.name = name
        self.text.text = text
        self.text.name = "\(name).text"
    }
}

/// An icon, a title, and at the other end what is set.
private class SettingCell: TableViewCell {
    private let icon = Badge("", "", side: 28, fill: .accentBlue)
    private let title = Label("", "", wraps: true)
    private let line = View("", fill: .line)

    /// Where titles begin: after the icon, and as much before that as behind it.
    private static let textInset = 16.0 + 28 + 16

    init(setBy control: View) {
        super.init(frame: .zero)
        [icon, title, control, line].forEach(addSubview)
        // A long title wraps, and a value never.
        title.contentCompressionResistanceHorizontalPriority = .medium

        makeConstraints { make in
            make.height.greaterThanOrEqualTo(44)
        }
        icon.makeConstraints { make in
            make.leading.equalToSuperview().inset(16)
            make.centerY.equalToSuperview()
        }
        title.makeConstraints { make in
            make.leading.equalToSuperview().inset(Self.textInset)
            make.trailing.lessThanOrEqualToSuperview().inset(16)
            make.when(!.accessibilityTextSize) {
                make.centerY.equalToSuperview()
                make.height.lessThanOrEqualToSuperview().inset(10)
            }
            make.when(.accessibilityTextSize) { make.top.equalToSuperview().inset(10) }
        }
        control.makeConstraints { make in
            make.when(!.accessibilityTextSize) {
                make.leading.greaterThanOrEqualTo(title.trailing).offset(12)
                make.trailing.equalToSuperview().inset(16)
                make.centerY.equalToSuperview()
            }
            make.when(.accessibilityTextSize) {
                make.leading.equalTo(title)
                make.trailing.lessThanOrEqualToSuperview().inset(16)
                make.top.equalTo(title.bottom).offset(4)
                make.bottom.equalToSuperview().inset(10)
            }
        }
        line.makeConstraints { make in
            make.bottom.trailing.equalToSuperview()
            make.height.equalTo(1)
        }
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        canvas.fill(rect, color: controlColors.surface, cornerRadius: 0)
    }

    func show(_ name: String, _ title: String, fill: Color, isLast: Bool) {
        self.name = name
        self.title.text = title
        icon.show(String(title.prefix(1)), fill: fill)
        attachNames(["\(name).icon": icon, "\(name).title": self.title, "\(name).line": line])
        // Between settings the line leaves the icons free; the last one ends the group.
        line.updateConstraints { make in
            make.leading.equalToSuperview().offset(isLast ? 0 : Self.textInset)
        }
    }
}

/// A setting that is one of several.
private final class ValueCell: SettingCell {
    private let value = Caption("", "")

    init() {
        super.init(setBy: value)
    }

    func show(_ name: String, value text: String) {
        value.text = text
        value.name = "\(name).value"
    }
}

/// A setting that is on or off.
private final class ToggleCell: SettingCell {
    private let toggle = Switch()

    init() {
        super.init(setBy: toggle)
    }

    func show(_ name: String, isOn: Bool) {
        toggle.isOn = isOn
        toggle.name = "\(name).switch"
    }
}
