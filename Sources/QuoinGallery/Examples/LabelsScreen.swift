import QuoinKit

/// A recipe: names and values on lines, and a paragraph below.
///
/// Every label asks for the size of its text, and the priorities say who gives way. A name and a value
/// share the width of the card. If there is more than they need, the value gets it, because the name
/// hugs its text harder; if there is less, the value breaks into lines, because the name resists harder
/// to being made narrower. All names are as wide as the longest of them.
final class LabelsScreen: Page, GalleryScreen {
    static let name = "labels"
    static let title = "Labels"
    static let summary = "Names and values on lines, a paragraph below, and who gives way."

    init() {
        super.init(frame: .zero)
        name = "labels"
        backgroundColor = .background
        let heading = Label("heading", "Tomato salad", size: 24, isBold: true, wraps: true)
        let card = View("card", fill: .surface, isOutlined: true, cornerRadius: 10)
        let method = Label(
            "method",
            "Tear the bread and toast it in oil until it is golden. Cut the tomatoes, salt "
                + "them, and leave them for ten minutes. Toss everything, and serve at once.",
            wraps: true)
        [heading, card, method].forEach(addSubview)
        let column = addColumn(isLowered: true)

        heading.makeConstraints { make in
            make.top.leading.trailing.equalTo(column).inset(16)
        }
        card.makeConstraints { make in
            make.top.equalTo(heading.bottom).offset(12)
            make.leading.trailing.equalTo(heading)
        }
        method.makeConstraints { make in
            make.top.equalTo(card.bottom).offset(16)
            make.leading.trailing.equalTo(heading)
            make.bottom.lessThanOrEqualToSuperview().inset(16)
        }

        let serves = addLine("serves", "Serves", "2", to: card)
        let takes = addLine("takes", "Takes", "25 minutes", to: card)
        let needs = addLine(
            "needs", "Needs", "Bread, tomatoes, basil, olive oil, red onion", to: card)
        let lines = [serves, takes, needs]
        lines.map(\.name).equal(.width)
        lines.map(\.row).stack(along: .vertical, spacing: 8, leadSpacing: 12, tailSpacing: 12)
    }

    /// Adds a name and a value after it, or below it if the text is large.
    ///
    /// - Returns: the name, and the row that both are in.
    private func addLine(
        _ line: String, _ title: String, _ text: String, to card: View
    ) -> (name: Label, row: LayoutGuide) {
        let row = LayoutGuide(identifier: line)
        card.addLayoutGuide(row)
        let name = Caption("\(line).name", title)
        let value = Label("\(line).value", text, isBold: true, wraps: true)
        [name, value].forEach(card.addSubview)
        name.contentHuggingHorizontalPriority = .low + 1
        value.contentCompressionResistanceHorizontalPriority = .medium

        row.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(16)
        }
        name.makeConstraints { make in
            make.leading.equalTo(row)
            make.when(!.accessibilityTextSize) { make.firstBaseline.equalTo(value) }
            make.when(.accessibilityTextSize) { make.top.equalTo(row) }
        }
        value.makeConstraints { make in
            make.trailing.bottom.equalTo(row)
            make.when(!.accessibilityTextSize) {
                make.top.equalTo(row)
                make.leading.equalTo(name.trailing).offset(12)
            }
            make.when(.accessibilityTextSize) {
                make.top.equalTo(name.bottom)
                make.leading.equalTo(row)
            }
        }
        return (name, row)
    }
}
