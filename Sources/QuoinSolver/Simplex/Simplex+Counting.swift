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
    /// In levels of fewer optional rows each is dealt with as it comes.
    private static var leastRowsOfLargeLevel: Int { 16 }
    /// So few rows are mended one by one.
    private static var mostRowsMendedSingly: Int { 3 }
    /// So much oftener than it was of use counting together may fail.
    private static var failuresAllowed: Int { 4 }

    // MARK: Levels of optional rows

    /// From now on rows of this level that come down to a great many others are put off.
    mutating func beginLevel(_ priority: Float, count: Int) {
        putOffPriority = count < Self.leastRowsOfLargeLevel ? -1 : priority
        failuresToCountTogether = 0
    }

    /// Puts a row off that would be a long way to write out, if its level is being taken in.
    ///
    /// - Returns: whether it was.
    mutating func putOffIfInLevel(_ row: Int) -> Bool {
        guard rows[row].priority == putOffPriority, !progress.isChoosy else { return false }
        putOffRows.append(Int32(row))
        return true
    }

    /// Lets the rows that were put off hold, or count as violated.
    mutating func endLevel() {
        let priority = putOffPriority
        // What a step sets moving puts rows off in turn.
        while !putOffRows.isEmpty, !isUnsound {
            var waiting: [Int32] = []
            for index in 0..<putOffRows.count {
                waiting.append(putOffRows[index])
            }
            putOffRows.removeAll()
            bringInOrder(waiting[...], at: priority)
        }
        putOffRows.removeAll()
        putOffPriority = -1
    }

    /// Counts all of the rows that do not hold, or else the one half of them and then the other.
    private mutating func bringInOrder(_ waiting: ArraySlice<Int32>, at priority: Float) {
        if isUnsound {
            return
        }
        if !queue.isEmpty {
            settleSurely(.watched)
        }
        if waiting.count > Self.mostRowsMendedSingly,
            failuresToCountTogether <= Self.failuresAllowed
        {
            if countTogether(waiting, at: priority) {
                failuresToCountTogether -= 1
            } else {
                failuresToCountTogether += 1
                let middle = (waiting.startIndex + waiting.endIndex) / 2
                bringInOrder(waiting[..<middle], at: priority)
                bringInOrder(waiting[middle...], at: priority)
            }
            return
        }
        for row in waiting where rows[row].status == .loose && !isUnsound {
            putOffPriority = -1
            _ = mend(Int(row))
            putOffPriority = failuresToCountTogether > Self.failuresAllowed ? -1 : priority
            rebuildIfNeeded()
            if !queue.isEmpty {
                settleSurely(.watched)
            }
        }
    }

    /// Counts all of the rows that do not hold as violated, if no price becomes larger by that than its row
    /// is worth.
    private mutating func countTogether(_ waiting: ArraySlice<Int32>, at priority: Float) -> Bool {
        sideChanges.removeAll()
        for index in waiting where rows[index].status == .loose {
            let row = Int(index)
            let (activity, tolerance) = measure(row)
            rows[row].activity = activity
            if !tolerance.isFinite {
                isUnsound = true
                return true
            }
            let direction = pull(
                on: row, excess: activity - rows[row].constant, tolerance: tolerance)
            if direction != 0 {
                appendSideChange(of: row, to: sideHeld(against: direction, by: row))
            }
        }
        if sideChanges.isEmpty {
            return true
        }
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
