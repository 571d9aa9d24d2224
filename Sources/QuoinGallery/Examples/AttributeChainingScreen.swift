import QuoinKit

/// A reader with contents at the side: each panel in a statement or two.
///
/// Attributes that are compared with the same thing share one statement. What follows the relation is
/// for all of them: `inset` moves each edge inward, whichever it is. `and` and `with` change nothing,
/// and read well.
final class AttributeChainingScreen: Page, GalleryScreen {
    static let name = "attribute-chaining"
    static let title = "Attribute chaining"
    static let summary = "A reader: several attributes in one statement."

    init() {
        super.init(frame: .zero)
        name = "attribute-chaining"
        backgroundColor = .background
        let contents = View("contents", fill: .wash, cornerRadius: 8)
        let toolbar = View("toolbar", fill: .surface, isOutlined: true, cornerRadius: 8)
        let page = View("page", fill: .surface, isOutlined: true, cornerRadius: 8)
        [contents, toolbar, page].forEach(addSubview)

        contents.makeConstraints(when: !.accessibilityTextSize) { make in
            make.top.leading.and.bottom.equalToSuperview().inset(12)
            make.width.equalTo(100)
        }
        toolbar.makeConstraints(when: !.accessibilityTextSize) { make in
            make.top.and.trailing.equalToSuperview().inset(12)
            make.leading.equalTo(contents.trailing).offset(12)
        }
        // Large text has no room beside other text.
        contents.makeConstraints(when: .accessibilityTextSize) { make in
            make.top.leading.and.trailing.equalToSuperview().inset(12)
        }
        toolbar.makeConstraints(when: .accessibilityTextSize) { make in
            make.leading.and.trailing.equalTo(contents)
            make.top.equalTo(contents.bottom).offset(12)
        }
        toolbar.makeConstraints { make in
            make.height.greaterThanOrEqualTo(44)
        }
        page.makeConstraints { make in
            make.leading.and.trailing.equalTo(toolbar)
            make.top.equalTo(toolbar.bottom).offset(12)
            make.bottom.equalToSuperview().inset(12)
        }
        fill(contents)
        fill(toolbar: toolbar)
        fill(page: page)
    }

    private func fill(_ contents: View) {
        let heading = Label("contents.title", "Chapters", size: 14, isBold: true, wraps: true)
        let chapters = [
            Caption("contents.first", "The harbour", size: 12, wraps: true),
            Label("contents.second", "High tide", size: 12, isBold: true, wraps: true),
            Caption("contents.third", "The letter", size: 12, wraps: true),
        ]
        let lines = [heading] + chapters
        lines.forEach(contents.addSubview)
        lines.makeConstraints { make in
            make.leading.and.trailing.equalToSuperview().inset(12)
        }
        lines.stack(along: .vertical, spacing: 10, leadSpacing: 12)
        lines.last?.makeConstraints { make in
            make.bottom.lessThanOrEqualToSuperview().inset(12)
            make.bottom.equalToSuperview().inset(12).priority(.fittingSize)
        }
    }

    private func fill(toolbar: View) {
        let heading = Label("toolbar.title", "2. High tide", size: 14, isBold: true, wraps: true)
        let fonts = Button("toolbar.fonts", "Aa")
        fonts.font = Font(size: 14, isBold: true)
        fonts.contentInsets = EdgeInsets(horizontal: 8, vertical: 0)
        heading.contentCompressionResistanceHorizontalPriority = .medium
        [heading, fonts].forEach(toolbar.addSubview)
        heading.makeConstraints { make in
            make.leading.equalToSuperview().with.inset(12)
            make.trailing.lessThanOrEqualTo(fonts.leading).with.offset(-8)
            make.centerY.equalToSuperview()
            make.height.lessThanOrEqualToSuperview().with.inset(8)
        }
        fonts.makeConstraints { make in
            make.top.trailing.and.bottom.equalToSuperview().with.inset(8)
            make.width.greaterThanOrEqualTo(36)
        }
    }

    private func fill(page: View) {
        let text = Label(
            "page.text",
            "The water had come up to the third step when she saw the lamp on the pier go out. "
                + "Nobody put it out before ten. She took the oars from the wall and went down "
                + "to the boat, counting the steps that were left.",
            size: 14, wraps: true)
        page.addSubview(text)
        let column = page.addColumn()
        text.makeConstraints { make in
            make.top.equalToSuperview().with.inset(16)
            make.leading.and.trailing.equalTo(column).with.inset(16)
            make.bottom.lessThanOrEqualToSuperview().with.inset(16)
        }
    }
}
