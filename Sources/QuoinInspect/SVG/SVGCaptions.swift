import QuoinKit
import QuoinLayout

/// What is said below a picture, broken into lines.
struct SVGCaptions {
    private let width: Double
    private var captions: [[String]] = []

    private static let size = 10.0
    private static let lineHeight = 14.0
    private static let gap = 6.0
    private static let margin = 12.0
    /// More than this is not read anyway.
    private static let most = 12

    init(width: Double) {
        self.width = width
    }

    var isEmpty: Bool { captions.isEmpty }

    /// How much room they take below the picture.
    var height: Double {
        guard !isEmpty else { return 0 }
        return captions.reduce(Self.gap) {
            $0 + Double($1.count) * Self.lineHeight + Self.gap
        }
    }

    /// Adds captions, the last of which says how many are left out.
    mutating func add(_ texts: [String], _ measurer: HelveticaMeasurer) {
        let shown = texts.count > Self.most ? texts.prefix(Self.most - 1) : texts[...]
        let limits = TextLimits(width: max(80, width - 2 * Self.margin))
        for text in shown {
            let layout = measurer.layout(text, in: Font(size: Self.size), within: limits)
            captions.append(layout.lines.map { $0.text })
        }
        if shown.count < texts.count {
            captions.append(["and \(texts.count - shown.count) more."])
        }
    }

    func write(to document: inout MarkupBuffer, below top: Double) {
        guard !isEmpty else { return }
        document.append("<g class=\"captions\"")
        document.attribute("font-size", Self.size)
        document.append("><rect x=\"0\"")
        document.attribute("y", top)
        document.attribute("width", width)
        document.attribute("height", height)
        document.append(" fill=\"#fff5f5\"/><rect x=\"0\"")
        document.attribute("y", top)
        document.append(" width=\"4\"")
        document.attribute("height", height)
        document.attribute("fill", OverlayPalette.conflict)
        document.append("/>\n")
        var y = top + Self.gap
        for caption in captions {
            for line in caption {
                document.append("<text")
                document.attribute("x", Self.margin)
                document.attribute("y", y + Self.size)
                document.attribute("fill", OverlayPalette.caption)
                document.append(">")
                document.append(escaping: line)
                document.append("</text>\n")
                y += Self.lineHeight
            }
            y += Self.gap
        }
        document.append("</g>\n")
    }
}
