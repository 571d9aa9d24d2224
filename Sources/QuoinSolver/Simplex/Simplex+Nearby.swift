/// Freedoms close by: where a row depends on a great many variables, one that it could use up is often
/// next to it, as in a chain of views of which each comes after the one before. To find that one takes a
/// few looks, where writing the whole row out would take a look at every view of the chain.
extension Simplex {
    /// Rows that depend on no more variables than that are written out without further thought.
    private static var mostVariablesWrittenOut: Int { 48 }
    /// So many variables are looked at in search of one that is free, and of what depends on a term.
    private static var mostVariablesLookedAt: Int { 32 }
    /// Rows and columns that are longer are not gone through.
    private static var longestListLookedAt: Int { 16 }

    /// Writes a loose row out, unless that is a long way. Then if there is a parameter close by the row uses
    /// that up at once, and is tight; or it may be put off.
    ///
    /// - Returns: whether nothing more is to be done about it now.
    mutating func takeUpNearbyIfFar(_ row: Int) -> Bool {
        if expand(row, .movable, atMost: Self.mostVariablesWrittenOut) {
            return false
        }
        let parameter = parameterNearby(row)
        if parameter < 0 {
            if putOffIfFar(row) {
                return true
            }
            expand(row, .movable)
            return false
        }
        enterFreely(row)
        // The way is the only one, and every step of it can be divided by.
        _ = turnSinglePath(from: row, to: parameter)
        return true
    }

    /// Lets an equality that holds be tight if it has a freedom to use up.
    ///
    /// One that holds by chance, since all values are still 0, say, would lose that freedom to weaker rows,
    /// and win it back from each of them in a step of its own. Where a limit has taken the freedom and stands against
    /// nothing, the limit becomes loose, once there are many such equalities.
    mutating func takeUpIfFree(_ row: Int) {
        var parameter = directPivot(of: row)
        if parameter < 0, expand(row, .movable, atMost: Self.mostVariablesWrittenOut) {
            parameter = freeParameter()
        }
        if parameter >= 0 {
            takeUp(row, parameter: parameter)
            return
        }
        equalitiesHeld += 1
        if equalitiesHeld > Self.fewEqualitiesHeld {
            takePlaceOfIdleLimit(row)
        }
    }

    /// Lets an equality that holds as a batch takes it in, it may be while all lengths are nothing, use up a freedom
    /// close by, once there are many of them.
    mutating func takeUpIfHeldByChance(_ row: Int) {
        equalitiesHeld += 1
        if equalitiesHeld > Self.fewEqualitiesHeld, !takeUpNearby(row), !arePricesVoid {
            takePlaceOfIdleLimit(row)
        }
    }

    /// A few are as well left until they break. Of many each would change a combination that all have a part in.
    private static var fewEqualitiesHeld: Int { 16 }

    /// Lets an equality that holds define what a limit has defined that stands against nothing.
    mutating func takePlaceOfIdleLimit(_ row: Int) {
        let limit = idleLimit(under: row)
        if limit >= 0 {
            takePlace(of: limit, by: row)
        }
    }

    /// Lets an equality use up a parameter close by, to which a single path of definitions leads.
    ///
    /// - Returns: whether there is one.
    mutating func takeUpNearby(_ row: Int) -> Bool {
        guard terms.row(row).count <= Self.longestListLookedAt else { return false }
        collectNearby(row)
        var highest = Int64.min
        for index in terms.row(row) {
            highest = max(highest, variables[terms.entry(index).column].label)
        }
        for position in 0..<trail.count {
            let parameter = Int(trail[position])
            guard variables[parameter].definition < 0, markUsers(of: parameter, upTo: highest),
                let path = singlePath(from: row, to: parameter)
            else { continue }
            enterFreely(row)
            turn(path, from: row)
            return true
        }
        return false
    }

    /// Puts the variables that a row depends on and that could move on the trail, the nearest first, up to a few.
    private mutating func collectNearby(_ row: Int) {
        trail.removeAll()
        beginScan()
        collectTerms(of: row)
        var position = 0
        while position < trail.count, trail.count < Self.mostVariablesCollected {
            let definition = Int(variables[trail[position]].definition)
            if definition >= 0, terms.row(definition).count <= Self.longestListLookedAt {
                collectTerms(of: definition)
            }
            position += 1
        }
    }

    private static var mostVariablesCollected: Int { 8 }

    private mutating func collectTerms(of row: Int) {
        for index in terms.row(row) {
            let column = terms.entry(index).column
            if !weights.contains(column), !variables[column].flags.contains(.rigid) {
                weights.insert(Int(column), weight: 0)
                trail.append(column)
            }
        }
    }

