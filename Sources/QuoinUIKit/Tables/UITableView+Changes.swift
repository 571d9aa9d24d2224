import QuoinKit

/// Rows and sections that come, go and change: the cells of the others stay as they are.
extension UITableView {
    /// Notes changes, and makes them if no batch is open.
    final func change(_ note: (inout ListChanges) -> Void) {
        note(&changes)
        if openBatches == 0 { makeChanges() }
    }

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
        // All rows are to be loaded again anyway.
        guard !isStale, let table else { return }
        let old = rows
        do throws(ListMismatch) {
            let sections = try SectionMapping(
                changes, from: old.sectionCount, to: countSections())
            let new = count(sections, changes.reloadedSections, old)
            let difference = try TableDifference(changes, sections, from: old, to: new)
            rows = new
            chosen = chosen.compactMap { difference.mapping.new($0) }
            table.deleteRows(at: difference.deleted)
            table.insertRows(at: difference.inserted)
            table.reloadRows(at: difference.reloaded)
            askForHeights()
        } catch {
            node.reportInvalidTree(
                "The changes of \(node.nameInMessages) do not add up: \(error). All rows are loaded "
                    + "again; UIKit would end the program.")
            reloadData()
        }
    }

    /// Asks again how tall the rows in sight are, as UIKit does after each batch.
    private func askForHeights() {
        guard let table else { return }
        for (place, cell) in zip(table.visibleRows, table.visibleCells) {
            if case .row(let path) = rows.entry(at: place), let carrier = cell as? Carrier {
                carrier.setHeight(height(ofRow: path))
            }
        }
    }

    // MARK: Counting

    /// How many rows, headers and footers there are, for the engine.
    final func countEntries() -> Int {
        guard isStale else { return rows.count }
        isStale = false
        let sectionCount = countSections()
        var counted = TableRows(
            hasTableHeader: tableHeaderView != nil, hasTableFooter: tableFooterView != nil)
        for section in 0..<sectionCount { add(section, to: &counted) }
        rows = counted
        return counted.count
    }

    /// How many sections there are, as far as they can be counted.
    private func countSections() -> Int {
        guard let dataSource else { return 0 }
        let count = dataSource.numberOfSections(in: self)
        guard count > Self.mostSections else { return max(0, count) }
        node.reportRefusal(
            of: "number of sections", "\(count)", because: "there are \(Self.mostSections) at most")
        return Self.mostSections
    }

    private static var mostSections: Int { 100_000 }

    /// Counts again after changes. The headers and footers of sections that stay are taken to stay.
    private func count(_ sections: SectionMapping, _ reloaded: IndexSet, _ old: TableRows)
        -> TableRows
    {
        var counted = TableRows(
            hasTableHeader: old.hasTableHeader, hasTableFooter: old.hasTableFooter)
        for (section, former) in sections.old.enumerated() {
            guard let former, !reloaded.contains(former) else {
                add(section, to: &counted)
                continue
            }
            counted.add(
                hasHeader: old.placeOfHeader(of: former) != nil, count: countRows(in: section),
                hasFooter: old.placeOfFooter(of: former) != nil)
        }
        return counted
    }

    private func add(_ section: Int, to counted: inout TableRows) {
        counted.add(
            hasHeader: hasPart(section, isHeader: true), count: countRows(in: section),
            hasFooter: hasPart(section, isHeader: false))
    }

    private func countRows(in section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
}
