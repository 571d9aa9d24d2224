import QuoinSolver

/// Cells in rows and columns that fill a container, of which every one keeps an aspect ratio.
///
/// Nearly all of its constraints follow from the others, and most right-hand sides are 0.
struct AspectGrid {
    struct Cell {
        let left, top, width, height: Variable
    }

    /// The width of a cell is this many times its height.
    static let ratio = 2.0

    let solver = Solver()
    let count: Int
    let containerWidth: Variable
    let containerHeight: Variable
    private(set) var cells: [[Cell]] = []

    init(count: Int) throws(SolverError) {
        self.count = count
        let solver = solver
        containerWidth = solver.makeVariable("container.width", nonNegative: true)
        containerHeight = solver.makeVariable("container.height", nonNegative: true)
        for _ in 0..<count {
            cells.append(
                (0..<count).map { _ in
                    Cell(
                        left: solver.makeVariable(), top: solver.makeVariable(),
                        width: solver.makeVariable(nonNegative: true),
                        height: solver.makeVariable(nonNegative: true))
                })
        }
        for row in 0..<count {
            for column in 0..<count {
                try constrain(row: row, column: column)
            }
        }
    }

    private func constrain(row: Int, column: Int) throws(SolverError) {
        let cell = cells[row][column]
        try solver.add(cell.width == Self.ratio * cell.height)
        if column == 0 {
            try solver.add(cell.left == 0)
        } else {
            let before = cells[row][column - 1]
            try solver.add(cell.left == before.left + before.width)
            try solver.add(cell.height == before.height)
            try solver.add(cell.top == before.top)
        }
        if row == 0 {
            try solver.add(cell.top == 0)
        } else {
            let above = cells[row - 1][column]
            try solver.add(cell.top == above.top + above.height)
            try solver.add(cell.width == above.width)
            try solver.add(cell.left == above.left)
        }
        if column == count - 1 {
            try solver.add(cell.left + cell.width <= containerWidth)
            try solver.add(cell.left + cell.width == containerWidth, priority: .high)
        }
        if row == count - 1 {
            try solver.add(cell.top + cell.height <= containerHeight)
            try solver.add(cell.top + cell.height == containerHeight, priority: .medium)
        }
    }

    /// Where cells are not where arithmetic puts them in a container of the given size.
    func problems(width: Double, height: Double) -> [String] {
        let cellWidth = min(width, height * Self.ratio) / Double(count)
        let cellHeight = cellWidth / Self.ratio
        var problems: [String] = []
        for (row, cells) in cells.enumerated() {
            for (column, cell) in cells.enumerated() {
                let expected = [
                    Double(column) * cellWidth, Double(row) * cellHeight, cellWidth, cellHeight,
                ]
                let found = [cell.left, cell.top, cell.width, cell.height].map {
                    solver.value(of: $0)
                }
                for (value, other) in zip(found, expected) where !isClose(value, other) {
                    problems.append("cell \(row), \(column): \(found), not \(expected)")
                    break
                }
            }
        }
        return problems
    }
}

/// Columns and rows that fill a container, and that would all like to make cells of one shape.
///
/// With n of each, the wishes are missed by n·|Σ widths − ratio·Σ heights| at least, and by no more
/// if all columns are alike and all rows are; but there are many ways to miss them by so much.
struct WishfulGrid {
    /// The width of a cell would like to be this many times its height.
    static let ratio = 1.5

    let solver = Solver()
    /// The constraint that gives the container its width.
    let width: ConstraintID
    private let widths: [Variable]
    private var wishes: [ConstraintID] = []

    init(count: Int, width: Double, height: Double) throws(SolverError) {
        let solver = solver
        widths = (0..<count).map { solver.makeVariable("width \($0)", nonNegative: true) }
        let heights = (0..<count).map { solver.makeVariable("height \($0)", nonNegative: true) }
        for width in widths {
            for height in heights {
                wishes.append(try solver.add(width == Self.ratio * height, priority: .high))
            }
        }
        let nothing = LinearExpression()
        self.width = try solver.add(widths.reduce(nothing) { $0 + $1 } == width)
        try solver.add(heights.reduce(nothing) { $0 + $1 } == height)
    }

    /// How much all wishes are missed by, together.
    var missed: Double {
        wishes.reduce(0) { $0 + solver.violation(of: $1) }
    }

    var sumOfWidths: Double {
        widths.reduce(0) { $0 + solver.value(of: $1) }
    }
}
