import Foundation
import QuoinGallery
import TestSupport
import Testing

@testable import QuoinCommand

@Suite("The arguments of quoin gallery")
struct GalleryArgumentTests {
    @Test("lists every example with what it shows, in line, and writes nothing")
    func list() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = gallery(["--list", "--out", folder.path(of: "out")])
        expectEqual(outcome.status, .success)
        expectEqual(outcome.standardError, "")
        let lines = outcome.standardOutput.split(separator: "\n")
        expectEqual(lines.count, Gallery.examples.count)
        // The longest name is "distribution-fixed-spacing", of 26 letters, and two blanks follow it.
        for (line, example) in zip(lines, Gallery.examples) {
            expectEqual(line.prefix(28).trimmingCharacters(in: .whitespaces), example.name)
            expectEqual(String(line.dropFirst(28)), example.summary)
        }
        try expectEqual(folder.names(), [])
    }

    @Test("lists chosen examples in the order of the gallery")
    func shortList() {
        let outcome = gallery(["--list", "--only", "chat", "--only=basic", "--only", "chat"])
        expectEqual(
            outcome.standardOutput,
            """
            basic  Three panels: two side by side, one below, all equally high.
            chat   Bubbles at most three quarters wide, whose text wraps.

            """)
    }

    @Test("folds the list for who looks at it in a narrow terminal")
    func foldedList() {
        let outcome = gallery(["--list", "--only", "chat"], console: .terminal(columns: 40))
        // 40 columns less 6 leave 34: "Bubbles at most three quarters" has 30, and "wide," would make 36.
        expectEqual(
            outcome.standardOutput,
            """
            chat  Bubbles at most three quarters
                  wide, whose text wraps.

            """)
    }

    @Test(
        "does nothing when it does not understand, and says what was meant",
        arguments: [
            ("--only basc", "there is no example \"basc\"; did you mean \"basic\"?"),
            (
                "--only=dash-board",
                "there is no example \"dash-board\"; did you mean \"dashboard\"?"
            ),
            ("--only zebra", "there is no example \"zebra\"; quoin gallery --list names them all"),
            ("--only", "--only needs the name of an example"),
            ("--only --list", "--only needs the name of an example"),
            ("--out", "--out needs a folder"),
            ("--out=", "--out needs a folder"),
            ("--size", "--size needs a size, as in 320x480"),
            ("--list=yes", "--list takes no value"),
            ("--lsit", "there is no option \"--lsit\"; did you mean \"--list\"?"),
            ("-o", "there is no option \"-o\""),
            ("basic", "gallery takes options only, not \"basic\"; did you mean --only basic?"),
            ("bacon", "gallery takes options only, not \"bacon\""),
        ])
    func mistakes(line: String, message: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let arguments = line.split(separator: " ").map(String.init)
        let outcome = gallery(["--out", folder.path(of: "out")] + arguments)
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardOutput, "")
        expectEqual(outcome.standardError, "quoin: \(message)\n")
        try expectEqual(folder.names(), [])
    }

    @Test(
        "refuses sizes that no screen has",
        arguments: [
            "", "320", "x", "320x", "x480", "0x0", "320x0", "-320x480", "+320x480", "99x480",
            "320x4097", "320x480x2", "320 x 480", "3e2x480", "320.5x480", "nanxinf", "٣٢٠x480",
            "99999999999999999999x480", "320X480",
        ])
    func wrongSizes(text: String) {
        let outcome = gallery(["--list", "--size=\(text)"])
        expectEqual(outcome.status, .wrongUse)
        expectEqual(
            outcome.standardError,
            "quoin: --size takes width and height, as in 320x480, "
                + "each from 100 to 4096, not \"\(text)\"\n")
    }

    @Test("takes the smallest and the largest size", arguments: ["100x100", "4096x4096"])
    func extremeSizes(text: String) {
        expectEqual(gallery(["--list", "--size", text]).status, .success)
    }
}
