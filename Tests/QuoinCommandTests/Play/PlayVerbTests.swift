import TestSupport
import Testing

@testable import QuoinCommand

@Suite("quoin play")
struct PlayVerbTests {
    /// Runs the verb where the page was made in some places.
    private func play(_ arguments: [String], made: [String: String] = [:]) -> Outcome {
        let input = CommandInput(
            standardInput: { [] },
            file: { (path) throws(UsageError) -> [UInt8] in
                guard let page = made[path] else { throw UsageError("there is no \(path)") }
                return Array(page.utf8)
            })
        return PlayVerb.run(arguments, input: input, places: ["near", "far"])
    }

    @Test("writes the page that was made, the nearest one, and says where")
    func writes() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = folder.path(of: "new/page.html")
        let outcome = play(["--out", file], made: ["far": "old", "near": "<p>é</p>"])
        expectEqual(outcome.status, .success)
        expectEqual(outcome.standardOutput, "for a browser: \(file) (0 kB)\n")
        try expectEqual(folder.text(of: "new/page.html"), "<p>é</p>")
        expectEqual(play(["--out=\(file)"], made: ["far": "old"]).status, .success)
        try expectEqual(folder.text(of: "new/page.html"), "old")
    }

    @Test("says how the page is made where it was not, and writes nothing")
    func missing() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = play(["--out", folder.path(of: "page.html")])
        expectEqual(outcome.status, .problem)
        expectTrue(outcome.standardError.contains(".ci/page"))
        expectTrue(outcome.standardOutput.isEmpty)
        expectTrue(try folder.names().isEmpty)
    }

    @Test("refuses what makes no sense, and writes nothing")
    func nonsense() {
        for (arguments, message) in [
            (["--ot", "a.html"], "there is no option \"--ot\"; did you mean \"--out\"?"),
            (["--out"], "--out needs a file that ends with .html"),
            (["--out", "page"], "--out takes a file that ends with .html, not \"page\""),
            (["page.html"], "play takes no argument but --out, not \"page.html\""),
        ] {
            let outcome = play(arguments, made: ["near": "page"])
            expectEqual(outcome.status, .wrongUse)
            expectEqual(outcome.standardError, "quoin: \(message)\n")
        }
        let unwritable = play(["--out", "/dev/null/page.html"], made: ["near": "page"])
        expectEqual(unwritable.status, .outputFailed)
    }

    @Test("looks into the package that it was built from, and into the one at hand")
    func places() {
        expectEqual(
            BuiltPage.places(
                executable: "/home/quoin/.build/x86_64/debug/quoin", currentFolder: "/home/other"),
            [
                "/home/quoin/.build/play/quoin-play.html",
                "/home/other/.build/play/quoin-play.html",
            ])
        expectEqual(
            BuiltPage.places(
                executable: "/home/quoin/.build/debug/quoin", currentFolder: "/home/quoin"),
            ["/home/quoin/.build/play/quoin-play.html"])
        expectEqual(
            BuiltPage.places(executable: "/usr/bin/quoin", currentFolder: "/tmp"),
            ["/tmp/.build/play/quoin-play.html"])
    }
}
