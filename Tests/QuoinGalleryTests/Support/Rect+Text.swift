import Quoin
import TestSupport
import Testing

/// Frames of text.
extension Rect {
    /// One line, as wide as its characters.
    static func line(
        _ text: String, size: Double = 16, isBold: Bool = false, x: Double, y: Double
    ) -> Rect {
        Rect(
            x: x, y: y, width: Helvetica.width(text, size, isBold: isBold),
            height: Helvetica.lineHeight(size))
    }

    /// One bold line in the middle of a box.
    static func line(_ text: String, size: Double = 14, inMiddleOf box: Size) -> Rect {
        let line = line(text, size: size, isBold: true, x: 0, y: 0)
        return Rect(
            x: (box.width - line.width) / 2, y: (box.height - line.height) / 2, width: line.width,
            height: line.height)
    }

    /// Lines that a text has been broken into at a width. That each fits, and that no word would have fit
    /// into the line before its own, is checked here.
    static func lines(
        _ lines: [String], size: Double = 16, isBold: Bool = false, x: Double, y: Double,
        width: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Rect {
        for (line, next) in zip(lines, lines.dropFirst() + [""]) {
            expectTrue(
                Helvetica.width(line, size, isBold: isBold) <= width + 1e-6,
                "“\(line)” does not fit", sourceLocation: sourceLocation)
            let word = next.prefix { $0 != " " }
            expectTrue(
                next.isEmpty || Helvetica.width("\(line) \(word)", size, isBold: isBold) > width,
                "“\(word)” would have fit after “\(line)”", sourceLocation: sourceLocation)
        }
        return Rect(
            x: x, y: y, width: width, height: Double(lines.count) * Helvetica.lineHeight(size))
    }
}
