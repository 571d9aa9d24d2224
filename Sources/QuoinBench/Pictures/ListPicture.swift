import QuoinSolver

/// A list of cells, one under the other, each with an icon, a title and a subtitle.
struct ListPicture<Receiver: ConstraintReceiver> {
    /// The views of one cell, and the constraints that may change.
    struct Cell {
        let box: ViewBox<Receiver.Unknown>
        let icon: ViewBox<Receiver.Unknown>
        let title: ViewBox<Receiver.Unknown>
        let subtitle: ViewBox<Receiver.Unknown>
        /// `width <= content`, by which the title hugs its text.
        let titleHugging: Receiver.Row
        /// `width >= content`, by which the title resists being cut.
        let titleResistance: Receiver.Row

        var boxes: [ViewBox<Receiver.Unknown>] { [box, icon, title, subtitle] }
    }

    /// What receives the picture.
    let receiver: Receiver
    /// The view that the cells stand in.
    let root: ViewBox<Receiver.Unknown>
    /// The constraint that gives the root its width.
    let rootWidth: Receiver.Row
    /// The cells from top to bottom.
    private(set) var cells: [Cell] = []

    /// Makes a list of `count` cells in a root 320 wide.
    init(count: Int, in receiver: Receiver) throws(SolverError) {
        self.receiver = receiver
        root = ViewBox(in: receiver)
        rootWidth = try receiver.relate(root.breadth, .equal, ListContent.rootWidth)
        cells.reserveCapacity(count)
        for index in 0..<count {
            let cell = try makeCell(index)
            try join(cell.box, below: cells.last?.box)
            cells.append(cell)
        }
    }

    /// Makes the views and constraints of one cell, all but the one on its top.
    func makeCell(_ index: Int) throws(SolverError) -> Cell {
        let box = ViewBox(in: receiver)
        try receiver.relate(box.left, .equal, root.innerLeft)
        try receiver.relate(box.right, .equal, root.innerRight)
        try receiver.relate(box.tallness, .equal, 0, priority: .fittingSize)

        let icon = ViewBox(in: receiver)
        try receiver.relate(icon.left, .equal, box.innerLeft + 8)
        try receiver.relate(icon.top, .equal, box.innerTop + 8)
        try receiver.relate(icon.breadth, .equal, 40)
        try receiver.relate(icon.tallness, .equal, icon.breadth)

        let title = ViewBox(in: receiver)
        try receiver.relate(title.left, .equal, icon.right + 8)
        try receiver.relate(title.top, .equal, icon.top)
        try receiver.relate(title.right, .lessThanOrEqual, box.innerRight - 8)

        let subtitle = ViewBox(in: receiver)
        try receiver.relate(subtitle.left, .equal, title.left)
        try receiver.relate(subtitle.top, .equal, title.bottom + 4)
        try receiver.relate(subtitle.right, .equal, box.innerRight - 8)

        try receiver.relate(box.innerBottom, .greaterThanOrEqual, icon.bottom + 8)
        try receiver.relate(box.innerBottom, .greaterThanOrEqual, subtitle.bottom + 8)

        let titleRows = try addContentSize(
            of: title, ListContent.titleWidth(index), ListContent.titleHeight)
        _ = try addContentSize(
            of: subtitle, ListContent.subtitleWidth(index), ListContent.subtitleHeight)
        return Cell(
            box: box, icon: icon, title: title, subtitle: subtitle,
            titleHugging: titleRows.hugging, titleResistance: titleRows.resistance)
    }

    /// Puts a cell under another one, or at the root's top.
    @discardableResult
    func join(
        _ cell: ViewBox<Receiver.Unknown>, below upper: ViewBox<Receiver.Unknown>?
    ) throws(SolverError) -> Receiver.Row {
        try receiver.relate(cell.top, .equal, upper?.bottom ?? root.innerTop)
    }

    /// Puts other cells in the place of some.
    mutating func replaceCells(in range: Range<Int>, with others: [Cell]) {
        cells.replaceSubrange(range, with: others)
    }

    /// Adds hugging and resistance on both axes, and returns those of the width.
    private func addContentSize(
        of view: ViewBox<Receiver.Unknown>, _ width: Double, _ height: Double
    ) throws(SolverError) -> (hugging: Receiver.Row, resistance: Receiver.Row) {
        let hugging = try receiver.relate(view.breadth, .lessThanOrEqual, width, priority: .low)
        let resistance = try receiver.relate(
            view.breadth, .greaterThanOrEqual, width, priority: .high)
        try receiver.relate(view.tallness, .lessThanOrEqual, height, priority: .low)
        try receiver.relate(view.tallness, .greaterThanOrEqual, height, priority: .high)
        return (hugging, resistance)
    }
}

extension ListPicture<Solver> {
    /// Reads every number of every view.
    func readAll() -> Double {
        var sum = root.readAll(from: receiver)
        for cell in cells {
            sum += cell.box.readAll(from: receiver) + cell.icon.readAll(from: receiver)
            sum += cell.title.readAll(from: receiver) + cell.subtitle.readAll(from: receiver)
        }
        return sum
    }
}
