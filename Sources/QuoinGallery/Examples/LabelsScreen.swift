import Quoin

/// A recipe: names and values on lines, and a paragraph below.
///
/// Every label asks for the size of its text, and the priorities say who gives way. A name and a value
/// share the width of the card. If there is more than they need, the value gets it, because the name
/// hugs its text harder; if there is less, the value breaks into lines, because the name resists harder
/// to being made narrower.
final class LabelsScreen: Panel, GalleryScreen {
    static let name = "labels"
    static let title = "Labels"
    static let summary = "Names and values on lines, a paragraph below, and who gives way."

    init() {
        super.init("labels", fill: Palette.background)
        let heading = Caption("heading", "Tomato salad", size: 24, isBold: true)
        let card = Panel("card", fill: Palette.card, outline: Palette.line, cornerRadius: 10)
        let method = Caption(
            "method",
            "Tear the bread and toast it in oil until it is golden. Cut the tomatoes, salt "
                + "them, and leave them for ten minutes. Toss everything, and serve at once.",
            wraps: true)
        [heading, card, method].forEach(addSubview)

        heading.makeConstraints { make in
            make.top.left.right.equalToSuperview().inset(16)
        }
        card.makeConstraints { make in
            make.top.equalTo(heading.bottom).offset(12)
            make.left.right.equalToSuperview().inset(16)
        }
        method.makeConstraints { make in
            make.top.equalTo(card.bottom).offset(16)
            make.left.right.equalToSuperview().inset(16)
        }

        let serves = addLine("serves", "Serves", "2", to: card)
        let takes = addLine("takes", "Takes", "25 minutes", to: card)
        let needs = addLine(
            "needs", "Needs", "Bread, tomatoes, basil, olive oil, red onion", to: card)
        serves.makeConstraints { make in
            make.top.equalToSuperview().inset(12)
        }
        takes.makeConstraints { make in
            make.top.equalTo(serves.bottom).offset(8)
        }
        needs.makeConstraints { make in
            make.top.equalTo(takes.bottom).offset(8)
            make.bottom.equalToSuperview().inset(12)
        }
    }

    /// Adds a name, and a value after it.
    ///
    /// - Returns: the value, which is as high as the line.
    private func addLine(
        _ name: String, _ title: String, _ text: String, to card: Panel
    ) -> Caption {
        let label = Caption("\(name).name", title, color: Palette.faint)
        let value = Caption(
            "\(name).value", text, isBold: true, alignment: .end, wraps: true)
        [label, value].forEach(card.addSubview)
        label.contentHuggingHorizontalPriority = .high
        value.contentCompressionResistanceHorizontalPriority = .medium

        label.makeConstraints { make in
            make.left.equalToSuperview().inset(16)
            make.firstBaseline.equalTo(value)
        }
        value.makeConstraints { make in
            make.left.equalTo(label.right).offset(12)
            make.right.equalToSuperview().inset(16)
        }
        return value
    }
}
