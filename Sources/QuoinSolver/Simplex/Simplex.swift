/// The numbers behind a ``Solver``: which rows are tight, what follows for the variables, and what
/// every tight row costs.
///
/// The article *How the solver works* explains the ideas and the words used here. In short:
///
/// - A row is *tight* when it holds with equality and so defines a variable, and *loose* otherwise.
/// - A variable is either *defined* by a row, or a *parameter*, whose value just stands.
/// - Definitions form no circle; *labels* grow along them, so that values can be computed in order.
/// - Every tight row has a *price*: how much the total violation grows with its activity, priority by
///   priority. The solution is optimal when no price invites a move.
///
/// All state is plain numbers in buffers with one owner. What an operation does is spread over the
/// extensions by topic; each of them is a short step with a name. Methods are mutating also where they change
/// nothing: to lend out a value of this size for reading, the compiler copies it, and it takes up to seconds to make
/// sure that a single method that reads does nothing else.
struct Simplex: ~Copyable {
    // MARK: The system

    var variables = Buffer<VariableRecord>(capacity: 32)
    var values = Buffer<Double>(capacity: 32)
    var rows = Buffer<RowRecord>(capacity: 64)
    /// Tells the present user of each row from those before.
    var rowGenerations = Buffer<UInt32>(capacity: 64)
    /// The coefficients: rows by variables. Derived rows have theirs here too.
    var terms = SparseMatrix(capacity: 256)
    /// Of which tight rows, times what, each derived row is the sum.
    var combinations = SparseMatrix(capacity: 4)
    var prices = GradedStore()

    /// The rows that keep variables from being negative, as far as they were needed.
    var bounds = IndexTable()
    /// The rows of the edits in progress.
    var edits = IndexTable()

    var vacantRows = Buffer<Int32>(capacity: 4)
    var vacantVariables = Buffer<Int32>(capacity: 4)

    // MARK: Work put off

    /// Variables to be computed again and rows to be checked, by label: see ``queueValue(_:)``.
    var queue = LabelQueue()
    /// Variables out of date on which no check depends; the next solve wakes them.
    var sleepers = Buffer<Int32>(capacity: 16)
    /// Optional rows that the next solve takes in.
    var pendingRows = PendingRows()
    /// Limits on which something may come to rest that nothing decides, once all else is solved.
    var newLimits = Buffer<Int32>(capacity: 16)
    /// Variables that may have any value, as far as is known without a look at them: see ``noteOpenPlace(_:)``.
    var openPlaces = Buffer<Int32>(capacity: 8)
    /// Rows that are to be taken out before anything else is done.
    var leavingRows = Buffer<Int32>(capacity: 4)
    /// Rows whose price invites a move, or may do so.
    var broken = Buffer<Int32>(capacity: 4)
    /// Whether a price that changes may come to invite a move, and must be looked at.
    var notesBroken = false

    /// Removed variables that a row on its way out still mentions.
    var leavingVariables = Buffer<Int32>(capacity: 4)

    // MARK: Batches

    /// Whether required rows are taken without looking whether they can hold.
    var isBatching = false
    /// How many rows of the batch have taken the place of removed ones a long way from what they hang on.
    var farReplacements = 0
    /// How many equalities held as they were taken in, of those that a batch or a reading takes in.
    var equalitiesHeld = 0
    /// Required equalities of the batch that found no variable to define by themselves.
    var deferredEqualities = Buffer<Int32>(capacity: 4)
    /// Required rows of the batch that wait for others to take the places of removed rows.
    var waitingRows = Buffer<Int32>(capacity: 4)
    /// Whether something was taken out without regard for the prices, which must be worked out anew.
    var arePricesVoid = false

    // MARK: What has changed for the caller

    var changedVariables = Buffer<Int32>(capacity: 32)

    // MARK: Transactions, plans, and the guard against endless runs

