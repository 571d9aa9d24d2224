import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What has neither a width nor a height, or is a line")
struct NoSizeTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    init() { window.name = "window" }

    /// Mends what is found, which is one thing, and leaves nothing.
    private func mendOnlyFinding() throws -> LayoutFinding {
        let findings = window.findings()
        expectEqual(findings.count, 1)
        let finding = try #require(findings.first)
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        return finding
    }

    @Test("is told once, and gets both at once, no more than half of what it sits on")
    func badge() throws {
        let (avatar, badge) = (ImageView(), window.plain("badge"))
        avatar.name = "avatar"
        window.insertSubview(avatar, at: 0)
        avatar.makeConstraints { make in
            make.left.top.equalToSuperview().inset(20)
            make.size.equalTo(64)
        }
        badge.makeConstraints { make in
            make.centerX.equalTo(avatar.right)
            make.centerY.equalTo(avatar.top)
        }
        let finding = try mendOnlyFinding()
        expectEqual(finding.kind, .noWidth)
        let beginning = "badge has no size: there are badge.centerX = avatar.right"
        expectTrue(finding.message.hasPrefix(beginning))
        expectTrue(finding.message.hasSuffix("how wide and how high it is (now 0 × 0)."))
        // 44 would be more than half of 64.
        expectEqual(finding.mends[0].description, "badge.size.equalTo(20)   // or what is meant")
    }

    @Test("is thin where its name says so", arguments: ["separator", "topDivider", "bottomLine"])
    func separator(name: String) throws {
        let (title, rule, text) = (window.label("title"), window.plain(name), window.label("text"))
        title.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        rule.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.top.equalTo(title.bottom).offset(12)
        }
        text.makeConstraints { make in
            make.left.equalTo(title)
            make.top.equalTo(rule.bottom).offset(12)
        }
        let finding = try mendOnlyFinding()
        expectEqual(finding.mends[0].description, "\(name).height.equalTo(1)")
        expectEqual(text.frame.minY, title.frame.maxY + 25)
    }

    @Test("is no line where a name only ends like one")
    func headline() throws {
        let headline = window.plain("headline")
        headline.makeConstraints { $0.left.right.top.equalToSuperview().inset(16) }
        let finding = try #require(window.findings().first)
        expectTrue(!finding.mends.contains { $0.description == "headline.height.equalTo(1)" })
    }

    @Test("is as wide as the stack that centres it, and not a square of a line's height")
    func acrossStack() throws {
        let (stack, rule) = (StackView(), View())
        (stack.name, rule.name) = ("stack", "rule")
        (stack.axis, stack.alignment) = (.vertical, .center)
        window.addSubview(stack)
        [Label("Subtotal"), rule, Label("Total")].forEach(stack.addArrangedSubview)
        stack.makeConstraints { $0.left.right.top.equalToSuperview().inset(16) }
        rule.makeConstraints { $0.height.equalTo(1) }
        let finding = try mendOnlyFinding()
        expectEqual(finding.mends.map { $0.description }, ["rule.width.equalTo(stack)"])
        expectEqual(rule.frame.width, 288)
    }

    @Test("is to blame rather than what is as high as what is in it")
    func wrapped() throws {
        let card = window.plain("card")
        let (avatar, text) = (card.plain("avatar"), card.label("text"))
        card.makeConstraints { $0.left.right.top.equalToSuperview().inset(16) }
        avatar.makeConstraints { make in
            make.left.top.equalToSuperview().inset(12)
            make.width.equalTo(64)
        }
        text.makeConstraints { make in
            make.left.right.bottom.equalToSuperview().inset(12)
            make.top.equalTo(avatar.bottom).offset(8)
        }
        let finding = try mendOnlyFinding()
        expectTrue(finding.message.hasPrefix("avatar has no height"))
        expectTrue(finding.message.hasSuffix("\ncard and text hang on it."))
        expectEqual(avatar.frame.size, Size(width: 64, height: 64))
        // 12 + 64 + 8 + the text + 12.
        expectEqual(card.frame.height, 96 + text.frame.height)
    }
}
