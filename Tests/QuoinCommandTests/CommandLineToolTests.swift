import TestSupport
import Testing

@testable import QuoinCommand

@Suite("The command")
struct CommandLineToolTests {
    @Test(
        "prints a short help without arguments and when asked",
        arguments: [
            [], ["help"], ["--help"], ["help", "help"], ["help", "--help"], ["--help", "-h"],
        ])
    func help(arguments: [String]) {
        let outcome = quoin(arguments, input: [])
        expectEqual(outcome.status, .success)
        expectEqual(outcome.standardOutput, CommandLineTool.help)
        expectEqual(outcome.standardError, "")
    }

    @Test(
        "explains a verb in either way",
        arguments: [
            ["help", "solve"], ["--help", "solve"], ["solve", "--help"], ["solve", "-h", "--json"],
        ])
    func verbHelp(arguments: [String]) {
        let outcome = quoin(arguments, input: [])
        expectEqual(outcome.status, .success)
        expectEqual(outcome.standardOutput, SolveVerb.help)
    }

    @Test(
        "explains the gallery in either way",
        arguments: [["help", "gallery"], ["gallery", "--help"], ["gallery", "-h", "--list"]])
    func galleryHelp(arguments: [String]) {
        let outcome = quoin(arguments, input: [])
        expectEqual(outcome.status, .success)
        expectEqual(outcome.standardOutput, GalleryVerb.help)
    }

    @Test("has helps that fit a terminal of 80 columns, and a bit")
    func helpWidth() {
        let helps = [
            CommandLineTool.help, GalleryVerb.help, LayoutVerb.help, PlayVerb.help, PortVerb.help,
            PreviewVerb.help, SolveVerb.help,
        ]
        for line in helps.joined().split(separator: "\n") {
            expectTrue(line.count <= 96, "\(line)")
        }
    }

    @Test(
        "answers what it does not know with what was meant, if anything is near",
        arguments: [
            (["slove"], "quoin: there is no \"slove\"; did you mean \"solve\"?\n"),
            (["help", "slove"], "quoin: there is no \"slove\"; did you mean \"solve\"?\n"),
            (["galery"], "quoin: there is no \"galery\"; did you mean \"gallery\"?\n"),
            (["lavender"], "quoin: there is no \"lavender\"\n"),
            ([""], "quoin: there is no \"\"\n"),
            (["--hlep"], "quoin: there is no option \"--hlep\"; did you mean \"--help\"?\n"),
            (["so\u{1B}ve"], "quoin: there is no \"so\u{FFFD}ve\"; did you mean \"solve\"?\n"),
            (
                ["solve", "--jsn"],
                "quoin: there is no option \"--jsn\"; did you mean \"--json\"?\n"
            ),
            (["solve", "-x"], "quoin: there is no option \"-x\"\n"),
            (["solve", "a", "b"], "quoin: solve takes one file; \"b\" is one too many\n"),
            (
                ["--version", "extra"],
                "quoin: --version takes no arguments; \"extra\" is one too many\n"
            ),
            (
                ["help", "gallery", "extra"],
                "quoin: help takes one verb; \"extra\" is one too many\n"
            ),
            (["solve", "-", "-"], "quoin: solve takes one file; \"-\" is one too many\n"),
        ])
    func unknown(arguments: [String], message: String) {
        let outcome = quoin(arguments, input: [])
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardError, message)
        expectEqual(outcome.standardOutput, "")
    }

    @Test(
        "lists every verb that there is, and explains each",
        arguments: ["gallery", "layout", "play", "port", "preview", "solve"])
    func honestHelp(verb: String) {
        expectTrue(CommandLineTool.help.contains("\n  \(verb)"))
        expectTrue(quoin("help", verb).standardOutput.hasPrefix("usage: quoin \(verb)"))
    }

    @Test("has the exit statuses that are promised")
    func statuses() {
        expectEqual(Outcome.Status.success.rawValue, 0)
        expectEqual(Outcome.Status.problem.rawValue, 1)
        expectEqual(Outcome.Status.unsatisfiable.rawValue, 2)
        expectEqual(Outcome.Status.wrongUse.rawValue, 64)
        expectEqual(Outcome.Status.outputFailed.rawValue, 74)
    }
}
