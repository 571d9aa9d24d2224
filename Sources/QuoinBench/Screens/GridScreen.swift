import QuoinLayout

/// `grid:N` as views: cells of equal size, in each a box of its own aspect ratio, as large as fits.
final class GridScreen: Screen {
    /// How wide and high the root is at first.
    static let rootSide = 1000.0

    let root = View(frame: Rect(x: 0, y: 0, width: rootSide, height: rootSide))
    private let side: Int
    /// Row after row.
    private var cells: [View] = []
    private var boxes: [View] = []

    /// Makes a grid of `side` rows and columns.
    init(side: Int) {
        self.side = side
        for row in 0..<side {
            for column in 0..<side {
                addCell(row, column)
            }
        }
        cells.last?.right.constraint(equalTo: root.right).isActive = true
        cells.last?.bottom.constraint(equalTo: root.bottom).isActive = true
    }

    /// A ratio between a half and two that looks random, and is never that of another cell.
    static func aspect(_ row: Int, _ column: Int) -> Double {
        let spread = Double(row) * 0.618_033_988_75 + Double(column) * 0.414_213_562_37
        let fraction = spread - spread.rounded(.down)
        return 0.5 + 1.5 * fraction
    }

    private func addCell(_ row: Int, _ column: Int) {
        let cell = View.constrained()
        root.addSubview(cell)
        let above = row > 0 ? cells[cells.count - side] : nil
        let before = column > 0 ? cells.last : nil
        LayoutConstraint.activate([
            cell.left.constraint(equalTo: before?.right ?? root.left),
            cell.top.constraint(equalTo: above?.bottom ?? root.top),
        ])
        if let first = cells.first {
            LayoutConstraint.activate([
                cell.width.constraint(equalTo: first.width),
                cell.height.constraint(equalTo: first.height),
            ])
        }
        addBox(Self.aspect(row, column), to: cell)
        cells.append(cell)
    }

    private func addBox(_ aspect: Double, to cell: View) {
        let box = View.constrained()
        cell.addSubview(box)
        LayoutConstraint.activate([
            box.width.constraint(equalTo: box.height, multiplier: aspect),
            box.width.constraint(lessThanOrEqualTo: cell.width),
            box.height.constraint(lessThanOrEqualTo: cell.height),
            box.width.constraint(equalTo: cell.width).withPriority(.low),
            box.height.constraint(equalTo: cell.height).withPriority(.low),
            box.centerX.constraint(equalTo: cell.centerX),
            box.centerY.constraint(equalTo: cell.centerY),
        ])
        boxes.append(box)
    }

    func check() throws(MeasurementError) {
        let cellWidth = root.frame.width / Double(side)
        let cellHeight = root.frame.height / Double(side)
        for index in Set([0, cells.count / 2, cells.count - 1]) {
            let (row, column) = (index / side, index % side)
            try cells[index].check(
                "cell \(row), \(column)", x: Double(column) * cellWidth,
                y: Double(row) * cellHeight, width: cellWidth, height: cellHeight)
            let aspect = Self.aspect(row, column)
            let width = min(cellWidth, cellHeight * aspect)
            let height = width / aspect
            try boxes[index].check(
                "box \(row), \(column)", x: (cellWidth - width) / 2,
                y: (cellHeight - height) / 2, width: width, height: height)
        }
    }
}
