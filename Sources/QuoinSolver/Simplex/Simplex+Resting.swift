/// Resting: where nothing decides a place, a limit that was said of it does.
///
/// A limit that holds where a variable happens to stand leaves it there. Who writes `right <= 300` and no more means that
/// something is to end there, though; where slacks are variables that begin with nothing, as in most solvers, it does. So
/// once all else is solved, limits that are new use up the freedoms that are left, in the order in which they were said.
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
        var open = countOpenPlaces()
        guard open > 0 else { return }
        for index in 0..<newLimits.count where open > 0 {
            let row = Int(newLimits[index])
            let parameter = isLimitThatHolds(row) ? openPlace(of: row) : -1
            guard parameter >= 0 else { continue }
            takeUp(row, parameter: parameter)
            settleSurely(.everything)
            if !isSound() {
                return takeInAnew()
            }
            open -= 1
        }
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
