/// Mending: a loose row that does not hold becomes tight, and another gives way. (The dual simplex
/// method, with a limited price for every optional row.)
extension Simplex {
    /// Lets a loose row hold, or count as violated if holding would cost more than it is worth.
    ///
    /// - Returns: false if the row is required and cannot hold together with the others.
    mutating func mend(_ row: Int) -> Bool {
        let (activity, tolerance) = measure(row)
        rows[row].activity = activity
        if !tolerance.isFinite {
            isUnsound = true
            return true
        }
        let excess = activity - rows[row].constant
        let direction = pull(on: row, excess: excess, tolerance: tolerance)
        if direction == 0 || isOverdue() {
            return true
        }
        if rows[row].isRequired, rows[row].flags.contains(.single),
            mendTightestLimit(insteadOf: row)
        {
            return true
        }
        return enforce(row, direction: direction, distance: abs(excess))
    }

    /// Lets a loose row that must move in `direction` become tight, or count as violated.
    ///
    /// - Returns: false if the row is required and cannot hold together with the others.
    mutating func enforce(_ row: Int, direction: Int, distance: Double) -> Bool {
        if rows[row].flags.contains(.single) {
            if takeUpSoleVariable(row) {
                return true
            }
        } else {
            let parameter = directPivot(of: row)
            if parameter >= 0 {
                takeUp(row, parameter: parameter)
                return true
            }
        }
        if takeUpNearbyIfFar(row) || isUnsound {
            return true
        }
        let free = freeParameter()
        if free >= 0 {
            takeUp(row, parameter: free)
            return true
        }
        return trade(row, direction: direction, distance: distance)
    }

    /// In which direction the row must move, given on which side the prices count it: 1 up, −1 down,
    /// 0 not at all.
    @inline(__always)
    mutating func pull(on row: Int, excess: Double, tolerance: Double) -> Int {
        if excess > tolerance {
            return rows[row].side == (rows[row].limitsAbove ? 1 : 0) ? 0 : -1
        }
        if excess < -tolerance {
            return rows[row].side == (rows[row].limitsBelow ? -1 : 0) ? 0 : 1
        }
        return 0
    }

    /// Of the parameters that the last expansion came down to, the one with the largest coefficient, or −1.
    mutating func freeParameter() -> Int {
        var best = -1
        var largest = 0.0
        for index in 0..<expansionParameters.count {
            let parameter = Int(expansionParameters[index])
            let size = abs(weights[parameter])
            if size > largest {
                best = parameter
                largest = size
            }
        }
        return best
    }

    /// Makes the row tight at nobody's cost: it uses up a freedom that nothing else has claimed.
    mutating func takeUp(_ row: Int, parameter: Int) {
        enterFreely(row)
        if directPivot(of: row) == parameter {
            define(parameter, by: row)
        } else {
            tighten(row, on: parameter)
        }
    }

    /// Lets a limit define its variable, which then has its value at once, if nothing else defines it.
    private mutating func takeUpSoleVariable(_ row: Int) -> Bool {
        let entry = terms.entry(terms.row(row).lowerBound)
        let variable = Int(entry.column)
        guard variables[variable].definition < 0 else { return false }
        enterFreely(row)
        rows[row].pivot = entry.column
        rows[row].pivotCoefficient = entry.coefficient
        variables[variable].definition = Int32(truncatingIfNeeded: row)
        if journal.notesRedefined {
            journal.redefined.append(entry.column)
        }
        if rows[row].isFixed {
            variables[variable].flags.insert(.rigid)
        }
        invalidatePlans()
        let value = rows[row].constant / entry.coefficient + 0
        if !value.isFinite {
            isUnsound = true
        } else if variables[variable].flags.contains(.watched),
            variables[variable].flags.isDisjoint(with: [.queued, .asleep])
        {
            if value != values[variable] {
                setValue(value, of: variable)
            }
        } else {
            queueValue(variable)
        }
        return true
    }

    /// Makes a row tight, as far as prices go, for which a parameter is there.
    mutating func enterFreely(_ row: Int) {
        journal.noteStep(entered: row, left: -1)
        best.clear()
        enter(row, rate: 1)
    }

