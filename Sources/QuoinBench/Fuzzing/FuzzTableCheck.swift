import QuoinKit

/// Says whether a table with sections shows what its data source has, from nothing but the data, the offset
/// and the frames of cells.
struct FuzzTableCheck {
    let table: TableView
    let source: FuzzSections
    /// How far places may be off, where frames are rounded to pixels.
    let rounding: Double

    /// What is at one place of the table.
    private struct Entry {
        var what: String
        var name: String
        var height: Double
        var rect: Rect?
        var cell: TableViewCell?
        /// Where it is to be, given where its place in the content is.
        var start: (Rect) -> Double
        var isRow = false
    }

    /// What is wrong with it; nil if all is right.
    func defect() -> String? {
        guard table.bounds.width > 0, table.bounds.height > 0 else { return nil }
        let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        guard counts == source.sections.map(\.rows.count) else {
            return "it has \(counts) rows, and its data source \(source.sections.map(\.rows.count))"
        }
        var bottom = 0.0
        var present: Set<ObjectIdentifier> = []
        for entry in entries {
            guard let rect = entry.rect else { return "\(entry.what) has no place" }
            if let defect = defect(of: entry, at: rect, below: bottom) {
                return "\(entry.what) \(defect)"
            }
            bottom = rect.maxY
            if let cell = entry.cell, !present.insert(ObjectIdentifier(cell)).inserted {
                return "\(entry.what) has the cell of another one"
            }
        }
        let cells = table.subviews.filter { $0 is TableViewCell }
        if cells.count != present.count {
            return "it has \(cells.count) cells, of which \(present.count) stand for something"
        }
        return defectOfOffset(bottom)
    }

    private func isNear(_ one: Double, _ other: Double, _ rounding: Double) -> Bool {
        abs(one - other) <= rounding + 1e-6 * (1 + abs(other))
    }

    private func defect(of entry: Entry, at rect: Rect, below bottom: Double) -> String? {
        if !isNear(rect.minY, bottom, 0) { return "begins at \(rect.minY) after \(bottom)" }
        if source.saysHeights, !isNear(rect.height, entry.height, 0) {
            return "is \(rect.height) tall, not \(entry.height)"
        }
        let slack = rounding + 1e-3
        let isInSight =
            rect.maxY > table.bounds.minY + slack && rect.minY < table.bounds.maxY - slack
        guard let cell = entry.cell else { return isInSight ? "has no cell at \(rect)" : nil }
        if cell.name != entry.name {
            return "has the cell of \(cell.name ?? "?"), not of \(entry.name)"
        }
        let isNearSight =
            rect.maxY >= table.bounds.minY - slack && rect.minY <= table.bounds.maxY + slack
        if entry.isRow, !isNearSight, showsContent {
            return "is out of sight at \(rect), and has a cell"
        }
        let start = entry.start(rect)
        let isPlaced =
            isNear(cell.frame.minY, start, rounding)
            && isNear(cell.frame.height, entry.height, 2 * rounding)
            && isNear(rect.height, entry.height, 2 * rounding)
            && isNear(cell.frame.width, table.bounds.width, 2 * rounding)
        return isPlaced
            ? nil : "is at \(cell.frame), not \(entry.height) tall at \(start), for \(rect)"
    }

    /// Whether anything of the sections is in sight. If there is only room beside them, a row is there all the
    /// same.
    private var showsContent: Bool {
        let last = table.rectForSection(source.sections.count - 1)
        return table.bounds.maxY > 0 && table.bounds.minY < last?.maxY ?? 0
    }

    private func defectOfOffset(_ bottom: Double) -> String? {
        // What else is in the table may make its content larger.
        guard table.subviews.allSatisfy({ $0 is TableViewCell }) else { return nil }
        if !isNear(table.contentSize.height, bottom, rounding) {
            return "its content is \(table.contentSize.height) tall, not \(bottom)"
        }
        let inset = table.adjustedContentInset
        let greatest = max(-inset.top, bottom + inset.bottom - table.bounds.height)
        let offset = table.contentOffset.y
        let slack = rounding + 1e-6
        return offset < -inset.top - slack || offset > greatest + slack
            ? "it is scrolled to \(offset), beyond \(-inset.top)...\(greatest)" : nil
    }

    // MARK: What there is

    private var entries: [Entry] {
        source.sections.indices.flatMap { section -> [Entry] in
            let content = source.sections[section]
            let header = content.header.map { height in
                Entry(
                    what: "the header of section \(section)", name: "\(height)", height: height,
                    rect: table.rectForHeader(ofSection: section),
                    cell: table.headerCell(ofSection: section)
                ) { startOfHeader(at: $0, of: section) }
            }
            let footer = content.footer.map { height in
                Entry(
                    what: "the footer of section \(section)", name: "\(height)", height: height,
                    rect: table.rectForFooter(ofSection: section),
                    cell: table.footerCell(ofSection: section)
                ) { startOfFooter(at: $0, of: section) }
            }
            let rows = content.rows.indices.map { row in
                let path = RowPath(section: section, row: row)
                return Entry(
                    what: "row \(path)", name: "\(content.rows[row])",
                    height: heightOfRow(content.rows[row]),
                    rect: table.rectForRow(at: path), cell: table.cellForRow(at: path),
                    start: \.minY, isRow: true)
            }
            return (header.map { [$0] } ?? []) + rows + (footer.map { [$0] } ?? [])
        }
    }

    /// How tall a row is whose content is that tall.
    private func heightOfRow(_ height: Double) -> Double {
        if case .fixed(let number) = table.rowHeight, !source.saysHeights { number } else { height }
    }

    /// Where what is seen of the content begins and ends, beside the insets.
    private var visible: (start: Double, end: Double) {
        let inset = table.adjustedContentInset
        let start = table.bounds.minY + inset.top
        return (start, max(start, table.bounds.maxY - inset.bottom))
    }

    /// A header goes no higher than what is visible, as long as its section reaches so far down.
    private func startOfHeader(at rect: Rect, of section: Int) -> Double {
        guard table.sectionHeadersStick, let whole = table.rectForSection(section) else {
            return rect.minY
        }
        let lowest = max(rect.minY, whole.maxY - rect.height)
        return min(max(rect.minY, visible.start), lowest)
    }

    /// A footer goes no lower than what is visible, as long as its section begins above that.
    private func startOfFooter(at rect: Rect, of section: Int) -> Double {
        guard table.sectionFootersStick, let whole = table.rectForSection(section) else {
            return rect.minY
        }
        let highest = min(rect.minY, whole.minY)
        return max(min(rect.minY, visible.end - rect.height), highest)
    }
}
