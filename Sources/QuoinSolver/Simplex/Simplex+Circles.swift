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
    /// A tableau has no more numbers.
    private static var mostNumbersInTableau: Int { 1 << 22 }
    /// A tableau has no more optional priorities, for prices are compared one by one.
    private static var mostLevelsInTableau: Int { 32 }

    /// Whether so many numbers were combined that a tableau, which has about as many, would have been better,
    /// and one can be made: prices are sound, and what changes need not be undone.
    @inline(__always)
    var goesInCircles: Bool {
        progress.numbersCombined > Self.leastNumbersCombined && isTableauCalledFor
    }

    private var isTableauCalledFor: Bool {
        let part = progress.isEntangled ? Self.partCombinedIfEntangled : 1
        return progress.numbersCombined > rows.count * variables.count / part
            && !progress.isBeyondTableau && !notesBroken && !arePricesVoid && !journal.isOpen
            && !isBatching && !isCareful
    }

    /// Takes pending rows in, and lets everything hold or count, if that can be done in
    /// a tableau. If not, nothing has changed.
    mutating func solveByTableau(takingIn pending: [Int32]) {
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
        guard !isUnsound, var tableau = makeTableau(takingIn: entering), tableau.mendAll() else {
            return
        }
        for row in entering {
            rows[row].status = .loose
        }
        takeOver(tableau)
        progress.noteTableau(succeeds: true)
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

    // MARK: Writing out

    /// Writes all loose rows out, and those that are to be taken in.
    ///
    /// - Returns: the tableau; none if it would be too large.
    private mutating func makeTableau(takingIn entering: [Int]) -> Tableau? {
        var written = entering
        var columnCount = 0
        for row in 0..<rows.count {
            if rows[row].status == .loose {
                written.append(row)
            } else if rows[row].status == .tight, !rows[row].isFixed {
                columnCount += 1
                if rows[row].relation == .none {
                    return nil
                }
            }
        }
        var bounded: [Int] = []
        for variable in 0..<variables.count {
            let record = variables[variable]
            if record.definition < 0 {
                columnCount += 1
            }
            if record.flags.contains(.nonNegative),
                record.flags.isDisjoint(with: [.bounded, .rigid])
            {
                bounded.append(variable)
            }
        }
        let priorities = optionalPriorities(with: entering)
        let rowCount = written.count + bounded.count
        if priorities.count > Self.mostLevelsInTableau
            || (priorities.count + rowCount) * columnCount > Self.mostNumbersInTableau
        {
            return nil
        }
        var tableau = Tableau(levels: priorities.count, rows: rowCount, columns: columnCount)
        var table = ColumnTable(
            priorities: priorities, rows: rows.count, variables: variables.count)
        for row in written {
            write(row, into: &tableau, &table)
        }
        for variable in bounded {
            expandVariable(variable, .movable)
            if !expansionRows.isEmpty || !expansionParameters.isEmpty {
                tableau.append(Tableau.Member(boundOf: variable), excess: values[variable])
                writeExpansion(into: &tableau, &table)
            }
        }
        tableau.addUpPrices()
        if isUnsound {
            return nil
        }
        return tableau
    }

    /// Which priorities have a level, and what has a column.
    struct ColumnTable {
        let priorities: [Float]
        var ofRows: [Int32]
        var ofParameters: [Int32]

        init(priorities: [Float], rows: Int, variables: Int) {
            self.priorities = priorities
            ofRows = [Int32](repeating: -1, count: rows)
            ofParameters = [Int32](repeating: -1, count: variables)
        }

        /// The rank of a priority; −1 for required.
        func level(of priority: Float) -> Int {
            priorities.firstIndex(of: priority) ?? -1
        }
    }

    /// The priorities of the optional rows in force and of those to be taken in, the highest first.
    private func optionalPriorities(with entering: [Int]) -> [Float] {
        var known: [Float] = []
        for row in 0..<rows.count where rows[row].status == .loose || rows[row].status == .tight {
            note(rows[row].priority, in: &known)
        }
        for row in entering {
            note(rows[row].priority, in: &known)
        }
        return known.sorted(by: >)
    }

    private func note(_ priority: Float, in known: inout [Float]) {
        if priority != Priority.required.rawValue, known.count <= Self.mostLevelsInTableau,
            !known.contains(priority)
        {
            known.append(priority)
        }
    }

    /// Writes a row out, unless nothing in it can move.
    private mutating func write(
        _ row: Int, into tableau: inout Tableau, _ table: inout ColumnTable
    ) {
        let (activity, tolerance) = measure(row)
        rows[row].activity = activity
        isUnsound = isUnsound || !tolerance.isFinite
        expand(row, .movable)
        if expansionRows.isEmpty, expansionParameters.isEmpty {
            return
        }
        let level = table.level(of: rows[row].priority)
        tableau.append(
            Tableau.Member(row: row, record: rows[row], level: level, tolerance: tolerance),
            excess: activity - rows[row].constant)
        writeExpansion(into: &tableau, &table)
    }

    /// Writes the last expansion into the row that was added last.
    private mutating func writeExpansion(
        into tableau: inout Tableau, _ table: inout ColumnTable
    ) {
        for index in 0..<expansionRows.count {
            let row = Int(expansionRows[index])
            if rowWeights[row] == 0 {
                continue
            }
            if table.ofRows[row] < 0 {
                let (_, tolerance) = measure(row)
                table.ofRows[row] = Int32(tableau.columns.count)
                tableau.columns.append(
                    Tableau.Member(
                        row: row, record: rows[row], level: table.level(of: rows[row].priority),
                        tolerance: tolerance))
            }
            tableau.setLast(rowWeights[row], column: Int(table.ofRows[row]))
        }
        for index in 0..<expansionParameters.count {
            let parameter = Int(expansionParameters[index])
            if table.ofParameters[parameter] < 0 {
                table.ofParameters[parameter] = Int32(tableau.columns.count)
                tableau.columns.append(Tableau.Member(parameter: parameter))
            }
            tableau.setLast(weights[parameter], column: Int(table.ofParameters[parameter]))
        }
    }

    // MARK: Taking over

    /// Lets those rows be tight that are in the tableau, and makes new definitions for them.
    private mutating func takeOver(_ tableau: borrowing Tableau) {
        invalidatePlans()
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
