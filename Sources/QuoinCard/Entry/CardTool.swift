import Quoin
import QuoinConsole

/// The command `quoin-card`, apart from the process it runs in.
enum CardTool {
    static let help = """
        quoin-card: draws cards and pages from JSON

        usage: quoin-card FILE … [-o DIR] [--format svg|png] [--theme NAME] [--check]
               quoin-card FILE -o PICTURE.svg

        Each FILE says what stands on a card; - is standard input. Its picture has the name of the file
        and is written into the present folder; that of standard input alone is written to standard
        output. Files are drawn side by side, and one that is not sound keeps no other from being drawn.

          -o, --out DIR     the folder to write to; it is made if missing. For one card, a file that
                            ends with .svg or .png
          --format svg|png  what is written, svg by default; png needs rsvg-convert
          --theme NAME      light, dark, paper or ocean, whatever the file says
          --check           says what is wrong with the files, and writes nothing
          --schema          says what a file may contain
          --version         prints the version

        Exit status: 0 fine, 64 the arguments or a file make no sense, 69 there is no rsvg-convert,
        74 a picture could not be written.

        """

    /// No file that is read has more bytes: cards are small, and pictures of that size are large.
    static let mostBytes = 16 << 20

    /// Does what the arguments, without the command's own name, say.
    ///
    /// - Parameters:
    ///   - input: Where files and standard input come from.
    ///   - showProgress: Shows a text in the place of the one before; nil if nobody watches.
    static func run(
        arguments: [String], input: CommandInput,
        showProgress: (@Sendable (String) -> Void)? = nil
    ) async -> CardOutcome {
        let request: CardRequest
        do throws(UsageError) {
            request = try CardRequest(arguments)
        } catch {
            return .failure(error.message, .wrongUse)
        }
        if request.wantsHelp {
            return .success(help)
        }
        if request.wantsVersion {
            return .success(PackageVersion.line(of: "quoin-card"))
        }
        if request.wantsSchema {
            return .success(CardFormat.text)
        }
        var converter: PictureConverter?
        if request.format == .png, !request.isCheck {
            converter = PictureConverter.found()
            guard converter != nil else {
                return .failure(PictureConverter.missing, .unavailable)
            }
        }
        var folder: OutputFolder?
        if !request.isCheck, !request.goesToOutput {
            do throws(OutputFolder.Failure) {
                folder = try OutputFolder(making: OutputNames.folder(of: request))
            } catch {
                return .failure(error.message, .outputFailed)
            }
        }
        let press = CardPress(request: request, input: input, folder: folder, converter: converter)
        let jobs = OutputNames.jobs(of: request)
        let results = await press.run(jobs, showProgress: showProgress)
        return outcome(of: results, request)
    }

    /// What is said of all files together.
    private static func outcome(
        of results: [CardPress.Result], _ request: CardRequest
    ) -> CardOutcome {
        var outcome = CardOutcome()
        for result in results {
            outcome.standardOutput += result.picture
            outcome.standardError += result.complaints.map { $0 + "\n" }.joined()
            outcome.status = max(outcome.status, result.status)
        }
        if request.isCheck, outcome.status == .success {
            let count = results.count
            outcome.standardOutput = Array(
                (count == 1 ? "the card is sound\n" : "all \(count) cards are sound\n").utf8)
        } else if results.count > 1, outcome.status != .success {
            let failed = results.count { $0.status != .success }
            outcome.standardError += "quoin-card: \(failed) of \(results.count) files failed\n"
        }
        return outcome
    }
}
