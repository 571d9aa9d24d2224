import QuoinInspect
import TestSupport
import Testing

@Suite("Text for files")
struct TextTests {
    @Test(
        "JSON numbers always have a fraction or an exponent",
        arguments: [
            (12, "12.0"), (-340, "-340.0"), (1_000_000, "1000000.0"), (-7.25, "-7.25"),
            (0.1 + 0.2, "0.3"), (1e20, "1e+20"), (-0.0, "0.0"), (.nan, "null"),
            (-.infinity, "null"), (0, "0.0"), (9, "9.0"), (10, "10.0"), (-101, "-101.0"),
            (999_999, "999999.0"),
        ] as [(Double, String)])
    func jsonNumber(value: Double, text: String) {
        expectEqual(JSONText.number(value), text)
        var bytes: [UInt8] = []
        JSONText.append(value, to: &bytes)
        expectEqual(String(decoding: bytes, as: UTF8.self), text)
    }

    @Test(
        "JSON strings have what is not allowed in them escaped",
        arguments: [
            ("x", #""x""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
            ("\u{1}\u{7F}", #""\u0001\u007f""#),
            ("\u{9B}\u{202E}\u{2066}", #""\u009b\u202e\u2066""#), ("höhe 😀", "\"höhe 😀\""),
            ("", "\"\""),
            ("a\u{61C}b\u{2028}c\u{202F}d\u{206A}e", "\"a\\u061cb\\u2028c\u{202F}d\u{206A}e\""),
            (#"\\"" x="1\"#, #""\\\\\"\" x=\"1\\""#),
            ("\u{200D}\u{200E}\u{80}\u{A0}", "\"\u{200D}\\u200e\\u0080\u{A0}\""),
        ])
    func jsonString(text: String, json: String) {
        expectEqual(JSONText.string(text), json)
        var bytes: [UInt8] = []
        JSONText.append(utf8: Array(text.utf8), to: &bytes)
        expectEqual(String(decoding: bytes, as: UTF8.self), json)
    }
}
