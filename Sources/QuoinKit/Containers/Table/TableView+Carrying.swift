/// Rows that keep their cells while much changes at once.
extension TableView {
    /// Makes changes after which some rows are elsewhere. These keep their cells, and what is known of their heights.
    ///
    /// - Parameters:
    ///   - moves: Where each row was before all changes, and where it is after them. The changes take it away from the
    ///     one place and put one in at the other, in whatever way.
    ///   - changes: Rows and sections that come and go.
    /// - Complexity: that of the changes, and a few steps for each move.
    package final func carryRows(
        _ moves: [(from: RowPath, to: RowPath)], while changes: () -> Void
    ) {
        let heights = lift(moves)
        changes()
        // What is in sections that have come is asked now, so that there are places to go to.
        countRows()
        if counting != .startsOver {
            for (path, height) in heights {
                if let place = sections.place(of: path) {
                    self.heights.setHeight(height, of: place)
                }
            }
        }
        putDown()
    }

    /// Takes the cells of rows into the hand.
    ///
    /// - Returns: how tall they are known to be, by where they go.
    private func lift(_ moves: [(from: RowPath, to: RowPath)]) -> [(RowPath, Double)] {
        var cells: [Int: TableViewCell] = [:]
        for cell in placed { if let place = cell.placement?.row { cells[place] = cell } }
        var known: [(RowPath, Double)] = []
        var liftedPlaces: Set<Int> = []
        for move in moves {
            guard let place = sections.place(of: move.from) else { continue }
            if let height = heights.known(place) { known.append((move.to, height)) }
            if let cell = cells[place], liftedPlaces.insert(place).inserted {
                carried.append((cell, move.to))
            }
        }
        placed.removeAll { $0.placement.map { liftedPlaces.contains($0.row) } ?? false }
        return known
    }

    private func putDown() {
        let hand = carried
        carried = []
        guard !hand.isEmpty else { return }
        // Whoever was asked meanwhile may have had the table laid out, and these rows have got other cells by that.
        var taken = Set(placed.compactMap { $0.placement?.row })
        for (cell, path) in hand where cell.superview === self {
            guard counting != .startsOver, let place = sections.place(of: path),
                taken.insert(place).inserted
            else {
                recycle(cell, at: path)
                continue
            }
            cell.placement?.row = place
            // What stays in place are the others.
            cell.placement?.isNew = true
            placed.append(cell)
        }
        placed.sort { ($0.placement?.row ?? 0) < ($1.placement?.row ?? 0) }
    }

    /// Lets go of what is in the hand: all rows are loaded again.
    final func dropCarriedCells() {
        for (cell, path) in carried { recycle(cell, at: path) }
        carried = []
    }
}
