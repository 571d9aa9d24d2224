/// Changing constants and priorities. Like adding, each leaves the required rows kept, or changes
/// nothing.
extension Simplex {
    /// Changes the constant of a row in force.
    ///
    /// - Returns: why it cannot be; in a conflict the row itself is last. `nil` if all is well.
    mutating func setConstant(_ constant: Double, of row: Int) -> Refusal? {
        let old = rows[row].constant
        if constant == old {
            return nil
        }
        if isVoid, !isBatching {
            takeInAnew()
        }
        if rows[row].status == .pending {
            rows[row].constant = constant
            return nil
        }
        if isBatching {
            setConstantInBatch(constant, of: row)
            return nil
        }
        if isCareful {
            return tryConstant(constant, of: row)
        }
        improve()
        if rows[row].isRequired, !queue.isEmpty {
            settleSurely(.watched)
        }
        if !isSound() {
            takeInAnew()
            if rows[row].status == .pending {
                rows[row].constant = constant
                return nil
            }
        }
        if rows[row].status == .tight, hasPlan(for: row, change: constant - old),
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

    mutating func storeConstant(_ constant: Double, of row: Int) {
        rows[row].constant = constant
        if rows[row].flags.contains(.combined) {
            for index in combinations.column(row) {
                refreshConstant(ofDerived: Int(combinations.occurrence(index).row))
            }
        }
    }

    mutating func queueConsequences(of row: Int) {
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
    /// - Returns: why it cannot be; in a conflict the row itself is last. `nil` if all is well.
    mutating func setPriority(_ priority: Float, of row: Int) -> Refusal? {
        if priority == rows[row].priority {
            return nil
        }
        if isVoid, !isBatching {
            takeInAnew()
        }
        if rows[row].status == .pending {
            return setPriority(priority, ofPending: row)
        }
        if isCareful, !isBatching {
            return tryPriority(priority, of: row)
        }
        let isInOrder = bringInOrder()
        if !isSound() {
            if isBatching {
                makeVoid()
            } else {
                takeInAnew()
            }
            if rows[row].status == .pending {
                rows[row].priority = priority
                return nil
            }
        }
        guard isInOrder else {
            loosen(row)
            rows[row].priority = priority
            watchTerms(of: row)
            queueCheck(row)
            return nil
        }
        invalidatePlans()
        if rows[row].side == 0 || priority < Priority.required.rawValue {
            changePriority(priority, of: row)
            return nil
        }
        if isBatching {
            requireInBatch(row)
            return nil
        }
        return require(row)
    }

    private mutating func setPriority(_ priority: Float, ofPending row: Int) -> Refusal? {
        let old = rows[row].priority
        rows[row].priority = priority
        if !rows[row].isRequired {
            // Its old place in the order is void; a row that is pending twice is taken in once.
            postpone(row)
            return nil
        }
        let refusal = addRequired(row)
        if refusal != nil {
            rows[row].priority = old
            rows[row].status = .pending
            if !rowsLeftOut().contains(row) {
                // All the others may have been taken in anew meanwhile, so that it does not wait any more.
                postpone(row)
            }
        }
        return refusal
    }

    /// Gives a row in force another priority; what follows is brought in order afterwards.
    mutating func changePriority(_ priority: Float, of row: Int) {
        if rows[row].status == .tight {
            computePriceIfFixed(row)
            loosenRigidity(ofDefinitionsBy: row)
            rows[row].priority = priority
            broken.append(Int32(row))
        } else if rows[row].side == 0 {
            rows[row].priority = priority
        } else if priority < Priority.required.rawValue {
            recount(row, priority: priority)
        } else {
            takeOffSide(row)
            rows[row].priority = priority
            queueCheck(row)
        }
    }

    /// Lets a row that is violated no longer count.
    mutating func takeOffSide(_ row: Int) {
        expand(row, .movable)
        notesBroken = true
        count(row, onSide: 0)
        notesBroken = false
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
    private mutating func require(_ row: Int) -> Refusal? {
        let old = rows[row].priority
        beginTransaction()
        recount(row, priority: Self.trialPriority)
        improve()
        _ = settle(.watched)
        if isSound(), rows[row].status == .tight || holdsNow(row) {
            if rows[row].side != 0 {
                takeOffSide(row)
            }
            rows[row].priority = Priority.required.rawValue
            improve()
            if isSound() {
                commit()
                return nil
            }
        }
        let refusal = refusal(for: row, changed: row)
        rows[row].priority = old
        rollBack()
        return refusal
    }

    /// Above all optional priorities, and not required.
    private static var trialPriority: Float { 2000 }
}
