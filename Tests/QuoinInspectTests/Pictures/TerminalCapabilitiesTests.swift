import QuoinInspect
import TestSupport
import Testing

@Suite("What a terminal can show")
struct TerminalCapabilitiesTests {
    @Test("is nothing but ASCII where nothing is known")
    func empty() {
        expectEqual(TerminalCapabilities(environment: [:]), .plain)
        expectEqual(TerminalCapabilities.plain.columns, 80)
    }

    @Test(
        "has colours by COLORTERM and TERM",
        arguments: [
            (["TERM": "xterm", "COLORTERM": "truecolor"], .all),
            (["TERM": "xterm-256color", "COLORTERM": "24bit"], .all),
            (["TERM": "xterm-direct"], .all),
            (["TERM": "screen-256color"], .twoHundredFiftySix),
            (["TERM": "xterm-256color", "COLORTERM": "yes"], .twoHundredFiftySix),
            (["TERM": "vt220"], .sixteen),
            (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
            (["TERM": ""], .none),
            (["COLORTERM": "truecolor"], .none),
        ] as [([String: String], TerminalCapabilities.ColorDepth)])
    func colors(environment: [String: String], depth: TerminalCapabilities.ColorDepth) {
        expectEqual(TerminalCapabilities(environment: environment).colorDepth, depth)
    }

    @Test("has no colours if NO_COLOR says anything at all")
    func noColor() {
        let terminal = ["TERM": "xterm-256color"]
        for value in ["1", "0", "no"] {
            let environment = terminal.merging(["NO_COLOR": value]) { $1 }
            expectEqual(TerminalCapabilities(environment: environment).colorDepth, .none)
        }
        let environment = terminal.merging(["NO_COLOR": ""]) { $1 }
        expectEqual(TerminalCapabilities(environment: environment).colorDepth, .twoHundredFiftySix)
    }

    @Test(
        "goes beyond ASCII if the locale does",
        arguments: [
            (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true),
            (["LANG": "C"], false), (["LANG": "de_DE.ISO-8859-1"], false),
            (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
            (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true),
        ])
    func unicode(environment: [String: String], isUnicode: Bool) {
        expectEqual(TerminalCapabilities(environment: environment).isUnicode, isUnicode)
    }

    @Test(
        "is as wide as COLUMNS says, within reason",
        arguments: [
            ("132", 132), ("0", 1), ("-5", 1), ("99999999999", 1000), ("wide", 80), ("", 80),
        ])
    func columns(text: String, columns: Int) {
        expectEqual(TerminalCapabilities(environment: ["COLUMNS": text]).columns, columns)
        var terminal = TerminalCapabilities.plain
        terminal.columns = 0
        expectEqual(terminal.columns, 1)
    }
}
