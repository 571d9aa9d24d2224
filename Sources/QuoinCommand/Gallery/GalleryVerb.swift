import QuoinGallery
import Quoin

/// `quoin gallery [--only NAME] [--list] [--out DIR] [--size WxH]`, `quoin gallery --animate NAME`
struct GalleryVerb {
    static let help = """
        usage: quoin gallery [--only NAME] [--list] [--out DIR] [--size WxH]
               quoin gallery --animate NAME [--size WxH]

        Draws the examples in the terminal, and writes each as SVG, upright and sideways, with an
        index.html that shows them all: on devices, with their views and constraints, and with what is
        wrong. Those in which something moves are written in motion too, as NAME.animated.svg.

          --only NAME   this example only; may be given several times
          --list        names the examples, and draws and writes nothing
          --out DIR     the folder to write to, quoin-gallery by default; it is made if missing
          --size WxH    the size of the screen in points, 320x480 by default
          --animate NAME
                        plays this example in the terminal, until a key is pressed

        Pictures have colours where the terminal has them. Set NO_COLOR to have outlines instead.

        """

    private let request: GalleryRequest
    private let console: Console

    /// Carries out the verb with the arguments behind it.
    static func run(_ arguments: [String], console: Console) -> Outcome {
        do throws(UsageError) {
            let request = try GalleryRequest(arguments)
            let verb = GalleryVerb(request: request, console: console)
            if request.wantsHelp {
                return .success(help)
            }
            if let played = request.played {
                return try verb.play(played)
            }
            return request.wantsList ? .success(verb.list) : verb.draw()
        } catch {
            return .wrongUse(error)
        }
    }

    // MARK: Listing

    /// The names, with what the examples show beside them.
    private var list: String {
        let width = (request.examples.map(\.name.count).max() ?? 0) + 2
        let room = console.isTerminal ? max(24, console.capabilities.columns - width) : .max
        let margin = String(repeating: " ", count: width)
        return request.examples.map { example in
            let name = example.name + margin.dropFirst(example.name.count)
            let lines = FoldedText.lines(of: example.summary, width: room)
            return name + lines.joined(separator: "\n" + margin) + "\n"
        }.joined()
    }

    // MARK: Playing

    private func play(_ example: GalleryExample) throws(UsageError) -> Outcome {
        guard let play = console.play else {
            throw UsageError("--animate needs a terminal to play in")
        }
        play(example, request.size)
        return .success("")
    }

    // MARK: Drawing

    private func draw() -> Outcome {
        // All is drawn before anything is written, so that what goes wrong leaves nothing behind.
        var drawnExamples: [DrawnExample] = []
        var report = GalleryPage(of: request.size)
        for (index, example) in request.examples.enumerated() {
            console.showProgress?(
                "drawing \(index + 1) of \(request.examples.count): \(example.name)")
            let drawnExample = DrawnExample(
                of: example, size: request.size, for: console.capabilities)
            report.add(example, drawnExample.pictures)
            drawnExamples.append(drawnExample)
        }
        console.showProgress?("writing to \(PrintableText.shortened(request.folder, to: 40))")
        defer { console.showProgress?("") }
        do throws(OutputFolder.Failure) {
            let folder = try OutputFolder(making: request.folder)
            for picture in drawnExamples.flatMap(\.pictures) {
                try folder.write(picture.document, to: picture.file)
            }
            // The page comes last, so that it never shows what is not there.
            let page = "index.html"
            try folder.write(report.text, to: page)
            let rows = GalleryRows(for: console.capabilities)
            return .success(rows.text(of: drawnExamples) + summary(page: folder.path(of: page)))
        } catch {
            return .unwritten(error)
        }
    }

    private func summary(page: String) -> String {
        let count = request.examples.count
        let examples = count == 1 ? "1 example" : "\(count) examples"
        return "\(examples), also for a browser: \(PrintableText.withoutControls(page))\n"
    }
}
