import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What keeps a view inside")
struct OutsideMendTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    init() { window.name = "window" }

    private func mendOnlyFinding() throws -> LayoutFinding {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.outside])
        let finding = try #require(findings.first)
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        return finding
    }

    @Test("is what it runs into on the way out, which is to keep its size")
    func badge() throws {
        let name = window.label("name", String(repeating: "A long name ", count: 5))
        let badge = window.label("badge", "PRO")
        name.makeConstraints { $0.left.top.equalToSuperview().inset(12) }
        badge.makeConstraints { $0.right.top.equalToSuperview().inset(12) }
        window.layoutIfNeeded()
        let width = badge.frame.width
        let finding = try mendOnlyFinding()
        expectEqual(
            finding.mends[0].description,
            "name.right.lessThanOrEqualTo(badge.left).offset(-8)\n"
                + "badge.contentCompressionResistanceHorizontalPriority = 751")
        expectEqual(badge.frame.width, width)
        expectEqual(name.frame.maxX, badge.frame.minX - 8)
    }

    @Test(
        "is the edge that is missing, as far from the area that the other one is tied to, beneath a veil, too",
        arguments: [false, true], [false, true])
    func missingEdge(isVeiled: Bool, isAtEnd: Bool) throws {
        let text = window.label("text", String(repeating: "A long text ", count: 20), lines: 0)
        text.makeConstraints { make in
            make.top.equalToSuperview().inset(20)
            if isAtEnd {
                make.left.equalTo(window.layoutMarginsGuide).inset(12)
            } else {
                make.right.equalTo(window.layoutMarginsGuide).inset(12)
            }
        }
        if isVeiled {
            let veil = window.plain("veil")
            veil.backgroundColor = Color(red: 0, green: 0, blue: 0, opacity: 0.4)
            veil.makeConstraints { $0.edges.equalToSuperview() }
        }
        let finding = try mendOnlyFinding()
        expectEqual(
            finding.mends[0].description,
            isAtEnd
                ? "text.right.lessThanOrEqualTo(window.layoutMarginsGuide).inset(12)"
                : "text.left.greaterThanOrEqualTo(window.layoutMarginsGuide).inset(12)")
        expectEqual(window.layoutMargins.left, 8)
        expectTrue(text.frame.minX >= 20 && text.frame.maxX <= 300, "\(text.frame)")
    }

    @Test(
        "is the end of the row that it begins, so that it wraps and the others keep their size",
        arguments: [Priority.high, .required])
    func row(resistance: Priority) throws {
        let title = window.label("title", String(repeating: "A long name ", count: 5), lines: 0)
        let price = window.label("price", "129.00")
        price.contentHuggingHorizontalPriority = .required
        price.contentCompressionResistanceHorizontalPriority = resistance
        title.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        price.makeConstraints { make in
            make.left.equalTo(title.right).offset(12)
            make.firstBaseline.equalTo(title)
        }
        window.layoutIfNeeded()
        let width = price.frame.width
        let finding = try mendOnlyFinding()
        expectTrue(
            finding.mends[0].description.hasPrefix(
                "price.right.lessThanOrEqualTo(window).inset(16)"), "\(finding.mends)")
        expectEqual(price.frame.width, width)
        expectTrue(price.frame.maxX <= 304, "\(price.frame)")
        expectTrue(title.frame.height > 2 * price.frame.height, "\(title.frame)")
    }

    @Test("is its own width, where it is as high as what it is in and begins below its top")
    func square() throws {
        let (avatar, name) = (window.plain("avatar"), window.label("name"))
        avatar.makeConstraints { make in
            make.top.equalToSuperview().inset(24)
            make.centerX.equalToSuperview()
            make.width.equalTo(96)
            make.height.equalToSuperview()
        }
        name.makeConstraints { make in
            make.top.equalTo(avatar.bottom).offset(12)
            make.centerX.equalToSuperview()
        }
        let finding = try mendOnlyFinding()
        let mend = "avatar.height.equalTo(avatar.width) instead of"
        expectTrue(finding.mends[0].description.hasPrefix(mend))
        expectEqual(avatar.frame, Rect(112, 24, 96, 96))
        // What hangs on it comes inside with it: 24 + 96 + 12.
        expectEqual(name.frame.minY, 132)
    }

    @Test("is a card that is as high as what is in it, where a number makes it lower")
    func lowCard() throws {
        let card = window.plain("card")
        card.backgroundColor = .black
        let (title, detail) = (card.label("title"), card.label("detail"))
        card.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(16)
            make.height.equalTo(30)
        }
        title.makeConstraints { $0.left.top.equalToSuperview().offset(8) }
        detail.makeConstraints { make in
            make.left.equalTo(title)
            make.top.equalTo(title.bottom).offset(4)
        }
        let finding = try mendOnlyFinding()
        expectEqual(finding.views.map { $0.name }, ["detail"])
        // The number is among what brings it about.
        expectEqual(finding.constraints.last?.firstAttribute, .height)
        let tie = "detail.bottom.equalTo(card).inset(8) instead of card.height = 30"
        expectTrue(finding.mends[0].description.hasPrefix(tie))
        // 8 + the title + 4 + the detail + 8.
        expectEqual(card.frame.height, title.frame.height + detail.frame.height + 20)
    }

    @Test("is told with three of many numbers at most")
    func manyNumbers() {
        let card = window.plain("card")
        card.backgroundColor = .black
        let title = card.label("title")
        card.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(16)
            for number in 0..<9 {
                make.height.equalTo(10 + number).priority(Priority(Float(700 - number)))
            }
        }
        title.makeConstraints { $0.left.top.equalToSuperview().offset(8) }
        let outside = window.findings().filter { $0.kind == .outside }
        expectEqual(outside.count, 1)
        expectEqual(outside.first?.message.split(separator: "\n").count, 4)
    }
}
