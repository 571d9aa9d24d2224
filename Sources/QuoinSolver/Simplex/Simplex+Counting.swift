/// A loose row that comes to count as violated on another side than before.
struct SideChange {
    var row: Int32
    var side: Int8
    /// What prices are to take notice of: by how much the new side is above the one they know of.
    var change: Int8
}

/// Counting rows together: where many rows that cannot hold come down to the same tight rows, the price of
/// each of these is the sum of what they all pull at it. Writing their sum out takes one walk, where writing
/// out each takes as many walks as there are rows.
///
/// In a row of views whose lengths are in proportion, every content that asks for another length pulls at
/// all the proportions.
///
/// In a system that is not like a layout rows depend on each other all around, and few can be counted with
/// others. Once that shows, rows are dealt with one by one as they come.
extension Simplex {
    /// So few rows are mended one by one.
    private static var mostRowsMendedSingly: Int { 3 }

    // MARK: Putting off

    /// Puts an optional row off that would be a long way to write out, while that is asked for.
    ///
    /// - Returns: whether it was.
    mutating func putOffIfFar(_ row: Int) -> Bool {
        guard putsOffFarRows, progress.allowsCounting, !rows[row].isRequired else { return false }
        putOffRows.append(Int32(row))
        return true
    }

    /// Lets the rows that were put off hold, or count as violated. What that sets moving is in the queue then,
    /// or put off in turn.
    mutating func countPutOffRows(_ reach: Reach) {
        var waiting: [Int32] = []
        for index in 0..<putOffRows.count {
            waiting.append(putOffRows[index])
        }
        putOffRows.removeAll()
        var first = 0
        while first < waiting.count, !isUnsound {
            let end = gather(&waiting, ofStrongestFrom: first)
            if !bringInOrder(waiting[first..<end], reach) {
                // A required row is in the way, or a tableau is called for, which is for others to see to.
                queuePutOffRows()
                for index in waiting[first...] {
                    queueCheck(Int(index))
                }
                return
            }
            first = end
        }
    }

    /// Lets the rows that were put off wait in the queue instead.
    mutating func queuePutOffRows() {
        for index in 0..<putOffRows.count {
            queueCheck(Int(putOffRows[index]))
        }
        putOffRows.removeAll()
    }

    /// Brings the rows of the highest priority together.
    ///
    /// - Returns: where they end.
    private mutating func gather(
        _ waiting: inout [Int32], ofStrongestFrom first: Int
    ) -> Int {
        var strongest: Float = -1
        for index in waiting[first...] {
            strongest = max(strongest, rows[index].priority)
        }
        var end = first
        for position in first..<waiting.count where rows[waiting[position]].priority == strongest {
            waiting.swapAt(position, end)
            end += 1
        }
        return end
    }

    /// Counts all of the rows that do not hold, or else the one half of them and then the other.
    ///
    /// - Returns: false if a required row cannot be mended, which waits in the queue then, or rows turn out to
    ///   depend on each other all around.
    private mutating func bringInOrder(_ waiting: ArraySlice<Int32>, _ reach: Reach) -> Bool {
        if isUnsound {
            return true
        }
        if !settles(reach) || goesInCircles {
            return false
        }
        if waiting.count > Self.mostRowsMendedSingly, progress.allowsCounting {
            let isCounted = countTogether(waiting)
            progress.noteCounting(succeeds: isCounted)
            let middle = (waiting.startIndex + waiting.endIndex) / 2
            return isCounted
                || bringInOrder(waiting[..<middle], reach)
                    && bringInOrder(waiting[middle...], reach)
        }
        for row in waiting where rows[row].status == .loose && !isUnsound {
            putsOffFarRows = false
            _ = mend(Int(row))
            putsOffFarRows = true
            rebuildIfNeeded()
            if !settles(reach) || goesInCircles {
                return false
            }
        }
        return true
    }

    /// Settles the queue, unless a required row in it cannot be mended; that row then waits again.
    private mutating func settles(_ reach: Reach) -> Bool {
        let culprit = settle(reach)
        if culprit >= 0 {
            queueCheck(culprit)
        }
        return culprit < 0
    }

    /// Counts all of the rows that do not hold as violated, if no price becomes larger by that than its row
    /// is worth.
    private mutating func countTogether(_ waiting: ArraySlice<Int32>) -> Bool {
        collectSides(of: waiting)
        guard let first = sideChanges.first, !isUnsound else { return true }
        let priority = rows[first.row].priority
        expandSideChanges(0, sideChanges.count)
        guard expansionParameters.isEmpty, !isUnsound, pricesAllow(at: priority) else {
            return isUnsound
        }
        takeSides(0, sideChanges.count, at: priority)
        for index in 0..<flips.count {
            changePlaces(flips[index])
        }
        return true
    }

