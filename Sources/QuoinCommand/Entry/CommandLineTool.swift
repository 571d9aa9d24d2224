import Quoin

/// The command `quoin`, apart from the process it runs in.
enum CommandLineTool {
    static let help = """
        quoin: constraint layout from the command line

        usage: quoin VERB [ARGUMENTS]

          gallery [--only NAME]   draws the examples here, and as pictures for a browser
          layout 'FORMAT' …       lays out visual formats and sentences, and draws them
          play [--out FILE]       writes the live page, on which layouts are typed and seen
          port PATH … [--write]   rewrites files for UIKit's names here, or says what hinders
          preview NAME            draws an example on devices, side by side
          solve [FILE] [--json]   solves linear constraints written as text
          help [VERB]             says what a verb does
          --version               prints the version

        Exit status: 0 fine, 1 a layout is not sound, 2 required constraints contradict each other,
        64 the arguments or the input make no sense, 74 the result could not be written.

        """

    private static let verbs = ["gallery", "layout", "play", "port", "preview", "solve", "help"]

    /// Does what the arguments, without the command's own name, say.
    static func run(
        arguments: [String], input: CommandInput, console: Console = .none
    ) -> Outcome {
        guard let verb = arguments.first else { return .success(help) }
        let rest = Array(arguments.dropFirst())
        switch verb {
        case "gallery": return GalleryVerb.run(rest, console: console)
        case "layout": return LayoutVerb.run(rest, input: input, console: console)
        case "play": return PlayVerb.run(rest, input: input, places: BuiltPage.places)
        case "port": return PortVerb.run(rest, input: input)
        case "preview": return PreviewVerb.run(rest, console: console)
        case "solve": return SolveVerb.run(rest, input: input)
        case "help": return help(about: rest)
        case "--help", "-h": return help(about: rest)
        case "--version":
            if let extra = rest.first {
                return .wrongUse(tooMany(extra, after: "--version takes no arguments"))
            }
            return .success(PackageVersion.line(of: "quoin"))
        case _ where verb.hasPrefix("-"):
            return .wrongUse(.unknownOption(verb, among: ["--help", "--version"]))
        default: return .wrongUse(unknown(verb))
        }
    }

    private static func help(about verbs: [String]) -> Outcome {
        if verbs.count > 1 {
            return .wrongUse(tooMany(verbs[1], after: "help takes one verb"))
        }
        return switch verbs.first {
        case nil, "help", "--help", "-h": .success(help)
        case "gallery": .success(GalleryVerb.help)
        case "layout": .success(LayoutVerb.help)
        case "play": .success(PlayVerb.help)
        case "port": .success(PortVerb.help)
        case "preview": .success(PreviewVerb.help)
        case "solve": .success(SolveVerb.help)
        case let verb?: .wrongUse(unknown(verb))
        }
    }

    private static func tooMany(_ argument: String, after rule: String) -> UsageError {
        UsageError("\(rule); \(PrintableText.quoted(argument)) is one too many")
    }

    private static func unknown(_ verb: String) -> UsageError {
        UsageError(
            "there is no \(PrintableText.quoted(verb))"
                + NearestName.question(about: verb, among: verbs))
    }
}
