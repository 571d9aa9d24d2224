import Quoin
import QuoinKit

/// A data source that does as it is told, for a table in a window of 320 × 480.
final class ScriptedRows: TableViewDataSource {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let table = TableView()
    let problems: Problems
    var count: Int
    /// How often each row was asked for.
    private(set) var asked: [Int: Int] = [:]
    /// Makes a cell: by itself one that is 60 tall.
    var makeCell: (TableView, Int) -> TableViewCell = { table, _ in
        table.dequeueReusableCell(withIdentifier: "box") { BoxCell(height: 60) }
    }

    init(_ count: Int) {
        self.count = count
        problems = Problems(of: window)
        table.name = "table"
        table.estimatedRowHeight = 60
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = self
    }

    func numberOfRows(in tableView: TableView) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        asked[row, default: 0] += 1
        return makeCell(tableView, row)
    }

    func layOut() {
        window.layoutIfNeeded()
    }

    /// Where the rows in sight begin, as they are seen.
    var starts: [Double] { table.visibleCells.map { $0.frame.minY - table.bounds.minY } }

    /// How tall the rows in sight are.
    var heights: [Double] { table.visibleCells.map(\.frame.height) }
}

extension BoxCell {
    /// Makes a cell of a height.
    convenience init(height: Double) {
        self.init()
        box.height = height
    }
}
