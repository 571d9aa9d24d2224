/// A row that could not be taken in, and who used its place then.
struct LeftOutRow {
    var row: Int32
    var generation: UInt32
    /// How often it was tried in vain for thousands of steps.
    var timesGivenUp: Int32 = 0
}

/// Restarting: taking all rows in anew, one by one, when no sound values come of them together.
///
/// Numbers may become too large to calculate with, or so far apart that rounding leads steps in a
/// circle. Everything that computes notices and stops there. A change that was being made in a
/// transaction is then undone. Elsewhere nothing of the present state is kept but the rows as they
/// were written; they are taken in anew, and those that lead there again are left out.
extension Simplex {
    /// Whether all that was computed is sound.
    mutating func isSound() -> Bool {
        !isUnsound && !prices.hasOverflowed
    }

    /// Ends what is being done, since rounding lets it come to no end.
    mutating func giveUp() {
        isUnsound = true
        isLostInRounding = true
        runsGivenUp += 1
        progress.noteRunInVain()
    }

    /// Starts one of a user's changes.
    mutating func beginChange() {
        if !leavingRows.isEmpty {
            removeLeavingRows()
        }
        progress.begin()
        if timesSolved > 0 {
            takeUpShelvedRows()
        }
        mustTryLeftOut = !leftOut.isEmpty
        if !dormantValues.isEmpty {
            dormantValues.removeAll()
        }
        wake()
        if isCareful {
            solve()
        }
    }

    /// Puts rows in force again that were put out of force while values stayed.
    mutating func wake() {
        if isDormant {
            dormantValues = copyOfValues()
            takeInAnew(from: dormantValues)
        }
    }

    /// Takes back that rows were put in force for a change that was refused.
    mutating func sleepAgain() {
        if !dormantValues.isEmpty {
            makeVoid()
            startFrom(dormantValues)
            isDormant = true
        }
    }

    mutating func copyOfValues() -> [Double] { values.copy() }

    private mutating func startFrom(_ start: [Double]) {
        for variable in start.indices where variables[variable].flags.contains(.alive) {
            values[variable] = start[variable]
        }
    }

    /// Ends one of a user's changes.
    mutating func endChange() {
        if !isSound() {
            makeVoid()
        }
    }

    // MARK: Giving everything up

    /// Puts all rows out of force, as if none had been taken in yet. Variables are 0, or stay.
    mutating func makeVoid(keepingValues: Bool = false) {
        isVoid = true
        isDormant = false
        isUnsound = false
        isLostInRounding = false
        needsRebuilding = false
        isOvershadowed = false
        arePricesVoid = false
        notesBroken = false
        mustTryLeftOut = false
        if !leftOut.isEmpty {
            formerlyLeftOut = leftOut
            leftOut.removeAll()
        }
        broken.removeAll()
        shelvedRows.removeAll()
        deferredEqualities.removeAll()
        waitingRows.removeAll()
        pendingRows.removeAll()
        invalidatePlans()
        clearQueue()
        forgetDefinitions()
        for row in 0..<rows.count where rows[row].status != .vacant {
            putOutOfForce(row)
        }
        prices.hasOverflowed = false
        prices.isDoubtful = false
        for variable in 0..<variables.count {
            variables[variable].flags.subtract([.queued, .asleep, .rigid])
            variables[variable].label = 0
            if values[variable] != 0, !keepingValues {
                values[variable] = 0
                noteChange(of: variable)
            }
        }
        sleepers.removeAll()
        clearQueue()
        tidyLeavingVariables()
    }

    private mutating func putOutOfForce(_ row: Int) {
        prices.clear(&rows[row].price)
        rows[row].side = 0
        rows[row].flags.subtract([.queued, .combined, .noted])
        if rows[row].relation == .none {
            rows[row].status = .loose
            vacateRow(row)
        } else if rows[row].flags.contains(.bound) {
            rows[row].status = .loose
            rows[row].activity = measure(row).activity
        } else {
            rows[row].status = .pending
        }
    }

    // MARK: Taking in again

    /// Takes all rows in, one by one, the required ones first and the others by falling priority.
    ///
    /// - Parameter start: the values to start from; 0 if there are none.
    mutating func takeInAnew(except newRow: Int = -1, from start: [Double] = []) {
        // Now and then the state from which a row was tried cannot be restored; then all begins again
        // without that row.
        var hopeless: Set<Int> = []
        repeat {
            makeVoid()
            startFrom(start)
            takeInRequiredRows(except: newRow, hopeless: &hopeless)
            takeInOptionalRows(except: newRow, hopeless: &hopeless)
        } while isVoid
        mustTryLeftOut = false
        formerlyLeftOut = []
    }

    private mutating func takeInRequiredRows(except newRow: Int, hopeless: inout Set<Int>) {
        isVoid = false
        for row in requiredRowsToTakeIn() where row != newRow && !isVoid {
            takeInOrLeaveOut(row, hopeless: &hopeless)
        }
    }

