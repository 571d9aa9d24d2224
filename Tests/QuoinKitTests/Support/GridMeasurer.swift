import Quoin
import QuoinKit

/// Measures text as if every letter were 10 wide, and every line 20 high with its baseline at 15, in
/// any font, and counts how often it is asked.
final class GridMeasurer: TextMeasurer {
    private let cells = TerminalMeasurer(cellSize: Size(width: 10, height: 20))
    private(set) var layouts = 0

    func metrics(of font: Font) -> FontMetrics {
        FontMetrics(lineHeight: 20, baseline: 15)
    }

    func layout(_ text: String, in font: Font, within limits: TextLimits) -> TextLayout {
        layouts += 1
        var layout = cells.layout(text, in: font, within: limits)
        layout.metrics = metrics(of: font)
        return layout
    }

    /// How often it was asked while something was done.
    func layouts(during work: () -> Void) -> Int {
        let before = layouts
        work()
        return layouts - before
    }
}
