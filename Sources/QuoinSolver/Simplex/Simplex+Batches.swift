/// Batches: changes that are taken as they come, and brought in order together.
///
/// While a batch is open, required rows that do not hold merely wait in the queue, as optional ones
/// do. What takes prices for granted, or upsets them, must not meet them there: it settles the queue
/// first. Only if that cannot be, because the batch contradicts itself so far, a row is taken out
/// without regard for the prices; these are worked out anew in the end.
extension Simplex {
    // MARK: While a batch is open

    /// Puts a new required row in force, whether or not it can hold together with the others.
    mutating func addInBatch(_ row: Int) {
        if !isSound() {
            makeVoid()
        }
        if isVoid {
            rows[row].status = .pending
            return
        }
        invalidatePlans()
        let isEquality = rows[row].relation == .equal
        if isEquality, placeFreely(row) {
            return
        }
        // While other things are brought in order, the row is not there yet.
        rows[row].status = .pending
        if !broken.isEmpty {
            if isEquality, !arePricesVoid, takePlaceOfRemoved(row) {
                return
            }
            if waitsForReplacements(row) {
                return
            }
            _ = bringInOrder()
        }
        if !isSound() {
            makeVoid()
            return
        }
        takeInOrderly(row)
    }

    /// So many rows may wait for others to take the places of removed ones.
    private static var mostWaitingRows: Int { 64 }

    /// Lets a row wait, while removed rows are in their places, which one that is yet to come may take.
    ///
    /// - Returns: whether it does.
    private mutating func waitsForReplacements(_ row: Int) -> Bool {
        guard waitingRows.count < Self.mostWaitingRows, !arePricesVoid else { return false }
        waitingRows.append(Int32(truncatingIfNeeded: row))
        return true
    }

    /// Takes in the rows that wait for others, once all have come.
    private mutating func takeInWaitingRows() {
        guard !waitingRows.isEmpty else { return }
        let waiting = waitingRows.copy()
        waitingRows.removeAll()
        _ = bringInOrder()
        for row in waiting where rows[row].status == .pending && rows[row].isRequired {
            if !isSound() {
                makeVoid()
                return
            }
            takeInOrderly(Int(row))
        }
    }

    /// Takes a required row in that is not there yet, while removed rows are in nobody's way.
    private mutating func takeInOrderly(_ row: Int) {
        let isEquality = rows[row].relation == .equal
        let wasSettled = queue.isEmpty
        let parameter = isEquality ? directPivot(of: row) : -1
        if parameter >= 0 {
            takeUp(row, parameter: parameter)
        } else {
            rows[row].status = .loose
            watchTerms(of: row)
            // If a value is out of date the row is checked again once that has changed.
            if holdsNow(row) {
                if isEquality {
                    takeUpIfHeldByChance(row)
                }
                return
            }
            queueCheck(row)
            if isEquality {
                deferredEqualities.append(Int32(row))
            }
        }
        if wasSettled, !isOneOfManyLimits(row) {
            _ = settleIfPossible(atMost: Self.itemsSettledAtOnce)
        }
    }

    /// What is soon settled is settled at once, so that the next rows find values that last. What
    /// takes longer waits for the end of the batch, and all that follows with it.
    private static var itemsSettledAtOnce: Int { 16 }

    /// Whether a row is a limit of a variable whose change is looked at by more rows than that. More
    /// limits may come, of which the tightest then is mended in place of all.
    private mutating func isOneOfManyLimits(_ row: Int) -> Bool {
        guard rows[row].flags.contains(.single) else { return false }
        let variable = Int(terms.entry(terms.row(row).lowerBound).column)
        return terms.column(variable).count > Self.itemsSettledAtOnce
    }

    /// Changes the constant of a row in force, whether or not it can hold with it.
    mutating func setConstantInBatch(_ constant: Double, of row: Int) {
        if !broken.isEmpty {
            _ = bringInOrder()
        }
        if !isSound() {
            makeVoid()
            rows[row].constant = constant
            return
        }
        let change = constant - rows[row].constant
        let isPlanned = rows[row].status == .tight && hasPlan(for: row, change: change)
        storeConstant(constant, of: row)
        if isPlanned {
            carryOut(planOf: row, change: change)
        } else {
            queueConsequences(of: row)
        }
    }

    /// Makes an optional row that is violated required, whether or not it can hold.
    mutating func requireInBatch(_ row: Int) {
        takeOffSide(row)
        rows[row].priority = Priority.required.rawValue
        addInBatch(row)
    }

    /// Settles the queue, unless a required row in it cannot be mended; that row then waits again.
    mutating func settleIfPossible(atMost items: Int = .max) -> Bool {
        let culprit = settle(.watched, atMost: items)
        if culprit >= 0 {
            queueCheck(culprit)
        }
        return culprit < 0
    }

    /// Settles the queue and then improves, unless a required row cannot be mended.
    mutating func bringInOrder() -> Bool {
        if !queue.isEmpty, !settleIfPossible() {
            return false
        }
        improve()
        return true
    }

    /// Makes a row loose that counts on neither side, while values and prices are in disorder.
    ///
    /// A price that the row leaves behind unpaid would invite a move, and so mislead mending. It is
    /// dropped, as if the row's activity were worth something by itself from now on. All prices are
    /// then sound for that other problem, until the right ones are worked out.
    mutating func loosen(_ row: Int) {
        invalidatePlans()
        if rows[row].status == .loose {
            arePricesVoid = arePricesVoid || rows[row].side != 0
            rows[row].side = 0
            return
        }
        if !arePricesVoid {
            computePriceIfFixed(row)
        }
        arePricesVoid = arePricesVoid || rows[row].price != GradedStore.zero
        prices.clear(&rows[row].price)
        _ = release(row)
        rows[row].status = .loose
    }

    // MARK: Ending a batch

    /// Mends the required rows, one contradiction at a time.
    ///
    /// - Returns: a required row that cannot be mended, or −1; it is no longer in the queue.
    mutating func settleBatch() -> Int {
        takeInWaitingRows()
        takeUpFreedoms()
        var culprit = settle(.watched)
        if culprit >= 0, combinationsMade > 0 {
            // Rounding must not refuse what is possible.
            rebuild()
            culprit = settle(.watched)
        }
        if culprit < 0, isCareful {
            wakeSleepers()
            culprit = settle(.everything)
        }
        if !isSound() {
            makeVoid()
            return -1
        }
        return culprit
    }

    /// Lets equalities use up parameters, before any value is computed: the values would not last.
    private mutating func takeUpFreedoms() {
        for index in 0..<deferredEqualities.count {
            let row = Int(deferredEqualities[index])
            guard rows[row].status == .loose, rows[row].isFixed else { continue }
            if !takeUpNearbyIfFar(row) {
                let parameter = freeParameter()
                if parameter >= 0 {
                    takeUp(row, parameter: parameter)
                }
            }
            rebuildIfNeeded()
        }
        deferredEqualities.removeAll()
    }

    /// Removes a row that keeps `culprit` from being mended, or is the culprit itself.
    mutating func giveUp(_ row: Int, for culprit: Int) {
        forgetEdit(of: row)
        noteOvershadowed(by: row)
        loosen(row)
        vacateRow(row)
        if row != culprit {
            queueCheck(culprit)
        }
    }

    mutating func finishBatch() {
        isBatching = false
        restorePrices()
    }

    /// Works the prices out anew, if they are void. Nothing is queued at this point.
    mutating func restorePrices() {
        if arePricesVoid {
            arePricesVoid = false
            rebuildPrices()
        }
    }
}