    /// Moves the row up or down at the cost of the tight rows that it came down to, until it holds,
    /// or the price of moving on exceeds its own.
    private mutating func trade(_ row: Int, direction: Int, distance: Double) -> Bool {
        let target = sideHeld(against: direction, by: row)
        let worth = rows[row].isRequired ? .infinity : abs(Double(target) - rows[row].sideCost)
        var leaving = cheapest(direction: direction)
        if leaving >= 0 {
            leaving = passLimits(
                of: row, direction: direction, leaving: leaving, distance: distance, worth: worth)
        }
        if rows[row].isRequired {
            if leaving < 0 {
                return false
            }
        } else {
            if leaving < 0 || best.compared(with: worth, at: rows[row].priority) >= 0 {
                count(row, onSide: target)
                return true
            }
        }
        let share = rowWeights[leaving] * Double(direction)
        noteProgress(isIdle: best.isZero)
        let leavingDirection = share > 0 ? 1 : -1
        readPrice(of: leaving, direction: leavingDirection, times: 1 / share)
        swap(&candidate, &best)
        // A price that invites a move is passed on as it is, to be dealt with by improving.
        let noted = notesBroken
        notesBroken = noted || best.sign < 0
        exchange(row, for: leaving, leavingDirection: leavingDirection, rate: Double(direction))
        noteIfBroken(row)
        notesBroken = noted
        return true
    }

    /// Of the rows that the last expansion came down to, the one that gives way at the lowest price
    /// when the expanded row moves in `direction`; that price is then in `best`.
    private mutating func cheapest(direction: Int) -> Int {
        var leaving = -1
        var leavingShare = 0.0
        for index in 0..<expansionRows.count {
            let row = Int(expansionRows[index])
            let share = rowWeights[row] * Double(direction)
            if share == 0 || blocks(row, direction: share > 0 ? 1 : -1) {
                continue
            }
            readPrice(of: row, direction: share > 0 ? 1 : -1, times: 1 / share)
            if candidate.sign < 0 {
                // Rounding, or a move that is yet to be made: nothing gives way more cheaply.
                candidate.clear()
            }
            let order = leaving < 0 ? -1 : candidate.compared(with: best)
            let isBetter =
                order < 0
                || (order == 0
                    && (progress.isCautious ? row < leaving : abs(share) > leavingShare))
            if isBetter {
                leaving = row
                leavingShare = abs(share)
                swap(&candidate, &best)
            }
        }
        return leaving
    }

    /// Whether a tight row may not move off its constant in the direction.
    mutating func blocks(_ row: Int, direction: Int) -> Bool {
        rows[row].isRequired && (direction > 0 ? rows[row].limitsAbove : rows[row].limitsBelow)
    }

    /// What moving a tight row off its constant costs by itself.
    mutating func ownCost(of row: Int, direction: Int) -> Double {
        if direction > 0 {
            return rows[row].limitsAbove ? 1 : 0
        }
        return rows[row].limitsBelow ? -1 : 0
    }

    /// Writes the row's price, its own cost in the direction included, into `candidate`.
    mutating func readPrice(of row: Int, direction: Int, times factor: Double) {
        prices.read(
            rows[row].price, plus: ownCost(of: row, direction: direction),
            at: rows[row].priority, times: factor, into: &candidate)
    }

    /// Counts a loose row as violated on a side, or on neither, in the prices of what it came down
    /// to. A parameter has no price; one that comes to need one is pinned down first.
    mutating func count(_ row: Int, onSide side: Int8) {
        addToPrices(Double(side) - rows[row].sideCost, at: rows[row].priority)
        journal.noteSide(of: row, rows[row].side)
        rows[row].side = side
        invalidatePlans()
    }

    /// Adds to the price of everything that the last expansion came down to, in proportion.
    mutating func addToPrices(_ change: Double, at priority: Float) {
        for index in 0..<expansionRows.count {
            let other = Int(expansionRows[index])
            addToPrice(of: other, change * rowWeights[other], at: priority)
        }
        for index in 0..<expansionParameters.count {
            let parameter = Int(expansionParameters[index])
            let pinned = pin(parameter)
            addToPrice(of: pinned, change * weights[parameter], at: priority)
            broken.append(Int32(pinned))
        }
    }

