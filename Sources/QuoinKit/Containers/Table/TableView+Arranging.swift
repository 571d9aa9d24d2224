/// Having those rows there that are in sight, each in its place.
///
/// One layout goes through this several times: a cell that was put in is measured before the next time,
/// its height says which rows are in sight, and so on until nothing is new. While heights are not known,
/// fewer rows are put in at a time than there seems to be room for, so that hardly any is measured that
/// does not come to be seen.
extension TableView {
    final func arrangeRows() {
        guard bounds.width > 0, bounds.height > 0, !isArranging else { return }
        isArranging = true
        countRows()
        let anchor = target == nil ? findAnchor() : nil
        let isChanged = takeHeights()
        if target != nil {
            followTarget()
        } else if let anchor {
            moveOffset(with: anchor)
        }
        let isNew = fill(around: anchor?.placement)
        place()
        wasAtStart = isAtStart
        if isNew || isChanged {
            setNeedsLayout()
        } else {
            target = nil
        }
        isArranging = false
    }

    /// The height of every row, if it was set.
    final var uniformHeight: Double? {
        if case .fixed(let height) = rowHeight { height } else { nil }
    }

    private var isAtStart: Bool { bounds.minY <= -adjustedContentInset.top }

    // MARK: Staying in place

    /// The first cell that is to be seen before and after: what happens above must not move it. At
    /// the beginning there is none, for new rows are to be seen there.
    private func findAnchor() -> TableViewCell? {
        if wasAtStart, isAtStart {
            return nil
        }
        return placed.first { cell in
            guard let placement = cell.placement, !placement.isNew else { return false }
            return placement.placedTop + cell.frame.height > bounds.minY
                && placement.placedTop < bounds.maxY
        }
    }

    /// Moves the offset along with a cell that what is above it has moved.
    private func moveOffset(with anchor: TableViewCell) {
        guard let placement = anchor.placement else { return }
        let distance = heights.top(of: placement.row) - placement.placedTop
        if distance != 0 {
            bounds.origin.y += distance
        }
    }

    /// Takes down how tall the rows in sight have turned out to be.
    ///
    /// - Returns: whether any is not what was thought.
    private func takeHeights() -> Bool {
        var isChanged = false
        for cell in placed {
            guard let placement = cell.placement else { continue }
            placement.isNew = false
            if uniformHeight != nil { continue }
            let height = cell.frame.height
            if height <= 0, !placement.hasFallbackHeight {
                // Nothing in it says how tall it is.
                placement.setHeight(estimatedRowHeight, isRequired: false)
                isChanged = true
            } else if heights.known(placement.row) != max(height, Self.leastHeight) {
                heights.setHeight(max(height, Self.leastHeight), of: placement.row)
                isChanged = true
            }
        }
        return isChanged
    }

    /// However small rows are, there is an end to how many are in sight.
    private static let leastHeight = 1.0

    // MARK: Which rows

    /// Whether the rows in sight are there, and no others.
    final var showsWhatIsInSight: Bool {
        guard let first = placed.first, let last = placed.last,
            let start = first.placement, let end = last.placement
        else { return heights.count == 0 }
        let reachesTop =
            start.placedTop <= bounds.minY
            ? start.placedTop + first.frame.height > bounds.minY : start.row == 0
        let bottom = end.placedTop + last.frame.height
        let reachesBottom =
            bottom >= bounds.maxY ? end.placedTop < bounds.maxY : end.row == heights.count - 1
        return reachesTop && reachesBottom
    }

    /// Puts in the cells of rows that have come into sight, and takes away those of others.
    ///
    /// - Returns: whether any was put in.
    private func fill(around anchor: CellPlacement?) -> Bool {
        let rows = rowsInSight(around: anchor)
        var kept: [Int: TableViewCell] = [:]
        for cell in placed {
            if let row = cell.placement?.row, rows.contains(row) || mayBeInSight(row) {
                kept[row] = cell
            } else {
                recycle(cell)
            }
        }
        placed = []
        isAskingForCells = true
        var cells: [TableViewCell] = []
        var isNew = false
        for row in rows {
            if let cell = kept.removeValue(forKey: row) {
                cells.append(cell)
            } else {
                cells.append(putIn(row))
                isNew = true
            }
        }
        isAskingForCells = false
        if !kept.isEmpty {
            cells += kept.values
            cells.sort { ($0.placement?.row ?? 0) < ($1.placement?.row ?? 0) }
        }
        placed = cells
        clearAwayWaitingCells()
        return isNew
    }

    /// The rows that are in sight for certain. One of unknown height is taken to be twice as tall as the
    /// tallest known one; if there is room left after all, the next time fills it.
    private func rowsInSight(around anchor: CellPlacement?) -> Range<Int> {
        guard heights.count > 0 else { return 0..<0 }
        let known = placed.compactMap { $0.placement.flatMap { heights.known($0.row) } }
        let guess = uniformHeight ?? known.max().map { 2 * $0 } ?? .infinity
        let start = anchor?.row ?? heights.row(at: bounds.minY)
        var (first, last) = (start, start)
        var top = heights.top(of: start)
        var bottom = top + height(of: start, orElse: guess)
        while last + 1 < heights.count, bottom < bounds.maxY {
            last += 1
            bottom += height(of: last, orElse: guess)
        }
        while first > 0, top > bounds.minY {
            first -= 1
            top -= height(of: first, orElse: guess)
        }
        // The anchor may have left sight meanwhile.
        while first < last, let height = uniformHeight ?? heights.known(first),
            top + height <= bounds.minY
        {
            first += 1
            top += height
        }
        return first..<last + 1
    }

    private func height(of row: Int, orElse guess: Double) -> Double {
        uniformHeight ?? heights.known(row) ?? guess
    }

    /// Whether a row is in sight if what is not known is as estimated.
    private func mayBeInSight(_ row: Int) -> Bool {
        let top = heights.top(of: row)
        return top < bounds.maxY && top + heights.height(of: row) > bounds.minY
    }

    // MARK: Cells

    /// Gets the cell of a row and puts it into the table.
    private func putIn(_ row: Int) -> TableViewCell {
        var cell = dataSource?.tableView(self, cellForRowAt: row) ?? TableViewCell()
        if cell.placement?.isPlaced ?? false {
            reportInvalidTree(
                "The data source of \(messageName) gave the cell of another row for row \(row).")
            cell = TableViewCell()
        }
        if cell.superview !== self {
            addSubview(cell)
        }
        let placement = placement(of: cell)
        placement.row = row
        placement.isNew = true
        placement.isPlaced = true
        placement.setHeight(uniformHeight ?? 0, isRequired: uniformHeight != nil)
        placement.activate()
        return cell
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

    /// Says where each row begins, and where the content ends.
    private func place() {
        var next: (row: Int, top: Double)?
        for cell in placed {
            guard let placement = cell.placement else { continue }
            let row = placement.row
            let top = next.flatMap { $0.row == row ? $0.top : nil } ?? heights.top(of: row)
            placement.place(at: top)
            next = (row + 1, top + heights.height(of: row))
        }
        contentSize = Size(width: bounds.width, height: heights.total)
    }
}