    /// The required rows that are out of force.
    mutating func requiredRowsToTakeIn() -> [Int] {
        var waiting: [Int] = []
        for row in 0..<rows.count where rows[row].status == .pending && rows[row].isRequired {
            waiting.append(row)
        }
        return waiting
    }

    /// Takes the optional rows in, the strongest first, after which all are in force or left out.
    private mutating func takeInOptionalRows(except newRow: Int, hopeless: inout Set<Int>) {
        for row in 0..<rows.count
        where rows[row].status == .pending && !rows[row].isRequired && row != newRow {
            postpone(row)
        }
        for row in pendingRows.takeAll().rows where !isVoid {
            takeInOrLeaveOut(Int(row), hopeless: &hopeless)
        }
    }

    private mutating func takeInOrLeaveOut(_ row: Int, hopeless: inout Set<Int>) {
        let times = timesGivenUp(row)
        let before = runsGivenUp
        if hopeless.contains(row) || takeInAlone(row, hopeless: times) != nil {
            hopeless.insert(row)
            leaveOut(row, timesGivenUp: times + (runsGivenUp > before ? 1 : 0))
        }
    }

    /// How often a row was tried in vain before all were put out of force.
    private mutating func timesGivenUp(_ row: Int) -> Int {
        for place in formerlyLeftOut
        where place.row == row && place.generation == rowGenerations[row] {
            return Int(place.timesGivenUp)
        }
        return 0
    }

    /// Notes that a row stays out of force until something changes.
    private mutating func leaveOut(_ row: Int, timesGivenUp: Int) {
        rows[row].status = .pending
        leftOut.append(
            LeftOutRow(
                row: Int32(row), generation: rowGenerations[row],
                timesGivenUp: Int32(truncatingIfNeeded: timesGivenUp)))
    }

    /// Whether a row was left out, and is still out of force.
    private mutating func isStillOut(_ place: LeftOutRow) -> Bool {
        rows[place.row].status == .pending && rowGenerations[place.row] == place.generation
    }

    /// The rows that are out of force since no sound values come of them.
    mutating func rowsLeftOut() -> [Int] {
        var rows: [Int] = []
        for place in leftOut where isStillOut(place) {
            rows.append(Int(place.row))
        }
        return rows
    }

    /// Tries to take in what was left out, after something has changed.
    ///
    /// A layout that does not come to rest tries them a hundred times; a row that has led nowhere is given half as many
    /// steps each time.
    mutating func tryLeftOutRows() {
        let places = leftOut
        leftOut.removeAll()
        for place in places where isStillOut(place) {
            let before = runsGivenUp
            let row = Int(place.row)
            guard takeInAlone(row, hopeless: Int(place.timesGivenUp)) != nil else { continue }
            leaveOut(row, timesGivenUp: Int(place.timesGivenUp) + (runsGivenUp > before ? 1 : 0))
            if isVoid {
                return takeInAnew()
            }
        }
        mustTryLeftOut = false
    }

    /// Puts a row in force and brings everything in order, in a transaction.
    ///
    /// - Parameter times: how often that was tried in vain.
    /// - Returns: why it cannot be; the row is then pending.
    mutating func takeInAlone(_ row: Int, hopeless times: Int = 0) -> Refusal? {
        rows[row].status = .pending
        watchTerms(of: row)
        let refusal = tryAlone(changed: row, hopeless: times) { simplex in
            simplex.rows[row].status = .loose
            let isFixed = simplex.rows[row].isFixed
            let parameter = isFixed ? simplex.directPivot(of: row) : -1
            if parameter >= 0 {
                simplex.takeUp(row, parameter: parameter)
            } else {
                simplex.queueCheck(row)
            }
        } restore: { _ in
        }
        if refusal != nil {
            rows[row].status = .pending
        }
        return refusal
    }

    /// Makes a change and brings everything in order, in a transaction.
    ///
    /// - Parameters:
    ///   - times: how often that was tried in vain.
    ///   - restore: takes the change back, before what followed is undone.
    /// - Returns: why it cannot be; `nil` if all is well.
    mutating func tryAlone(
        changed row: Int, hopeless times: Int = 0, change: (inout Simplex) -> Void,
        restore: (inout Simplex) -> Void
    ) -> Refusal? {
        progress.begin(isPatient: isCareful)
        invalidatePlans()
        _ = bringAllInOrder()
        if times > 0 {
            progress.begin(hopeless: times)
        }
        beginTransaction()
        change(&self)
        let culprit = bringAllInOrder()
        if culprit < 0, isSound() {
            commit()
            mustTryLeftOut = !leftOut.isEmpty
            return nil
        }
        let refusal = refusal(for: culprit, changed: row)
        restore(&self)
        rollBack()
        return refusal
    }

    /// Settles and improves, until every value is current.
    ///
    /// - Returns: a required row that cannot be mended, or −1.
    private mutating func bringAllInOrder() -> Int {
        wakeSleepers()
        var culprit = settle(.everything)
        if culprit < 0 {
            improve()
            wakeSleepers()
            culprit = settle(.everything)
        }
        return culprit
    }
}
