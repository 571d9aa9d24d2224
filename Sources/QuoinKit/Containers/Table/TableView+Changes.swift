/// Rows that come, go and change.
///
/// Each call speaks of the rows as they are after the calls before it. When the table is laid out, there
/// must be as many rows as its data source has then; otherwise that is reported, and all rows are loaded
/// again.
extension TableView {
    /// Loads all rows again. Nothing that was known of them holds any more.
    public final func reloadData() {
        counting = .startsOver
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// New rows have come: in the end, each is where its number says.
    public final func insertRows(at rows: [Int]) {
        let rows = Set(rows).sorted()
        let places = rows.enumerated().allSatisfy { $1 >= 0 && $1 <= heights.count + $0 }
        guard beginChange(places, "inserted at", rows) else { return }
        for row in rows {
            heights.insert(at: row)
            renumber { $0 >= row ? $0 + 1 : $0 }
        }
    }

    /// Rows have gone, counted as they were before.
    public final func deleteRows(at rows: [Int]) {
        let rows = Set(rows).sorted()
        guard beginChange(rows.allSatisfy(heights.contains), "deleted at", rows) else { return }
        for row in rows.reversed() {
            heights.remove(at: row)
            takeAway(row)
            renumber { $0 > row ? $0 - 1 : $0 }
        }
    }

    /// Rows show something else now: their cells are asked for again.
    public final func reloadRows(at rows: [Int]) {
        let rows = Set(rows).sorted()
        guard beginChange(rows.allSatisfy(heights.contains), "reloaded at", rows) else { return }
        for row in rows {
            // What is in sight is measured anyway, and what it was is the best guess until then.
            if !takeAway(row) {
                heights.forget(row)
            }
        }
    }

    /// A row has moved: in the end, it is where `destination` says.
    public final func moveRow(at row: Int, to destination: Int) {
        let places = heights.contains(row) && heights.contains(destination)
        guard beginChange(places, "moved from and to", [row, destination]), row != destination
        else { return }
        heights.insert(heights.remove(at: row), at: destination)
        // What stays in place are the others.
        cellForRow(at: row)?.placement?.isNew = true
        renumber { number in
            if number == row { return destination }
            let closed = number > row ? number - 1 : number
            return closed >= destination ? closed + 1 : closed
        }
        placed.sort { ($0.placement?.row ?? 0) < ($1.placement?.row ?? 0) }
    }

    // MARK: Steps

    /// - Returns: whether the change can be made; it need not be if all rows are loaded again anyway.
    private func beginChange(_ isSound: Bool, _ what: String, _ rows: [Int]) -> Bool {
        if counting == .startsOver {
            return false
        }
        if isAskingForCells {
            // Rows cannot come or go while they are being put in.
            reloadData()
            return false
        }
        guard isSound else {
            let list = rows.map { "\($0)" }.joined(separator: ", ")
            reportInvalidTree(
                "Rows of \(nameInMessages) cannot be \(what) \(list): there are \(heights.count).")
            return false
        }
        counting = .checks
        setNeedsUpdateConstraints()
        setNeedsLayout()
        return true
    }

    /// Takes the cell of a row away.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    private func takeAway(_ row: Int) -> Bool {
        guard let position = placed.firstIndex(where: { $0.placement?.row == row }) else {
            return false
        }
        let cell = placed.remove(at: position)
        if isRecordingMotions {
            fadeOut(cell)
        } else {
            recycle(cell)
        }
        return true
    }

    /// Leaves a cell where it is, behind the others, until it has faded. It is not used again.
    private func fadeOut(_ cell: TableViewCell) {
        cell.placement?.isPlaced = false
        cell.placement?.deactivate()
        cell.translatesAutoresizingMaskIntoConstraints = true
        sendSubviewToBack(cell)
        cell.isHidden = true
        cell.fadesAsItWasHiddenOrShown()
        fadingCells.append(cell)
    }

    private func renumber(_ number: (Int) -> Int) {
        for cell in placed {
            if let placement = cell.placement {
                placement.row = number(placement.row)
            }
        }
        if let row = target?.row {
            target?.row = number(row)
        }
    }

    /// Brings the number of rows in line with the data source's.
    final func countRows() {
        let counting = self.counting
        // While rows are being put in, their number must not change.
        guard counting != .none, !isArranging else { return }
        self.counting = .none
        let count = soundCount(dataSource?.numberOfRows(in: self) ?? 0)
        if counting == .checks, count == heights.count {
            return
        }
        if counting == .checks {
            reportInvalidTree(
                "After its changes \(nameInMessages) should have \(heights.count) rows, but its data "
                    + "source has \(count). All of them are loaded again.")
        }
        placed.forEach(recycle)
        placed = []
        hasReportedFullness = false
        heights = RowHeights(count: count, estimate: uniformHeight ?? estimatedRowHeight)
        contentSize.height = heights.total
        setNeedsLayout()
    }

    /// The number of rows that there can be, if there should be so many.
    private func soundCount(_ count: Int) -> Int {
        guard count > Self.mostRows else { return max(0, count) }
        reportRefusal(
            of: "number of rows", "\(count)", because: "there are \(Self.mostRows) at most")
        return Self.mostRows
    }

    /// Where more rows begin could not be told exactly.
    private static let mostRows = 10_000_000
}

extension RowHeights {
    /// Whether there is a row of that number.
    func contains(_ row: Int) -> Bool { row >= 0 && row < count }
}
