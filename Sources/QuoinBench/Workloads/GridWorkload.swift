import QuoinSolver

/// `grid:N`: N×N cells of equal size, in each a box of its own aspect ratio, as large as fits.
///
/// Every cell leaves it open which side of its box touches, so that a solver has to find out N²
/// times, among many solutions that look equally good on the way.
enum GridWorkload {
    /// How many constraints a cell and its box have, apart from the two that pin the last ones.
    private static let constraintsPerCell = 11

    /// Makes the workload of a grid with `side` rows and columns.
    static func make(_ side: Int) -> Workload {
        PictureWorkload.make(
            name: "grid:\(side)", views: 2 * side * side + 1,
            constraints: constraintsPerCell * side * side, width: GridScreen.rootSide,
            peers: [.highs],
            describe: { try describe(side, in: $0) },
            record: { _ = try describe(side, in: $0) },
            screen: { GridScreen(side: side) })
    }

    /// Tells the picture, and returns the width of a box.
    private static func describe<Receiver: ConstraintReceiver>(
        _ side: Int, in receiver: Receiver
    ) throws(SolverError) -> Receiver.Unknown {
        let root = ViewBox(in: receiver)
        try receiver.relate(root.breadth, .equal, GridScreen.rootSide)
        try receiver.relate(root.tallness, .equal, GridScreen.rootSide)
        let first = ViewBox(in: receiver)
        var boxWidth = first.width
        var rowAbove: [ViewBox<Receiver.Unknown>] = []
        for row in 0..<side {
            var cells: [ViewBox<Receiver.Unknown>] = []
            for column in 0..<side {
                let isFirst = row == 0 && column == 0
                let cell = isFirst ? first : ViewBox(in: receiver)
                let above = rowAbove.isEmpty ? nil : rowAbove[column]
                try receiver.relate(cell.left, .equal, cells.last?.right ?? root.innerLeft)
                try receiver.relate(cell.top, .equal, above?.bottom ?? root.innerTop)
                if !isFirst {
                    try receiver.relate(cell.breadth, .equal, first.breadth)
                    try receiver.relate(cell.tallness, .equal, first.tallness)
                }
                boxWidth = try addBox(GridScreen.aspect(row, column), to: cell, in: receiver).width
                cells.append(cell)
            }
            rowAbove = cells
        }
        if let last = rowAbove.last {
            try receiver.relate(last.right, .equal, root.innerRight)
            try receiver.relate(last.bottom, .equal, root.innerBottom)
        }
        return boxWidth
    }

    /// Centres a box of the given width for its height in a cell, as large as fits.
    private static func addBox<Receiver: ConstraintReceiver>(
        _ aspect: Double, to cell: ViewBox<Receiver.Unknown>, in receiver: Receiver
    ) throws(SolverError) -> ViewBox<Receiver.Unknown> {
        let box = ViewBox(in: receiver)
        try receiver.relate(box.breadth, .equal, box.tallness, multiplier: aspect)
        try receiver.relate(box.breadth, .lessThanOrEqual, cell.breadth)
        try receiver.relate(box.tallness, .lessThanOrEqual, cell.tallness)
        try receiver.relate(box.breadth, .equal, cell.breadth, priority: .low)
        try receiver.relate(box.tallness, .equal, cell.tallness, priority: .low)
        try receiver.relate(box.centerX, .equal, cell.innerCenterX)
        try receiver.relate(box.centerY, .equal, cell.innerCenterY)
        return box
    }
}
