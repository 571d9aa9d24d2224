/// A term of a row that is being put together.
struct StagedTerm {
    var variable: Int32
    var coefficient: Double
}

/// What a user can do to rows. Each of these leaves the required rows kept, or changes nothing.
extension Simplex {
    // MARK: Adding

    /// Makes a row of the staged terms, which have been merged; it is not in force yet.
    mutating func makeRow(_ relation: RowRelation, _ constant: Double, priority: Float) -> Int {
        var record = RowRecord()
        record.relation = relation
        record.constant = constant
        record.priority = priority
        record.status = .pending
        let row = takeRow(record)
        terms.reserve(stagedTerms.count, inRow: row)
        for index in 0..<stagedTerms.count {
            let term = stagedTerms[index]
            if term.coefficient != 0 {
                terms.appendReserved(term.coefficient, column: Int(term.variable), toRow: row)
            }
        }
        if terms.row(row).count == 1 {
            rows[row].flags.insert(.single)
        }
        noteLimit(row)
        stagedTerms.removeAll()
        return row
    }

    /// With no more terms than that, each is compared with each.
    private static var fewTerms: Int { 6 }

    /// Adds up the terms of the same variable, in the place of the first of them.
    ///
    /// - Returns: whether all sums are finite.
    mutating func mergeStagedTerms() -> Bool {
        let count = stagedTerms.count
        guard count <= Self.fewTerms else { return mergeManyStagedTerms() }
        var index = 1
        while index < count {
            let variable = stagedTerms[index].variable
            for other in 0..<index where stagedTerms[other].variable == variable {
                return mergeManyStagedTerms()
            }
            index += 1
        }
        return true
    }

    private mutating func mergeManyStagedTerms() -> Bool {
        var isFinite = true
        hasUncommonTerms = true
        beginScan()
        var kept = 0
        for index in 0..<stagedTerms.count {
            let term = stagedTerms[index]
            let variable = Int(term.variable)
            if weights.contains(variable) {
                weights[variable] = Self.sum(weights[variable], term.coefficient)
                isFinite = isFinite && weights[variable].isFinite
            } else {
                weights.insert(variable, weight: term.coefficient)
                stagedTerms[kept] = term
                kept += 1
            }
        }
        stagedTerms.truncate(to: kept)
        for index in 0..<kept {
            stagedTerms[index].coefficient = weights[stagedTerms[index].variable]
        }
        return isFinite
    }

    /// Puts a new optional row among those that the next solve takes in.
    mutating func postpone(_ row: Int) {
        pendingRows.append(row, priority: rows[row].priority)
    }

    /// Puts a new required row in force.
    ///
    /// - Returns: why it cannot be; in a conflict the row itself is last. `nil` if all is well.
    mutating func addRequired(_ row: Int) -> Refusal? {
        if isBatching {
            addInBatch(row)
            return nil
        }
        if isVoid {
            takeInAnew(except: row)
        }
        if !queue.isEmpty {
            settleSurely(.watched)
        }
        invalidatePlans()
        if isSound(), rows[row].relation == .equal, placeFreely(row) {
            return nil
        }
        // While other things are brought in order, the row is not there yet.
        rows[row].status = .pending
        watchTerms(of: row)
        if !queue.isEmpty {
            settleSurely(.watched)
        }
        let isEquality = rows[row].relation == .equal
        if isSound(), holdsNow(row), !isEquality || directPivot(of: row) < 0 {
            rows[row].status = .loose
            return nil
        }
        improve()
        if !isSound() {
            takeInAnew(except: row)
            watchTerms(of: row)
        }
        rows[row].status = .loose
        beginTransaction()
        let parameter = isEquality ? directPivot(of: row) : -1
        if parameter >= 0 {
            takeUp(row, parameter: parameter)
        } else {
            queueCheck(row)
        }
        return finishTransaction(changed: row) { _ in }
    }

    /// Measures a loose row, and tells whether it holds; not if its numbers are too large to tell.
    mutating func holdsNow(_ row: Int) -> Bool {
        let (activity, tolerance) = measure(row)
        rows[row].activity = activity
        guard tolerance.isFinite else { return false }
        let excess = activity - rows[row].constant
        return (!rows[row].limitsAbove || excess <= tolerance)
            && (!rows[row].limitsBelow || excess >= -tolerance)
    }

    /// Lets an equality define a variable that occurs nowhere else yet: nothing can go wrong, and
    /// nothing else need be touched.
    mutating func placeFreely(_ row: Int) -> Bool {
        let variable = freeTerm(of: row)
        guard variable >= 0 else { return false }
        rows[row].status = .tight
        let value = defineFresh(variable, by: row)
        if !isBatching, !queue.isEmpty {
            // That the variable must not be negative has woken what lies further behind, and was out of date.
            undefine(row)
            return false
        }
        let isNegative = value < -Tolerance.absolute
        if !value.isFinite || isNegative && variables[variable].flags.contains(.nonNegative) {
            undefine(row)
            return false
        }
        if value != values[variable] {
            values[variable] = value
            noteChange(of: variable)
        }
        return true
    }

