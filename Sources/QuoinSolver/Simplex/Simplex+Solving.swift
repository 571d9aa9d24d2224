/// Solving: doing what was put off.
extension Simplex {
    var isSolved: Bool {
        isOptimal && newLimits.isEmpty
    }

    /// Whether nothing waits but the question where to rest.
    private var isOptimal: Bool {
        queue.isEmpty && broken.isEmpty && pendingRows.isEmpty && sleepers.isEmpty
            && !arePricesVoid && (!isVoid || isDormant) && !mustTryLeftOut && leavingRows.isEmpty
            && !isOvershadowed
    }

    /// If prices invite moves after more than that, rounding leads them nowhere. So it stays until something changes,
    /// instead of being tried again with each value that is read.
    private static var mostTimesSolved: Int { 1 }

    private mutating func shelveBrokenRows() {
        guard timesSolved > Self.mostTimesSolved else { return }
        for index in 0..<broken.count {
            shelvedRows.append(broken[index])
        }
        broken.removeAll()
    }

    /// Looks again at the rows that were shelved, since something changes.
    mutating func takeUpShelvedRows() {
        timesSolved = 0
        for index in 0..<shelvedRows.count {
            broken.append(shelvedRows[index])
        }
        shelvedRows.removeAll()
    }

    /// Solves, and sees to it that rows are in force.
    mutating func solveAndWake() {
        wake()
        solve()
    }

    /// Makes everything optimal and every value current.
    mutating func solve() {
        if isBatching || isSolved {
            return
        }
        if isOptimal {
            progress.begin()
        } else {
            optimize()
        }
        restAtLimits()
    }

    private mutating func optimize() {
        let before = runsGivenUp
        removeLeavingRows()
        solveSoundly()
        refine()
        if !isSound() {
            // What did not hold with values that are right could not be mended.
            takeInAnew()
            refine()
            if !isSound() {
                takeInAnew()
            }
        }
        if runsGivenUp == before {
            progress.noteSolution()
        }
        if !broken.isEmpty, isSound(), !isVoid {
            timesSolved += runsGivenUp == before ? 1 : 2
            shelveBrokenRows()
        }
    }

    private mutating func solveSoundly() {
        if !isVoid {
            solveTogether()
            if isSound() {
                if mustTryLeftOut {
                    tryLeftOutRows()
                }
                return
            }
        }
        if !isLostInRounding || !takeInByTableau() {
            takeInAnew()
        }
    }

    /// Solves; whether what comes of it is sound is for the caller to see.
    ///
    /// - Parameter isPatient: whether there is nothing else to be tried if rounding is in the way.
    mutating func solveTogether(isPatient: Bool = false) {
        progress.begin(isPatient: isPatient || isCareful)
        settleSurely(.watched)
        improve()
        tidyLeavingVariables()
        takeInPendingRows()
        wakeSleepers()
        settleSurely(.everything)
        if combinationsMade > 0 {
            combinationsSinceRebuild += combinationsMade
            combinationsSinceSurvey += combinationsMade
            combinationsMade = 0
            if isRebuildDue || !isAccurate() {
                rebuild()
                settleSurely(.everything)
            }
        }
        if prices.isDoubtful, isSound() {
            // What rounding leaves of a price outweighs all that less important rows are worth.
            rebuild()
            prices.isDoubtful = false
            settleSurely(.everything)
        }
        improve()
        settleSurely(.everything)
        while isOvershadowed, isSound() {
            rebuild()
            settleSurely(.everything)
            improve()
            settleSurely(.everything)
        }
    }

    private mutating func takeInPendingRows() {
        if pendingRows.isEmpty {
            return
        }
        invalidatePlans()
        putsOffFarRows = true
        equalitiesHeld = 0
        let pending = pendingRows.takeAll()
        for level in pending.levels {
            progress.beginCounting()
            for index in level where rows[index].status == .pending {
                takeIn(Int(index))
                if goesInCircles {
                    solveByTableau(takingIn: pending.rows)
                }
            }
            while !putOffRows.isEmpty, !isUnsound {
                countPutOffRows(.watched)
            }
            if progress.isLong(size: rows.count + variables.count) {
                settleSurely(.watched)
            }
            if goesInCircles {
                solveByTableau(takingIn: pending.rows)
            }
        }
        putsOffFarRows = false
        queuePutOffRows()
    }

    /// Takes an optional row in and mends it at once: in a layout that is one step or none.
    ///
    /// In a system that is not like a layout each row may take dozens of steps, most of which the
    /// next row makes void. Once that shows, the rest of the level is taken in first and mended
    /// together. A row that is a long way to write out waits for the others of its level, to be counted
    /// with them.
    private mutating func takeIn(_ row: Int) {
        watchTerms(of: row)
        if progress.isLong(size: rows.count + variables.count) {
            rows[row].status = .loose
            queueCheck(row)
            return
        }
        if !queue.isEmpty {
            settleSurely(.watched, limit: rowKey(row))
        }
        progress.noteNews()
        rows[row].status = .loose
        _ = mend(row)
        if rows[row].relation == .equal, rows[row].status == .loose, rows[row].side == 0 {
            takeUpIfFree(row)
        }
    }
}