    /// Gives weight 1 to a parameter and to all that depends on it and has no higher label.
    ///
    /// - Returns: whether there are only a few.
    private mutating func markUsers(of parameter: Int, upTo highest: Int64) -> Bool {
        beginScan()
        weights.insert(parameter, weight: 1)
        let first = stack.count
        defer { stack.truncate(to: first) }
        stack.append(Int32(truncatingIfNeeded: parameter))
        while stack.count > first, let next = stack.popLast() {
            let column = terms.column(Int(next))
            guard column.count <= Self.longestListLookedAt,
                weights.count <= Self.mostVariablesLookedAt
            else { return false }
            for index in column {
                let user = rows[terms.occurrence(index).row].pivot
                if user >= 0, variables[user].label <= highest, !weights.contains(user) {
                    weights.insert(Int(user), weight: 1)
                    stack.append(user)
                }
            }
        }
        return true
    }

    /// A tight limit without a price that defines one of the row's variables, on which no other one of them depends;
    /// or −1.
    private mutating func idleLimit(under row: Int) -> Int {
        let largest = largestCoefficient(of: row)
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let definition = Int(variables[entry.column].definition)
            guard definition >= 0, rows[definition].status == .tight,
                rows[definition].relation == .atLeast || rows[definition].relation == .atMost,
                rows[definition].price == GradedStore.zero,
                !rows[definition].flags.contains(.combined),
                abs(entry.coefficient) >= largest * Tolerance.pivot
            else { continue }
            if isIndependent(Int(entry.column), in: row) {
                return definition
            }
        }
        return -1
    }

    /// Lets a row that holds define what a limit without a price has defined.
    private mutating func takePlace(of limit: Int, by row: Int) {
        journal.noteStep(entered: row, left: limit)
        best.clear()
        enter(row, rate: 1)
        leave(limit, direction: rows[limit].relation == .atLeast ? 1 : -1)
        let variable = undefine(limit)
        define(variable, by: row)
        rows[limit].activity = rows[limit].constant
        watchTerms(of: limit)
        queueCheck(limit)
    }

    /// A parameter that a single path of few definitions leads to from a row, or −1. The variables on
    /// the path then have weight 1, and no others have a weight.
    ///
    /// Each variable on the path is used by the one before it and by nothing else, and the first by no
    /// other term of the row. So there is no other path.
    private mutating func parameterNearby(_ row: Int) -> Int {
        guard terms.row(row).count <= Self.longestListLookedAt else { return -1 }
        trail.removeAll()
        let largest = largestCoefficient(of: row)
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let variable = Int(entry.column)
            if abs(entry.coefficient) >= largest * Tolerance.pivot,
                !variables[variable].flags.contains(.rigid), isIndependent(variable, in: row)
            {
                trail.append(entry.column)
            }
        }
        beginScan()
        for index in terms.row(row) {
            weights.insert(Int(terms.entry(index).column), weight: -1)
        }
        var position = 0
        while position < trail.count {
            let variable = Int(trail[position])
            if variables[variable].definition < 0 {
                markPath(backFrom: variable)
                return variable
            }
            if trail.count < Self.mostVariablesLookedAt {
                lookBehind(variable)
            }
            position += 1
        }
        return -1
    }

    /// Puts the variables on the trail that nothing but the definition of this one uses. The weight of
    /// each is the variable that it was come to from.
    private mutating func lookBehind(_ variable: Int) {
        let definition = Int(variables[variable].definition)
        guard terms.row(definition).count <= Self.longestListLookedAt else { return }
        let largest = largestCoefficient(of: definition)
        for index in terms.row(definition) {
            let entry = terms.entry(index)
            let record = variables[entry.column]
            if record.users == 1, !record.flags.contains(.rigid), !weights.contains(entry.column),
                abs(entry.coefficient) >= largest * Tolerance.pivot
            {
                weights.insert(Int(entry.column), weight: Double(variable))
                trail.append(entry.column)
            }
        }
    }

    private mutating func markPath(backFrom parameter: Int) {
        trail.removeAll()
        var variable = parameter
        while variable >= 0 {
            trail.append(Int32(variable))
            variable = Int(weights[variable])
        }
        beginScan()
        for index in 0..<trail.count {
            weights.insert(Int(trail[index]), weight: 1)
        }
    }

    /// Whether none of the row's other terms depends on this one, as far as a few looks tell.
    private mutating func isIndependent(_ variable: Int, in row: Int) -> Bool {
        if variables[variable].users == 0 || terms.row(row).count == 1 {
            return true
        }
        beginScan()
        // What is above all others leads to none of them.
        var highest = Int64.min
        for index in terms.row(row) {
            let column = Int(terms.entry(index).column)
            weights.insert(column, weight: 1)
            if column != variable {
                highest = max(highest, variables[column].label)
            }
        }
        let first = stack.count
        stack.append(Int32(variable))
        while stack.count > first, let next = stack.popLast() {
            let column = terms.column(Int(next))
            guard column.count <= Self.longestListLookedAt,
                weights.count <= Self.mostVariablesLookedAt
            else {
                stack.truncate(to: first)
                return false
            }
            for index in column {
                let user = rows[terms.occurrence(index).row].pivot
                guard user >= 0, user != next, variables[user].label <= highest else { continue }
                if !weights.contains(user) {
                    weights.insert(Int(user), weight: 0)
                    stack.append(user)
                } else if weights[user] == 1 {
                    stack.truncate(to: first)
                    return false
                }
            }
        }
        return true
    }
}
