/// The cells of a table that wait to be used again, by their kind.
struct CellPool {
    private var cells: [String: [TableViewCell]] = [:]

    /// Keeps a cell, if it is of a kind.
    mutating func add(_ cell: TableViewCell) {
        if let identifier = cell.reuseIdentifier {
            cells[identifier, default: []].append(cell)
        }
    }

    /// Takes out a cell of a kind, the one that came last.
    mutating func take(_ identifier: String) -> TableViewCell? {
        cells[identifier]?.popLast()
    }

    /// Calls `body` with each cell.
    func forEach(_ body: (TableViewCell) -> Void) {
        for waiting in cells.values {
            waiting.forEach(body)
        }
    }
}
