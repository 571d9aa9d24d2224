/// A value to go back to.
struct ValueNote {
    var variable: Int32
    var value: Double
}

/// What a transaction needs to know in order to be undone.
struct Journal: ~Copyable {
    struct Step {
        var entered: Int32
        /// The row that became loose, or −1 where a parameter was taken up.
        var left: Int32
    }

    struct SideNote {
        var row: Int32
        var side: Int8
    }

    struct PriceNote {
        var row: Int32
        /// A copy of the price as it was.
        var price: Int32
    }

    private(set) var isOpen = false
    var values = Buffer<ValueNote>(capacity: 16)
    var steps = Buffer<Step>(capacity: 4)
    var sides = Buffer<SideNote>(capacity: 4)
    var prices = Buffer<PriceNote>(capacity: 4)
    /// Variables that were out of date when the transaction began, and are watched since.
    var woken = Buffer<Int32>(capacity: 4)
    /// Rows that are to be vacated when the transaction ends.
    var retired = Buffer<Int32>(capacity: 4)
    /// How many variables were asleep when the transaction began.
    private(set) var sleeperCount = 0
    /// Variables that got a definition in the transaction, or while it was undone; noted only if others were
    /// out of date when it began.
    var redefined = Buffer<Int32>(capacity: 4)
    private(set) var notesRedefined = false

    mutating func open(sleeperCount: Int) {
        isOpen = true
        self.sleeperCount = sleeperCount
        notesRedefined = sleeperCount > 0
        redefined.removeAll()
        values.removeAll()
        steps.removeAll()
        sides.removeAll()
        prices.removeAll()
        retired.removeAll()
        woken.removeAll()
    }

    mutating func close() {
        isOpen = false
    }

    mutating func stopNotingRedefined() {
        notesRedefined = false
        redefined.removeAll()
    }

    @inline(__always)
    mutating func noteStep(entered: Int, left: Int) {
        if isOpen {
            steps.append(Step(entered: Int32(entered), left: Int32(left)))
        }
    }

    mutating func noteWoken(_ variable: Int) {
        if isOpen {
            woken.append(Int32(variable))
        }
    }

    @inline(__always)
    mutating func noteSide(of row: Int, _ side: Int8) {
        if isOpen {
            sides.append(SideNote(row: Int32(row), side: side))
        }
    }
}

/// Transactions: a change that may turn out to be impossible is undone without a trace.
extension Simplex {
    /// From here on, what changes is noted. Nothing is queued and no price invites a move at this
    /// point.
    mutating func beginTransaction() {
        journal.open(sleeperCount: sleepers.count)
    }

    /// Settles what a transaction has set off; if that cannot be, goes back.
    ///
    /// - Parameter restore: takes back what the caller changed, before the rest is undone.
    mutating func finishTransaction(
        changed row: Int, restore: (inout Simplex) -> Void
    ) -> Refusal? {
        var culprit = settle(.watched)
        if culprit >= 0, combinationsMade > 0 {
            // Rounding must not refuse what is possible.
            rebuild()
            culprit = settle(.watched)
        }
        if isSound(), culprit < 0 {
            commit()
            return nil
        }
        let refusal = refusal(for: culprit, changed: row)
        restore(&self)
        rollBack()
        return refusal
    }

    /// Says why a transaction does not come to a good end.
    ///
    /// - Parameter culprit: the required row that cannot be mended, or −1.
    mutating func refusal(for culprit: Int, changed row: Int) -> Refusal {
        if culprit < 0 || !isSound() {
            return .unsound
        }
        let conflict = conflict(of: culprit, changed: row)
        return isSound() ? .contradiction(conflict) : .unsound
    }

    mutating func commit() {
        for index in 0..<journal.prices.count {
            rows[journal.prices[index].row].flags.remove(.noted)
            prices.clear(&journal.prices[index].price)
        }
        journal.close()
        journal.stopNotingRedefined()
        while let row = journal.retired.popLast() {
            // A row may have been noted more than once.
            if rows[row].status == .tight {
                broken.append(row)
            } else if rows[row].status == .loose {
                vacateRow(Int(row))
            }
        }
    }

