/// Resting: where nothing decides a place, a limit that was said of it does.
///
/// A limit that holds where a variable happens to stand leaves it there. Who writes `right <= 300` and no more means that
/// something is to end there, though; where slacks are variables that begin with nothing, as in most solvers, it does. So
/// once all else is solved, limits that are new use up the freedoms that are left, in the order in which they were said;
/// and where one that was said later had to be mended before, the first one takes its place.
/// What something else has decided that is gone since stays where it was.
extension Simplex {
    /// Notes a new row on which something may come to rest.
    @inline(__always)
    mutating func noteLimit(_ row: Int) {
        if rows[row].relation != .equal {
            newLimits.append(Int32(truncatingIfNeeded: row))
        }
    }

    /// Notes a variable that nothing decides any more, or that a check depends on from now on.
    @inline(__always)
    mutating func noteOpenPlace(_ variable: Int) {
        guard variables[variable].flags.isDisjoint(with: [.nonNegative, .open]) else { return }
        variables[variable].flags.insert(.open)
        openPlaces.append(Int32(truncatingIfNeeded: variable))
    }

    /// Lets new limits be tight that have a freedom to use up.
    mutating func restAtLimits() {
        guard !newLimits.isEmpty else { return }
        defer { newLimits.removeAll() }
        // Where numbers are far apart, nothing moves without need.
        guard !isVoid, !isCareful else { return }
        takeUpOpenPlaces()
        if isSound() {
            letFirstLimitsGoFirst()
        }
        if !isSound() {
            takeInAnew()
        }
    }

    private mutating func takeUpOpenPlaces() {
        var open = countOpenPlaces()
        for index in 0..<newLimits.count where open > 0 {
            let row = Int(newLimits[index])
            let parameter = isLimitThatHolds(row) ? openPlace(of: row) : -1
            guard parameter >= 0 else { continue }
            takeUp(row, parameter: parameter)
            settleSurely(.everything)
            guard isSound() else { return }
            open -= 1
        }
    }

    /// Lets limits that were said first be tight in place of later ones, which had to be mended before and against
    /// which nothing presses any more.
    private mutating func letFirstLimitsGoFirst() {
        var turns = IndexTable()
        var last = 0
        for index in 0..<newLimits.count where isIdle(Int(newLimits[index])) {
            turns.setValue(index, of: Int(newLimits[index]))
            last = index
        }
        for index in 0..<last {
            let row = Int(newLimits[index])
            let later = isLimitThatHolds(row) ? idleLimit(under: row, after: index, turns) : -1
            guard later >= 0 else { continue }
            best.clear()
            exchange(
                row, for: later, leavingDirection: rows[later].relation == .atLeast ? 1 : -1,
                rate: rows[row].relation == .atLeast ? -1 : 1)
            settleSurely(.everything)
            guard isSound() else { return }
        }
    }

    /// Whether a row is a tight limit of a place that might as well be further from it.
    private mutating func isIdle(_ row: Int) -> Bool {
        let record = rows[row]
        return record.status == .tight && record.pivot >= 0 && record.price == GradedStore.zero
            && (record.relation == .atMost || record.relation == .atLeast)
            && !variables[record.pivot].flags.contains(.nonNegative)
    }

    /// Of the idle limits that were said after a limit, and that would have to move off for it to be tight, the one that was
    /// said last; or −1.
    private mutating func idleLimit(
        under row: Int, after turn: Int, _ turns: borrowing IndexTable
    ) -> Int {
        guard expand(row, .movable, atMost: Self.mostVariablesWrittenOut) else { return -1 }
        let (activity, tolerance) = measure(row)
        let distance = rows[row].constant - activity
        guard abs(distance) > tolerance else { return -1 }
        var (later, latest) = (-1, turn)
        for index in 0..<expansionRows.count {
            let other = Int(expansionRows[index])
            let step = distance / rowWeights[other]
            guard abs(rowWeights[other]) > Tolerance.rate, abs(step) <= Self.farthest,
                turns.value(of: other) > latest, isIdle(other),
                rows[other].relation == .atLeast ? step > 0 : step < 0
            else { continue }
            (later, latest) = (other, turns.value(of: other))
        }
        return later
    }

    /// How many variables there are that nothing decides, and that a limit may depend on. Mostly there are none.
    private mutating func countOpenPlaces() -> Int {
        var kept = 0
        for position in 0..<openPlaces.count {
            let variable = openPlaces[position]
            if isOpenPlace(Int(variable)) {
                openPlaces[kept] = variable
                kept += 1
            } else {
                variables[variable].flags.remove(.open)
            }
        }
        openPlaces.truncate(to: kept)
        return kept
    }

    /// Whether nothing decides a variable, which may have any value, and a limit may depend on it.
    mutating func isOpenPlace(_ variable: Int) -> Bool {
        let record = variables[variable]
        return record.definition < 0 && record.flags.contains([.alive, .watched])
            && !record.flags.contains(.nonNegative)
    }

    /// Whether a row is a limit in force that holds. What is tight is where it has to be.
    private mutating func isLimitThatHolds(_ row: Int) -> Bool {
        let record = rows[row]
        return record.status == .loose && record.side == 0 && !record.flags.contains(.bound)
            && (record.relation == .atMost || record.relation == .atLeast)
    }

    /// What depends on more variables is not written out for it.
    private static var mostVariablesWrittenOut: Int { 48 }
    /// Nothing on a screen is further away. A limit beyond that says that there is none.
    private static var farthest: Double { 1e6 }

    /// A variable that the row depends on and that nothing decides, or −1.
    private mutating func openPlace(of row: Int) -> Int {
        guard expand(row, .movable, atMost: Self.mostVariablesWrittenOut) else { return -1 }
        let distance = abs(measure(row).activity - rows[row].constant)
        for index in 0..<expansionParameters.count {
            let parameter = Int(expansionParameters[index])
            let rate = abs(weights[parameter])
            if isOpenPlace(parameter), rate > Tolerance.rate, distance <= rate * Self.farthest {
                return parameter
            }
        }
        return -1
    }
}
