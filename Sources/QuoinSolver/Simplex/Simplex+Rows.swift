/// A term of a row that is being put together.
struct StagedTerm {
    var variable: Int32
    var coefficient: Double
}

/// What a user can do to rows. Each of these leaves the required rows kept, or changes nothing.
extension Simplex {
    // MARK: Adding

    /// Makes a row of the staged terms, which have been merged; it is not in force yet.
    mutating func makeRow(_ relation: Relation, _ constant: Double, priority: Float) -> Int {
        let row = takeRow()
        rows[row].relation = RowRelation(relation)
        rows[row].constant = constant
        rows[row].priority = priority
        rows[row].status = .pending
        terms.reserve(stagedTerms.count, inRow: row)
        for index in 0..<stagedTerms.count {
            let term = stagedTerms[index]
            let coefficient = weights[term.variable]
            if coefficient != 0 {
                terms.append(coefficient, column: Int(term.variable), toRow: row)
            }
        }
        stagedTerms.removeAll()
        return row
    }

    /// Adds up the terms of the same variable: the sum is in `weights`, the first one stays.
    ///
    /// - Returns: whether all sums are finite.
    mutating func mergeStagedTerms() -> Bool {
        var isFinite = true
        beginScan()
        var kept = 0
        for index in 0..<stagedTerms.count {
            let term = stagedTerms[index]
            let variable = Int(term.variable)
            if marks[variable] == stamp {
                weights[variable] = Self.sum(weights[variable], term.coefficient)
                isFinite = isFinite && weights[variable].isFinite
            } else {
                marks[variable] = stamp
                weights[variable] = term.coefficient
                stagedTerms[kept] = term
                kept += 1
            }
        }
        stagedTerms.truncate(to: kept)
        return isFinite
    }

    /// Puts a new optional row among those that the next solve takes in.
    mutating func postpone(_ row: Int) {
        pendingRows.append(row, priority: rows[row].priority)
    }

