import QuoinKit
import QuoinLayout

/// Measures text in ``DotFont``: letters of one width, twice as large for each eight points of a font's size.
final class DotMeasurer: TextMeasurer {
    /// By how often the letters are as large as they are drawn.
    private var measurers: [TerminalMeasurer] = []

    /// How many dots a dot of a letter takes along each side.
    static func scale(ofSize size: Double) -> Int {
        size >= 16 && size < 1024 ? Int(size) / 8 : 1
    }

    func metrics(of font: Font) -> FontMetrics { measurer(of: font).metrics(of: font) }

    func layout(_ text: String, in font: Font, within limits: TextLimits) -> TextLayout {
        measurer(of: font).layout(text, in: font, within: limits)
    }

    private func measurer(of font: Font) -> TerminalMeasurer {
        let scale = Self.scale(ofSize: font.size)
        while measurers.count < scale {
            let next = Double(measurers.count + 1)
            measurers.append(
                TerminalMeasurer(
                    cellSize: Size(
                        width: next * Double(DotFont.cellWidth),
                        height: next * Double(DotFont.cellHeight)), cacheCapacity: 16))
        }
        return measurers[scale - 1]
    }
}
