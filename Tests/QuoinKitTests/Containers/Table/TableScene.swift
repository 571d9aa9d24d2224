import Quoin
import QuoinKit

@testable import QuoinLayout

/// A table of rows of given heights in a window of 320 × 480.
final class TableScene: TableViewDataSource {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let table = TableView()
    let problems: Problems
    var rowHeights: [Double]
    /// The rows that the table has asked for, in that order.
    var asked: [Int] = []
    /// The cells that were made.
    var made = 0

    init(_ rowHeights: [Double]) {
        self.rowHeights = rowHeights
        problems = Problems(of: window)
        table.name = "table"
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = self
    }

    func numberOfRows(in tableView: TableView) -> Int { rowHeights.count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        asked.append(row)
        let cell = tableView.dequeueReusableCell(withIdentifier: "box") { () -> BoxCell in
            made += 1
            return BoxCell()
        }
        cell.box.height = rowHeights[row]
        return cell
    }

    func layOut() {
        window.layoutIfNeeded()
    }

    /// Gives a row another height; one in sight by its content.
    func setHeight(_ height: Double, of row: Int) {
        rowHeights[row] = height
        (table.cellForRow(at: row) as? BoxCell)?.box.height = height
    }

    /// The rows that are seen, each with where it begins in the window.
    var seen: [Int: Double] {
        var seen: [Int: Double] = [:]
        for cell in table.visibleCells {
            if let row = table.row(for: cell) {
                seen[row] = cell.convert(Point.zero, to: window).y
            }
        }
        return seen
    }

    /// What is wrong with what is seen: gaps, overlaps, wrong heights, rows too many.
    func findFault() -> String? {
        let cells = table.visibleCells
        guard let first = cells.first, let last = cells.last else {
            return rowHeights.isEmpty ? nil : "nothing is seen"
        }
        var bottom = first.frame.minY
        for cell in cells {
            guard let row = table.row(for: cell), let box = cell as? BoxCell else { return "row" }
            if cell.frame.height != rowHeights[row] { return "row \(row) is \(cell.frame.height)" }
            if box.box.frame.size != Size(width: 320, height: rowHeights[row]) {
                return "the box in row \(row) is \(box.box.frame)"
            }
            if abs(cell.frame.minY - bottom) > 1e-6 { return "row \(row) is at \(cell.frame.minY)" }
            if cell.frame.width != 320 || cell.frame.minX != 0 { return "sides of row \(row)" }
            bottom = cell.frame.maxY
        }
        let rows = table.visibleRows
        if cells.count != rows.count { return "\(cells.count) cells for \(rows)" }
        if table.bounds.minY < -1e-6 { return "above the beginning: \(table.bounds)" }
        if first.frame.minY > table.bounds.minY + 1e-6, rows.lowerBound > 0 { return "gap above" }
        if first.frame.maxY <= table.bounds.minY { return "row too many above" }
        if last.frame.maxY < table.bounds.maxY - 1e-6, rows.upperBound < rowHeights.count {
            return "gap below"
        }
        if last.frame.minY >= table.bounds.maxY { return "row too many below" }
        if table.subviews.count != cells.count { return "\(table.subviews.count) subviews" }
        return nil
    }
}

/// A cell as tall as the box in it.
final class BoxCell: TableViewCell {
    let box = Box()
    /// Which row of the data it shows.
    var identity = 0
    var reuses = 0

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(box)
        box.makeConstraints { $0.edges.equalToSuperview() }
    }

    override func prepareForReuse() {
        reuses += 1
    }

    /// A view of a given height.
    final class Box: View {
        var height = 0.0 {
            didSet { invalidateIntrinsicContentSize() }
        }

        override var intrinsicContentSize: Size {
            Size(width: View.noIntrinsicMetric, height: height)
        }
    }
}
