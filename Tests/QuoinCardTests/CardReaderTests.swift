import QuoinConsole
import QuoinKit
import TestSupport
import Testing

@testable import QuoinCard

@Suite("Reading cards")
struct CardReaderTests {
    @Test("takes all that the format has")
    func whole() throws {
        let (found, problems) = CardReader.read(Array(wholeCard.utf8)) { _ in [] }
        expectTrue(problems.isEmpty)
        let card = try #require(found)
        expectTrue(card.kind == .report && card.theme == .paper)
        expectEqual(card.size, Size(width: 794, height: 1123))
        expectEqual(card.figures.map(\.value), [24000, 7.7, -1284])
        expectEqual(
            card.figures.map { FigureText.text(of: $0) }, ["24,000", "7.7\u{A0}ms", "−$1,284"])
        expectEqual(card.sections.last?.text, "The same calls give the same bits.")
        expectEqual(card.sections.first?.text, "Priorities are strictly ordered. é🎉")
        expectEqual(card.author?.role, "Analyst")
    }

    @Test(
        "says what is wrong, and where",
        arguments: [
            (
                #"{"title":"a","figures":[{"label":"b","value":"abc"}]}"#,
                ["1:46: figures[0].value: expected a number, found \"abc\""]
            ),
            (
                #"{"titel":"a"}"#,
                ["1:1: needs a title", "1:2: titel: is not known here; did you mean \"title\"?"]
            ),
            (#"{"title":"a","title":"b"}"#, ["1:14: title: is there twice"]),
            (#"{"title":7}"#, ["1:10: title: expected a text, found 7"]),
            (#"{"title":" \n "}"#, ["1:10: title: is empty"]),
            (#"["title"]"#, ["1:1: expected an object: { \"title\": … }, found a list"]),
            (
                #"{"title":"a","theme":"drak"}"#,
                [
                    "1:22: theme: expected one of \"light\", \"dark\", \"paper\", \"ocean\", "
                        + "found \"drak\"; did you mean \"dark\"?"
                ]
            ),
            (
                #"{"title":"a","size":{"width":1e9,"height":20}}"#,
                [
                    "1:30: size.width: must be from 64 to 4096, and is 1000000000",
                    "1:43: size.height: must be from 64 to 4096, and is 20",
                ]
            ),
            (
                #"{"title":"a","size":{"width":1e999,"height":200}}"#,
                [
                    "1:30: size.width: is a number that is too large"
                ]
            ),
            (
                #"{"title":"a","images":[{"file":"../b.png"}]}"#,
                [
                    "1:32: images[0].file: must be beside the card or in a folder there, "
                        + "and is \"../b.png\""
                ]
            ),
            (
                #"{"title":"a","images":[{"file":"b.png"}]}"#,
                ["1:32: images[0].file: cannot read b.png"]
            ),
            (
                #"{"title":"a","figures":[{"label":"b","value":1,"trend":[1]}]}"#,
                ["1:56: figures[0].trend: needs 2 numbers or more, and has 1"]
            ),
            (
                #"{"title":"a","accent":"blue"}"#,
                ["1:23: accent: expected a colour as in \"#2F6FEB\", found \"blue\""]
            ),
            (#"{"title":"\ud800"}"#, ["1:11: title: has half of a character: a lone surrogate"]),
            (
                #"{"title":"\ud800\u0041"}"#,
                ["1:11: title: has half of a character: a lone surrogate"]
            ),
            (
                #"{"title":"\udbff\ud800\udc00"}"#,
                ["1:11: title: has half of a character: a lone surrogate"]
            ),
            (
                "{\"title\":\"a\",\n \"sections\":[]}",
                ["2:13: sections: belong to a report, and this is a preview"]
            ),
        ])
    func wrong(text: String, expected: [String]) {
        let told = problems(of: text)
        expectEqual(Set(told), Set(expected.map { "card.json:\($0)" }))
    }

    @Test(
        "says where a text is no JSON",
        arguments: [
            ("", "1:1: there is nothing here; a value is expected"),
            ("{\n  \"title\" \"a\"\n}", "2:11: title: expected \":\" after the name, found \"\"\""),
            (
                "{\"title\":\"a\",}",
                "1:14: expected a name in quotation marks after the comma, found \"}\""
            ),
            ("{\"title\":\"a\"", "1:13: expected \",\" or \"}\" in this object, but the text ends"),
            ("{\"title\":\"a", "1:10: title: this text has no quotation mark at its end"),
            ("{\"title\":NaN}", "1:10: title: JSON has no number NaN"),
            ("{\"title\":01}", "1:10: title: a number does not begin with zeros"),
            ("{\"title\":-}", "1:11: title: expected a digit here"),
            ("{\"title\":'a'}", "1:10: title: a text stands in \"double\" quotation marks"),
            ("{\"title\":\"a\"} x", "1:15: the text should end here, after its value, found \"x\""),
            (
                "{\"title\":\"\\x\"}",
                "1:11: title: there is no such escape; a backslash itself is written \\\\"
            ),
            ("// a card\n{}", "1:1: JSON has no comments"),
            (
                String(repeating: "[", count: 100_000),
                "1:65: " + String(repeating: "[0]", count: 64)
                    + ": this is nested more than 64 deep"
            ),
        ])
    func noJSON(text: String, expected: String) {
        expectEqual(problems(of: text).first, "card.json:\(expected)")
    }

    @Test("takes UTF-8 with a mark at its beginning, and says of other text that it is none")
    func encodings() {
        expectTrue(problems(of: "\u{FEFF}{\"title\":\"a\"}").isEmpty)
        for bytes in [
            [0xFF, 0xFE, 0x7B, 0] as [UInt8], [0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B],
        ] {
            let told = CardReader.read(bytes) { _ in [] }.problems
            expectEqual(told.map(\.place), [0])
        }
        let broken = Array("{\"title\":\"a".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
        expectEqual(
            CardReader.read(broken) { _ in [] }.problems.map(\.message),
            ["has text that is not UTF-8"])
    }

    @Test("tells of a thousand problems only some")
    func many() {
        let figures = Array(repeating: "{\"lable\":1}", count: 12).joined(separator: ",")
        let names = (0..<1000).map { number -> String in ",\"name \(number)\":1" }.joined()
        let told = problems(of: "{\"kind\":\"report\",\"figures\":[\(figures)]\(names)}")
        expectEqual(told.count, 51)
        // The title, three for each figure, and the names: 1 + 36 + 1,000, of which 50 are told.
        expectEqual(told.last, "card.json: and 987 problems more")
    }

    @Test(
        "tells of problems below a long name in the time of those that are told",
        .timeLimit(.minutes(1)))
    func longName() {
        // A name of a hundred thousand letters for each of fifty thousand problems are 5 · 10⁹.
        let name = String(repeating: "k", count: 100_000)
        let numbers = Array(repeating: "1e999", count: 50_000).joined(separator: ",")
        let told = problems(of: "{\"title\":\"a\",\"\(name)\":[\(numbers)]}")
        expectEqual(told.count, 51)
        let shown = String(repeating: "k", count: 59) + "…"
        // A bracket, the title with its comma, the name with its colon, and a bracket stand before it.
        expectEqual(
            told.first { $0.contains("too large") },
            "card.json:1:\(14 + 100_002 + 2): \"\(shown)\"[0]: is a number that is too large")
    }
}
