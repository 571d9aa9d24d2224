import Foundation
import QuoinConsole
import Synchronization
import TestSupport
import Testing

@testable import QuoinCard

/// A folder of its own for a test.
private struct Folder {
    let path = FileManager.default.temporaryDirectory.path + "/quoin-card-\(UUID().uuidString)"

    var names: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
    }

    func text(of name: String) -> String {
        (try? String(contentsOfFile: path + "/" + name, encoding: .utf8)) ?? ""
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}

@Suite("The command for cards")
struct CardToolTests {
    private let sound = Array(#"{"title":"Hello"}"#.utf8)
    private let broken = Array(#"{"title":7}"#.utf8)

    @Test("draws standard input to standard output, and the same each time")
    func pipe() async {
        let input = memory([:], standardInput: Array(wholeCard.utf8))
        let outcome = await CardTool.run(arguments: ["-"], input: input)
        expectTrue(outcome.status == .success && outcome.standardError == "")
        let text = String(decoding: outcome.standardOutput, as: UTF8.self)
        expectTrue(
            text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n") && text.contains("Ada Lovelace"))
        await expectEqual(
            CardTool.run(arguments: ["-"], input: input).standardOutput, outcome.standardOutput)
    }

    @Test("writes what is sound, and says what is not")
    func several() async {
        let folder = Folder()
        defer { folder.remove() }
        let files = ["a/one.json": sound, "b/two.JSON": broken, "b/three": sound]
        let outcome = await CardTool.run(
            arguments: ["a/one.json", "b/two.JSON", "b/three", "b/no.json", "-o", folder.path],
            input: memory(files))
        expectEqual(outcome.status, .wrongUse)
        expectEqual(
            outcome.standardError,
            """
            b/two.JSON:1:10: title: expected a text, found 7
            quoin-card: cannot read "b/no.json": there is none
            quoin-card: 2 of 4 files failed

            """)
        expectEqual(folder.names, ["one.svg", "three.svg"])
        expectTrue(folder.text(of: "one.svg").hasSuffix("</svg>\n"))
    }

    @Test("writes no picture over another one of the same run")
    func rivals() async {
        let folder = Folder()
        defer { folder.remove() }
        let outcome = await CardTool.run(
            arguments: ["a/card.json", "b/Card.json", "-o", folder.path],
            input: memory(["a/card.json": sound, "b/Card.json": sound]))
        expectTrue(outcome.status == .wrongUse && folder.names == ["card.svg"])
        expectTrue(outcome.standardError.contains("the same picture as \"a/card.json\""))
    }

    @Test(
        "gives pictures names in their folder, whatever files are called",
        arguments: [
            ("../../x.json", "x.svg"), ("/etc/passwd", "passwd.svg"), (".json", ".json.svg"),
            ("...json", "...svg"), ("a b.json", "a b.svg"), ("x.svg", "x.svg.svg"),
            ("-", "card.svg"),
        ])
    func names(file: String, name: String) throws {
        let request = try CardRequest([file, "-o", "out"])
        expectEqual(OutputNames.jobs(of: request).map(\.name), [name])
        expectEqual(OutputNames.folder(of: request), "out")
    }

    @Test("writes one card to the file that is named, and keeps what was there if it is not sound")
    func file() async {
        let folder = Folder()
        defer { folder.remove() }
        let path = folder.path + "/deep/er/card.svg"
        let input = memory(["x": sound, "y": broken])
        await expectEqual(
            CardTool.run(arguments: ["x", "-o", path], input: input).status, .success)
        let before = folder.text(of: "deep/er/card.svg")
        expectTrue(before.hasSuffix("</svg>\n"))
        await expectEqual(
            CardTool.run(arguments: ["y", "-o", path], input: input).status, .wrongUse)
        expectEqual(folder.text(of: "deep/er/card.svg"), before)
    }

    @Test("only looks with --check")
    func check() async {
        let input = memory(["x": sound, "y": broken])
        let outcome = await CardTool.run(arguments: ["--check", "x"], input: input)
        expectTrue(
            outcome.status == .success
                && outcome.standardOutput == Array("the card is sound\n".utf8))
        let failed = await CardTool.run(arguments: ["--check", "x", "y"], input: input)
        expectTrue(failed.status == .wrongUse && failed.standardOutput.isEmpty)
        expectTrue(failed.standardError.hasPrefix("y:1:10: title"))
    }

    @Test(
        "is refused with the reason",
        arguments: [
            ([], "there is no file"), (["--chek", "x"], "did you mean \"--check\"?"),
            (["--theme", "drak", "x"], "did you mean \"dark\"?"),
            (["--format", "gif", "x"], "--format takes svg or png, not \"gif\""),
            (["x", "y", "-o", "z.png"], "2 cards cannot be one file"),
            (["x", "-o", "z.png", "--format", "svg"], "is no name for SVG"),
            (["x", "-o", "z.JPG"], "pictures are SVG or PNG, and \"z.JPG\" is no name for one"),
            (["-", "-"], "standard input can be read once"),
            (["x", "-o", "/dev/null/x"], "Not a directory"),
        ] as [([String], String)])
    func refused(arguments: [String], message: String) async {
        let outcome = await CardTool.run(arguments: arguments, input: memory(["x": sound]))
        expectTrue(outcome.status != .success && outcome.standardOutput.isEmpty)
        expectTrue(outcome.standardError.hasPrefix("quoin-card: "))
        expectTrue(outcome.standardError.contains(message), "\(outcome.standardError)")
    }

    @Test("finds no converter where there is none")
    func converter() {
        expectTrue(PictureConverter.found(in: "/nowhere:/neither") == nil)
    }

    @Test(
        "says when the converter leaves no picture, and with which status it ends",
        arguments: [("true", 0), ("false", 1)])
    func emptyConverter(program: String, status: Int) throws {
        let folder = Folder()
        defer { folder.remove() }
        try FileManager.default.createDirectory(
            atPath: folder.path, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/rsvg-convert", withDestinationPath: "/usr/bin/\(program)")
        let converter = try #require(PictureConverter.found(in: folder.path))
        do throws(PictureConverter.Failure) {
            _ = try converter.png(of: Array("<svg/>".utf8))
            Issue.record("there is a picture")
        } catch {
            expectEqual(error.message, "rsvg-convert ended with status \(status), without a PNG")
        }
    }

    @Test("embeds the pictures beside a card")
    func images() async throws {
        // One pixel.
        let png = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6"
                    + "kgAAAABJRU5ErkJggg=="))
        let files = [
            "a/card.json": Array(#"{"title":"Hello","images":[{"file":"in/dot.png"}]}"#.utf8),
            "a/in/dot.png": [UInt8](png),
            "a/no.json": Array(#"{"title":"a","images":[{"file":"no.json"}]}"#.utf8),
        ]
        let folder = Folder()
        defer { folder.remove() }
        let outcome = await CardTool.run(
            arguments: ["a/card.json", "a/no.json", "-o", folder.path], input: memory(files))
        expectTrue(folder.text(of: "card.svg").contains("href=\"data:image/png;base64,iVBORw0KGgo"))
        expectTrue(
            outcome.standardError.contains(
                "images[0].file: \"no.json\" is neither a PNG nor a JPEG"))
    }

    @Test("shows how far it has come, and takes that away at the end")
    func progress() async {
        let shown = Mutex<[String]>([])
        let files = Dictionary(uniqueKeysWithValues: (0..<8).map { ("\($0)", sound) })
        _ = await CardTool.run(
            arguments: files.keys + ["--check"], input: memory(files),
            showProgress: { text in shown.withLock { $0.append(text) } })
        expectEqual(shown.withLock { $0.count }, 9)
        expectEqual(shown.withLock { $0.last }, "")
        expectTrue(CardPress.progress(4, of: 8).hasSuffix("░ 4 of 8"))
        expectTrue(CardPress.progress(1_000_000, of: 1_000_000).count < 60)
    }

    @Test("tells the whole format, as the article does")
    func schema() throws {
        let article = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Sources/QuoinInspect/QuoinInspect.docc/CardsOnAServer.md"),
            encoding: .utf8)
        for member in CardFormat.Part.allCases.flatMap({ CardFormat.members(of: $0) }) {
            expectTrue(
                article.contains("| `\(member.name)` | \(member.kind) | \(member.meaning) |"))
            expectTrue(CardFormat.text.contains("  \(member.name) "))
        }
        // The example is a card, but for the file of its picture.
        let example = CardFormat.text.components(separatedBy: "\n\n")[1]
        expectEqual(
            problems(of: example), ["card.json:6:26: images[0].file: cannot read engine.png"])
    }
}
