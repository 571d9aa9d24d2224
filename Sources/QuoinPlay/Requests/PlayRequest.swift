import Quoin
import QuoinInspect
import QuoinKit

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
/// sentences 1
/// icon: size.equalTo(44)
/// formats
/// |-[icon]-gap-[title]-|
/// V:|-[icon,title]
/// ```
///
/// `sentences` and `formats` say how many lines of theirs follow; without a number it is all the rest. Everything has
/// a default but these, one of which may be left out.
struct PlayRequest: Equatable {
    /// The size of the window.
    var size = Size(width: 320, height: 480)
    /// The device that the window fills, whose surroundings it has; then the size is that of its screen, unless
    /// another one is said.
    var device: Device?
    var orientation = Device.Orientation.portrait
    var textSize = TextSizeCategory.normal
    var style = UserInterfaceStyle.light
    var direction = LayoutDirection.leftToRight
    /// The sizes of contents by the names of the views, with no intrinsic metric for what is left open.
    var contents: [String: Size] = [:]
    var metrics: [String: Double] = [:]
    var options: VisualFormatOptions = []
    /// What the picture shows on top of the views.
    var overlays: PictureOverlays = []
    /// Whether there is to be a picture.
    var wantsPicture = true
    /// Whether the picture says in words below it what is wrong.
    var wantsCaptions = true
    var wantsFindings = false
    /// The view whose place and size are to be explained.
    var questioned: String?
    /// Whether the layout is to be told as Swift.
    var wantsSwift = false
    /// The mend that is to be written into the texts.
    var mend: MendChoice?
    var formats = ""
    var sentences = ""

    /// One of the mends of one of the findings, both counted from 0.
    struct MendChoice: Equatable {
        let finding: Int
        let mend: Int
    }

    /// Windows are no larger, nor is what is in them.
    static let largest = 1_000_000.0

    init() {}

    /// Reads a request.
    init(_ text: String) throws(PlayProblem) {
        var rest = RequestLines(text)
        while !rest.isAtEnd {
            let line = rest.takeLine()
            let words = line.split(separator: " ")
            switch words.first {
            case "formats": formats = try Self.lines(words, from: &rest)
            case "sentences": sentences = try Self.lines(words, from: &rest)
            case "size": size = try Self.size(words)
            default: try take(line, words)
            }
        }
    }

    /// The lines that follow a word: as many as it says, or all.
    private static func lines(
        _ words: [Substring], from rest: inout RequestLines
    ) throws(PlayProblem) -> String {
        guard words.count > 1 else { return rest.takeLines() }
        guard let count = Int(words[1]), count >= 0, words.count == 2 else {
            throw PlayProblem("\(words[0]) says how many lines follow, or nothing")
        }
        return rest.takeLines(atMost: count)
    }

    private static func size(_ words: [Substring]) throws(PlayProblem) -> Size {
        guard words.count == 3 else {
            throw PlayProblem("a size is a width and a height")
        }
        return Size(width: try length(words[1]), height: try length(words[2]))
    }

    private mutating func take(_ line: String, _ words: [Substring]) throws(PlayProblem) {
        guard let first = words.first else { return }
        let values = Array(words.dropFirst())
        switch (first, values.count) {
        case ("device", 1...):
            try take(device: values.joined(separator: " "))
        case ("held", 1):
            orientation = values[0] == "sideways" ? .landscape : .portrait
            if let device { size = device.size(in: orientation) }
        case ("direction", 1):
            direction = values[0] == "rtl" ? .rightToLeft : .leftToRight
        case ("text", 1):
            try take(textSize: values[0])
        case ("appearance", 1):
            style = values[0] == "dark" ? .dark : .light
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
            wantsSwift = wantsSwift || values[0] == "swift"
        case ("mend", 2):
            guard let finding = Int(values[0]), let mend = Int(values[1]) else {
                throw PlayProblem("a mend is the number of a finding, and its own")
            }
            self.mend = MendChoice(finding: finding, mend: mend)
        case ("picture", 1):
            wantsPicture = values[0] != "no"
        case ("captions", 1):
            wantsCaptions = values[0] != "no"
        case ("why", 1):
            questioned = String(values[0])
        default:
            throw PlayProblem("\(PrintableText.quoted(line)) is no line of a request")
        }
    }

    private mutating func take(device name: String) throws(PlayProblem) {
        guard let found = Device.named(name) else {
            throw PlayProblem("there is no device \(PrintableText.quoted(name))")
        }
        device = found
        size = found.size(in: orientation)
    }

    private mutating func take(textSize name: Substring) throws(PlayProblem) {
        guard let found = Self.textSizes.first(where: { $0.name == name }) else {
            throw PlayProblem("text has no size \(PrintableText.quoted(String(name)))")
        }
        textSize = found.size
    }

    /// Sizes of text by the names that requests have for them.
    static let textSizes: [(name: String, size: TextSizeCategory)] = [
        ("small", .extraSmall), ("normal", .normal), ("large", .extraExtraExtraLarge),
        ("doubled", .doubled), ("largest", .accessibilityExtraExtraExtraLarge),
    ]

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
