import Quoin

/// `quoin play [--out FILE]`
enum PlayVerb {
    static let help = """
        usage: quoin play [--out FILE]

        Writes the live page, on which a layout is typed and seen: one file for any browser, with the
        engine inside it, that needs no network and no server. Nothing is opened.

          --out FILE        the file; \(BuiltPage.name) by default

        The page is made from the sources, by .ci/page in the folder of the package: once, in some
        minutes, with nothing but the toolchain. The exit status is 1 if that was not done yet.

        """

    /// Carries out the verb with the arguments behind it.
    ///
    /// - Parameter places: Where the page may have been made, the likeliest first.
    static func run(_ arguments: [String], input: CommandInput, places: [String]) -> Outcome {
        do throws(UsageError) {
            var file: String? = nil
            var reader = ArgumentReader(arguments)
            while let argument = reader.next() {
                switch argument {
                case "--out":
                    file = try reader.value(of: argument, as: "a file that ends with .html")
                case "--help", "-h":
                    try reader.expectNoValue(of: argument)
                    return .success(help)
                case _ where argument.hasPrefix("-"):
                    throw .unknownOption(argument, among: ["--out", "--help"])
                default:
                    throw UsageError(
                        "play takes no argument but --out, not \(PrintableText.quoted(argument))")
                }
            }
            let target = file ?? BuiltPage.name
            guard target.hasSuffix(".html") else {
                throw UsageError(
                    "--out takes a file that ends with .html, not \(PrintableText.quoted(target))")
            }
            return write(places, input, to: target)
        } catch {
            return .wrongUse(error)
        }
    }

    private static func write(
        _ places: [String], _ input: CommandInput, to file: String
    ) -> Outcome {
        guard let page = places.lazy.compactMap({ try? input.file($0) }).first else {
            return Outcome(
                standardError: """
                    quoin: the live page was not made yet
                    In the folder of the package, run:  .ci/page
                    It takes some minutes and nothing but the toolchain; then, again:  quoin play

                    """,
                status: .problem)
        }
        do throws(OutputFolder.Failure) {
            try OutputFolder.write(String(decoding: page, as: UTF8.self), toFile: file)
        } catch {
            return .unwritten(error)
        }
        return .success(
            "for a browser: \(PrintableText.withoutControls(file)) (\(page.count / 1024) kB)\n")
    }
}
