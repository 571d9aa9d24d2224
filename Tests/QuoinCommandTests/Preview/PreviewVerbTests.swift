import Foundation
import QuoinGallery
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@testable import QuoinCommand

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("quoin preview")
struct PreviewVerbTests {
    private func preview(_ arguments: String) async throws -> Outcome {
        let request = try PreviewRequest(arguments.split(separator: " ").map(String.init))
        let example = try #require(request.example)
        let verb = PreviewVerb(request: request, console: .none)
        return verb.write(await verb.preview(of: example), example.name)
    }

    @Test(
        "writes a sheet as a picture or as a page, both valid XML, and says that nothing is wrong")
    func files() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for name in ["sheet.svg", "new/sheet.html"] {
            let outcome = try await preview("basic --out \(folder.path(of: name))")
            expectEqual(outcome.status, .success)
            // Three devices, two directions, two sizes of text.
            expectEqual(
                outcome.standardOutput,
                "12 variants, no findings\n\nfor a browser: \(folder.path(of: name))\n")
            let text = try folder.text(of: name)
            expectTrue(XMLParser(data: Data(text.utf8)).parse())
        }
    }

    @Test("says what is wrong, and ends with 2 where required constraints contradict")
    func broken() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await preview("debugging --out \(folder.path(of: "sheet.svg"))")
        expectEqual(outcome.status, .unsatisfiable)
        expectTrue(outcome.standardOutput.contains("\niPhone SE\n"))
        expectTrue(outcome.standardOutput.contains("blue"))
    }

    @Test("takes devices, orientations, directions and sizes of text")
    func variants() throws {
        let request = try PreviewRequest([
            "chat", "--devices", "ipad air 2 , iPhone X,iPhone X ", "--turned", "--direction=rtl",
            "--text", "doubled",
        ])
        expectEqual(request.devices.map(\.name), ["iPad Air 2", "iPhone X"])
        expectEqual(request.orientations, [.portrait, .landscape])
        expectEqual(request.directions, [.rightToLeft])
        expectEqual(request.sizes, [.doubled])
    }

    @Test(
        "does nothing when it does not understand, and says what was meant",
        arguments: [
            (
                "preview",
                "preview needs the name of an example; quoin gallery --list names them all"
            ),
            ("preview basc", "there is no example \"basc\"; did you mean \"basic\"?"),
            (
                "preview zebra",
                "there is no example \"zebra\"; quoin gallery --list names them all"
            ),
            (
                "preview basic chat",
                "preview takes one example; \"chat\" is one too many, beside basic"
            ),
            (
                "preview basic --devices iPhone_SF",
                "there is no device \"iPhone_SF\"; did you mean \"iPhone SE\"?"
            ),
            (
                "preview basic --devices ,",
                "--devices needs devices, as in \"iPhone SE,iPad Air 2\""
            ),
            (
                "preview basic --devices",
                "--devices needs devices, as in \"iPhone SE,iPad Air 2\""
            ),
            (
                "preview basic --text doubld",
                "--text takes normal, doubled, both or all, not \"doubld\"; did you mean \"doubled\"?"
            ),
            (
                "preview basic --direction up",
                "--direction takes ltr, rtl or both, not \"up\""
            ),
            (
                "preview basic --out sheet.png",
                "--out takes a file that ends with .svg or .html, not \"sheet.png\""
            ),
            ("preview basic --turned=yes", "--turned takes no value"),
            ("preview --device x", "there is no option \"--device\"; did you mean \"--devices\"?"),
            ("preveiw basic", "there is no \"preveiw\"; did you mean \"preview\"?"),
        ])
    func mistakes(line: String, message: String) {
        let outcome = quoin(line.split(separator: " ").map(String.init), input: [])
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardOutput, "")
        expectEqual(outcome.standardError, "quoin: \(message)\n")
    }

    @Test("says that a file cannot be written")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.path(of: "out")))
        let outcome = try await preview(
            "basic --direction ltr --text normal --out \(folder.path(of: "out/sheet.svg"))")
        expectEqual(outcome.status, .outputFailed)
        expectTrue(outcome.standardError.hasSuffix(": Not a directory\n"))
    }
}