    /// Keeps a copy of a tight row's price before its first change in the transaction.
    @inline(__always)
    mutating func notePrice(of row: Int) {
        if journal.isOpen, !rows[row].flags.contains(.noted) {
            rows[row].flags.insert(.noted)
            let copy = prices.copy(rows[row].price)
            journal.prices.append(Journal.PriceNote(row: Int32(row), price: copy))
        }
    }

    /// Goes back to where the transaction began: the same tight rows, prices and values, to the bit.
    mutating func rollBack() {
        journal.close()
        journal.retired.removeAll()
        clearQueue()
        if isSound() {
            undoSteps()
        }
        if !isSound() {
            undoStepsUnseen()
        }
        clearQueue()
        broken.removeAll()
        while let note = journal.sides.popLast() {
            rows[note.row].side = note.side
        }
        while let note = journal.prices.popLast() {
            prices.clear(&rows[note.row].price)
            rows[note.row].price = note.price
            rows[note.row].flags.remove(.noted)
        }
        while sleepers.count > journal.sleeperCount, let sleeper = sleepers.popLast() {
            variables[sleeper].flags.remove(.asleep)
        }
        restoreValues()
        measureEnteredRows()
        while let variable = journal.woken.popLast() {
            queueValue(Int(variable))
        }
        queueOutdatedDefinitions()
        while let row = journal.retired.popLast() {
            if rows[row].status == .loose {
                vacateRow(Int(row))
            }
        }
        if !isSound() {
            // The values are those of before. How they came about is worked out when it matters.
            makeVoid(keepingValues: true)
            isDormant = true
        }
    }

    /// A row that defined a variable which was asleep may define another one now, that nobody has queued: the
    /// values are those of before, when the row was still to be made true by the sleeper.
    private mutating func queueOutdatedDefinitions() {
        for index in 0..<journal.redefined.count {
            let variable = Int(journal.redefined[index])
            let definition = Int(variables[variable].definition)
            if definition >= 0 {
                let (activity, tolerance) = measure(definition)
                if !(abs(activity - rows[definition].constant) <= tolerance) {
                    queueValue(variable)
                }
            }
        }
        journal.stopNotingRedefined()
    }

    private mutating func undoSteps() {
        var index = journal.steps.count
        while index > 0 {
            index -= 1
            let step = journal.steps[index]
            var parameter = -1
            if step.entered >= 0, rows[step.entered].status == .tight {
                parameter = release(Int(step.entered))
                rows[step.entered].status = .loose
            }
            if step.left >= 0 {
                rows[step.left].status = .tight
                if parameter >= 0 {
                    tighten(Int(step.left), on: parameter)
                } else {
                    defineAnew(Int(step.left))
                }
            } else if step.entered >= 0, rows[step.entered].relation == .none {
                // It was a pin of this transaction.
                journal.retired.append(step.entered)
            }
            if needsRebuilding {
                rebuild()
            }
        }
    }

    /// Goes back without a look at definitions, whose numbers are of no use, and makes new ones.
    private mutating func undoStepsUnseen() {
        forgetDefinitions()
        isUnsound = false
        isLostInRounding = false
        prices.hasOverflowed = false
        needsRebuilding = false
        var index = journal.steps.count
        while index > 0 {
            index -= 1
            let step = journal.steps[index]
            if step.entered >= 0, rows[step.entered].status == .tight {
                rows[step.entered].status = .loose
                if step.left < 0, rows[step.entered].relation == .none {
                    journal.retired.append(step.entered)
                }
            }
            if step.left >= 0 {
                rows[step.left].status = .tight
            }
        }
        defineTightRows()
    }

    /// Rows that are loose again have lost their activity.
    private mutating func measureEnteredRows() {
        while let step = journal.steps.popLast() {
            if step.entered >= 0, rows[step.entered].status == .loose {
                rows[step.entered].activity = measure(Int(step.entered)).activity
            }
        }
    }

    private mutating func restoreValues() {
        let count = journal.values.count
        var index = count
        while index > 0 {
            index -= 1
            let note = journal.values[index]
            values[note.variable] = note.value
        }
        for index in 0..<count {
            for place in terms.column(Int(journal.values[index].variable)) {
                let row = Int(terms.occurrence(place).row)
                if rows[row].status == .loose {
                    rows[row].activity = measure(row).activity
                }
            }
        }
    }
}
