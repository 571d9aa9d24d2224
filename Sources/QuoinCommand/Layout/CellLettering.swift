import Quoin
import QuoinInspect
import QuoinKit

/// Puts what is written in boxes into the cells of a terminal, between the lines that are drawn there.
///
/// What is right for letters of any size does not do here: half a line further up, text would stand on the
/// box's upper edge.
struct CellLettering {
    /// How many points a column stands for; a line stands for twice as many.
    let pointsPerColumn: Double
    /// Whether lines run through the middles of cells, so that neighbours have one between them.
    private let sharesLines: Bool
    private let measurer: TerminalMeasurer

    /// How many points a column stands for where there is room enough.
    private static let finestScale = 6.0

    /// Makes lettering for the picture of a screen that is as large as a terminal allows.
    init(size: Size, for capabilities: TerminalCapabilities) {
        sharesLines = capabilities.colorDepth == .none
        let columns = max(1, capabilities.columns - (sharesLines ? 1 : 0))
        pointsPerColumn = max(Self.finestScale, size.width / Double(columns))
        measurer = TerminalMeasurer()
    }

    /// Where the lines of a text begin that stands in the middle of a box. Those for which there is no
    /// room are left out, the last ones first.
    func place(_ texts: [String], in box: Rect) -> [(text: String, baseline: Point)] {
        let spare = sharesLines ? 0 : 1
        let left = cell(box.minX, pointsPerColumn)
        let room = cell(box.maxX, pointsPerColumn) - spare - left - 1
        let top = cell(box.minY, pointsPerLine)
        let rows = cell(box.maxY, pointsPerLine) - spare - top - 1
        guard room > 0, rows >= -1 else { return [] }
        let shown = texts.enumerated().compactMap { index, text in
            fitting(text, into: room, isNeeded: index == 0)
        }.prefix(max(1, rows))
        // In a box that is nothing but its edges, the text stands upon the upper one.
        let first = rows > 0 ? top + 1 + (rows - shown.count) / 2 : top
        return shown.enumerated().map { index, line in
            let column = left + 1 + (room - line.width.wholePart) / 2
            return (line.text, baseline(column: column, row: first + index))
        }
    }

    /// A text in the room of some cells: shortened if it is needed, or else not at all if it is too long.
    private func fitting(
        _ text: String, into room: Int, isNeeded: Bool
    ) -> (text: String, width: Double)? {
        let limits = TextLimits(
            width: Double(room), numberOfLines: 1, lineBreakMode: .truncatingTail)
        guard let line = measurer.layout(text, in: Font(), within: limits).lines.first,
            line.width <= Double(room), isNeeded || line.text == text
        else { return nil }
        return (line.text, line.width)
    }

    // MARK: Cells

    private var pointsPerLine: Double { 2 * pointsPerColumn }

    private func cell(_ points: Double, _ pointsPerCell: Double) -> Int {
        (points / pointsPerCell).rounded().wholePart
    }

    /// The point that a picture takes for the beginning of text in a cell.
    private func baseline(column: Int, row: Int) -> Point {
        Point(
            x: Double(column) * pointsPerColumn,
            y: (Double(row) + (sharesLines ? 0.5 : 1)) * pointsPerLine)
    }
}
