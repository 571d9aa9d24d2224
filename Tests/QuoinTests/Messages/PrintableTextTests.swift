import Quoin
import TestSupport
import Testing

@Suite("Text for messages")
struct PrintableTextTests {
    @Test("Control characters do not reach the terminal, tabs do")
    func controls() {
        expectEqual(
            PrintableText.withoutControls("a\u{1B}[31m\tb\u{9B}"), "a\u{FFFD}[31m\tb\u{FFFD}")
    }

    @Test("Long texts are cut to the limit, short ones are left alone")
    func shortened() {
        expectEqual(PrintableText.shortened("abcdef", to: 6), "abcdef")
        expectEqual(PrintableText.shortened("abcdefg", to: 6), "abcde…")
        expectEqual(PrintableText.quoted("x\ny"), "\"x\u{FFFD}y\"")
    }
}
