import QuoinLayout

/// Areas in cells, which may begin and end within one: characters stand for parts of cells.
extension CellCanvas {
    /// Fills an area, to an eighth of a cell.
    func fillCells(_ rect: Rect, color: Color) {
        guard let visible = state.clip.map({ rect.part(in: $0) }) ?? rect,
            let inside = visible.part(in: Rect(x: 0, y: 0, width: width, height: height))
        else { return }
        let columns = PartedSpan(from: inside.minX, to: inside.maxX, isRough: !isUnicode)
        let isSlanted = columns.first != nil || columns.last != nil
        // A character cannot be cut on two sides. Bars that grow sideways are the more frequent ones.
        let lines = PartedSpan(
            from: inside.minY, to: inside.maxY, isRough: !isUnicode || isSlanted)
        grid.fill(
            CellRect(
                left: columns.whole.lowerBound, top: lines.whole.lowerBound,
                right: columns.whole.upperBound - 1, bottom: lines.whole.upperBound - 1),
            color: color)
        for line in lines.whole {
            if let first = columns.first {
                fillEnd(of: first.cell, line, eighths: first.eighths, Self.left, color)
            }
            if let last = columns.last {
                put(Self.left[last.eighths], last.cell, line, color)
            }
        }
        for column in columns.whole {
            if let first = lines.first {
                put(Self.lower[first.eighths], column, first.cell, color)
            }
            if let last = lines.last {
                fillEnd(of: column, last.cell, eighths: last.eighths, Self.lower, color)
            }
        }
    }

    private var width: Double { Double(grid.columns) }
    private var height: Double { Double(grid.lines) }

    private func put(_ block: Character, _ column: Int, _ line: Int, _ color: Color) {
        guard clip.contains(column: column, line: line) else { return }
        grid.put(block: block, column: column, line: line, color: color)
    }

    /// Fills the part of a cell for which there is no character: there is one for the other part.
    private func fillEnd(
        of column: Int, _ line: Int, eighths: Int, _ blocks: [Character], _ color: Color
    ) {
        guard clip.contains(column: column, line: line) else { return }
        grid.put(
            block: blocks[8 - eighths], column: column, line: line, color: color, isInverse: true)
    }

    /// What fills some eighths of a cell from the left, and from below.
    private static let left: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    private static let lower: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}

/// The cells between two places along an axis: those that are covered, and those that are in part.
private struct PartedSpan {
    var whole: Range<Int>
    /// The cell in which the span begins, if that is in the midst of one, and how much of it is covered.
    var first: (cell: Int, eighths: Int)?
    /// The cell in which it ends.
    var last: (cell: Int, eighths: Int)?

    /// - Parameter isRough: Whether there are no characters for parts of a cell.
    init(from start: Double, to end: Double, isRough: Bool) {
        guard !isRough else {
            // Cells of which half or more is covered.
            let first = (start - 0.5).rounded(.up).wholePart
            let last = (end + 0.5).rounded(.down).wholePart
            whole = first..<max(first, last)
            return
        }
        let from = (8 * start).rounded().wholePart
        let to = max(from, (8 * end).rounded().wholePart)
        let (begin, rest) = ((from + 7) / 8, to % 8)
        guard to / 8 >= begin else {
            // Both ends are in one cell. What is between them is shown from the cell's beginning on.
            whole = begin..<begin
            last = to > from ? (from / 8, to - from) : nil
            return
        }
        whole = begin..<to / 8
        first = from % 8 == 0 ? nil : (from / 8, 8 - from % 8)
        last = rest == 0 ? nil : (to / 8, rest)
    }
}
