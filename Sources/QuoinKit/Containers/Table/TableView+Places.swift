/// The steps that changes consist of: places among all rows, headers and footers that come and go.
extension TableView {
    /// - Parameters:
    ///   - isSound: Whether the change makes sense.
    ///   - message: What is to be reported if it does not.
    /// - Returns: whether the change can be made; it need not be if all rows are loaded again anyway.
    final func beginChange(_ isSound: Bool, orElse message: () -> String) -> Bool {
        if counting == .startsOver {
            return false
        }
        if isAsking {
            // Rows cannot come or go while they are being counted or put in.
            reloadData()
            return false
        }
        guard isSound else {
            reportInvalidTree(message())
            return false
        }
        counting = .checks
        setNeedsUpdateConstraints()
        setNeedsLayout()
        return true
    }

    /// Makes room for rows of which nothing is known.
    final func openPlaces(_ count: Int, at place: Int) {
        heights.insertUnknown(count, at: place)
        renumber { $0 >= place ? $0 + count : $0 }
    }

    /// Takes rows away, and those behind them close up.
    final func closePlaces(_ places: Range<Int>) {
        takeAway(places)
        heights.removeAll(in: places)
        renumber {
            $0 >= places.upperBound ? $0 - places.count : min($0, places.lowerBound)
        }
    }

    /// Moves a row: in the end, it is where `destination` says.
    final func movePlace(_ row: Int, to destination: Int) {
        heights.insert(heights.remove(at: row), at: destination)
        // What stays in place are the others.
        placed.first { $0.placement?.row == row }?.placement?.isNew = true
        renumber { number in
            if number == row { return destination }
            let closed = number > row ? number - 1 : number
            return closed >= destination ? closed + 1 : closed
        }
        placed.sort { ($0.placement?.row ?? 0) < ($1.placement?.row ?? 0) }
    }

    /// Takes the cells away that stand at some places.
    ///
    /// - Returns: whether there was any.
    @discardableResult
    final func takeAway(_ places: Range<Int>) -> Bool {
        let isMeant = { (cell: TableViewCell) in
            cell.placement.map { places.contains($0.row) } ?? false
        }
        let cells = placed.filter(isMeant) + pinned.filter(isMeant)
        placed.removeAll(where: isMeant)
        pinned.removeAll(where: isMeant)
        for cell in cells {
            if isRecordingMotions {
                fadeOut(cell)
            } else {
                recycle(cell)
            }
        }
        return !cells.isEmpty
    }

    /// Leaves a cell where it is, behind the others, until it has faded. It is not kept to be used again.
    private func fadeOut(_ cell: TableViewCell) {
        tellThatLeaves(cell)
        cell.placement?.isPlaced = false
        cell.placement?.deactivate()
        cell.translatesAutoresizingMaskIntoConstraints = true
        sendSubviewToBack(cell)
        cell.isHidden = true
        cell.fadesAsItWasHiddenOrShown()
        fadingCells.append(cell)
        cell.whenAnimationIsOver { (cell.superview as? TableView)?.clearAwayFadedCells() }
    }

    private func renumber(_ number: (Int) -> Int) {
        for cell in placed {
            if let placement = cell.placement {
                placement.row = number(placement.row)
            }
        }
        for cell in pinned {
            if let placement = cell.placement {
                placement.row = number(placement.row)
            }
        }
        if let row = target?.row {
            target?.row = number(row)
        }
    }
}

extension RowHeights {
    /// Whether there is a row of that number.
    func contains(_ row: Int) -> Bool { row >= 0 && row < count }
}
