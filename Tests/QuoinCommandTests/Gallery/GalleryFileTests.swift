import Foundation
import QuoinGallery
import TestSupport
import Testing

@testable import QuoinCommand

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The files of quoin gallery")
struct GalleryFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "writes two pictures of each example, another of what moves, and a page, all of them valid XML"
    )
    func all() throws {
        defer { folder.remove() }
        // All of them are drawn by .ci/run, which asks for none.
        let examples =
            usually(8, of: Gallery.examples.filter { $0.name != "tabs" })
            + Gallery.examples.filter { $0.name == "tabs" }
        let outcome = gallery(
            ["--out", folder.path(of: "out")] + examples.flatMap { ["--only", $0.name] })
        expectEqual(outcome.status, .success)
        expectEqual(outcome.standardError, "")
        let names = examples.map(\.name)
        let moving = examples.filter { $0.stepCount > 0 }.map { "\($0.name).animated.svg" }
        expectTrue(!moving.isEmpty)
        let expected =
            names.flatMap { ["\($0).svg", "\($0)-turned.svg"] } + moving + [
                "index.html", "tabs-iphone-se.svg", "tabs-iphone-6-plus-turned.svg",
                "tabs-ipad-pro-11-inch.svg",
            ]
        try expectEqual(folder.names(in: "out"), expected.sorted())
        for name in expected {
            let text = try folder.text(of: "out/\(name)")
            expectTrue(XMLParser(data: Data(text.utf8)).parse(), "\(name)")
        }
    }

    @Test("makes the folders that are missing, and says where the page is")
    func missingFolders() throws {
        defer { folder.remove() }
        let path = folder.path(of: "one/two//three/")
        let outcome = gallery(["--only", "basic", "--out", path])
        expectEqual(outcome.status, .success)
        expectTrue(
            outcome.standardOutput.hasSuffix(
                "\n1 example, also for a browser: \(path)index.html\n"))
        try expectEqual(
            folder.names(in: "one/two/three"),
            [
                "basic-turned.svg", "basic.svg", "index.html",
            ])
    }

    @Test("replaces what it wrote before, and leaves other files alone")
    func again() throws {
        defer { folder.remove() }
        let path = folder.path(of: "out")
        expectEqual(gallery(["--only", "basic", "--out", path]).status, .success)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: path + "/notes.txt"))
        let first = try folder.text(of: "out/basic.svg")
        expectEqual(
            gallery(["--only", "basic", "--out", path, "--size", "480x320"]).status, .success)
        expectTrue(try folder.text(of: "out/basic.svg") != first)
        try expectEqual(folder.text(of: "out/basic-turned.svg"), first)
        try expectEqual(folder.text(of: "out/notes.txt"), "mine")
        try expectEqual(folder.names(in: "out").count, 4)
    }

    @Test("does not turn a square")
    func square() throws {
        defer { folder.remove() }
        let outcome = gallery(
            ["--only", "basic", "--out", folder.path(of: "out"), "--size", "300x300"])
        expectEqual(outcome.status, .success)
        try expectEqual(folder.names(in: "out"), ["basic.svg", "index.html"])
    }

    @Test("draws the size that was asked for")
    func size() throws {
        defer { folder.remove() }
        _ = gallery(["--only", "chat", "--out", folder.path(of: "out"), "--size", "390x844"])
        expectTrue(try folder.text(of: "out/chat.svg").contains("viewBox=\"0 0 390 844\""))
        expectTrue(try folder.text(of: "out/chat-turned.svg").contains("viewBox=\"0 0 844 390\""))
    }

    // MARK: What goes wrong

    @Test("says that a file is in the way, also of a folder on the way", arguments: ["", "/inner"])
    func fileInTheWay(rest: String) throws {
        defer { folder.remove() }
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.path(of: "out")))
        let path = folder.path(of: "out") + rest
        expectFailure(at: path, named: path, reason: "Not a directory")
        try expectEqual(folder.text(of: "out"), "mine")
    }

    @Test("leaves no part of a file that it cannot put in its place")
    func folderInTheWay() throws {
        defer { folder.remove() }
        let path = folder.path(of: "out")
        try FileManager.default.createDirectory(
            atPath: path + "/index.html", withIntermediateDirectories: true)
        expectFailure(at: path, named: path + "/index.html", reason: "Is a directory")
        try expectEqual(folder.names(in: "out"), ["basic-turned.svg", "basic.svg", "index.html"])
    }

    #if os(Linux)
        @Test("says that nothing can be made where not even the administrator may")
        func readOnly() {
            defer { folder.remove() }
            expectFailure(
                at: "/proc/quoin-gallery", named: "/proc/quoin-gallery",
                reason: "No such file or directory")
        }
    #endif

    @Test("says that a folder must not be written to", .enabled(if: getuid() != 0))
    func lockedFolder() throws {
        defer { folder.remove() }
        let path = folder.path(of: "out")
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o555])
        expectFailure(at: path, named: path + "/basic.svg", reason: "Permission denied")
        try expectEqual(folder.names(in: "out"), [])
    }

    private func expectFailure(at path: String, named name: String, reason: String) {
        let outcome = gallery(["--only", "basic", "--out", path])
        expectEqual(outcome.status, .outputFailed)
        expectEqual(outcome.standardOutput, "")
        expectTrue(outcome.standardError.hasPrefix("quoin: cannot write \""))
        expectTrue(outcome.standardError.hasSuffix("\": \(reason)\n"))
        expectEqual(outcome.standardError.split(separator: "\n").count, 1)
        // Long paths are cut.
        expectTrue(outcome.standardError.contains(name.prefix(50)))
    }
}
