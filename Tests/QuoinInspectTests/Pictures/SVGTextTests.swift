import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("Text in an SVG picture")
struct SVGTextTests {
    private func document(_ text: String) -> String {
        SVGRenderer().document(of: PaintedView.text(0, 0, 90, 20, text, at: Point(x: 4, y: 15)))
    }

    @Test("stands on its baseline, in its size and weight")
    func place() {
        let view = PaintedView(0, 0, 90, 20) { _, canvas in
            canvas.text(
                "Bold", at: Point(x: 4, y: 15),
                style: TextStyle(size: 13.5, isBold: true, color: .testRed))
        }
        expectTrue(
            SVGRenderer().document(of: view).contains(
                ##"<text x="4" y="15" font-size="13.5" font-weight="bold" fill="#ff0000">Bold</text>"##
            ))
    }

    @Test("is escaped where XML would read something else in it")
    func escapes() {
        expectTrue(document("<&\"'>").contains(">&lt;&amp;&quot;'&gt;</text>"))
    }

    @Test(
        "that no XML may contain is replaced",
        arguments: [
            ("a\u{0}b\u{1}c\u{1B}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
            ("a\tb\nc\r\nd", "a b c  d"),
            ("\u{7F}\u{80}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}"),
            ("\u{FFFD}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("a\u{202A}\u{202E}b\u{2066}\u{2069}c\u{200E}\u{200F}d\u{61C}e", "abcde"),
            (
                "\u{200D}\u{2010}\u{2029}\u{2028}\u{2065}\u{206A}\u{61B}",
                "\u{200D}\u{2010}  \u{2065}\u{206A}\u{61B}"
            ),
            ("]]>", "]]>"), ("é€😀\u{10FFFF}", "é€😀\u{10FFFF}"),
            ("\u{202E}abc שלום", "abc שלום"),
        ])
    func forbidden(text: String, shown: String) {
        let parsed = ParsedMarkup(document(text))
        expectTrue(parsed.failure == nil)
        expectEqual(parsed.texts.map { Array($0.unicodeScalars) }, [Array(shown.unicodeScalars)])
    }

    @Test("keeps its spaces, and any length")
    func lengths() {
        expectEqual(ParsedMarkup(document("  a   b ")).texts, ["  a   b "])
        let long = String(repeating: "long & ", count: 20_000)
        expectEqual(ParsedMarkup(document(long)).texts, [long])
    }

    @Test("that is part of a longer string is copied as well")
    func foreignStorage() {
        let name = String("x<hidden>x".dropFirst().dropLast())
        expectEqual(ParsedMarkup(document(name)).texts, ["<hidden>"])
    }
}
