import Quoin
import QuoinInspect

/// What the page asks for: a layout in words, the window that it stands in, and what to tell of it.
///
/// A request is lines of text. Each begins with a word for what it says:
///
/// ```
/// size 390 844
/// direction rtl
/// content title 120 20
/// metric gap 12
/// overlay names
/// tell findings
/// why title
/// formats
/// |-[icon(44)]-gap-[title]-|
/// V:|-[icon,title]
/// ```
///
/// What follows `formats` is visual format to the end. Everything has a default but the formats.
struct PlayRequest: Equatable {
    /// The size of the window.
    var size = Size(width: 320, height: 480)
    var direction = LayoutDirection.leftToRight
    /// The sizes of contents by the names of the views, with no intrinsic metric for what is left open.
    var contents: [String: Size] = [:]
    var metrics: [String: Double] = [:]
    var options: VisualFormatOptions = []
    /// What the picture shows on top of the views.
    var overlays: PictureOverlays = []
    /// Whether there is to be a picture.
    var wantsPicture = true
    var wantsFindings = false
    /// The view whose place and size are to be explained.
    var questioned: String?
    var formats = ""

    /// Windows are no larger, nor is what is in them.
    static let largest = 1_000_000.0

    init() {}

    /// Reads a request.
    init(_ text: String) throws(PlayProblem) {
        var rest = text[...]
        while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[..<end]
            rest = rest[rest.utf8.index(after: end)...]
            if line == "formats" {
                formats = String(rest)
                return
            }
            try take(line)
        }
        try take(rest)
    }

    private mutating func take(_ line: Substring) throws(PlayProblem) {
        let words = line.split(separator: " ")
        guard let first = words.first else { return }
        let values = Array(words.dropFirst())
        switch (first, values.count) {
        case ("size", 2):
            size = Size(width: try Self.length(values[0]), height: try Self.length(values[1]))
        case ("direction", 1):
            direction = values[0] == "rtl" ? .rightToLeft : .leftToRight
        case ("content", 3):
            contents[String(values[0])] = Size(
                width: try Self.content(values[1]), height: try Self.content(values[2]))
        case ("metric", 2):
            metrics[String(values[0])] = try Self.number(values[1])
        case ("option", 1):
            try take(option: values[0])
        case ("overlay", 1):
            try take(overlay: values[0])
        case ("tell", 1):
            wantsFindings = wantsFindings || values[0] == "findings"
        case ("picture", 1):
            wantsPicture = values[0] != "no"
        case ("why", 1):
            questioned = String(values[0])
        default:
            throw PlayProblem("\(PrintableText.quoted(String(line))) is no line of a request")
        }
    }

    private mutating func take(option name: Substring) throws(PlayProblem) {
        guard let known = VisualFormatOptions.named.first(where: { $0.name == name }) else {
            throw PlayProblem(
                "visual formats have no option \(PrintableText.quoted(String(name)))"
                    + NearestName.question(
                        about: String(name), among: VisualFormatOptions.named.map { $0.name }))
        }
        options.insert(known.option)
    }

    private mutating func take(overlay name: Substring) throws(PlayProblem) {
        guard let overlay = Self.overlays.first(where: { $0.name == name }) else {
            throw PlayProblem("pictures have no overlay \(PrintableText.quoted(String(name)))")
        }
        overlays.insert(overlay.overlay)
    }

    /// What pictures can show, by the names that requests have for it.
    static let overlays: [(name: String, overlay: PictureOverlays)] = [
        ("frames", .frames), ("names", .names), ("alignment", .alignmentRects),
        ("margins", .margins), ("guides", .guides), ("dimensions", .dimensions),
        ("ambiguities", .ambiguities), ("conflicts", .conflicts), ("findings", .findings),
        ("problems", .problems),
    ]

    // MARK: Numbers

    private static func number(_ text: Substring) throws(PlayProblem) -> Double {
        // A Double would take hexadecimal digits and "nan", too.
        let isPlain = text.utf8.allSatisfy { byte in
            byte &- UInt8(ascii: "0") < 10 || "+-.".utf8.contains(byte)
        }
        guard isPlain, let value = Double(String(text)), value.magnitude <= largest else {
            throw PlayProblem("\(PrintableText.quoted(String(text))) is no number for a layout")
        }
        return value
    }

    private static func length(_ text: Substring) throws(PlayProblem) -> Double {
        max(0, try number(text))
    }

    /// A length of a content; `-` if it has none.
    private static func content(_ text: Substring) throws(PlayProblem) -> Double {
        text == "-" ? View.noIntrinsicMetric : try length(text)
    }
}
