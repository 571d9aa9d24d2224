import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Slips that are made every day, each of which is mended by the first proposal as its author would do it.
@Suite("A usual slip")
struct UsualSlipTests {
    private let window = Window.ofFindings()

    /// The only finding, which is mended by its first proposal.
    private func mendOnlyFinding(_ kind: LayoutFinding.Kind) throws -> LayoutFinding {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [kind], "\(findings)")
        let finding = try #require(findings.first)
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        return finding
    }

    private func box(_ name: String, in view: View) -> View {
        let box = view.plain(name)
        box.backgroundColor = .black
        return box
    }

    @Test("is a card that still ends at what was the last thing in it")
    func tieOfFormerLast() throws {
        let card = box("card", in: window)
        card.makeConstraints { $0.left.right.top.equalToSuperview().inset(16) }
        let (text, more) = (card.label("text"), card.label("more"))
        text.makeConstraints { $0.edges.equalToSuperview().inset(8) }
        more.makeConstraints { make in
            make.left.equalTo(text)
            make.top.equalTo(text.bottom).offset(4)
        }
        let finding = try mendOnlyFinding(.outside)
        expectEqual(finding.constraints.last?.firstAttribute, .bottom)
        expectTrue(finding.constraints.last?.firstItem === text)
        let tie = "more.bottom.equalTo(card).inset(8) instead of text.bottom = card.bottom - 8"
        expectTrue(finding.mends[0].description.hasPrefix(tie))
        expectEqual(card.frame.height, text.frame.height + more.frame.height + 20)
    }

    @Test(
        "is a line that is missing within a card that is as high as its texts", arguments: [1, 2])
    func missingLink(missing: Int) throws {
        let (card, next) = (box("card", in: window), window.label("next"))
        card.makeConstraints { $0.left.right.top.equalToSuperview().inset(16) }
        next.makeConstraints { make in
            make.left.equalTo(card)
            make.top.equalTo(card.bottom).offset(8)
        }
        let texts = ["a", "b", "c"].map { card.label($0) }
        for (index, text) in texts.enumerated() {
            text.makeConstraints { make in
                make.left.right.equalToSuperview().inset(12)
                if index == 0 {
                    make.top.equalToSuperview().inset(12)
                } else if index != missing {
                    make.top.equalTo(texts[index - 1].bottom).offset(4)
                }
            }
        }
        texts[2].makeConstraints { $0.bottom.equalToSuperview().inset(12) }
        let finding = try #require(window.findings().first)
        expectTrue(
            finding.mends.first?.description
                == "\(missing == 1 ? "b" : "c").top.equalTo(\(missing == 1 ? "a" : "b").bottom).offset(4)",
            "\(finding)")
        finding.mends.first?.apply()
        expectEqual(window.findings().map { $0.description }, [])
        // Three texts, two gaps of 4, and 12 at either end.
        expectEqual(card.frame.height, 3 * texts[0].frame.height + 32)
    }

    @Test("is a picture of which only the width is a number")
    func square() throws {
        let (avatar, name) = (box("avatar", in: window), window.label("name"))
        avatar.makeConstraints { make in
            make.left.top.equalToSuperview().offset(16)
            make.width.equalTo(40)
        }
        name.makeConstraints { make in
            make.left.equalTo(avatar.right).offset(8)
            make.centerY.equalTo(avatar)
        }
        let finding = try mendOnlyFinding(.noHeight)
        expectEqual(finding.mends[0].description, "avatar.height.equalTo(avatar.width)")
        expectEqual(avatar.frame, Rect(16, 16, 40, 40))
    }

    @Test("is a picture that pushes several others out, all of which come inside")
    func chain() throws {
        let (photo, caption, button) = (
            box("photo", in: window), window.label("caption"), Button("OK")
        )
        button.name = "button"
        window.addSubview(button)
        photo.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(500)
        }
        caption.makeConstraints { make in
            make.left.equalToSuperview().offset(16)
            make.top.equalTo(photo.bottom).offset(8)
        }
        button.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.top.equalTo(caption.bottom).offset(8)
        }
        _ = try mendOnlyFinding(.outside)
        // 480 high, with as much below the button as is between the others.
        expectEqual(button.frame.maxY, 472)
        expectEqual(photo.frame.height, 464 - button.frame.height - caption.frame.height - 8)
    }

    @Test("is a middle that is far from the middle")
    func farMiddle() throws {
        let dot = box("dot", in: window)
        dot.makeConstraints { make in
            make.centerX.equalToSuperview().offset(200)
            make.centerY.equalToSuperview()
            make.size.equalTo(100)
        }
        let finding = try mendOnlyFinding(.outside)
        expectEqual(finding.mends[0].description, "dot.centerX.equalTo(window)")
        expectEqual(dot.frame, Rect(110, 190, 100, 100))
    }

    @Test("is a text whose middle is at the edge of the window", arguments: [false, true])
    func middleAtEdge(isText: Bool) throws {
        let view = isText ? window.label("view") : box("view", in: window)
        view.makeConstraints { make in
            make.centerX.equalTo(window.left)
            make.top.equalToSuperview().offset(30)
            if !isText { make.size.equalTo(20) }
        }
        guard isText else {
            // Half of a dot may be meant to be seen.
            return expectEqual(window.findings().map { $0.description }, [])
        }
        let finding = try mendOnlyFinding(.outside)
        let edge = "view.left.equalTo(window) instead of view.centerX = window.left"
        expectTrue(finding.mends[0].description.hasPrefix(edge))
        expectEqual(view.frame.minX, 0)
    }

    @Test(
        "is a distance by which a text goes beneath what nothing is seen through",
        arguments: [1, 0.5])
    func coveredText(opacity: Double) throws {
        let (title, field) = (window.label("title"), window.plain("field"))
        field.backgroundColor = Color(red: 1, green: 1, blue: 1, opacity: opacity)
        title.makeConstraints { make in
            make.left.equalToSuperview().offset(16)
            make.bottom.equalTo(field.top).offset(8)
        }
        field.makeConstraints { make in
            make.left.right.equalToSuperview().inset(16)
            make.top.equalToSuperview().offset(100)
            make.height.equalTo(40)
        }
        guard opacity == 1 else {
            return expectEqual(window.findings().map { $0.description }, [])
        }
        let finding = try mendOnlyFinding(.overlap)
        expectTrue(finding.message.hasSuffix("between them is offset(-8) there; was that meant?"))
        expectEqual(title.frame.maxY, 92)
    }
}
