import Quoin
import QuoinGallery

/// What the arguments of `quoin gallery` ask for.
struct GalleryRequest {
    /// The examples, in the order of the gallery.
    private(set) var examples = Gallery.examples
    /// The size of the screen that they are shown on.
    private(set) var size = Size(width: 320, height: 480)
    /// The folder for the pictures.
    private(set) var folder = "quoin-gallery"
    /// The example that is to be played, and nothing else done.
    private(set) var played: GalleryExample?
    private(set) var wantsList = false
    private(set) var wantsHelp = false

    /// The options of those who want pictures or lists.
    private static let drawing = ["--only", "--list", "--out"]
    private static let options = ["--animate", "--only", "--list", "--out", "--size", "--help"]

    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var names: Set<String> = []
        var others: [String] = []
        while let argument = reader.next() {
            if Self.drawing.contains(argument) {
                others.append(argument)
            }
            switch argument {
            case "--animate":
                let name = try reader.value(of: argument, as: "the name of an example")
                played = try Self.moving(Self.known(name))
            case "--only":
                names.insert(
                    try Self.known(reader.value(of: argument, as: "the name of an example")))
            case "--out":
                folder = try reader.value(of: argument, as: "a folder")
                guard !folder.isEmpty else { throw UsageError("--out needs a folder") }
            case "--size":
                let value = try reader.value(of: argument, as: "a size, as in 320x480")
                size = try SizeArgument.screen(value, of: argument)
            case "--list":
                try reader.expectNoValue(of: argument)
                wantsList = true
            case "--help", "-h":
                try reader.expectNoValue(of: argument)
                wantsHelp = true
            case _ where argument.hasPrefix("-"):
                throw .unknownOption(argument, among: Self.options)
            default: throw Self.stray(argument)
            }
        }
        if played != nil, let other = others.first {
            throw UsageError(
                "--animate only plays, so that \(other) makes no sense with it")
        }
        if !names.isEmpty {
            examples.removeAll { !names.contains($0.name) }
        }
    }

    /// The name, if there is an example of it.
    private static func known(_ name: String) throws(UsageError) -> String {
        guard Gallery.example(named: name) == nil else { return name }
        let question = NearestName.question(about: name, among: Gallery.examples.map(\.name))
        throw UsageError(
            "there is no example \(PrintableText.quoted(name))"
                + (question.isEmpty ? "; quoin gallery --list names them all" : question))
    }

    /// The example of a name, if anything moves in it.
    private static func moving(_ name: String) throws(UsageError) -> GalleryExample? {
        guard let example = Gallery.example(named: name), example.stepCount == 0 else {
            return Gallery.example(named: name)
        }
        let names = Gallery.examples.filter { $0.stepCount > 0 }.map(\.name)
        throw UsageError(
            "nothing moves in \(PrintableText.quoted(name)), but in \(names.joined(separator: ", "))"
        )
    }

    private static func stray(_ argument: String) -> UsageError {
        let isName = Gallery.example(named: argument) != nil
        return UsageError(
            "gallery takes options only, not \(PrintableText.quoted(argument))"
                + (isName ? "; did you mean --only \(argument)?" : ""))
    }
}
