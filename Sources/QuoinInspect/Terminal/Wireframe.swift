import QuoinLayout

/// The frames of views, with a name in each.
struct Wireframe {
    private(set) var grid: CellGrid
    private let scale: CellScale
    private let isUnicode: Bool

    init(_ scale: CellScale, _ capabilities: TerminalCapabilities) {
        self.scale = scale
        isUnicode = capabilities.isUnicode
        grid = CellGrid(columns: scale.columns, lines: scale.lines)
    }

    /// Draws a view and all that is in it.
    mutating func draw(_ top: View) {
        let survey = LayoutSurvey(of: top)
        let views = PlacedViews(of: top)
        var boxes: [(box: CellRect, name: String)] = []
        for placed in views.all where placed.isVisible {
            let box = scale.cells(of: placed.frame)
            let clip = scale.cells(of: placed.clip).intersection(grid.bounds)
            let shown = box.intersection(clip)
            guard !shown.isEmpty else { continue }
            grid.outline(box, clip: clip)
            boxes.append((shown, survey.label(of: placed.view)))
        }
        // Names come after all lines, which would run through them.
        for (box, name) in boxes {
            write(name, into: box)
        }
    }

    /// Writes a name on the upper edge of a box, or else where there is room for it in the box, or else
    /// as much of it as there is room for.
    private mutating func write(_ name: String, into box: CellRect) {
        let width = TerminalText.width(of: name, isUnicode: isUnicode)
        let left = box.left + 1
        var longest = (room: 0, line: box.top)
        for line in [box.top] + (box.top + 1..<max(box.top + 1, box.bottom)) + [box.bottom] {
            let room = freeCells(from: left, to: box.right - 1, line: line)
            if room > longest.room {
                longest = (room, line)
            }
            if room >= width {
                break
            }
        }
        guard longest.room >= min(width, 2) else { return }
        let shown = TerminalText.fitting(name, into: longest.room, isUnicode: isUnicode)
        grid.write(
            shown, column: left, line: longest.line, clip: grid.bounds, isUnicode: isUnicode)
    }

    /// How many cells from a column on have neither text nor a line that goes up or down.
    private func freeCells(from left: Int, to right: Int, line: Int) -> Int {
        var column = left
        while column <= right, grid[column, line].sign == .nothing,
            !grid[column, line].arms.isVertical
        {
            column += 1
        }
        return max(0, column - left)
    }
}
