import QuoinInspect
import Testing

@Suite("Text for messages and files")
struct TextTests {
    @Test(
        "JSON numbers always have a fraction or an exponent",
        arguments: [
            (12, "12.0"), (0.1 + 0.2, "0.3"), (1e20, "1e+20"), (-0.0, "0.0"), (.nan, "null"),
            (-.infinity, "null"),
        ] as [(Double, String)])
    func jsonNumber(value: Double, text: String) {
        #expect(JSONText.number(value) == text)
    }

    @Test(
        "JSON strings have what is not allowed in them escaped",
        arguments: [
            ("x", #""x""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
            ("\u{1}\u{7F}", #""\u0001\u007f""#), ("höhe 😀", "\"höhe 😀\""), ("", "\"\""),
        ])
    func jsonString(text: String, json: String) {
        #expect(JSONText.string(text) == json)
    }

    @Test("Control characters do not reach the terminal, tabs do")
    func controls() {
        #expect(PrintableText.withoutControls("a\u{1B}[31m\tb\u{9B}") == "a\u{FFFD}[31m\tb\u{FFFD}")
    }

    @Test("Long texts are cut to the limit, short ones are left alone")
    func shortened() {
        #expect(PrintableText.shortened("abcdef", to: 6) == "abcdef")
        #expect(PrintableText.shortened("abcdefg", to: 6) == "abcde…")
        #expect(PrintableText.quoted("x\ny") == "\"x\u{FFFD}y\"")
    }
}

@Suite("An excerpt of a source line")
struct SourceExcerptTests {
    private func excerpt(_ line: String, at place: Int) -> String {
        SourceExcerpt(of: Array(line.utf8)[...], at: place).description
    }

    @Test("has a caret under the place")
    func caret() {
        #expect(excerpt("x + == 12", at: 4) == "  x + == 12\n      ^")
        #expect(excerpt("x", at: 1) == "  x\n   ^")
        #expect(excerpt("", at: 0) == "  \n  ^")
    }

    @Test("keeps the caret in line behind tabs and letters of several bytes")
    func columns() {
        #expect(excerpt("\tx $", at: 3) == "  \tx $\n  \t  ^")
        #expect(excerpt("höhe $", at: 6) == "  höhe $\n       ^")
    }

    @Test("bears a place that is outside of the line")
    func outside() {
        #expect(excerpt("ab", at: 99) == "  ab\n    ^")
        #expect(excerpt("ab", at: -1) == "  ab\n  ^")
    }

    @Test("shows of a long line only what is near the place")
    func window() {
        let before = String(repeating: "a", count: 100_000)
        let line = before + "$" + String(repeating: "é", count: 9_000)
        let lines = excerpt(line, at: 100_000).split(separator: "\n")
        #expect(lines[0].count < 100)
        #expect(lines[0].hasPrefix("  …aaa"))
        #expect(lines[0].hasSuffix("ééé…"))
        let caret = lines[1].count - 1
        #expect(Array(lines[0])[caret] == "$")
    }

    @Test("shows bytes that are no text as replacement characters")
    func invalidBytes() {
        let excerpt = SourceExcerpt(of: [0x61, 0xFF, 0x62, 0x80, 0x80][...], at: 1)
        #expect(excerpt.text == "a\u{FFFD}b\u{FFFD}\u{FFFD}")
        #expect(excerpt.indentation == " ")
    }
}
