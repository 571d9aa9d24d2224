import Quoin
import TestSupport
import Testing

@testable import QuoinPlay

@Suite("A mend")
struct PlayMendTests {
    /// The texts after a mend that is called so.
    private func mended(
        _ sentences: String, formats: String = "", by code: String
    ) throws -> PlayMender.Texts {
        var request = PlayRequest()
        request.sentences = sentences
        request.formats = formats
        let findings = PlaySheet(request).window.findings()
        for (finding, found) in findings.enumerated() {
            if let mend = found.mends.firstIndex(where: { $0.description.hasPrefix(code) }) {
                let choice = PlayRequest.MendChoice(finding: finding, mend: mend)
                return try PlayMender(request).texts(with: choice)
            }
        }
        let known = findings.flatMap { $0.mends }.map { $0.description }
        Issue.record("there is no mend \(code) but \(known)")
        return PlayMender.Texts(sentences: "", formats: "")
    }

    private let clash = """
        box
        # a clash
        box: left.equalToSuperview().offset(16); right.equalToSuperview().inset(16)
            width.equalTo(200); height.equalTo(80); centerY.equalToSuperview()  # both
        """

    @Test("says something more in a line of its own")
    func adding() throws {
        let text = "photo: left.top.right.equalToSuperview()"
        let texts = try mended(text, by: "photo.height.equalTo(photo.width)")
        expectEqual(texts.sentences, "\(text)\nphoto: height.equalTo(photo.width)\n")
    }

    @Test("leaves out the statement that it is about, and nothing else")
    func dropping() throws {
        try expectEqual(
            mended(clash, by: "drop box.width").sentences,
            clash.replacing("width.equalTo(200); ", with: ""))
        try expectEqual(
            mended(clash, by: "drop box.right").sentences,
            clash.replacing("; right.equalToSuperview().inset(16)", with: ""))
    }

    @Test("says something else where the statement stands")
    func replacing() throws {
        try expectEqual(
            mended(clash, by: "box.width.greaterThanOrEqualTo(200) instead").sentences,
            clash.replacing("width.equalTo", with: "width.greaterThanOrEqualTo"))
        try expectEqual(
            mended(clash, by: "box.width.equalTo(200).priority(500)").sentences,
            clash.replacing("width.equalTo(200)", with: "width.equalTo(200).priority(500)"))
    }

    @Test("takes words out of a statement about several attributes")
    func words() throws {
        let text = "box: edges.equalToSuperview(); width.equalTo(10)"
        try expectEqual(
            mended(text, by: "drop box.left").sentences,
            "box: top.bottom.right.equalToSuperview(); width.equalTo(10)")
        try expectEqual(
            mended(
                "box: left.right.top.equalToSuperview(); size.equalTo(9)", by: "drop box.left"
            )
            .sentences, "box: right.top.equalToSuperview(); size.equalTo(9)")
    }

    @Test("leaves other views what is said of them, too")
    func views() throws {
        let gap = "gap = 20\na, b: edges.equalToSuperview().inset(gap)\na: width.equalTo(100)"
        try expectEqual(
            mended(gap, by: "drop a.right").sentences,
            """
            gap = 20
            a, b
            a: width.equalTo(100)
            b: edges.equalToSuperview().inset(gap)
            a: top.left.bottom.equalToSuperview().inset(gap)

            """)
        // What is wrong with both is told, and mended, once.
        let sizes = "a, b: left.right.top.equalToSuperview()\n  size.equalTo(9)"
        try expectEqual(
            mended(sizes, by: "drop a.width").sentences,
            "a, b: left.right.top.equalToSuperview()\n  height.equalTo(9)")
    }

    @Test("keeps the name of a view that other lines go on about")
    func continuing() throws {
        let text = "a.width.equalTo(9)\n  edges.equalToSuperview()"
        try expectEqual(
            mended("a\n" + text, by: "drop a.width").sentences, "a\na\n  edges.equalToSuperview()")
    }

    @Test("says a priority where one is said of the view alone, or behind all else")
    func settings() throws {
        let text = """
            a "one"
            b "two"
            a: left.top.equalToSuperview()
            b: left.equalTo(a.right); top.right.equalToSuperview()

            """
        let hugging = "contentHuggingHorizontalPriority ="
        try expectEqual(
            mended(text, by: "a.\(hugging) 251").sentences, text + "a: \(hugging) 251\n")
        let alone = "a: \(hugging) 300  # as b\nb: \(hugging) 300\n" + text
        try expectEqual(
            mended(alone, by: "a.\(hugging) 301").sentences,
            alone.replacing("300  # as b", with: "301  # as b"))
        let together = "a: \(hugging) 200\n" + text + "a, b: \(hugging) 300\n"
        try expectEqual(
            mended(together, by: "a.\(hugging) 301").sentences, together + "a: \(hugging) 301\n")
    }

    @Test("knows a view that is called like an attribute")
    func attributes() throws {
        let text = "left: width.equalTo(10); top.left.right.equalToSuperview()"
        try expectEqual(
            mended(text, by: "drop left.width").sentences, "left: top.left.right.equalToSuperview()"
        )
        expectTrue(
            try mended("left: left.top.right.equalToSuperview()", by: "left.height").sentences
                .contains("\nleft: height.equalTo("))
    }

    @Test("takes a length out of a format, or says in sentences what is left of the line")
    func formats() throws {
        let formats = "|-[a(200)]-[b(200)]-|\nV:|-[a]-|\nV:|-[b]-|"
        let shorter = try mended("", formats: formats, by: "drop b.width")
        expectEqual(shorter.formats, "|-[a(200)]-[b]-|\nV:|-[a]-|\nV:|-[b]-|")
        expectEqual(shorter.sentences, "")
        let format = "|-[a(20)]-|\nV:|[a]|"
        let apart = try mended("", formats: format, by: "drop a.trailing")
        expectEqual(apart.formats, "V:|[a]|")
        expectEqual(
            apart.sentences, "a: leading.equalTo(superview.leadingMargin)\na: width.equalTo(20)\n")
    }

    @Test("is refused while lines make no sense, and where there is none")
    func refusals() {
        var request = PlayRequest()
        request.sentences = "a: left.right.top.equalToSuperview()"
        let choice = PlayRequest.MendChoice(finding: 0, mend: 0)
        #expect(throws: Never.self) { try PlayMender(request).texts(with: choice) }
        #expect(throws: PlayProblem.self) {
            try PlayMender(request).texts(with: PlayRequest.MendChoice(finding: 7, mend: 0))
        }
        request.sentences += "\nb: lef.equalTo(a)"
        #expect(throws: PlayProblem.self) { try PlayMender(request).texts(with: choice) }
    }

    @Test("is told with the answer, or why it is not")
    func answers() {
        let text = "picture no\nmend 0 0\nsentences\na: left.right.top.equalToSuperview()\n"
        let answer = PlayDesk().answer(to: text).text
        expectTrue(
            answer.contains(#""mended": {"sentences": "a: left.right.top.equalToSuperview()\n"#))
        expectTrue(PlayDesk().answer(to: "mend 1 2").text.contains(#""mended": {"refused": ""#))
        expectTrue(PlayDesk().answer(to: "mend x 2").text.contains("error"))
    }
}
