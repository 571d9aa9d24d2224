import Foundation
import TestSupport
import Testing

@testable import QuoinCommand

@Suite("Reading scripts")
struct CommandInputTests {
    @Test("takes a dash, or nothing, for standard input", arguments: [["solve"], ["solve", "-"]])
    func standardInput(arguments: [String]) {
        let outcome = quoin(arguments, input: Array("x == 3".utf8))
        expectEqual(outcome.standardOutput, "x = 3\n")
    }

    @Test("reads a file, also one whose name begins with a dash", arguments: ["-1.txt", "a b.txt"])
    func file(name: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path(of: name)
        try Data("x == 3\n".utf8).write(to: URL(fileURLWithPath: path))
        let outcome = CommandLineTool.run(arguments: ["solve", "--", path], input: .process)
        expectEqual(outcome.standardOutput, "x = 3\n")
        expectEqual(outcome.standardError, "")
    }

    @Test("reads a large file whole")
    func largeFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path(of: "large")
        let content = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
        try content.write(to: URL(fileURLWithPath: path))
        try expectEqual(CommandInput.process.file(path), Array(content))
    }

    @Test("reads no more of what never ends than its limit")
    func endless() {
        let input = CommandInput.ofProcess(limit: 1 << 20)
        do throws(UsageError) {
            _ = try input.file("/dev/zero")
            Issue.record("/dev/zero has an end")
        } catch {
            expectEqual(
                error.message, "\"/dev/zero\" has more than 1 MB, which is more than is read")
        }
    }

    @Test("says why a file cannot be read")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (path, reason) in [
            (folder.path(of: "x"), "No such file or directory"),
            (folder.path(of: ""), "Is a directory"),
            ("", "No such file or directory"),
        ] {
            let outcome = CommandLineTool.run(arguments: ["solve", path], input: .process)
            expectEqual(outcome.status, .wrongUse)
            expectEqual(outcome.standardOutput, "")
            expectTrue(outcome.standardError.hasPrefix("quoin: cannot read \""))
            expectTrue(outcome.standardError.hasSuffix("\": \(reason)\n"))
        }
    }
}
