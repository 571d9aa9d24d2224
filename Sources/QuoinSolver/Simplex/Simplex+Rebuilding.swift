/// Rebuilding: working all definitions out anew from the rows as they were written.
///
/// Combinations of combinations gather rounding, and now and then the numbers that are left to
/// divide by are no more than that. The rows themselves are exact, so the cure is to start from them
/// with the same rows tight.
extension Simplex {
    /// After so many combinations rounding has had enough time to grow; those that a single step makes
    /// anew count as one. In a large system they are spread over more rows, and rebuilding takes longer.
    var combinationsBetweenRebuilds: Int { max(64, rows.count / 8) }

    /// Whether that many were made in the course of several solves. Rounding may have grown then
    /// although the values are still accurate: it shows in prices first.
    var isRebuildDue: Bool { combinationsSinceRebuild > combinationsBetweenRebuilds }

    /// Works definitions out anew when there is a reason to.
    mutating func rebuildIfNeeded() {
        if needsRebuilding || combinationsMade > combinationsBetweenRebuilds {
            rebuild()
        } else if combinations.entryCount > partsAllowed {
            refactor()
        }
    }

    /// Combinations made one after the other are made of each other, and so of ever more rows. The
    /// same definitions made at once are often made of few.
    private mutating func refactor() {
        let tightRows = tightRowCount()
        let parts = combinations.entryCount
        forgetDefinitions()
        // Other variables than before may be parameters, and what was to be computed may be others.
        defineTightRows()
        if tightRowCount() != tightRows {
            // One was found to follow from the others: prices and values may be off, too.
            needsRebuilding = true
        }
        progress.noteRefactoring(partsBefore: parts, partsAfter: combinations.entryCount)
        partsAllowed = max(Self.leastPartsAllowed, 2 * combinations.entryCount + 2 * rows.count)
    }

    /// As many parts do no harm in a system of any size.
    static var leastPartsAllowed: Int { 2048 }

    private mutating func tightRowCount() -> Int {
        var count = 0
        for row in 0..<rows.count where rows[row].status == .tight {
            count += 1
        }
        return count
    }

    /// Makes a new set of definitions for the tight rows, new prices, and has every value computed.
    mutating func rebuild() {
        if needsRebuilding, progress.noteRepair(size: rows.count + variables.count) {
            giveUp()
        }
        needsRebuilding = false
        forgetDefinitions()
        defineTightRows()
        if isOvershadowed {
            forgetSides()
        }
        rebuildPrices()
        queueEverything()
        noteRebuilt()
    }

    /// Lets no row count as violated, until it is looked at again.
    private mutating func forgetSides() {
        isOvershadowed = false
        for row in 0..<rows.count where rows[row].status == .loose && rows[row].side != 0 {
            journal.noteSide(of: row, rows[row].side)
            rows[row].side = 0
        }
    }

    /// Has every value computed and every loose row checked, once definitions and prices are new.
    mutating func queueEverything() {
        for variable in 0..<variables.count where variables[variable].definition >= 0 {
            queueValue(variable)
        }
        for row in 0..<rows.count where rows[row].status == .loose {
            watchTerms(of: row)
            queueCheck(row)
        }
    }

    /// Notes that no combination is older than the rows tight at present.
    mutating func noteRebuilt() {
        combinationsMade = 0
        combinationsSinceRebuild = 0
        partsAllowed = max(Self.leastPartsAllowed, 2 * combinations.entryCount + 2 * rows.count)
    }

    /// Lets every tight row that does not define a variable yet do so.
    mutating func defineTightRows() {
        var defining: [Int] = []
        var postponed: [Int] = []
        for row in 0..<rows.count where rows[row].status == .tight && rows[row].pivot < 0 {
            let parameter = directPivot(of: row)
            if parameter >= 0 {
                define(parameter, by: row)
                defining.append(row)
            } else {
                postponed.append(row)
            }
        }
        if postponed.count >= Self.leastRowsWorthAnOrder {
            for row in defining {
                undefine(row)
            }
            postponed = defineInOrder()
        }
        for row in postponed {
            defineAnew(row)
        }
    }

    /// Lets tight rows that do not define a variable yet do so in an order in which few find none.
    ///
    /// - Returns: those that do not.
    private mutating func defineInOrder() -> [Int] {
        let order = orderOfDefinitions()
        for pair in order.bottom {
            define(Int(pair.variable), by: Int(pair.row))
        }
        for pair in order.top.reversed() {
            define(Int(pair.variable), by: Int(pair.row))
        }
        return order.postponed
    }

    mutating func forgetDefinitions() {
        for row in 0..<rows.count where rows[row].pivot >= 0 {
            undefine(row)
        }
        for row in 0..<rows.count where rows[row].status == .derived {
            vacateDerived(row)
        }
        uncheckedParts.removeAll()
        isRough = false
    }

    /// Finds a variable for a tight row by its largest coefficient. A row that turns out to follow
    /// from the others cannot be tight, and becomes loose.
    mutating func defineAnew(_ row: Int) {
        expand(row, .parameters)
        let parameter = freeParameter()
        if parameter >= 0 {
            tighten(row, on: parameter)
            if !needsRebuilding {
                return
            }
            needsRebuilding = false
        }
        if rows[row].relation == .none {
            rows[row].status = .loose
        } else {
            notePrice(of: row)
            prices.clear(&rows[row].price)
            journal.noteStep(entered: -1, left: row)
            rows[row].status = .loose
            queueCheck(row)
        }
    }

    /// Works out all prices from the rows that are violated.
    mutating func rebuildPrices() {
        for row in 0..<rows.count where rows[row].price != GradedStore.zero {
            notePrice(of: row)
            prices.clear(&rows[row].price)
        }
        let couldBreak = notesBroken
        notesBroken = true
        sideChanges.removeAll()
        for row in 0..<rows.count where rows[row].status == .loose && rows[row].side != 0 {
            let side = rows[row].side
            sideChanges.append(SideChange(row: Int32(row), side: side, change: side))
        }
        takeAllSides()
        notesBroken = couldBreak
    }

    /// Whether the rows that combinations were made of still hold as they were written, once values are current.
    ///
    /// Those of older combinations are looked at, too, now and then: to do so every time would take as long as the
    /// system is large, however little has changed.
    mutating func isAccurate() -> Bool {
        defer { uncheckedParts.removeAll() }
        if uncheckedParts.count > mostUncheckedParts
            || combinationsSinceSurvey > rows.count / Self.rowsLookedAtPerCombination
        {
            combinationsSinceSurvey = 0
            for row in 0..<rows.count where !isAccurate(row) {
                return false
            }
            return true
        }
        for index in 0..<uncheckedParts.count where !isAccurate(Int(uncheckedParts[index])) {
            return false
        }
        return true
    }

    /// Takes note of a row that a combination was made of.
    @inline(__always)
    mutating func noteUnchecked(_ row: Int) {
        if uncheckedParts.count <= mostUncheckedParts {
            uncheckedParts.append(Int32(row))
        }
    }

    /// If there are more, all rows are looked at.
    private var mostUncheckedParts: Int { rows.count / 8 }

    /// To look at so many takes less time than to make a combination.
    private static var rowsLookedAtPerCombination: Int { 256 }

    @inline(__always)
    private mutating func isAccurate(_ row: Int) -> Bool {
        guard rows[row].flags.contains(.combined) else { return true }
        let (activity, tolerance) = measure(row)
        return abs(activity - rows[row].constant) <= 100 * tolerance
    }
}
