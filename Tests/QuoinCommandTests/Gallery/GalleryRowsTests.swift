import Quoin
import QuoinGallery
import QuoinInspect
import Synchronization
import TestSupport
import Testing

@testable import QuoinCommand

@Suite("The pictures of quoin gallery in a terminal")
struct GalleryRowsTests {
    private static let phone = Size(width: 320, height: 480)

    @Test(
        "are as many side by side as there is room for, to three",
        arguments: [
            // Two phones take 320 / 9 = 35.6, so 36 columns each at least, three 320 / 7.5 = 42.7, so 43;
            // none takes more than 320 / 6.4 = 50. Between two of them there are 3 columns.
            (20, 20), (36, 36), (74, 50), (75, 36), (80, 38), (103, 50), (113, 50), (120, 50),
            (134, 50), (135, 43), (150, 48), (156, 50), (400, 50),
        ])
    func columns(of terminal: Int, picture: Int) {
        let capabilities = TerminalCapabilities(
            columns: terminal, colorDepth: .all, isUnicode: true)
        expectEqual(PictureColumns.columns(of: Self.phone, for: capabilities), picture)
    }

    private func drawnExample(_ title: String, _ summary: String, _ lines: [String]) -> DrawnExample
    {
        let picture = DrawnExample.Picture(
            file: "", posture: "upright", size: Self.phone, document: "")
        return DrawnExample(
            title: title, summary: summary, lines: lines, columns: 36,
            pictures: [picture])
    }

    private var drawnExamples: [DrawnExample] {
        let blank = String(repeating: " ", count: 34)
        let line = String(repeating: "-", count: 34)
        return [
            drawnExample("One", "Short.", ["+\(line)+", "|\(blank)|", "+\(line)+"]),
            drawnExample(
                "Two", "Longer than the thirty-six columns that there are.",
                ["+\(line)+", "+\(line)+"]),
            drawnExample("Three", "Short.", ["3"]),
        ]
    }

    @Test("stand in rows below their titles, which end where the pictures begin")
    func rows() {
        let rows = GalleryRows(
            for: TerminalCapabilities(columns: 76, colorDepth: .none, isUnicode: true))
        let line = String(repeating: "-", count: 34)
        let blank = String(repeating: " ", count: 34)
        let gap = String(repeating: " ", count: 3)
        // The second picture begins in column 39, after 36 and 3.
        let indent = String(repeating: " ", count: 39)
        let expected: [String] = [
            "One" + indent.dropFirst(3) + "Two",
            "Short." + indent.dropFirst(6) + "Longer than the thirty-six columns",
            indent + "that there are.",
            "+\(line)+\(gap)+\(line)+",
            "|\(blank)|\(gap)+\(line)+",
            "+\(line)+",
            "",
            "Three",
            "Short.",
            "3",
        ]
        expectEqual(rows.text(of: drawnExamples), expected.joined(separator: "\n") + "\n\n")
    }

    @Test("have styled titles where there are colours, whose codes take no room")
    func styles() {
        let plain = GalleryRows(
            for: TerminalCapabilities(columns: 76, colorDepth: .none, isUnicode: true))
        let colored = GalleryRows(
            for: TerminalCapabilities(columns: 76, colorDepth: .sixteen, isUnicode: true))
        let text = colored.text(of: drawnExamples)
        expectTrue(text.hasPrefix("\u{1B}[1mOne\u{1B}[0m"))
        let stripped = ["\u{1B}[0m", "\u{1B}[1m", "\u{1B}[2m"].reduce(text) {
            $0.replacing($1, with: "")
        }
        expectEqual(stripped, plain.text(of: drawnExamples))
    }

    // MARK: The whole command

    @Test("have no escape codes in a pipe, and are no wider than the terminal")
    func pipe() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let names = ["basic", "chat", "settings-table", "debugging"]
        let outcome = gallery(["--out", folder.path(of: "o")] + names.flatMap { ["--only", $0] })
        expectTrue(!outcome.standardOutput.contains("\u{1B}"))
        let lines = outcome.standardOutput.split(separator: "\n").dropLast()
        expectTrue(lines.allSatisfy { $0.count <= 80 })
        for example in Gallery.examples where names.contains(example.name) {
            expectTrue(outcome.standardOutput.contains(example.title))
        }
    }

    @Test("have colours in a terminal that has them", arguments: [10, 40, 80, 200])
    func terminal(columns: Int) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = gallery(
            ["--only", "basic", "--only", "chat", "--out", folder.path(of: "o")],
            console: .terminal(columns: columns))
        expectEqual(outcome.status, .success)
        expectTrue(outcome.standardOutput.contains("\u{1B}[48;2;"))
        // After the last code all is as it was.
        let codes = outcome.standardOutput.split(separator: "\u{1B}")
        expectEqual(codes.last?.hasPrefix("[0m"), true)
    }

    @Test("have outlines where colours are not wanted")
    func noColor() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        var console = Console.terminal(columns: 80)
        console.capabilities.colorDepth = .none
        let arguments = ["--only", "basic", "--out", folder.path(of: "o")]
        let outcome = gallery(arguments, console: console)
        expectTrue(!outcome.standardOutput.contains("\u{1B}"))
        expectTrue(outcome.standardOutput.contains("╭"))
    }

    @Test("are announced while somebody waits, who is then left with nothing of that")
    func progress() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let log = Log()
        var console = Console.none
        console.showProgress = { log.append($0) }
        _ = gallery(
            ["--only", "basic", "--only", "chat", "--out", folder.path(of: "o")],
            console: console)
        expectEqual(log.lines.prefix(2), ["drawing 1 of 2: basic", "drawing 2 of 2: chat"])
        expectEqual(log.lines.count, 4)
        expectTrue(log.lines[2].hasPrefix("writing to "))
        expectEqual(log.lines[3], "")
    }
}

/// What was said, in order.
private final class Log: Sendable {
    private let content = Mutex<[String]>([])

    var lines: [String] { content.withLock { $0 } }

    func append(_ line: String) {
        content.withLock { $0.append(line) }
    }
}
