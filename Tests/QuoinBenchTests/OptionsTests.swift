import TestSupport
import Testing

@testable import QuoinBench

@Suite("The command line of the benchmarks")
struct OptionsTests {
    @Test("asks for help where nothing is said")
    func nothing() throws {
        guard case .help = try Options([]).action else {
            Issue.record("no help")
            return
        }
    }

    @Test("names workloads, and how they are measured")
    func measuring() throws {
        let options = try Options([
            "list:30", "form", "--only", "build,resize", "--repetitions", "7", "--json",
        ])
        expectEqual(options.workloads, ["list:30", "form"])
        expectEqual(options.measures, ["build", "resize"])
        expectEqual(options.repetitions, 7)
        expectTrue(options.writesJSON)
    }

    @Test("gives a check its seed and its length")
    func checking() throws {
        let options = try Options(["check", "--seed", "5", "--sequences", "2", "--steps", "3"])
        guard case .check(let check) = options.action else {
            Issue.record("no check")
            return
        }
        expectTrue(check.seed == 5 && check.sequences == 2 && check.steps == 3)
    }

    @Test(
        "is refused with the reason",
        arguments: [
            (["--jsn"], "there is no option \"--jsn\"; did you mean \"--json\"?"),
            (["--lavender"], "there is no option \"--lavender\""),
            (["form", "--repetitions"], "a value is missing after --repetitions"),
            (
                ["form", "--repetitions", "0"],
                "--repetitions needs a whole number above 0, not \"0\""
            ),
            (
                ["form", "--repetitions", "99999999999999999999"],
                "--repetitions needs a whole number above 0, not \"99999999999999999999\""
            ),
            (["check", "--seed", "-1"], "--seed needs a whole number, not \"-1\""),
            (["check", "form"], "check takes no workload, so \"form\" means nothing"),
            (["form", "--steps", "3"], "--steps belongs to check or fuzz"),
            (["form", "--edit", "a"], "--edit belongs to system:FILE"),
            (["compare", "--only", "build"], "--only means nothing to compare"),
            (["--json"], "no workload is named; see quoin-bench --list"),
        ])
    func refused(arguments: [String], message: String) {
        do {
            _ = try Options(arguments)
            Issue.record("\(arguments) was taken")
        } catch {
            expectEqual(error.message, message)
        }
    }

    @Test("does not let what was written drive the terminal")
    func controls() {
        for scalar in ["\u{1B}", "\u{9B}"] {
            for arguments in [["--\(scalar)[2J"], ["check", "\(scalar)[2J"]] {
                do {
                    _ = try Options(arguments)
                    Issue.record("\(arguments) was taken")
                } catch {
                    expectTrue(!error.message.contains(scalar), "\(arguments)")
                }
            }
        }
    }
}