    /// Puts a new required row in force.
    ///
    /// - Returns: the rows that cannot hold together with it, itself last; `nil` if all is well.
    mutating func addRequired(_ row: Int) -> Conflict? {
        if !queue.isEmpty {
            _ = settle(.watched)
        }
        invalidatePlans()
        if rows[row].relation == .equal, placeFreely(row) {
            return nil
        }
        // While other things are brought in order, the row is not there yet.
        rows[row].status = .pending
        watchTerms(of: row)
        if !queue.isEmpty {
            _ = settle(.watched)
        }
        let isEquality = rows[row].relation == .equal
        if holdsNow(row), !isEquality || directPivot(of: row) < 0 {
            rows[row].status = .loose
            return nil
        }
        improve()
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

    /// Measures a loose row, and tells whether it holds.
    private mutating func holdsNow(_ row: Int) -> Bool {
        let (activity, tolerance) = measure(row)
        rows[row].activity = activity
        let record = rows[row]
        let excess = activity - record.constant
        return (!record.limitsAbove || excess <= tolerance)
            && (!record.limitsBelow || excess >= -tolerance)
    }

    /// Lets an equality define a variable that occurs nowhere else yet: nothing can go wrong, and
    /// nothing else need be touched.
    private mutating func placeFreely(_ row: Int) -> Bool {
        let variable = directPivot(of: row)
        guard variable >= 0, terms.column(variable).count == 1 else { return false }
        for index in terms.row(row) {
            let flags = variables[terms.entry(index).column].flags
            if !flags.isDisjoint(with: [.queued, .asleep]) {
                return false
            }
        }
        rows[row].status = .tight
        define(variable, by: row, queues: false)
        let value = definedValue(of: variable, by: row)
        if value < -Tolerance.absolute, variables[variable].flags.contains(.nonNegative) {
            undefine(row)
            return false
        }
        if value != values[variable] {
            values[variable] = value
            noteChange(of: variable)
        }
        return true
    }

    /// Settles what a transaction has set off; if that cannot be, goes back.
    ///
    /// - Parameter restore: takes back what the caller changed, before the rest is undone.
    private mutating func finishTransaction(
        changed row: Int, restore: (inout Simplex) -> Void
    ) -> Conflict? {
        var culprit = settle(.watched)
        if culprit >= 0, combinationsMade > 0 {
            // Rounding must not refuse what is possible.
            rebuild()
            culprit = settle(.watched)
        }
        if culprit < 0 {
            commit()
            return nil
        }
        let conflict = conflict(of: culprit, changed: row)
        restore(&self)
        rollBack()
        return conflict
    }

    // MARK: Removing

    /// Takes a row out. Nothing is optimised again yet.
    mutating func removeRow(_ row: Int) {
        if rows[row].flags.contains(.edit) {
            rows[row].flags.remove(.edit)
            for index in terms.row(row) {
                variables[terms.entry(index).column].edit = -1
            }
        }
        if rows[row].status == .pending {
            vacateRow(row)
            return
        }
        if !queue.isEmpty {
            _ = settle(.watched)
        }
        if rows[row].status == .loose {
            if rows[row].side != 0 {
                expand(row, .movable)
                notesBroken = true
                count(row, onSide: 0)
                notesBroken = false
            }
            vacateRow(row)
            return
        }
        computePriceIfFixed(row)
        loosenRigidity(ofDefinitionsBy: row)
        rows[row].generation &+= 1
        rows[row].relation = .none
        if rows[row].price == GradedStore.zero {
            retire(row)
        } else {
            broken.append(Int32(row))
        }
    }

    /// Prices are not kept up for rows that may not move anyway; this works one out.
    private mutating func computePriceIfFixed(_ row: Int) {
        guard rows[row].isFixed else { return }
        notePrice(of: row)
        prices.clear(&rows[row].price)
        follow(row, .watched)
        for index in 0..<effectRows.count {
            let other = Int(effectRows[index])
            prices.add(
                rows[other].sideCost * rowWeights[other], at: rows[other].priority,
                to: &rows[row].price)
        }
    }

    private mutating func loosenRigidity(ofDefinitionsBy row: Int) {
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
        variables[variable].bound = -1
        variables[variable].edit = -1
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

    // MARK: Changing

    /// Changes the constant of a row in force.
    ///
    /// - Returns: the rows that cannot hold together with it, itself last; `nil` if all is well.
    mutating func setConstant(_ constant: Double, of row: Int) -> Conflict? {
        let old = rows[row].constant
        if constant == old {
            return nil
        }
        if rows[row].status == .pending {
            rows[row].constant = constant
            return nil
        }
        improve()
        if rows[row].isRequired, !queue.isEmpty {
            _ = settle(.watched)
        }
        if rows[row].status == .tight, hasPlan(for: row),
            !rows[row].isRequired || isSmooth(planOf: row, change: constant - old)
        {
            storeConstant(constant, of: row)
            carryOut(planOf: row, change: constant - old)
            return nil
        }
        if !rows[row].isRequired {
            storeConstant(constant, of: row)
            queueConsequences(of: row)
            return nil
        }
        beginTransaction()
        storeConstant(constant, of: row)
        queueConsequences(of: row)
        return finishTransaction(changed: row) { $0.storeConstant(old, of: row) }
    }

    private mutating func storeConstant(_ constant: Double, of row: Int) {
        rows[row].constant = constant
        if rows[row].flags.contains(.combined) {
            for index in combinations.column(row) {
                refreshConstant(ofDerived: Int(combinations.occurrence(index).row))
            }
        }
    }

    private mutating func queueConsequences(of row: Int) {
        if rows[row].status == .loose {
            // Plans know the constants of loose rows.
            invalidatePlans()
            queueCheck(row)
            return
        }
        if rows[row].pivot >= 0 {
            queueValue(Int(rows[row].pivot))
        }
        if rows[row].flags.contains(.combined) {
            for index in combinations.column(row) {
                queueValue(Int(rows[combinations.occurrence(index).row].pivot))
            }
        }
    }

    /// Changes the priority of a row; required may become optional and the other way round.
    ///
    /// - Returns: the rows that cannot hold together with it, itself last; `nil` if all is well.
    mutating func setPriority(_ priority: Float, of row: Int) -> Conflict? {
        if priority == rows[row].priority {
            return nil
        }
        if rows[row].status == .pending {
            return setPriority(priority, ofPending: row)
        }
        if !queue.isEmpty {
            _ = settle(.watched)
        }
        improve()
        invalidatePlans()
        if rows[row].status == .tight {
            computePriceIfFixed(row)
            loosenRigidity(ofDefinitionsBy: row)
            rows[row].priority = priority
            broken.append(Int32(row))
            return nil
        }
        if rows[row].side == 0 {
            rows[row].priority = priority
            return nil
        }
        if priority < Priority.required.rawValue {
            recount(row, priority: priority)
            return nil
        }
        return require(row)
    }

    private mutating func setPriority(_ priority: Float, ofPending row: Int) -> Conflict? {
        let old = rows[row].priority
        rows[row].priority = priority
        if !rows[row].isRequired {
            // Its old place in the order is void; a row that is pending twice is taken in once.
            postpone(row)
            return nil
        }
        let conflict = addRequired(row)
        if conflict != nil {
            rows[row].priority = old
            rows[row].status = .pending
        }
        return conflict
    }

    /// Lets a row that is violated count at another priority.
    private mutating func recount(_ row: Int, priority: Float) {
        let side = rows[row].side
        expand(row, .movable)
        notesBroken = true
        count(row, onSide: 0)
        rows[row].priority = priority
        // Counting may have pinned parameters down.
        expand(row, .movable)
        count(row, onSide: side)
        notesBroken = false
    }

    /// Makes an optional row that is violated required: first it goes before all optional rows; if
    /// it then holds it can be required.
    private mutating func require(_ row: Int) -> Conflict? {
        let old = rows[row].priority
        beginTransaction()
        recount(row, priority: Self.trialPriority)
        improve()
        _ = settle(.watched)
        if rows[row].status == .tight || holdsNow(row) {
            if rows[row].side != 0 {
                expand(row, .movable)
                notesBroken = true
                count(row, onSide: 0)
                notesBroken = false
            }
            rows[row].priority = Priority.required.rawValue
            improve()
            commit()
            return nil
        }
        let conflict = conflict(of: row, changed: row)
        rows[row].priority = old
        rollBack()
        broken.removeAll()
        return conflict
    }

    /// Above all optional priorities, and not required.
    private static var trialPriority: Float { 2000 }

    // MARK: Solving

    var isSolved: Bool {
        queue.isEmpty && broken.isEmpty && pendingRows.isEmpty && sleepers.isEmpty
    }

    /// Makes everything optimal and every value current.
    mutating func solve() {
        if isSolved {
            return
        }
        progress.begin()
        _ = settle(.watched)
        improve()
        tidyLeavingVariables()
        takeInPendingRows()
        wakeSleepers()
        _ = settle(.everything)
        if combinationsMade > 0 {
            combinationsMade = 0
            if !isAccurate() {
                rebuild()
                _ = settle(.everything)
            }
        }
        improve()
        _ = settle(.everything)
    }

    private mutating func takeInPendingRows() {
        if pendingRows.isEmpty {
            return
        }
        invalidatePlans()
        for level in pendingRows.takeAll() {
            for index in level {
                let row = Int(index)
                guard rows[row].status == .pending else { continue }
                watchTerms(of: row)
                if !queue.isEmpty {
                    _ = settle(.watched, limit: rowKey(row))
                }
                rows[row].status = .loose
                _ = mend(row)
            }
        }
    }
}

extension Simplex {
    /// By how much a row is missed.
    func violation(of row: Int) -> Double {
        if rows[row].status == .tight {
            return 0
        }
        let (activity, tolerance) = measure(row)
        let excess = activity - rows[row].constant
        if excess > tolerance {
            return rows[row].limitsAbove ? excess : 0
        }
        if excess < -tolerance {
            return rows[row].limitsBelow ? -excess : 0
        }
        return 0
    }
}
