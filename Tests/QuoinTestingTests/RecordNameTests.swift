import Foundation
import TestSupport
import Testing

@testable import QuoinTesting

@Suite("The name of a record")
struct RecordNameTests {
    @Test(
        "may be anything that a file can be called",
        arguments: [
            "card", "Card of a user", "card.iphone-se.text-33", "карта", "é", "名前", "a+b=c (2)",
            "📇", "con-text", "-", String(repeating: "x", count: 200),
        ])
    func names(name: String) throws {
        let test = try TemporaryTest()
        expectEqual(test.failure(of: Card().view, named: name)?.contains("was recorded"), true)
        expectEqual(test.record(name), Card.text)
    }

    @Test(
        "leads nowhere else, and nothing is written where it would",
        arguments: [
            "", ".", "..", "../card", "../../card", "/tmp/card", "a/b", #"a\b"#, #"..\card"#,
            "C:card", "card\u{0}", "card\n", "\u{1B}[2J", "card\u{202E}", "a\u{2028}b", ".hidden",
            "card.", "card ", " card", "NUL", "nul.txt", "com1", "what?", "a*", "<a>", "a|b",
            "\"a\"",
            "~/card\u{7F}", String(repeating: "x", count: 201), String(repeating: "é", count: 101),
        ])
    func badNames(name: String) throws {
        let test = try TemporaryTest()
        let message = try #require(test.failure(of: Card().view, named: name))
        expectTrue(message.contains("cannot be the name of a record: "))
        expectEqual(test.failure(of: Card().view, named: name, mode: .record), message)
        expectEqual(test.contents, [])
        expectTrue(
            message.unicodeScalars.allSatisfy { $0 >= " " && $0 != "\u{7F}" && $0 != "\u{202E}" })
    }

    @Test("says what is wrong with it")
    func reasons() {
        func reason(_ name: String) -> String {
            do {
                return try RecordName(name).text
            } catch {
                return error.reason
            }
        }
        expectEqual(reason(""), "it is empty")
        expectEqual(reason("a/b"), "“/” means something else in a path")
        expectEqual(reason("a\tb"), "it has control characters in it")
        expectEqual(reason(".."), "it begins with a dot or a space")
    }
}