    /// A loose row, just expanded, becomes tight; a tight one becomes loose, moving off its constant
    /// in `leavingDirection`. The price of the step, times `rate`, is in `best`.
    mutating func exchange(
        _ row: Int, for leaving: Int, leavingDirection: Int, rate: Double
    ) {
        if !best.isZero {
            for index in 0..<expansionRows.count {
                let other = Int(expansionRows[index])
                if other != leaving, rowWeights[other] != 0 {
                    notePrice(of: other)
                    prices.add(best, times: -rate * rowWeights[other], to: &rows[other].price)
                    noteIfBroken(other)
                }
            }
        }
        journal.noteStep(entered: row, left: leaving)
        progress.noteExchange(row, leaving)
        enter(row, rate: rate)
        leave(leaving, direction: leavingDirection)
        let parameter = release(leaving)
        if parameter >= 0 {
            tighten(row, on: parameter)
        }
        if rows[leaving].relation == .none {
            if journal.isOpen {
                journal.retired.append(Int32(leaving))
            } else {
                vacateRow(leaving)
            }
        } else {
            rows[leaving].activity = rows[leaving].constant
            watchTerms(of: leaving)
            queueCheck(leaving)
        }
    }

    /// The part of an exchange that concerns the row that becomes tight.
    mutating func enter(_ row: Int, rate: Double) {
        let side = rows[row].side
        if !rows[row].isFixed {
            notePrice(of: row)
            prices.add(best, times: rate, to: &rows[row].price)
            prices.add(-Double(side), at: rows[row].priority, to: &rows[row].price)
        }
        journal.noteSide(of: row, side)
        rows[row].side = 0
        rows[row].status = .tight
    }

    /// The part of an exchange that concerns the row that becomes loose.
    mutating func leave(_ row: Int, direction: Int) {
        notePrice(of: row)
        prices.clear(&rows[row].price)
        journal.noteSide(of: row, rows[row].side)
        rows[row].side = Int8(ownCost(of: row, direction: direction))
        rows[row].status = .loose
    }

    // MARK: Prices

    mutating func addToPrice(of row: Int, _ amount: Double, at priority: Float) {
        if amount != 0 {
            notePrice(of: row)
            prices.add(amount, at: priority, to: &rows[row].price)
            noteIfBroken(row)
        }
    }

    /// Whether the price of a tight row invites it to move off its constant: 1 up, −1 down, 0 not.
    mutating func temptation(of row: Int) -> Int {
        if !blocks(row, direction: 1) {
            readPrice(of: row, direction: 1, times: 1)
            if candidate.sign < 0 {
                return 1
            }
        }
        if !blocks(row, direction: -1) {
            readPrice(of: row, direction: -1, times: -1)
            if candidate.sign < 0 {
                return -1
            }
        }
        return 0
    }

    // MARK: Progress

    mutating func noteProgress(isIdle: Bool) {
        if progress.note(isIdle: isIdle, size: rows.count + variables.count) {
            rekeyQueue()
        }
    }

    /// Gives the rows that wait their places by the rule now in force.
    private mutating func rekeyQueue() {
        let first = stack.count
        while let item = queue.popFirst() {
            stack.append(item.value)
        }
        for index in first..<stack.count {
            let value = Int(stack[index])
            let key = value & 1 == 0 ? variableKey(value >> 1) : rowKey(value >> 1)
            queue.push(value, key: key)
        }
        stack.truncate(to: first)
    }

    /// Whether the run has taken more steps than any sound one does. The first time it goes on, with
    /// caution to the end; the second time rounding leads it in circles, and it is given up.
    @inline(__always)
    mutating func isOverdue() -> Bool {
        #if DEBUG
            if progress.isToBeGivenUp() {
                giveUp()
                return true
            }
        #endif
        return progress.watchesSteps && isFoundOverdue()
    }

    private mutating func isFoundOverdue() -> Bool {
        guard progress.isOverdue(size: rows.count + variables.count) else { return false }
        if progress.leavesCircle() {
            // Definitions that are made anew say more exactly where there is a way out.
            combinationsMade = max(combinationsMade, combinationsBetweenRebuilds + 1)
            return false
        }
        if progress.restarts > 0 {
            giveUp()
            return true
        }
        progress.restart()
        rekeyQueue()
        return false
    }
}
