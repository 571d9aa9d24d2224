import QuoinLayout

// Rounding is the C library's. A program that imports neither it nor Foundation gets it from here.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Which cells of a terminal stand for which points of a picture.
///
/// With shared lines, lines run through the middles of cells, and a cell in the first column stands for
/// the left edge: what touches has one line between it. Without, cells are areas side by side.
struct CellScale {
    let columns: Int
    let lines: Int
    let pointsPerColumn: Double
    let pointsPerLine: Double
    let sharesLines: Bool
    /// Whether a point is a cell: what is laid out is laid out for the terminal.
    let isExact: Bool

    /// Makes the scale at which a point is a cell.
    init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
        pointsPerColumn = 1
        pointsPerLine = 1
        sharesLines = false
        isExact = true
    }

    /// Makes the scale at which a picture fits, `pointsPerColumn` if it does.
    init(
        size: Size, columns: Int, lines: Int, pointsPerColumn: Double, sharesLines: Bool
    ) {
        let spare = sharesLines ? 1 : 0
        let fitting = max(
            pointsPerColumn, size.width / Double(max(1, columns - spare)),
            size.height / 2 / Double(max(1, lines - spare)))
        self.pointsPerColumn = fitting
        pointsPerLine = 2 * fitting
        isExact = false
        self.sharesLines = sharesLines
        self.columns = min(columns, max(1, Self.cells(size.width / fitting) + spare))
        self.lines = min(lines, max(1, Self.cells(size.height / (2 * fitting)) + spare))
    }

    /// The cells of a rectangle; those of one without area are one thick.
    func cells(of rect: Rect) -> CellRect {
        let left = Self.cells(rect.minX / pointsPerColumn)
        let top = Self.cells(rect.minY / pointsPerLine)
        let right = Self.cells(rect.maxX / pointsPerColumn)
        let bottom = Self.cells(rect.maxY / pointsPerLine)
        let spare = sharesLines ? 0 : 1
        return CellRect(
            left: left, top: top, right: max(left, right - spare),
            bottom: max(top, bottom - spare))
    }

    /// The cell in which text begins: of the lines of cells, the one whose lower edge is nearest to the
    /// baseline.
    func cell(ofBaseline point: Point) -> (column: Int, line: Int) {
        let line = point.y / pointsPerLine
        return (
            Self.cells(point.x / pointsPerColumn),
            sharesLines ? Self.cells(line - 0.5) : Self.cells(line) - 1
        )
    }

    /// A number of cells, which may be out of all proportion.
    private static func cells(_ value: Double) -> Int {
        value.rounded().wholePart
    }
}

/// A rectangle of cells, all four edges being part of it.
struct CellRect: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var isEmpty: Bool { left > right || top > bottom }

    func contains(column: Int, line: Int) -> Bool {
        column >= left && column <= right && line >= top && line <= bottom
    }

    /// The directions in which a line from a cell of the rectangle leads inside; all for a cell that is
    /// inside itself.
    func armsInto(column: Int, line: Int) -> LineArms {
        let isBetweenSides = column > left && column < right
        let isBetween = line > top && line < bottom
        if isBetweenSides && isBetween {
            return LineArms(rawValue: .max)
        }
        if isBetweenSides {
            return line == top ? .down : .up
        }
        return isBetween ? column == left ? .right : .left : []
    }

    func intersection(_ other: CellRect) -> CellRect {
        CellRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }
}
