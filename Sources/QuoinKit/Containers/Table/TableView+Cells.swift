/// Cells that come into the table, and how tall they are to be.
extension TableView {
    /// Gets the cell of a row and puts it into the table.
    final func putIn(_ row: Int) -> TableViewCell {
        let asked = askForCell(at: row)
        var cell = asked.cell
        if cell.placement?.isPlaced ?? false {
            reportInvalidTree(
                "The data source of \(nameInMessages) gave the cell of another row for "
                    + "\(nameOfPlace(row)).")
            cell = TableViewCell()
        }
        endFading(of: cell)
        if cell.superview !== self {
            addSubview(cell)
        }
        if cell.superview !== self {
            // It cannot be in the table, which was reported.
            cell = TableViewCell()
            addSubview(cell)
        }
        cell.arrives()
        let placement = placement(of: cell)
        placement.row = row
        placement.isNew = true
        placement.isPlaced = true
        placement.saidHeight = asked.height
        placement.roomAbove = asked.room
        applyHeight(of: cell, to: placement)
        placement.activate()
        return cell
    }

    /// Asks the data source for the cell that stands at a place, and how tall it is to be.
    private func askForCell(at place: Int) -> (
        cell: TableViewCell, height: RowHeight?, room: Double
    ) {
        switch sections.entry(at: place) {
        case .row(let path):
            guard mayAsk(for: path, dataSource, sectionedSource) else { break }
            let cell =
                sectionedSource?.tableView(self, cellForRowAt: path)
                ?? dataSource?.tableView(self, cellForRowAt: path.row)
            let height =
                knowsHeights ? askForHeight(of: path, dataSource, sectionedSource) : nil
            return (cell ?? TableViewCell(), height, 0)
        case .header(let section):
            guard let source = sectionedSource, mayAsk(for: section, source) else { break }
            return cell(of: source.tableView(self, headerForSection: section))
        case .footer(let section):
            guard let source = sectionedSource, mayAsk(for: section, source) else { break }
            return cell(of: source.tableView(self, footerForSection: section))
        case nil: break
        }
        return (TableViewCell(), nil, 0)
    }

    /// One that there was before, and is not any more, is as low as can be.
    private func cell(
        of part: SectionPart?
    ) -> (cell: TableViewCell, height: RowHeight?, room: Double) {
        guard let part else { return (TableViewCell(), .fixed(Self.leastHeight), 0) }
        return (part.cell(), part.height, part.soundRoom)
    }

    private func nameOfPlace(_ place: Int) -> String {
        switch sections.entry(at: place) {
        case .row(let path): sectionedSource == nil ? "row \(path.row)" : "row \(path)"
        case .header(let section): "the header of section \(section)"
        case .footer(let section): "the footer of section \(section)"
        case nil: "row \(place)"
        }
    }

    private func placement(of cell: TableViewCell) -> CellPlacement {
        if let placement = cell.placement, placement.isFor(self) {
            return placement
        }
        cell.translatesAutoresizingMaskIntoConstraints = false
        let placement = CellPlacement(of: cell, in: self)
        cell.placement = placement
        return placement
    }

    // MARK: Heights

    /// How tall a cell's row is, if that does not depend on what is in it.
    final func fixedHeight(of cell: TableViewCell) -> Double? {
        switch cell.rowHeight ?? cell.placement?.saidHeight {
        case .fixed(let height): soundHeight(height)
        case .automatic: nil
        case nil: uniformHeight
        }
    }

    /// A height that a row can have, if it should be another; nil for what is no number.
    final func soundHeight(_ height: Double) -> Double? {
        height.isFinite ? max(Self.leastHeight, min(height, Self.greatestRowHeight)) : nil
    }

    final func applyHeight(of cell: TableViewCell, to placement: CellPlacement) {
        let fixed = fixedHeight(of: cell)
        placement.setHeight(fixed ?? 0, isRequired: fixed != nil)
    }

    /// Has a cell in the table before it is known where it stands.
    package final func hold(_ cell: TableViewCell) {
        cell.staysInTable = true
        if cell.superview !== self {
            addSubview(cell)
        }
        guard cell.superview === self, !cell.hasPlace else { return }
        let placement = placement(of: cell)
        placement.place(at: 0)
        applyHeight(of: cell, to: placement)
        placement.activate()
    }

    /// A cell says that its row is of another height.
    final func rowHeightDidChange(of cell: TableViewCell) {
        guard let placement = cell.placement, placement.isPlaced || cell.staysInTable,
            placement.isFor(self)
        else { return }
        applyHeight(of: cell, to: placement)
        setNeedsLayout()
    }
}
