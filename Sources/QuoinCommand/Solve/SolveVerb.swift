import Quoin

/// `quoin solve [FILE] [--json]`
struct SolveVerb {
    static let help = """
        usage: quoin solve [FILE] [--json]

        Solves linear constraints written as text in FILE, or on standard input.

          --json    one JSON object for each print: values, violations, ambiguous variables
          --        what follows is FILE, even if it begins with a dash

        One statement a line. # starts a comment.

          var w >= 0                    a variable that is never negative, wherever it occurs;
                                        others are free and need no declaration
          c1: 2*x + y/2 - 3 <= w + 10   a required constraint; c1 is its label
          x == y @750                   an optional one. The higher the priority (to 1000, which is
                                        required) the sooner it is obeyed
          suggest x = 12 @500           puts x near a value; the next suggestion for x replaces this
                                        one. Without @ the priority is 750
          remove c1                     takes a line back
          set c2 = 30                   a new constant for the right side, all variables being on
                                        the left
          priority c2 = 250             a new priority
          print                         the values at this point; one more print follows at the end

        A line without a label goes by its number: remove 7. Numbers are written with the fewest
        digits that come within 1e-9.

        When required lines contradict each other, nothing is printed but which (exit status 2).
        When a line makes no sense, or leads to numbers that are too large to calculate with, nothing
        is printed but that (exit status 64).

        """

    private static let options = ["--json", "--help"]

    private var format = SolutionWriter.Format.text
    private var wantsHelp = false
    private var file: String?

    /// Carries out the verb with the arguments behind it.
    static func run(_ arguments: [String], input: CommandInput) -> Outcome {
        do {
            let verb = try SolveVerb(arguments)
            return verb.wantsHelp ? .success(help) : verb.solve(try verb.source(from: input))
        } catch {
            return .wrongUse(error)
        }
    }

    private init(_ arguments: [String]) throws(UsageError) {
        var optionsHaveEnded = false
        for argument in arguments {
            switch argument {
            case _ where optionsHaveEnded || !argument.hasPrefix("-") || argument == "-":
                guard file == nil else {
                    throw UsageError(
                        "solve takes one file; \(PrintableText.quoted(argument)) is one too many")
                }
                file = argument
            case "--": optionsHaveEnded = true
            case "--json": format = .json
            case "--help", "-h": wantsHelp = true
            default: throw .unknownOption(argument, among: Self.options)
            }
        }
    }

    private func source(from input: CommandInput) throws(UsageError) -> [UInt8] {
        switch file {
        case nil, "-": try input.standardInput()
        case let path?: try input.file(path)
        }
    }

    private func solve(_ source: [UInt8]) -> Outcome {
        do {
            return solve(try ScriptChecker.check(try ScriptParser.parse(source)))
        } catch {
            return Outcome(standardError: error.report(in: source), status: .wrongUse)
        }
    }

    private func solve(_ script: CheckedScript) -> Outcome {
        var runner = ScriptRunner(script)
        var writer = SolutionWriter(format, for: script.script)
        do {
            try runner.run { writer.append($0, variableCount: $1) }
            return .success(writer.output)
        } catch {
            return outcome(of: error, in: runner)
        }
    }

    private func outcome(of failure: ScriptRunner.Failure, in state: ScriptRunner) -> Outcome {
        switch failure {
        case .conflict(let members):
            let report = ConflictReport(state: state, members: members)
            return Outcome(
                standardOutput: format == .json ? report.json : "", standardError: report.text,
                status: .unsatisfiable)
        case .error(let error):
            return Outcome(
                standardError: error.report(in: state.script.source), status: .wrongUse)
        }
    }
}
