/// Circles: in a system whose rows depend on each other all around, definitions are combinations of most other
/// rows, and each step makes most of them anew. Once that shows, all that is left to do is done in a
/// ``Tableau``, and the definitions are made once, for the rows that are tight in the end.
///
/// What the tableau says is which rows are tight, and on which side others count. Values and prices are worked
/// out from the rows as they were written, as always, and if something does not hold after all, it is mended.
extension Simplex {
    /// As many numbers may be combined in a system of any size.
    private static var leastNumbersCombined: Int { 4096 }
    /// Where making all definitions at once is of no use, combinations may have this part of the numbers that a tableau
    /// would have.
    private static var partCombinedIfEntangled: Int { 32 }

    /// After so many rebuildings because rounding left nothing to divide by, there will be more: each step divides by what
    /// the one before has left, while a tableau chooses what it divides by.
    private static var mostRepairs: Int { 3 }

    /// How often all rows are taken in by a tableau before they are taken in one by one.
    private static var mostAttempts: Int { 6 }

    /// Whether so many numbers were combined that a tableau, which has about as many, would have been better, or
    /// rounding is in the way, and one can be made: prices are sound, and what changes need not be undone.
    @inline(__always)
    var goesInCircles: Bool {
        mutating get {
            (progress.numbersCombined > Self.leastNumbersCombined
                || progress.repairsInDefinitions > Self.mostRepairs) && isTableauCalledFor()
        }
    }

    private mutating func isTableauCalledFor() -> Bool {
        let part = progress.isEntangled ? Self.partCombinedIfEntangled : 1
        return
            (progress.numbersCombined > rows.count * variables.count / part
            || progress.repairsInDefinitions > Self.mostRepairs) && !progress.isBeyondTableau
            && !notesBroken && !arePricesVoid && !journal.isOpen
            && !isBatching && !isCareful
    }

    /// Takes pending rows in, and lets everything hold or count, if that can be done in
    /// a tableau. If not, nothing has changed.
    ///
    /// - Parameter seed: what chance begins with, which decides between equals.
    mutating func solveByTableau(takingIn pending: [Int32], seed: UInt64 = 1) {
        forgetSoundPrices()
        guard broken.isEmpty else {
            progress.putTableauOff()
            return
        }
        progress.noteTableau(succeeds: false)
        var entering: [Int] = []
        for row in pending where rows[row].status == .pending {
            watchTerms(of: Int(row))
            entering.append(Int(row))
        }
        refreshValues(.watched)
        guard !isUnsound, var tableau = makeTableau(takingIn: entering, seed: seed),
            tableau.mendAll()
        else { return }
        for row in entering {
            rows[row].status = .loose
        }
        takeOver(tableau)
        progress.noteTableau(succeeds: true)
    }

    /// Takes all rows in at once, in a tableau of the rows as they were written, when rounding has left nothing to go on
    /// with: from the first step on it divides by the largest number that it may.
    ///
    /// Where that, too, comes to no good end, it is tried again. Which of equals gives way is left to chance, so that
    /// each time another way is gone.
    ///
    /// - Returns: whether all rows are in force, and sound values come of them. If not, they are to be taken in anew.
    mutating func takeInByTableau() -> Bool {
        if isCareful {
            return false
        }
        for attempt in 1...Self.mostAttempts {
            makeVoid()
            isVoid = false
            progress.begin()
            var pending: [Int32] = []
            for row in 0..<rows.count where rows[row].status == .pending {
                pending.append(Int32(row))
            }
            solveByTableau(takingIn: pending, seed: UInt64(attempt) * 1000)
            if progress.hasUsedTableau {
                solveTogether(isPatient: true)
                if isSound() {
                    return true
                }
            }
        }
        return false
    }

    /// Keeps of the rows whose price may invite a move only those whose price does, and those that are to go.
    private mutating func forgetSoundPrices() {
        var kept = 0
        for index in 0..<broken.count {
            let row = Int(broken[index])
            if rows[row].status == .tight, rows[row].relation == .none || temptation(of: row) != 0 {
                broken[kept] = Int32(row)
                kept += 1
            }
        }
        broken.truncate(to: kept)
    }

    // MARK: Taking over

    /// Lets those rows be tight that are in the tableau, and makes new definitions for them.
    private mutating func takeOver(_ tableau: borrowing Tableau) {
        invalidatePlans()
        // What was wrong with definitions goes with them.
        needsRebuilding = false
        forgetDefinitions()
        for position in 0..<tableau.loose.count where tableau.loose[position].kind == .row {
            let member = tableau.loose[position]
            rows[member.index].status = .loose
            rows[member.index].side = member.side
        }
        // Parameters that are left have to stay such, for it is with their values that rows hold.
        var pins: [Int] = []
        for column in 0..<tableau.columns.count {
            let member = tableau.columns[column]
            if member.kind == .parameter {
                pins.append(pin(Int(member.index)))
            } else {
                makeTight(member)
            }
        }
        for position in 0..<tableau.settled.count {
            makeTight(tableau.settled[position])
        }
        defineTightRows()
        for pin in pins {
            retire(pin)
        }
        rebuildPrices()
        queueEverything()
        noteRebuilt()
    }

    private mutating func makeTight(_ member: Tableau.Member) {
        let isRow = member.kind == .row
        let row = isRow ? Int(member.index) : boundRow(of: Int(member.index))
        rows[row].status = .tight
        rows[row].side = 0
    }
}
