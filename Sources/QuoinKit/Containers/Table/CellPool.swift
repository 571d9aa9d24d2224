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
        while let cell = cells[identifier]?.popLast() {
            // A data source that keeps cells may have given one again without taking it from here.
            if cell.placement?.isPlaced != true {
                return cell
            }
        }
        return nil
    }
}
