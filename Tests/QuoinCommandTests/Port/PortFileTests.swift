import Foundation
import TestSupport
import Testing

@testable import QuoinCommand

/// Which files `quoin port` takes, and how it writes them.
@Suite struct PortFileTests {
    private func port(_ arguments: String...) -> Outcome {
        CommandLineTool.run(arguments: ["port"] + arguments, input: .process)
    }

    private func write(_ text: String, _ name: String, in folder: TemporaryFolder) throws {
        let url = URL(fileURLWithPath: folder.path(of: name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test("a file that is written keeps who may read and run it", arguments: [0o600, 0o755])
    func permissions(mode: Int) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try write("import UIKit\n", "a.swift", in: folder)
        let path = folder.path(of: "a.swift")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        expectEqual(port("--write", path).status, .success)
        try expectEqual(folder.text(of: "a.swift"), "import QuoinUIKit\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        expectEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, mode)
        try expectEqual(folder.names(), ["a.swift"])
    }

    @Test("what a link leads to is written, and the link stays")
    func links() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try write("import UIKit\n", "shared/a.swift", in: folder)
        try write("import SnapKit\n", "app/b.swift", in: folder)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "app/link.swift"), withDestinationPath: "../shared/a.swift")
        expectEqual(port("--write", folder.path(of: "app")).status, .success)
        try expectEqual(folder.text(of: "shared/a.swift"), "import QuoinUIKit\n")
        try expectEqual(folder.text(of: "app/b.swift"), "import QuoinSnapKit\n")
        let link = try FileManager.default.destinationOfSymbolicLink(
            atPath: folder.path(of: "app/link.swift"))
        expectEqual(link, "../shared/a.swift")
    }

    @Test("a folder is gone through at any depth, but not by links, nor what is hidden")
    func folders() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try write("import UIKit\n", "Views/Cells.swift/a.swift", in: folder)
        try write("import UIKit\n", ".build/b.swift", in: folder)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "Views/up"), withDestinationPath: "..")
        let outcome = port("--write", folder.path(of: ""))
        expectEqual(outcome.status, .success)
        expectTrue(outcome.standardOutput.hasSuffix("/Views/Cells.swift/a.swift: 1 line\n"))
        expectEqual(outcome.standardOutput.split(separator: "\n").count, 1)
        try expectEqual(folder.text(of: ".build/b.swift"), "import UIKit\n")
    }

    @Test("a class and its extension in two files are written, and once only")
    func twoFiles() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let card = "class Card: View {\n}\n"
        try write(card, "Card.swift", in: folder)
        try write(
            "extension Card {\n    override func a() {}\n}\n", "Card+Layout.swift", in: folder)
        try write("let a = 1\n", "Other.swift", in: folder)
        let dry = port(folder.path(of: ""))
        expectEqual(dry.status, .success)
        expectTrue(dry.standardOutput.contains("+    override func a() {}\n"))
        try expectEqual(folder.text(of: "Card.swift"), card)
        let outcome = port("--write", folder.path(of: ""))
        let lines = outcome.standardOutput.split(separator: "\n")
        expectEqual(lines.map { $0.split(separator: "/").last }, ["Card.swift: 2 lines"])
        try expectEqual(
            folder.text(of: "Card.swift"), "class Card: View {\n\n    override func a() {}\n}\n")
        try expectEqual(folder.text(of: "Card+Layout.swift"), "extension Card {\n}\n")
        expectEqual(port("--write", folder.path(of: "")).standardOutput, "")
    }

    @Test("a folder with nothing to port is told of")
    func emptyFolder() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try write("Read me.", "README.md", in: folder)
        let outcome = port(folder.path(of: ""))
        expectEqual(outcome.status, .wrongUse)
        expectTrue(
            outcome.standardError.hasPrefix(
                "quoin: there is no Swift file and no asset catalogue in \""))
    }
}
