import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Two wrong words in one layout, of which each may hide what comes of the other.
@Suite("Two wrong words behind all that is told")
struct TwoWordsTests {
    private let window = Window.ofFindings()

    private var firstMends: [String] {
        // Without where the lines were written.
        window.findings().map {
            ($0.mends.first?.description ?? "nothing").split(separator: "\n").map {
                String($0.split(separator: " (TwoWords").first ?? "")
            }.joined(separator: "\n")
        }
    }

    /// Applies the first proposal of the first finding, as long as there is one.
    ///
    /// - Returns: what was applied.
    private func mendStepByStep() -> [String] {
        var applied: [String] = []
        while let mend = window.findings().first?.mends.first, applied.count < 4 {
            applied.append(mend.description)
            mend.apply()
        }
        expectEqual(window.findings().map { $0.description }, [])
        return applied
    }

    @Test("are proposed together where neither alone ends what is told")
    func together() {
        // Each edge at the opposite one: with one of them at its own, the text would have no width.
        let (card, text) = (window.plain("card"), window.label("text"))
        card.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(16)
            make.height.equalTo(40)
        }
        text.makeConstraints { make in
            make.left.equalTo(card.right)
            make.right.equalTo(card.left)
            make.top.equalTo(card.bottom).offset(8)
        }
        expectEqual(window.kindsOfFindings, [.conflict])
        expectEqual(
            Set(firstMends.joined(separator: "\n").split(separator: "\n")),
            [
                "text.left.equalTo(card) instead of text.left = card.right",
                "text.right.equalTo(card) instead of text.right = card.left",
            ])
        expectEqual(mendStepByStep().count, 1)
        expectEqual(text.frame.minX, 16)
        expectEqual(text.frame.maxX, 304)
    }

    @Test("are both mended where each has a finding of its own")
    func apart() {
        let (card, title, note) = (
            window.plain("card"), window.label("title"), window.label("note", "A second line")
        )
        card.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
            // A sign.
            make.right.equalToSuperview().offset(16)
            make.height.equalTo(120)
        }
        title.makeConstraints { make in
            make.left.equalTo(card)
            make.top.equalTo(card.bottom).offset(8)
        }
        note.makeConstraints { make in
            make.left.equalTo(card)
            // An edge.
            make.top.equalTo(title.top).offset(8)
        }
        expectEqual(
            Set(firstMends),
            [
                "card.right.equalTo(window).inset(16)",
                "note.top.equalTo(title.bottom).offset(8) instead of note.top = title.top + 8",
            ])
        expectEqual(mendStepByStep().count, 2)
        expectEqual(card.frame, Rect(16, 16, 288, 120))
        expectEqual(note.frame.minY, title.frame.maxY + 8)
    }

    @Test("are found where one contradicts, and what is left out would come to be anywhere")
    func contradiction() {
        let (shade, frame, plaque) = (
            window.plain("shade"), window.plain("frame"), window.plain("plaque")
        )
        frame.makeConstraints { $0.edges.equalToSuperview().inset(28) }
        shade.makeConstraints { make in
            make.left.top.equalTo(frame).offset(6)
            make.right.equalTo(frame).offset(6)
            // Of the top for a second time, and never of the bottom.
            make.top.equalTo(frame.bottom).offset(6)
        }
        frame.addSubview(plaque)
        plaque.makeConstraints { make in
            make.left.top.bottom.equalToSuperview().inset(24)
            // A sign.
            make.right.equalToSuperview().offset(24)
        }
        let applied = mendStepByStep()
        expectEqual(applied.count, 2)
        expectTrue(
            applied.contains { $0.hasPrefix("shade.bottom.equalTo(frame).offset(6) instead of") },
            "\(applied)")
        expectEqual(shade.frame, Rect(34, 34, 264, 424))
        expectEqual(plaque.frame, Rect(24, 24, 216, 376))
    }

    @Test("of one line stay one proposal with all its words")
    func lines() {
        // Two lines of text that each lie on the one above.
        let labels = ["one", "two", "three"].map { window.label($0) }
        for (index, label) in labels.enumerated() {
            label.makeConstraints { make in
                make.left.equalToSuperview().inset(16)
                if index == 0 {
                    make.top.equalToSuperview().inset(20)
                } else {
                    make.top.equalTo(labels[index - 1].bottom).offset(-8)
                }
            }
        }
        _ = mendStepByStep()
        expectEqual(labels[1].frame.minY - labels[0].frame.maxY, 8)
        expectEqual(labels[2].frame.minY - labels[1].frame.maxY, 8)
    }

    @Test("beside a line that is missing, the one that is there is mended all the same")
    func besideMissing() {
        let (picture, caption) = (window.plain("picture"), window.label("caption"))
        picture.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
            // A sign, and no height.
            make.right.equalToSuperview().offset(16)
        }
        caption.makeConstraints { make in
            make.left.equalTo(picture)
            make.top.equalTo(picture.bottom).offset(8)
        }
        expectTrue(
            firstMends.contains("picture.right.equalTo(window).inset(16)"), "\(firstMends)")
        _ = mendStepByStep()
        expectEqual(picture.frame.maxX, 304)
    }

    @Test("of one contradiction are not proposed for another one, which stands without them")
    func otherContradiction() throws {
        let (one, box, other) = (window.plain("one"), window.plain("box"), window.plain("other"))
        one.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(-10)
        }
        one.addSubview(box)
        one.addSubview(other)
        box.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.bottom.lessThanOrEqualToSuperview()
        }
        other.makeConstraints { make in
            make.left.equalTo(box.right)
            make.edges.equalToSuperview().inset(-10)
        }
        let finding = try #require(
            window.findings().first {
                $0.constraints.contains { $0.constant == -10 && $0.secondItem == nil }
            })
        let mend = try #require(finding.mends.first)
        mend.apply()
        expectTrue(!window.findings().contains { $0.message == finding.message }, "\(mend)")
    }

    @Test("that end a tie are about both wishes, whichever of them is missed afterwards")
    func tie() throws {
        /// Two wishes of one priority for the top of a view, and an odd line along the other axis.
        func tied() -> Window {
            let window = Window.ofFindings()
            let (card, other) = (window.plain("card"), window.plain("other"))
            card.makeConstraints { $0.left.top.right.equalToSuperview().inset(20) }
            card.makeConstraints { $0.height.equalTo(100) }
            other.makeConstraints { make in
                make.left.equalTo(card).offset(-10)
                make.top.equalTo(card.bottom).offset(20)
                make.size.equalTo(60)
            }
            let mark = window.plain("mark")
            mark.makeConstraints { make in
                make.left.right.equalTo(card)
                make.height.equalTo(10)
                make.top.equalTo([card, other]).inset(-10).priority(.low)
            }
            return window
        }
        let findings = tied().findings()
        expectTrue(findings.contains { $0.kind == .notMet }, "\(findings)")
        for index in findings.indices {
            let window = tied()
            let finding = window.findings()[index]
            guard let mend = finding.mends.first else { continue }
            mend.apply()
            expectTrue(
                !window.findings().contains { $0.message == finding.message }, "\(mend)")
        }
    }
}
