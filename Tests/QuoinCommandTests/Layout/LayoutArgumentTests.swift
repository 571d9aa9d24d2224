import TestSupport
import Testing

@testable import QuoinCommand

@Suite("The arguments of quoin layout")
struct LayoutArgumentTests {
    private func message(_ arguments: [String]) -> String {
        let input = CommandInput(standardInput: { [] }, file: { _ in [] })
        let outcome = CommandLineTool.run(arguments: ["layout"] + arguments, input: input)
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardOutput, "")
        return outcome.standardError
    }

    @Test(
        "are refused with what was probably meant",
        arguments: [
            ([], "layout needs a format"),
            (["--rtl"], "layout needs a format"),
            (["", " // nothing"], "the format is empty"),
            (["--sise", "1x1", "|[a]|"], #"no option "--sise"; did you mean "--size"?"#),
            (["--size", "0x0", "|[a]|"], "--size takes width and height"),
            (["--size", "nanx480", "|[a]|"], "--size takes width and height"),
            (["--size", "1000000000x1", "|[a]|"], "--size takes width and height"),
            (["--size"], "--size needs a size"),
            (["--view", "a", "|[a]|"], "--view takes a view and the size"),
            (["--view", "a:x", "|[a]|"], "--view takes a view and the size"),
            (["--view", "a:-1x2", "|[a]|"], "--view takes a view and the size"),
            (["--view", "a:0x10x2", "|[a]|"], "--view takes a view and the size"),
            (["--view", "a:nanx1", "|[a]|"], "--view takes a view and the size"),
            (["--view", "a:1e9x1", "|[a]|"], "--view takes a view and the size"),
            (["--view", ":1x1", "|[a]|"], "--view takes a view and the size"),
            (["--view", "titel:1x1", "|[title]|"], #"no view "titel"; did you mean "title"?"#),
            (["--metric", "gap", "|[a]|"], "--metric takes a name and a number"),
            (["--metric", "gap=inf", "|[a]|"], "--metric takes a name and a number"),
            (["--metric", "gap=1e3", "|[a]|"], "--metric takes a name and a number"),
            (["--metric", "gap=-1000001", "|[a]|"], "--metric takes numbers to 1000000"),
            (
                ["--metric", "gap=1e308", "|[a]|"],
                #"--metric takes numbers to 1000000, and that of "gap=1e308" is larger"#
            ),
            (["--metric", "gap=1e999", "|[a]|"], "--metric takes numbers to 1000000"),
            (["--file", "-", "--file", "-"], "standard input can be read once"),
            (["--metric", "=1", "|[a]|"], "--metric takes a name and a number"),
            (["--metric", "gpa=1", "--metric", "gap=1", "|-gap-[a]|"], #"no metric "gpa""#),
            (["--option", "alignAllTopp", "|[a]|"], #"did you mean "alignAllTop"?"#),
            (["--option", "alignAllLeft", "|[a]|"], "alignAllLeft is for lines with V:"),
            (["--format", "SVG", "|[a]|"], #"not "SVG"; did you mean "svg"?"#),
            (["--rtl=yes", "|[a]|"], "--rtl takes no value"),
        ])
    func refused(arguments: [String], fragment: String) {
        let message = message(arguments)
        expectTrue(message.contains(fragment), "\(message)")
        expectTrue(message.hasPrefix("quoin: "))
    }

    @Test("are refused with a caret where the format makes no sense")
    func formatErrors() {
        let message = message(["|-[title]-|", "V:|-[title(44]-|"])
        let lines = message.split(separator: "\n").map(String.init)
        expectEqual(lines.count, 3)
        expectTrue(lines.first?.hasPrefix("quoin: line 2: ") ?? false, "\(message)")
        expectEqual(lines.dropFirst().first, "  V:|-[title(44]-|")
        expectEqual(lines.last?.trimmingPrefix(while: { $0 == " " }), "^")
    }

    @Test("are refused where the format uses a name that stands for nothing")
    func unknownName() {
        expectTrue(
            message(["--metric", "width=5", "|-[a(widht)]", "V:|-width-[a]"])
                .contains(#"did you mean "width"?"#))
    }

    @Test("may say that what follows is a format, or ask for help")
    func others() {
        expectEqual(layout("--format", "json", "--", "HV:|[a]|").status, .success)
        expectEqual(layout("--help").standardOutput, LayoutVerb.help)
        expectEqual(layout("-h").status, .success)
        expectEqual(quoin("help", "layout").standardOutput, LayoutVerb.help)
        expectTrue(CommandLineTool.help.contains("layout"))
    }
}
