import Quoin
import QuoinKit

/// What happens to the table.
extension RandomTable {
    /// Does something, chosen at random.
    func change() {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<24: scroll(by: Double.random(in: -60...60, using: &generator))
        case 24..<34: scroll(by: Double.random(in: -2000...2000, using: &generator))
        case 34..<42: scrollToRow()
        case 42..<54: insert()
        case 54..<65: delete()
        case 65..<71: reload()
        case 71..<77: move()
        case 77..<87: changeHeight()
        case 87..<91: resize()
        case 91..<94: changeInset()
        case 94..<96: changeEstimate()
        case 96: changeRowHeight()
        case 97: reloadAll()
        case 98: replaceDataSource()
        default: scroll(by: -table.contentOffset.y)
        }
    }

    private func scroll(by distance: Double) {
        log.append("scroll by \(distance)")
        let offset = table.contentOffset.y
        table.contentOffset.y += distance
        isScrolled = true
        scrolled += table.contentOffset.y - offset
        if table.contentOffset.y != offset {
            target = nil
        }
    }

    private func scrollToRow() {
        guard let row = rows.indices.randomElement(using: &generator) else { return }
        let positions: [TableView.ScrollPosition] = [.none, .top, .middle, .bottom]
        let position = positions[Int.random(in: 0..<4, using: &generator)]
        log.append("scroll to \(row) at \(position)")
        table.scrollToRow(at: row, position: position)
        target = (rows[row].identity, position)
    }

    /// A row near those in sight, or any.
    private func someRow(upTo count: Int) -> Int? {
        guard count > 0 else { return nil }
        guard Bool.random(using: &generator) else {
            return Int.random(in: 0..<count, using: &generator)
        }
        let near = table.visibleRows.lowerBound - 2...table.visibleRows.upperBound + 2
        return min(max(0, Int.random(in: near, using: &generator)), count - 1)
    }

    private func insert() {
        let new = makeRows(Int.random(in: 1...6, using: &generator))
        guard let row = someRow(upTo: rows.count + 1) else { return }
        noteReordering()
        log.append("insert \(new.count) at \(row)")
        rows.insert(contentsOf: new, at: row)
        table.insertRows(at: (row..<row + new.count).shuffled(using: &generator))
    }

    private func delete() {
        let most = Int.random(in: 0..<10, using: &generator) == 0 ? 60 : 5
        guard let row = someRow(upTo: rows.count) else { return }
        let end = min(rows.count, row + Int.random(in: 1...most, using: &generator))
        noteReordering()
        log.append("delete \(row)..<\(end)")
        if let target, rows[row..<end].contains(where: { $0.identity == target.identity }) {
            forgetTarget()
        }
        rows.removeSubrange(row..<end)
        table.deleteRows(at: (row..<end).shuffled(using: &generator))
    }

    private func reload() {
        guard let row = someRow(upTo: rows.count) else { return }
        log.append("reload \(row)")
        rows[row].height = randomHeight()
        reloaded.insert(rows[row].identity)
        if table.cellForRow(at: row) == nil {
            known[rows[row].identity] = nil
        }
        table.reloadRows(at: [row])
    }

    private func move() {
        guard let row = someRow(upTo: rows.count), let end = someRow(upTo: rows.count) else {
            return
        }
        noteReordering()
        log.append("move \(row) to \(end)")
        if row != end {
            moved.insert(rows[row].identity)
        }
        rows.insert(rows.remove(at: row), at: end)
        table.moveRow(at: row, to: end)
    }

    private func changeHeight() {
        guard let cell = table.visibleCells.randomElement(using: &generator) as? BoxCell,
            let row = rows.firstIndex(where: { $0.identity == cell.identity })
        else { return }
        let height = randomHeight()
        isAnyHeightChanged = true
        log.append("make \(row) \(height) tall")
        rows[row].height = height
        cell.box.height = height
    }

    private func resize() {
        let size = Size(
            width: Double.random(in: 200...500, using: &generator).rounded(),
            height: Double.random(in: 150...900, using: &generator).rounded())
        log.append("resize to \(size)")
        window.frame = Rect(origin: .zero, size: size)
    }

    private func changeInset() {
        let inset = EdgeInsets(
            top: Double.random(in: 0...60, using: &generator),
            bottom: Double.random(in: 0...60, using: &generator))
        log.append("inset by \(inset)")
        table.contentInset = inset
    }

    private func changeEstimate() {
        table.estimatedRowHeight = Double.random(in: 5...150, using: &generator)
        isReordered = true
        log.append("estimate \(table.estimatedRowHeight)")
    }

    private func changeRowHeight() {
        uniformHeight =
            uniformHeight == nil ? Double.random(in: 5...80, using: &generator) : nil
        log.append("row height \(uniformHeight ?? -1)")
        table.rowHeight = uniformHeight.map(RowHeight.fixed) ?? .automatic
        forgetAll()
    }

    private func reloadAll() {
        log.append("reload all")
        rows = makeRows(Int.random(in: 0...200, using: &generator))
        table.reloadData()
        forgetAll()
    }

    private func replaceDataSource() {
        log.append("replace the data source")
        table.dataSource = nil
        if Bool.random(using: &generator) {
            table.dataSource = self
        } else {
            table.dataSource = OtherSource(self)
        }
        forgetAll()
    }

    /// While all rows are loaded again nobody follows one of them.
    private func noteReordering() {
        isReordered = true
        if isReloading, target != nil {
            forgetTarget()
        }
    }

    /// Where it leads to is of no interest any more.
    private func forgetTarget() {
        target = (-1, .none)
    }

    private func forgetAll() {
        known = [:]
        isReloading = true
        reloaded.formUnion(rows.map(\.identity))
    }

    /// Another object with the same rows.
    private final class OtherSource: TableViewDataSource {
        private unowned let table: RandomTable

        init(_ table: RandomTable) {
            self.table = table
        }

        func numberOfRows(in tableView: TableView) -> Int { table.numberOfRows(in: tableView) }

        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            table.tableView(tableView, cellForRowAt: row)
        }
    }
}
