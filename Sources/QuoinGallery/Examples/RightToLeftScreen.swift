import QuoinKit

/// Settings as people see them who read from left to right, and beside them from right to left.
///
/// Both cards have the same constraints, with leading and trailing instead of left and right. What turns
/// one of them around is the direction of the views that its constraints are installed on. Advancing
/// turns both around, and makes no constraint anew.
final class RightToLeftScreen: View, GalleryScreen {
    static let name = "right-to-left"
    static let title = "Right to left"
    static let summary = "One list of settings, and its mirror image by direction of reading."
    static let stepCount = 1

    private let first = SettingsCard("first")
    private let second = SettingsCard("second")

    init() {
        super.init(frame: .zero)
        name = "right-to-left"
        backgroundColor = .background
        let bar = TitleBar("bar", "Settings")
        let note = Caption("note", Self.explanation, size: 14, wraps: true)
        let page = Page()
        [bar, page].forEach(addSubview)
        [first, second, note].forEach(page.addSubview)
        second.direction = .forceRightToLeft
        let margin = 16.0
        let isRow = !(TraitCondition.accessibilityTextSize && .compactWidth)

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        page.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.bottom.trailing.equalToSuperview()
        }
        first.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(margin)
        }
        second.makeConstraints { make in
            make.trailing.equalToSuperview().inset(margin)
            make.width.equalTo(first)
            make.when(isRow) {
                make.top.equalTo(first)
                make.leading.equalTo(first.trailing).offset(margin)
            }
            // On a phone, large text needs all of the width.
            make.when(!isRow) {
                make.top.equalTo(first.bottom).offset(margin)
                make.leading.equalTo(first)
            }
        }
        note.makeConstraints { make in
            make.top.equalTo(second.bottom).offset(margin)
            make.bottom.lessThanOrEqualToSuperview().inset(margin)
            make.leading.equalToSuperview().inset(margin)
            make.trailing.lessThanOrEqualToSuperview().inset(margin)
            // On a wide screen, lines end where they can still be read.
            make.trailing.equalToSuperview().inset(margin).priority(.high)
            make.width.lessThanOrEqualTo(480)
        }
    }

    func advance() {
        swap(&first.direction, &second.direction)
    }

    private static let explanation =
        "Leading is where lines begin: at the left in English, at the right in Hebrew."
}

/// A few settings below a heading.
private final class SettingsCard: View {
    /// Directions are not inherited: each view has its own.
    var direction = SemanticContentAttribute.forceLeftToRight {
        didSet { turn() }
    }
    private let heading: Label
    private let rows: [View]

    init(_ name: String) {
        heading = Label("\(name).heading", "English", isBold: true)
        rows = [
            SettingRow("\(name).sound", "Sound", "On", color: .accentRed),
            SettingRow("\(name).alarm", "Alarm", "7:00", color: .amber),
            SettingRow("\(name).light", "Light", "Auto", color: .violet),
        ]
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 8
        addSubview(heading)
        rows.forEach(addSubview)

        heading.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
        }
        rows.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
        }
        ([heading] + rows).stack(along: .vertical, spacing: 4, tailSpacing: 4)
        turn()
    }

    private func turn() {
        for view in [self] + rows {
            view.semanticContentAttribute = direction
        }
        heading.text = direction == .forceRightToLeft ? "Hebrew" : "English"
    }
}

/// A setting: icon and title where lines begin, its value where they end.
private final class SettingRow: View {
    init(_ name: String, _ title: String, _ value: String, color: Color) {
        super.init(frame: .zero)
        self.name = name
        let icon = Badge("\(name).icon", String(title.prefix(1)), side: 24, fill: color)
        let title = Label("\(name).title", title, size: 14)
        let value = Caption("\(name).value", value, size: 14)
        [icon, title, value].forEach(addSubview)
        // A long title has the room before its value has, but for some of it.
        title.contentCompressionResistanceHorizontalPriority = .medium
        value.contentCompressionResistanceHorizontalPriority = .low

        icon.makeConstraints { make in
            make.leading.equalToSuperview().inset(12)
            make.top.equalToSuperview().inset(6)
            make.when(!.accessibilityTextSize) { make.bottom.equalToSuperview().inset(6) }
        }
        title.makeConstraints { make in
            make.leading.equalTo(icon.trailing).offset(8)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
            make.when(!.accessibilityTextSize) { make.centerY.equalTo(icon) }
            make.when(.accessibilityTextSize) { make.top.equalTo(icon) }
        }
        value.makeConstraints(when: !.accessibilityTextSize) { make in
            make.leading.greaterThanOrEqualTo(title.trailing).offset(8)
            make.trailing.equalToSuperview().inset(12)
            make.width.greaterThanOrEqualTo(16)
            make.baseline.equalTo(title)
        }
        value.makeConstraints(when: .accessibilityTextSize) { make in
            make.leading.equalTo(title)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
            make.top.equalTo(title.bottom)
            make.bottom.equalToSuperview().inset(6)
        }
    }
}
