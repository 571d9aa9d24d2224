import Quoin
import QuoinGallery
import QuoinInspect

/// `quoin preview NAME [--devices …] [--turned] [--direction …] [--text …] [--out FILE]`
struct PreviewVerb {
    static let help = """
        usage: quoin preview NAME [--devices LIST] [--turned] [--direction ltr|rtl|both]
                             [--text normal|doubled|both|all] [--out FILE]

        Lays out an example of the gallery on devices, read from left to right and from right to left,
        with text as usual and about twice as large; writes a sheet of all of them, and says what is
        wrong on which.

          --devices LIST    the devices, with commas between them, as in "iPhone SE,iPad Air 2"; a
                            narrow phone, a tall one and a tablet by default
          --turned          held sideways, too
          --direction, --text
                            fewer variants, or with all, every size of text that there is
          --out FILE        the sheet, as a picture if it ends with .svg, or as a page if it ends with
                            .html; NAME-preview.html by default

        quoin gallery --list names the examples. The exit status is 1 if something is wrong, and
        2 if required constraints contradict each other.

        """

    let request: PreviewRequest
    let console: Console

    /// Carries out the verb with the arguments behind it.
    static func run(_ arguments: [String], console: Console) -> Outcome {
        do throws(UsageError) {
            let request = try PreviewRequest(arguments)
            guard !request.wantsHelp, let example = request.example else {
                return .success(help)
            }
            let verb = PreviewVerb(request: request, console: console)
            return verb.write(Waiting.result { await verb.preview(of: example) }, example.name)
        } catch {
            return .wrongUse(error)
        }
    }

    /// Lays the example out in all variants at the same time.
    func preview(of example: GalleryExample) async -> Preview {
        let variants = LayoutVariant.all(
            on: request.devices, held: request.orientations, in: request.directions,
            text: request.sizes)
        console.showProgress?("laying out \(variants.count) variants of \(example.name)")
        return await Preview(title: example.title, variants) {
            example.window(of: Size(width: 320, height: 480)) { _ in }
        }
    }

    /// Writes the sheet, and says what is wrong.
    func write(_ preview: Preview, _ name: String) -> Outcome {
        defer { console.showProgress?("") }
        let file = request.file ?? "\(name)-preview.html"
        let text = file.hasSuffix(".svg") ? preview.svg : preview.html
        do throws(OutputFolder.Failure) {
            try OutputFolder.write(text, toFile: file)
        } catch {
            return .unwritten(error)
        }
        let shown = PrintableText.withoutControls(file)
        return Outcome(
            standardOutput: "\(preview.report)\nfor a browser: \(shown)\n",
            status: preview.hasConflict
                ? .unsatisfiable : preview.findingCount == 0 ? .success : .problem)
    }
}
