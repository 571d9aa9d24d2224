import Quoin
import TestSupport
import Testing

@Suite("An excerpt of a source line")
struct SourceExcerptTests {
    private func excerpt(_ line: String, at place: Int) -> String {
        SourceExcerpt(of: Array(line.utf8)[...], at: place).description
    }

    @Test("has a caret under the place")
    func caret() {
        expectEqual(excerpt("x + == 12", at: 4), "  x + == 12\n      ^")
        expectEqual(excerpt("x", at: 1), "  x\n   ^")
        expectEqual(excerpt("", at: 0), "  \n  ^")
    }

    @Test("keeps the caret in line behind tabs and letters of several bytes")
    func columns() {
        expectEqual(excerpt("\tx $", at: 3), "  \tx $\n  \t  ^")
        expectEqual(excerpt("höhe $", at: 6), "  höhe $\n       ^")
    }

    @Test("bears a place that is outside of the line")
    func outside() {
        expectEqual(excerpt("ab", at: 99), "  ab\n    ^")
        expectEqual(excerpt("ab", at: -1), "  ab\n  ^")
    }

    @Test("shows of a long line only what is near the place")
    func window() {
        let before = String(repeating: "a", count: 100_000)
        let line = before + "$" + String(repeating: "é", count: 9_000)
        let lines = excerpt(line, at: 100_000).split(separator: "\n")
        expectTrue(lines[0].count < 100)
        expectTrue(lines[0].hasPrefix("  …aaa"))
        expectTrue(lines[0].hasSuffix("ééé…"))
        let caret = lines[1].count - 1
        expectEqual(Array(lines[0])[caret], "$")
    }

    @Test("shows bytes that are no text as replacement characters")
    func invalidBytes() {
        let excerpt = SourceExcerpt(of: [0x61, 0xFF, 0x62, 0x80, 0x80][...], at: 1)
        expectEqual(excerpt.text, "a\u{FFFD}b\u{FFFD}\u{FFFD}")
        expectEqual(excerpt.indentation, " ")
    }
}
