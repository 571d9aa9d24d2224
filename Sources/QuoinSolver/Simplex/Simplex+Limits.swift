/// Limits: rows on a single variable. There may be many on the same one, of which each follows from
/// the tightest.
extension Simplex {
    /// Whether a loose row does not hold at the present values, or its numbers are too large to tell.
    ///
    /// A limit depends on a single value and can be looked at as soon as that is there. Most of them
    /// hold, and need not stand in the queue.
    @inline(__always)
    mutating func mustMove(_ row: Int) -> Bool {
        let (activity, tolerance) = measure(row)
        rows[row].activity = activity
        return !tolerance.isFinite
            || pull(on: row, excess: activity - rows[row].constant, tolerance: tolerance) != 0
    }

    /// Mends, in place of a limit that does not hold, the tightest one that asks for more of the same
    /// variable. All between the two then hold without a step of their own.
    ///
    /// - Returns: whether there is one and it was mended; the other one is then checked again.
    mutating func mendTightestLimit(insteadOf row: Int) -> Bool {
        let tightest = tightestLimit(beyond: row)
        guard tightest >= 0 else { return false }
        let (activity, tolerance) = measure(tightest)
        let excess = activity - rows[tightest].constant
        let direction = pull(on: tightest, excess: excess, tolerance: tolerance)
        guard tolerance.isFinite, direction != 0 else { return false }
        rows[tightest].activity = activity
        // If it cannot hold it is the other one's turn, so that the first in the queue is blamed.
        guard enforce(tightest, direction: direction, distance: abs(excess)) else { return false }
        queueCheck(row)
        return true
    }

    /// The required limit that asks for more than another required one does, and for the most; or −1.
    private mutating func tightestLimit(beyond row: Int) -> Int {
        if rows[row].relation == .equal || progress.isCautious {
            // An equality leaves nothing to ask for, and Bland's rule chooses by itself.
            return -1
        }
        let own = terms.entry(terms.row(row).lowerBound)
        let isLower = limitsFromBelow(row, coefficient: own.coefficient)
        var tightest = -1
        var place = rows[row].constant / own.coefficient
        for index in terms.column(Int(own.column)) {
            let occurrence = terms.occurrence(index)
            let other = Int(occurrence.row)
            guard rows[other].flags.contains(.single), rows[other].status == .loose,
                rows[other].isRequired, rows[other].relation != .equal
            else { continue }
            let coefficient = terms.coefficient(of: occurrence)
            guard limitsFromBelow(other, coefficient: coefficient) == isLower else { continue }
            let otherPlace = rows[other].constant / coefficient
            if isLower ? otherPlace > place : otherPlace < place {
                tightest = other
                place = otherPlace
            }
        }
        return tightest
    }

    /// Whether an inequality on a single variable says how large that must be at least.
    @inline(__always)
    private mutating func limitsFromBelow(_ row: Int, coefficient: Double) -> Bool {
        rows[row].limitsBelow == (coefficient > 0)
    }
}
