import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A width that only what is in a view decides")
struct UnboundWidthTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    init() { window.name = "window" }

    private func field(_ name: String) -> TextField {
        let field = TextField()
        field.name = name
        field.placeholder = "Name"
        window.addSubview(field)
        return field
    }

    @Test(
        "is told of for a field at one edge, which is to end at the other",
        arguments: [true, false])
    func field(isAtStart: Bool) throws {
        let field = field("field")
        field.makeConstraints { make in
            make.top.equalToSuperview().inset(20)
            if isAtStart {
                make.left.equalTo(window.layoutMarginsGuide).inset(12)
            } else {
                make.right.equalTo(window.layoutMarginsGuide).inset(12)
            }
        }
        try window.mendOnlyFinding(
            .noWidth,
            isAtStart
                ? "field.right.equalTo(window.layoutMarginsGuide).inset(12)"
                : "field.left.equalTo(window.layoutMarginsGuide).inset(12)")
        // Margins of 8 at both sides, and 12 within.
        expectEqual([field.frame.minX, field.frame.maxX], [20, 300])
    }

    @Test(
        "is told of for a field beside a label, or before a button, as far from the edge as these")
    func row() throws {
        let (label, first) = (window.label("label", "Name"), field("first"))
        label.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        first.makeConstraints { make in
            make.left.equalTo(label.right).offset(8)
            make.centerY.equalTo(label)
        }
        // Both hug at 250.
        try window.mendOnlyFinding(
            .noWidth,
            "first.right.equalTo(window).inset(16)\n"
                + "first.contentHuggingHorizontalPriority = 249")
        // Two labels before it, of which the first is tied to the edge.
        let (left, right, third) = (
            window.label("leftmost", "A"), window.label("next", "B"), field("third")
        )
        left.makeConstraints { make in
            make.left.equalToSuperview().inset(24)
            make.top.equalToSuperview().inset(200)
        }
        right.makeConstraints { make in
            make.left.equalTo(left.right).offset(8)
            make.top.equalTo(left)
        }
        third.makeConstraints { make in
            make.left.equalTo(right.right).offset(8)
            make.centerY.equalTo(right)
        }
        try window.mendOnlyFinding(
            .noWidth,
            "third.right.equalTo(window).inset(24)\n"
                + "third.contentHuggingHorizontalPriority = 249")
        let (second, button) = (field("second"), Button("Send"))
        button.name = "button"
        window.addSubview(button)
        button.makeConstraints { make in
            make.right.bottom.equalToSuperview().inset(12)
            make.left.equalTo(second.right).offset(8)
        }
        second.makeConstraints { $0.centerY.equalTo(button) }
        try window.mendOnlyFinding(
            .noWidth,
            "second.left.equalTo(window).inset(12)\n"
                + "second.contentHuggingHorizontalPriority = 249")
    }

    @Test("is meant for a field in a stack, of a number, or within limits")
    func meant() {
        let (one, other) = (field("one"), field("other"))
        one.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
            make.right.lessThanOrEqualToSuperview().inset(16)
        }
        other.makeConstraints { make in
            make.left.equalToSuperview().inset(16)
            make.top.equalTo(one.bottom).offset(8)
            make.width.equalTo(80)
        }
        let stack = StackView()
        stack.axis = .vertical
        stack.alignment = .leading
        stack.addArrangedSubview(field("third"))
        window.addSubview(stack)
        stack.makeConstraints { make in
            make.left.equalToSuperview().inset(16)
            make.top.equalTo(other.bottom).offset(8)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("is told of for what scrolls, if its content is as wide as it")
    func scrolling() throws {
        let scroll = ScrollView()
        scroll.name = "scroll"
        window.addSubview(scroll)
        scroll.makeConstraints { make in
            make.top.bottom.equalToSuperview()
            make.right.equalToSuperview()
        }
        let content = scroll.plain("content")
        content.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(scroll)
        }
        let text = content.label("text", "Some words")
        text.makeConstraints { $0.edges.equalToSuperview().inset(8) }
        try window.mendOnlyFinding(.noWidth, "scroll.left.equalTo(window)")
        expectEqual(scroll.frame, Rect(0, 0, 320, 480))
        expectEqual(content.frame.width, 320)
    }

    @Test("of a text that could wrap is told of where it is cut by what it is in")
    func cutLine() throws {
        let text = textInCard(lines: 0)
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.outside], "\(findings)")
        let mend = try #require(findings.first?.mends.first)
        expectEqual(mend.description, "text.right.lessThanOrEqualTo(card).inset(12)")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectTrue(text.frame.maxX <= 276, "\(text.frame)")
    }

    @Test("of a text in one line may be cut, as what runs along is")
    func runningLine() {
        let text = textInCard(lines: 1)
        expectEqual(window.findings().map { $0.message }, [])
        expectTrue(text.frame.maxX > 288, "\(text.frame)")
    }

    private func textInCard(lines: Int) -> Label {
        let card = window.plain("card")
        card.clipsToBounds = true
        card.backgroundColor = .white
        card.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(16)
        }
        let words = String(repeating: "A long text ", count: 20)
        let text = card.label("text", words, lines: lines)
        text.makeConstraints { make in
            make.top.bottom.equalToSuperview().inset(12)
            make.left.equalToSuperview().inset(12)
        }
        return text
    }
}