    /// Collects on which sides the rows would count that do not hold.
    private mutating func collectSides(of waiting: ArraySlice<Int32>) {
        sideChanges.removeAll()
        for index in waiting where rows[index].status == .loose {
            let row = Int(index)
            // One may have been put off more than once, as values changed that it depends on.
            if rows[row].flags.contains(.passed) {
                continue
            }
            let (activity, tolerance) = measure(row)
            rows[row].activity = activity
            if !tolerance.isFinite {
                isUnsound = true
                break
            }
            let direction = pull(
                on: row, excess: activity - rows[row].constant, tolerance: tolerance)
            if direction != 0 {
                rows[row].flags.insert(.passed)
                appendSideChange(of: row, to: sideHeld(against: direction, by: row))
            }
        }
        for index in 0..<sideChanges.count {
            rows[sideChanges[index].row].flags.remove(.passed)
        }
    }

    /// On which side a row counts that would have to move in a direction, and cannot.
    mutating func sideHeld(against direction: Int, by row: Int) -> Int8 {
        direction < 0 ? (rows[row].limitsAbove ? 1 : 0) : (rows[row].limitsBelow ? -1 : 0)
    }

    /// Whether the tight rows that the last expansion came down to may each have its share more of price; or
    /// another limit in the same place may, which is to take the place of the one that may not: see ``flips``.
    private mutating func pricesAllow(at priority: Float) -> Bool {
        flips.removeAll()
        for index in 0..<expansionRows.count {
            let row = Int(expansionRows[index])
            if !priceAllows(row, direction: 1, at: priority)
                || !priceAllows(row, direction: -1, at: priority)
            {
                return false
            }
        }
        return true
    }

    private mutating func priceAllows(_ row: Int, direction: Int, at priority: Float) -> Bool {
        if blocks(row, direction: direction) {
            return true
        }
        readPrice(of: row, direction: direction, times: Double(direction))
        best.set(rowWeights[row] * Double(direction), at: priority, plus: candidate)
        return best.sign >= 0 || neighborAllows(row, direction: direction)
    }

    /// Whether a limit that a row meets without moving is dear enough to stay there. What the row is short of
    /// is in `best`.
    private mutating func neighborAllows(_ row: Int, direction: Int) -> Bool {
        guard let neighbor = neighbor(of: row, direction: direction),
            neighbor.distance <= Tolerance.absolute
        else { return false }
        if neighbor.priority < Priority.required.rawValue {
            candidate.set(neighbor.rise, at: neighbor.priority, plus: best)
            if candidate.sign < 0 {
                return false
            }
        }
        let variable = Int(terms.entry(terms.row(row).lowerBound).column)
        flips.append(
            Flip(
                row: row, variable: variable,
                neighbor: neighbor.row < 0 ? boundRow(of: variable) : neighbor.row,
                direction: direction, position: -1))
        return true
    }

    /// Lets rows of one priority, whose sum was just written out, count on their new sides.
    private mutating func takeSides(_ first: Int, _ end: Int, at priority: Float) {
        addToPrices(1, at: priority)
        for index in first..<end {
            let change = sideChanges[index]
            journal.noteSide(of: Int(change.row), rows[change.row].side)
            rows[change.row].side = change.side
        }
        invalidatePlans()
    }

    // MARK: Rows of any priority

    mutating func appendSideChange(of row: Int, to side: Int8) {
        sideChanges.append(
            SideChange(row: Int32(row), side: side, change: side - rows[row].side))
    }

    /// Lets the rows of ``sideChanges`` count on their new sides, whatever that makes of prices.
    mutating func takeAllSides() {
        var first = 0
        while first < sideChanges.count {
            let priority = rows[sideChanges[first].row].priority
            let end = gatherSideChanges(of: priority, from: first)
            expandSideChanges(first, end)
            takeSides(first, end, at: priority)
            first = end
        }
        sideChanges.removeAll()
    }

    /// Brings the changes that belong to rows of one priority together.
    ///
    /// - Returns: where they end.
    private mutating func gatherSideChanges(of priority: Float, from first: Int) -> Int {
        var end = first
        for index in first..<sideChanges.count
        where rows[sideChanges[index].row].priority == priority {
            let change = sideChanges[index]
            sideChanges[index] = sideChanges[end]
            sideChanges[end] = change
            end += 1
        }
        return end
    }
}