    /// The first variable of the row that nothing defines and no definition uses, if it occurs nowhere else and
    /// all the others are up to date; or −1. See ``directPivot(of:)``.
    private mutating func freeTerm(of row: Int) -> Int {
        var largest = 0.0
        var flags: VariableFlags = []
        for index in terms.row(row) {
            let entry = terms.entry(index)
            largest = max(largest, abs(entry.coefficient))
            flags.formUnion(variables[entry.column].flags)
        }
        guard flags.isDisjoint(with: [.queued, .asleep]) else { return -1 }
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let column = Int(entry.column)
            if variables[column].definition < 0, variables[column].users == 0,
                abs(entry.coefficient) >= largest * Tolerance.pivot
            {
                return terms.column(column).count == 1 ? column : -1
            }
        }
        return -1
    }

    // MARK: Removing

    /// Takes a row out. Nothing is optimised again yet.
    mutating func removeRow(_ row: Int) {
        if !isSound() {
            makeVoid()
        }
        forgetEdit(of: row)
        if rows[row].status == .pending || (rows[row].status == .loose && rows[row].side == 0) {
            vacateRow(row)
            return
        }
        noteOvershadowed(by: row)
        if !queue.isEmpty, !settleIfPossible() {
            loosen(row)
            vacateRow(row)
            return
        }
        if !isSound() {
            makeVoid()
            vacateRow(row)
            return
        }
        if rows[row].status == .loose {
            if rows[row].side != 0 {
                takeOffSide(row)
            }
            vacateRow(row)
            return
        }
        computePriceIfFixed(row)
        loosenRigidity(ofDefinitionsBy: row)
        rowGenerations[row] &+= 1
        rows[row].relation = .none
        if rows[row].price == GradedStore.zero {
            retire(row)
        } else {
            broken.append(Int32(row))
        }
    }

    /// Lets the variable know that its edit is over, if the row is one.
    mutating func forgetEdit(of row: Int) {
        if rows[row].flags.contains(.edit) {
            rows[row].flags.remove(.edit)
            for index in terms.row(row) {
                edits.setValue(-1, of: Int(terms.entry(index).column))
            }
        }
    }

    /// Prices are not kept up for rows that may not move anyway; this works one out.
    mutating func computePriceIfFixed(_ row: Int) {
        guard rows[row].isFixed else { return }
        follow(row, .watched)
        computePriceFromEffect(of: row)
    }

    /// Works the price of a tight row out from the violated rows that the last effect, its own, has
    /// reached.
    mutating func computePriceFromEffect(of row: Int) {
        notePrice(of: row)
        prices.clear(&rows[row].price)
        for index in 0..<effectRows.count {
            let other = Int(effectRows[index])
            if abs(rowWeights[other]) > Tolerance.rate {
                prices.add(
                    rows[other].sideCost * rowWeights[other], at: rows[other].priority,
                    to: &rows[row].price)
            }
        }
    }

    mutating func loosenRigidity(ofDefinitionsBy row: Int) {
        if rows[row].pivot >= 0 {
            loosenRigidity(of: Int(rows[row].pivot))
        }
        if rows[row].flags.contains(.combined) {
            for index in combinations.column(row) {
                loosenRigidity(of: Int(rows[combinations.occurrence(index).row].pivot))
            }
        }
    }

    /// Takes a variable out, and all rows on it.
    mutating func removeVariable(_ variable: Int) {
        // From here on it may be anything, so that no new bound is made.
        variables[variable].flags.remove(.nonNegative)
        let first = stack.count
        for index in terms.column(variable) {
            let row = terms.occurrence(index).row
            if rows[row].status != .derived, rows[row].relation != .none {
                stack.append(row)
            }
        }
        while stack.count > first, let row = stack.popLast() {
            removeRow(Int(row))
        }
        let generation = variables[variable].generation &+ 1
        variables[variable].generation = generation
        bounds.setValue(-1, of: variable)
        edits.setValue(-1, of: variable)
        variables[variable].flags.insert(.leaving)
        variables[variable].flags.remove(.alive)
        leavingVariables.append(Int32(variable))
        tidyLeavingVariables()
    }

    /// Frees the places of removed variables that nothing mentions any more.
    mutating func tidyLeavingVariables() {
        var kept = 0
        for index in 0..<leavingVariables.count {
            let variable = leavingVariables[index]
            if terms.column(Int(variable)).isEmpty {
                freeVariable(Int(variable))
            } else {
                leavingVariables[kept] = variable
                kept += 1
            }
        }
        leavingVariables.truncate(to: kept)
    }

}

extension Simplex {
    /// By how much a row is missed.
    mutating func violation(of row: Int) -> Double {
        if rows[row].status == .tight {
            return 0
        }
        let (activity, tolerance) = measure(row)
        let excess = activity - rows[row].constant
        if excess > tolerance {
            return rows[row].limitsAbove ? min(excess, .greatestFiniteMagnitude) : 0
        }
        if excess < -tolerance {
            return rows[row].limitsBelow ? min(-excess, .greatestFiniteMagnitude) : 0
        }
        return 0
    }
}