    var journal = Journal()
    var plans = PlanStore()
    var progress = Progress()
    /// Set when the definitions have become too inexact to go on with.
    var needsRebuilding = false
    /// Set when a row has gone beside which others may have been taken for rounding: the definitions are to be made
    /// anew then, and whatever is violated is to be looked at.
    var isOvershadowed = false
    /// Set when numbers have become too large to calculate with, or no end is in sight. From then on
    /// nothing is done until the change that led there is undone, or all is taken in anew.
    var isUnsound = false
    /// Whether it was rounding that let no end be in sight, and not numbers that are too large.
    var isLostInRounding = false
    /// How often that has been since there is this simplex; each time has taken thousands of steps.
    var runsGivenUp = 0
    /// Whether no row is in force: all are to be taken in anew, one by one.
    var isVoid = false
    /// Whether the values are sound all the same, and nothing need be done before the next change.
    var isDormant = false
    /// The values from which the present change has put rows in force again.
    var dormantValues: [Double] = []
    /// Whether numbers are so far apart that every change is tried out at once.
    var isCareful = false
    /// The rows that could not be taken in, because no sound values come of it. They are pending.
    var leftOut: [LeftOutRow] = []
    /// Those that were, when all rows were last put out of force.
    var formerlyLeftOut: [LeftOutRow] = []
    /// Whether something has changed since they were tried, so that they may have a place now.
    var mustTryLeftOut = false
    /// How often all was solved since something has changed, and prices invited moves after; a run that was given up
    /// counts twice.
    var timesSolved = 0
    /// Rows whose price invites a move that rounding leads nowhere. They wait for the next change.
    var shelvedRows = Buffer<Int32>(capacity: 4)
    /// How many combinations were made since their accuracy was last made sure of.
    var combinationsMade = 0
    /// Whether there are combinations that may make of values what is off by more than rounding.
    var isRough = false
    /// The rows that combinations were made of since then, some of them more than once.
    var uncheckedParts = Buffer<Int32>(capacity: 16)
    /// How many combinations were made since all rows that are parts of some were looked at.
    var combinationsSinceSurvey = 0
    /// How many parts combinations may have before all definitions are made at once.
    var partsAllowed = Simplex.leastPartsAllowed
    /// How many of those made sure of were made since the definitions were last worked out anew.
    var combinationsSinceRebuild = 0

    /// How many variables were looked at along definitions; tests count it.
    var looks = 0

    // MARK: Room to work in

    /// The terms of the row to be added next.
    var stagedTerms = Buffer<StagedTerm>(capacity: 8)
    /// Whether there was something about their numbers, which may be far.
    var hasUncommonTerms = false

    var scan = LabelQueue()
    /// What the present walk has collected of variables.
    var weights = WeightSet(capacity: 32)
    /// What the present walk has collected of rows.
    var rowWeights = WeightSet(capacity: 64)
    /// The parameters that the last expansion came down to, with their weights in `weights`.
    var expansionParameters = Buffer<Int32>(capacity: 8)
    /// The tight rows that the last expansion came down to, with their weights in `rowWeights`.
    var expansionRows = Buffer<Int32>(capacity: 16)
    /// The variables that the last effect reached, with their rates in `weights`.
    var effectVariables = Buffer<Int32>(capacity: 16)
    /// How far a culprit remains from holding, with variables at their bounds: see ``endsAtBound(_:weight:)``.
    var excessLeft = 0.0
    /// Whether the last expansion came to anything by more than one path; or the last sum of rows,
    /// to the variable that it is to define.
    var hasMergedWeights = false
    var soughtVariable = -1
    /// The loose rows that the last effect reached, with their rates in `rowWeights`.
    var effectRows = Buffer<Int32>(capacity: 16)
    /// The variables that are marked as settled, and the rows.
    var settledVariables = Buffer<Int32>(capacity: 4)
    var settledRows = Buffer<Int32>(capacity: 4)
    var stack = Buffer<Int32>(capacity: 16)
    var trail = Buffer<Int32>(capacity: 16)
    /// The rows of an expansion by the price at which they give way.
    var breakpoints = BreakpointQueue()
    /// Optional rows that are to be counted together, and whether such are put off at present.
    var putOffRows = Buffer<Int32>(capacity: 4)
    var putsOffFarRows = false
    /// Rows that are to count on another side.
    var sideChanges = Buffer<SideChange>(capacity: 4)
    /// Rows that are to take each other's places in a long step.
    var flips = Buffer<Flip>(capacity: 4)
    var candidate = GradedSum()
    var best = GradedSum()
}

// MARK: - Variables

extension Simplex {
    /// Makes room for so much in all.
    mutating func reserveCapacity(
        variables variableCount: Int, rows rowCount: Int, terms count: Int
    ) {
        variables.reserveCapacity(variableCount)
        values.reserveCapacity(variableCount)
        weights.reserveCapacity(variableCount)
        rows.reserveCapacity(rowCount)
        rowGenerations.reserveCapacity(rowCount)
        rowWeights.reserveCapacity(rowCount)
        terms.reserveCapacity(rows: rowCount, columns: variableCount, entries: count)
    }

