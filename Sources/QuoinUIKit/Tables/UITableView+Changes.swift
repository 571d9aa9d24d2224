import QuoinKit

/// Rows and sections that come, go and change: the cells of the others stay as they are.
extension UITableView {
    /// Notes changes, and makes them if no batch is open.
    final func change(_ note: (inout ListChanges) -> Void) {
        note(&changes)
        if openBatches == 0 { makeChanges() }
    }

    /// As in UIKit: whether a batch of changes is open.
    public var hasUncommittedUpdates: Bool { openBatches > 0 }

    final func openBatch() {
        openBatches += 1
    }

    final func closeBatch() {
        guard openBatches > 0 else { return }
        openBatches -= 1
        if openBatches == 0 { makeChanges() }
    }

    private func makeChanges() {
        let changes = changes
        self.changes = ListChanges()
        changeCount += 1
        // All rows are to be loaded again anyway.
        guard let table, !table.isToBeLoaded else { return }
        let oldCount = sectionCount
        _ = countSections()
        do throws(ListMismatch) {
            let sections = try SectionMapping(changes, from: oldCount, to: sectionCount)
            let mapping = try PathMapping(
                changes, sections: sections,
                oldCount: { table.knownRows(inSection: self.section(old: $0)) },
                newCount: { self.knownCount(of: $0) })
            chosen.follow(mapping, isKept: changes.keepsChoice(of:))
            make(changes, mapping, in: table)
            if isGrouped, showsRoomAbove != hasRoomAbove { table.reloadSections(at: [0]) }
            hasNews = true
            askForHeights()
            separatorsChanged()
            tellOfLeftRows()
        } catch {
            node.reportInvalidTree(
                "The changes of \(node.nameInMessages) do not add up: \(error). All rows are loaded "
                    + "again; UIKit would end the program.")
            loadAnew()
        }
    }

    private func knownCount(of section: Int) -> Int {
        let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        return max(0, min(count, TableView.mostRows))
    }

    /// The engine's number of a section, as it was before changes.
    private func section(old number: Int) -> Int { number + (hasWholeHeader ? 1 : 0) }

    /// Tells the engine: what goes by where it was, and then what comes by where it is.
    private func make(_ changes: ListChanges, _ mapping: PathMapping, in table: TableView) {
        let shift = hasWholeHeader ? 1 : 0
        let path = { (path: IndexPath) in RowPath(section: path.section + shift, row: path.row) }
        let moves = moves(changes, mapping).map { (from: path($0.from), to: path($0.to)) }
        table.carryRows(moves) {
            let deleted = changes.deletedRows.filter { path in
                !changes.deletedSections.contains(path.section)
                    && !changes.reloadedSections.contains(path.section)
            }
            table.deleteRows(at: deleted.map(path))
            table.deleteSections(at: changes.deletedSections.map { $0 + shift })
            table.insertSections(at: changes.insertedSections.map { $0 + shift })
            let inserted = changes.insertedRows.filter { path in
                guard let former = mapping.sections.old[path.section] else { return false }
                return !changes.insertedSections.contains(path.section)
                    && !changes.reloadedSections.contains(former)
            }
            table.insertRows(at: inserted.map(path))
            let sections = changes.reloadedSections.compactMap { mapping.sections.new[$0] }
            table.reloadSections(at: sections.map { $0 + shift })
            table.invalidateRowHeights()
        }
        let reloaded = changes.reloadedRows.compactMap { mapping.new($0) }
        if !reloaded.isEmpty { table.reloadRows(at: reloaded.map(path)) }
        // The data source is asked now, for before the layout it may change again.
        _ = table.numberOfRows
    }

    /// Which rows keep their cells at another place: those that move, and those whose sections do.
    private func moves(_ changes: ListChanges, _ mapping: PathMapping)
        -> [(from: IndexPath, to: IndexPath)]
    {
        let isKept = { (old: IndexPath, new: IndexPath) in
            let former = mapping.sections.old[new.section]
            return !changes.reloadedSections.contains(old.section)
                && !(former.map(changes.reloadedSections.contains) ?? false)
        }
        var moves: [(from: IndexPath, to: IndexPath)] = []
        for (old, new) in changes.movedRows where isKept(old, new) { moves.append((old, new)) }
        for section in changes.movedSections.keys {
            for row in 0..<(table?.knownRows(inSection: self.section(old: section)) ?? 0) {
                let old = IndexPath(row: row, section: section)
                guard changes.movedRows[old] == nil, let new = mapping.new(old), isKept(old, new)
                else { continue }
                moves.append((old, new))
            }
        }
        return moves
    }

    /// Has cells in sight filled again. One that the data source gives another cell for is replaced by that.
    final func refillCells(at paths: [IndexPath]) {
        guard let dataSource, let table, !table.isToBeLoaded else { return }
        var others: [IndexPath] = []
        for path in paths {
            guard let cell = shownCell(at: path) else { continue }
            refilled = cell
            if dataSource.tableView(self, cellForRowAt: path) !== cell { others.append(path) }
            refilled = nil
        }
        if !others.isEmpty { reloadRows(at: others, with: .none) }
        // What is said of their heights may be another thing now, too.
        table.invalidateRowHeights()
        _ = table.numberOfRows
        askForHeights()
    }

    // MARK: In sight

    /// Has what has come in sight in its place, as UIKit has it at the end of a batch, when somebody looks.
    final func showNews() {
        guard hasNews, let table, !table.isBusy, !table.isToBeLoaded else { return }
        layoutIfNeeded()
    }

    /// Makes the cells that are in sight, if all are to be made anew and somebody looks who need not wait for layout.
    final func loadIfNeeded() {
        guard awaitsCells, dataSource != nil, table?.isBusy == false, !bounds.isEmpty
        else { return }
        layoutIfNeeded()
    }

    /// The cells in sight, as of the last layout.
    final var shownCells: [UITableViewCell] {
        (table?.visibleCells ?? []).compactMap { TableView.content(of: $0) as? UITableViewCell }
    }
    final func shownCell(at path: IndexPath) -> UITableViewCell? {
        TableView.content(of: table?.cellForRow(at: self.path(path))) as? UITableViewCell
    }

    /// Asks again how tall the rows in sight are, as UIKit does after each batch.
    private func askForHeights() {
        guard let table else { return }
        for (path, cell) in zip(table.visiblePaths, table.visibleCells) {
            if let path = indexPath(path) { cell.rowHeight = height(ofRow: path) }
        }
    }
}
