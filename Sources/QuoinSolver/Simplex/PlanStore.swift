/// Plans: which values and loose rows follow when the constant of a tight row changes, and how fast.
///
/// Dragging and resizing change one constant over and over while the same rows stay tight. The
/// second change in a row makes a plan, and from then on a change is a walk over two flat lists. Any
/// change of the system's structure ends the epoch, and with it all plans.
struct PlanStore: ~Copyable {
    struct Plan {
        var firstVariable: Int32
        var variableCount: Int32
        var firstCheck: Int32
        var checkCount: Int32
        /// How often it was used since the values were last computed afresh.
        var uses: Int32 = 0
        /// The fastest rate of all that follow.
        var largestRate = 0.0
    }

    /// A variable that follows, and the value below which it must be looked at.
    struct Follower {
        var variable: Int32
        var rate: Double
        var lowest: Double
    }

    /// A loose row that follows, and between which activities it stays as it is.
    struct Check {
        var row: Int32
        var rate: Double
        var lowest: Double
        var highest: Double
    }

    private var isCurrent = true
    /// The rows whose constant has changed in this epoch, as far back as it is worth knowing.
    private var shiftedRows = Buffer<Int32>(capacity: 4)
    /// The position of each row's plan.
    private var planPositions = IndexTable()
    var plans = Buffer<Plan>(capacity: 4)
    var followers = Buffer<Follower>(capacity: 32)
    var checks = Buffer<Check>(capacity: 32)

    /// All plans made so far are void.
    @inline(__always)
    mutating func invalidate() {
        isCurrent = false
    }

    /// Forgets void plans, so that there is room for new ones.
    mutating func refresh() {
        if !isCurrent {
            plans.removeAll()
            planPositions.removeAll()
            followers.removeAll()
            checks.removeAll()
            shiftedRows.removeAll()
            isCurrent = true
        }
    }

    /// Notes that the row's constant changes.
    ///
    /// - Returns: whether it has changed before in this epoch.
    mutating func noteShift(of row: Int) -> Bool {
        refresh()
        for index in 0..<shiftedRows.count where Int(shiftedRows[index]) == row {
            return true
        }
        if shiftedRows.count == 16 {
            shiftedRows.removeAll()
        }
        shiftedRows.append(Int32(row))
        return false
    }

    /// The position of the plan for `row`, or −1 if there is none that is still true.
    @inline(__always)
    func plan(for row: Int) -> Int {
        isCurrent ? planPositions.value(of: row) : -1
    }

    mutating func append(_ plan: Plan, for row: Int) {
        planPositions.setValue(plans.count, of: row)
        plans.append(plan)
    }
}

extension Simplex {
    private static var usesBetweenRefreshes: Int32 { 256 }

    @inline(__always)
    mutating func invalidatePlans() {
        plans.invalidate()
    }

    /// Whether there is a plan for the tight row; made now if its constant changed before in this
    /// epoch.
    mutating func hasPlan(for row: Int) -> Bool {
        if plans.plan(for: row) >= 0 {
            return true
        }
        if plans.noteShift(of: row) {
            makePlan(for: row)
            return true
        }
        return false
    }

    private mutating func makePlan(for row: Int) {
        follow(row, .everything)
        var plan = PlanStore.Plan(
            firstVariable: Int32(plans.followers.count),
            variableCount: Int32(effectVariables.count),
            firstCheck: Int32(plans.checks.count),
            checkCount: Int32(effectRows.count))
        for index in 0..<effectVariables.count {
            let variable = effectVariables[index]
            let isNonNegative = variables[variable].flags.contains(.nonNegative)
            plan.largestRate = max(plan.largestRate, abs(weights[variable]))
            plans.followers.append(
                PlanStore.Follower(
                    variable: variable, rate: weights[variable],
                    lowest: isNonNegative ? -Tolerance.absolute : -.infinity))
        }
        for index in 0..<effectRows.count {
            plan.largestRate = max(plan.largestRate, abs(rowWeights[effectRows[index]]))
            appendCheck(effectRows[index])
        }
        plans.append(plan, for: row)
    }

    private mutating func appendCheck(_ row: Int32) {
        let record = rows[row]
        let mayRise = record.side > 0 || (record.side == 0 && !record.limitsAbove)
        let mayFall = record.side < 0 || (record.side == 0 && !record.limitsBelow)
        plans.checks.append(
            PlanStore.Check(
                row: row, rate: rowWeights[row],
                lowest: mayFall ? -.infinity : record.constant - Tolerance.absolute,
                highest: mayRise ? .infinity : record.constant + Tolerance.absolute))
    }

    /// Whether a change goes by plan: there is one, and nothing that follows goes so far that adding it would leave
    /// more rounding behind than counts. What goes further is computed from the definitions.
    mutating func hasPlan(for row: Int, change: Double) -> Bool {
        hasPlan(for: row)
            && plans.plans[plans.plan(for: row)].largestRate * abs(change) <= Self.furthestStep
    }

    /// Adding and taking away as much is exact to a billionth.
    private static var furthestStep: Double { 1e7 }

    /// Whether the plan can be carried out without any row or bound needing a look.
    mutating func isSmooth(planOf row: Int, change: Double) -> Bool {
        let plan = plans.plans[plans.plan(for: row)]
        for index in Int(plan.firstCheck)..<Int(plan.firstCheck + plan.checkCount) {
            let check = plans.checks[index]
            let activity = rows[check.row].activity + check.rate * change
            if activity < check.lowest || activity > check.highest {
                return false
            }
        }
        for index in Int(plan.firstVariable)..<Int(plan.firstVariable + plan.variableCount) {
            let follower = plans.followers[index]
            if values[follower.variable] + follower.rate * change < follower.lowest {
                return false
            }
        }
        return true
    }

    /// Carries a change of the row's constant to all that follows; rows that may no longer hold are
    /// queued.
    mutating func carryOut(planOf row: Int, change: Double) {
        let position = plans.plan(for: row)
        let plan = plans.plans[position]
        let followers = Int(plan.firstVariable)..<Int(plan.firstVariable + plan.variableCount)
        let checks = Int(plan.firstCheck)..<Int(plan.firstCheck + plan.checkCount)
        if plan.uses >= Self.usesBetweenRefreshes {
            plans.plans[position].uses = 0
            computeAfresh(followers, checks)
            return
        }
        plans.plans[position].uses += 1
        for index in checks {
            let check = plans.checks[index]
            let activity = rows[check.row].activity + check.rate * change
            rows[check.row].activity = activity
            if activity < check.lowest || activity > check.highest {
                queueCheck(Int(check.row))
            }
        }
        for index in followers {
            let follower = plans.followers[index]
            let value = values[follower.variable] + follower.rate * change
            values[follower.variable] = value
            noteChange(of: Int(follower.variable))
            if value < follower.lowest {
                queueCheck(boundRow(of: Int(follower.variable)))
            }
        }
    }

    /// Steps add rounding to rounding; now and then the values are computed from the definitions.
    private mutating func computeAfresh(_ followers: Range<Int>, _ checks: Range<Int>) {
        for index in followers {
            let variable = Int(plans.followers[index].variable)
            let definition = Int(variables[variable].definition)
            let value = definedValue(of: variable, by: definition)
            guard value.isFinite else {
                isUnsound = true
                return
            }
            values[variable] = value
            noteChange(of: variable)
            if values[variable] < plans.followers[index].lowest {
                queueCheck(boundRow(of: variable))
            }
        }
        for index in checks {
            let row = Int(plans.checks[index].row)
            rows[row].activity = measure(row).activity
            queueCheck(row)
        }
    }
}
