import Quoin
import Testing

/// Frames of text, by the same model as in the gallery: a character is half as wide as the text is high,
/// and a line is a quarter higher than that.
extension Rect {
    /// One line, as wide as its characters.
    static func line(_ text: String, size: Double = 16, x: Double, y: Double) -> Rect {
        Rect(x: x, y: y, width: Double(text.count) * size / 2, height: size * 1.25)
    }

    /// One line in the middle of a box.
    static func line(_ text: String, size: Double = 14, inMiddleOf box: Size) -> Rect {
        let line = line(text, size: size, x: 0, y: 0)
        return Rect(
            x: (box.width - line.width) / 2, y: (box.height - line.height) / 2, width: line.width,
            height: line.height)
    }

    /// Lines that a text has been broken into at a width. That each fits, and that no word would have fit
    /// into the line before its own, is checked here.
    static func lines(
        _ lines: [String], size: Double = 16, x: Double, y: Double, width: Double,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) -> Rect {
        let room = Int(width / (size / 2))
        for (line, next) in zip(lines, lines.dropFirst() + [""]) {
            #expect(line.count <= room, sourceLocation: sourceLocation)
            let word = next.prefix { $0 != " " }
            #expect(
                next.isEmpty || line.count + 1 + word.count > room,
                "“\(word)” would have fit after “\(line)”", sourceLocation: sourceLocation)
        }
        return Rect(x: x, y: y, width: width, height: Double(lines.count) * size * 1.25)
    }
}