    mutating func makeVariable(isNonNegative: Bool) -> Int {
        let flags = isNonNegative ? VariableFlags.ofNonNegative : .alive
        if let vacant = vacantVariables.popLast() {
            // It may still be listed as open.
            let former = variables[vacant]
            variables[vacant] = VariableRecord(generation: former.generation, flags: flags)
            variables[vacant].flags.formUnion(former.flags.intersection(.open))
            values[vacant] = 0
            return Int(vacant)
        }
        let index = appendVariables(1)
        variables[index].flags = flags
        return index
    }

    /// Makes four variables at new places, of which the last two are not negative.
    mutating func appendRectangle() {
        let first = appendVariables(4)
        variables[first + 2].flags = .ofNonNegative
        variables[first + 3].flags = .ofNonNegative
    }

    /// Makes variables at new places.
    ///
    /// - Returns: the first of these.
    @inline(__always)
    private mutating func appendVariables(_ count: Int) -> Int {
        let first = variables.extend(by: count)
        _ = values.extend(by: count)
        for variable in first..<first + count {
            variables[variable] = VariableRecord(flags: .alive)
            values[variable] = 0
        }
        weights.appendIndices(count)
        terms.appendColumns(count)
        return first
    }

    /// Sets a variable that nothing constrains any more back to 0.
    ///
    /// What keeps it from being negative is made when it first matters, and stays. It says nothing against 0.
    mutating func tidyVariable(_ variable: Int) {
        guard values[variable] != 0 else { return }
        let record = variables[variable]
        let ownRows = record.flags.contains(.bounded) ? 1 : 0
        if terms.column(variable).count == ownRows, record.definition < 0 {
            setValue(0, of: variable)
        }
    }

    /// Makes the place of a removed variable vacant, which no row mentions.
    mutating func freeVariable(_ variable: Int) {
        assert(variables[variable].definition < 0)
        let former = variables[variable]
        variables[variable] = VariableRecord(
            generation: former.generation, flags: former.flags.intersection(.open))
        terms.releaseColumn(variable)
        values[variable] = 0
        vacantVariables.append(Int32(variable))
    }
}

// MARK: - Rows

extension Simplex {
    /// A row that says nothing yet.
    mutating func takeRow() -> Int {
        takeRow(RowRecord())
    }

    /// A row with a record, and without terms yet.
    @inline(__always)
    mutating func takeRow(_ record: RowRecord) -> Int {
        if let vacant = vacantRows.popLast() {
            rows[vacant] = record
            return Int(vacant)
        }
        let index = rows.count
        rows.append(record)
        rowGenerations.append(0)
        rowWeights.appendIndex()
        terms.ensureRow(index)
        return index
    }

    /// Frees a row that is neither tight nor part of a derived one.
    mutating func vacateRow(_ row: Int) {
        assert(rows[row].pivot < 0 && rows[row].side == 0)
        let first = stack.count
        for index in terms.row(row) {
            stack.append(terms.entry(index).column)
        }
        terms.removeRow(row)
        prices.clear(&rows[row].price)
        invalidatePlans()
        rowGenerations[row] &+= 1
        rows[row] = RowRecord()
        vacantRows.append(Int32(row))
        while stack.count > first, let variable = stack.popLast() {
            tidyVariable(Int(variable))
        }
    }

    /// Whether a user added the row, and has not removed it.
    mutating func isUsersRow(_ row: Int) -> Bool {
        let record = rows[row]
        return record.status != .vacant && record.status != .derived && record.relation != .none
            && !record.flags.contains(.bound)
    }

    /// Adds the row's terms up, with the slack that rounding deserves.
    @inline(__always)
    mutating func measure(_ row: Int) -> (activity: Double, tolerance: Double) {
        var activity = 0.0
        var magnitude = abs(rows[row].constant)
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let term = entry.coefficient * values[entry.column]
            activity += term
            magnitude += abs(term)
        }
        return (activity, Tolerance.of(magnitude: magnitude))
    }

    /// The row that keeps a variable from being negative, made now if there is none.
    mutating func boundRow(of variable: Int) -> Int {
        if variables[variable].flags.contains(.bounded) {
            return bounds.value(of: variable)
        }
        let row = takeRow()
        rows[row].priority = Priority.required.rawValue
        rows[row].relation = .atLeast
        rows[row].status = .loose
        rows[row].flags = [.bound, .single]
        rows[row].activity = values[variable]
        terms.append(1, column: variable, toRow: row)
        bounds.setValue(row, of: variable)
        variables[variable].flags.insert(.bounded)
        invalidatePlans()
        return row
    }
}
