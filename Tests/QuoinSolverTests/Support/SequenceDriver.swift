import TestSupport

#if DEBUG
    @testable import QuoinSolver
#else
    import QuoinSolver
#endif

/// Does random things to a solver, and compares it after each with a fresh solver that is given
/// only what is still in force.
///
/// The same seed does the same things. A driver reports by throwing, and so can serve a test as
/// well as a run of hours.
///
/// ```swift
/// var driver = SequenceDriver(seed: 7)
/// try driver.run(steps: 200)
/// ```
struct SequenceDriver {
    /// Where a solver went wrong, and how to get there again.
    struct Failure: Error, CustomStringConvertible {
        var seed: Int
        var step: Int
        var action: SequenceAction
        var problems: [String]

        var description: String {
            "seed \(seed), step \(step), \(action): " + problems.joined(separator: "; ")
        }
    }

    let seed: Int
    /// The solver under test.
    let solver = Solver()
    /// How many variables and constraints there are at most.
    let size: Int
    /// In how many of a hundred steps the solver is looked at. At less than 100 changes pile up
    /// between one reading and the next.
    let readingChance: Int
    /// Whether rows are those of views in a column, which depend on each other in long chains.
    let isColumn: Bool
    /// In how many of a hundred steps a run of the solver is given up midway, as it is when rounding leads it in circles.
    let faultChance: Int

    var chance: SeededGenerator
    var step = 0
    var ledger = SequenceLedger()
    var handles: [Variable] = []
    /// What every variable was at the last reading, by the solver's account of what has changed.
    private var reported: [Double] = []

    init(
        seed: Int, size: Int = 8, readingChance: Int = 100, isColumn: Bool = false,
        faultChance: Int = 0
    ) {
        self.faultChance = faultChance
        self.seed = seed
        self.size = size
        self.readingChance = readingChance
        self.isColumn = isColumn
        chance = SeededGenerator(seed: seed)
        for index in 0..<size {
            let isNonNegative = isColumn ? index % 2 == 1 : chance.happens(percent: 50)
            handles.append(solver.makeVariable(nonNegative: isNonNegative))
            ledger.enter(.makeVariable(isNonNegative: isNonNegative), id: nil)
        }
    }

    /// Everything that can be read from the solver.
    var snapshot: Snapshot {
        Snapshot(of: solver, variables: handles, constraints: ledger.entries.map(\.id))
    }

    /// Takes steps, and throws at the first that goes wrong.
    mutating func run(steps: Int) throws(Failure) {
        for _ in 0..<steps {
            let action = chooseAction()
            let problems = take(action)
            guard problems.isEmpty else {
                throw Failure(seed: seed, step: step, action: action, problems: problems)
            }
            step += 1
        }
    }

    private mutating func take(_ action: SequenceAction) -> [String] {
        let isReading = chance.happens(percent: readingChance)
        let before = isReading ? snapshot : nil
        do {
            let id = try perform(action)
            ledger.enter(action, id: id)
            return isReading ? comparison() : []
        } catch .unsatisfiable(let conflict) {
            var problems = refusalProblems(of: action, conflict: conflict)
            if let before, before != snapshot {
                // Who has to begin anew may find another solution that is as good.
                problems += faultChance > 0 ? comparison() : ["a refused change left a trace"]
            }
            return problems
        } catch .notFinite where faultChance > 0 {
            // A run that was given up has no other words than one whose numbers are none.
            return isReading ? comparison() : []
        } catch {
            return ["\(error) was thrown"]
        }
    }

    /// Does the action, and gives the handle of the constraint if it adds one.
    mutating func perform(_ action: SequenceAction) throws(SolverError) -> ConstraintID? {
        #if DEBUG
            if faultChance > 0, chance.happens(percent: faultChance) {
                solver.simplex.progress.looksUntilGivenUp = chance.number(in: 1...6)
            }
        #endif
        switch action {
        case .add(let row):
            return try row.add(to: solver, handles, through: chance.one(of: Door.allCases))
        case .remove(let index):
            try solver.remove(ledger.entries[index].id)
        case .setConstant(let constant, let index):
            try solver.setConstant(constant, of: ledger.entries[index].id)
        case .setPriority(let priority, let index):
            try solver.setPriority(priority, of: ledger.entries[index].id)
        case .suggest(let value, let variable, let priority):
            try solver.suggest(value, for: handles[variable], priority: priority)
        case .endEditing(let variable):
            solver.endEditing(handles[variable])
        case .makeVariable(let isNonNegative):
            handles.append(solver.makeVariable(nonNegative: isNonNegative))
        case .removeVariable(let variable):
            solver.remove(handles[variable])
        case .read(let variable):
            solver.solve()
            _ = solver.isAmbiguous(handles[variable])
        }
        return nil
    }

    /// Where the solver differs from a fresh one.
    mutating func comparison() -> [String] {
        #if DEBUG
            // A row that a run was given up for stays out of force until the next change.
            if faultChance > 0, !solver.simplex.rowsLeftOut().isEmpty { return [] }
        #endif
        let model = ledger.model
        let fresh: BuiltModel
        do {
            fresh = try model.build()
        } catch {
            return ["a fresh solver refuses what this one holds: \(error)", "\(model.rows)"]
        }
        var problems = inconsistencies(
            of: solver, variables: handles, constraints: ledger.entries.map(\.id), holding: model)
        problems += inconsistencies(of: fresh, holding: model).map { "in a fresh solver: \($0)" }
        problems += model.differences(
            between: handles.map { solver.value(of: $0) }, and: fresh.values)
        let living = ledger.livingVariables.prefix(6)
        let together = solver.areAmbiguous(living.map { handles[$0] })
        for (variable, isAmbiguous) in zip(living, together)
        where isAmbiguous != fresh.solver.isAmbiguous(fresh.variables[variable]) {
            problems.append("variable \(variable) is ambiguous in only one of the two")
        }
        problems += unreportedChanges()
        return problems.isEmpty ? [] : problems + ["\(model.rows)"]
    }

    /// The variables whose value has changed without the solver saying so.
    private mutating func unreportedChanges() -> [String] {
        reported += Array(repeating: 0, count: handles.count - reported.count)
        var problems: [String] = []
        solver.takeChanges { variable in
            if let index = handles.firstIndex(of: variable) {
                reported[index] = solver.value(of: variable)
            } else {
                problems.append("an unknown variable is said to have changed")
            }
        }
        for index in ledger.livingVariables {
            let value = solver.value(of: handles[index])
            if value != reported[index] {
                problems.append("variable \(index) was \(reported[index]), and is \(value) unsaid")
            }
        }
        return problems
    }

    /// What is wrong with the refusal of an action.
    private func refusalProblems(of action: SequenceAction, conflict: [ConstraintID]) -> [String] {
        guard let target = ledger.target(of: action) else {
            return ["what cannot conflict was refused"]
        }
        if ledger.model(after: action).isFeasible {
            return ["a fresh solver accepts what this one refuses", "\(ledger.model.rows)"]
        }
        guard let last = conflict.last, Set(conflict).count == conflict.count else {
            return ["the conflict is empty or names a member twice: \(conflict)"]
        }
        if let index = target.index, ledger.entries[index].id != last {
            return ["the refused constraint is not the last of the conflict"]
        }
        let members = ledger.rows(of: conflict, refusing: target.row) ?? []
        return members.isEmpty
            ? [] : flaws(inConflict: members, isNonNegative: ledger.isNonNegative)
    }
}

// Choosing what to do.
extension SequenceDriver {
    mutating func chooseAction() -> SequenceAction {
        let constraints = ledger.entries.count
        let variable = chance.one(of: ledger.livingVariables)
        guard constraints > 2 else { return .add(chooseRow()) }
        let constraint = chance.below(constraints)
        switch chance.below(100) {
        case ..<34:
            return constraints < 2 * size ? .add(chooseRow()) : .remove(constraint: constraint)
        case ..<46:
            return .remove(constraint: constraint)
        case ..<62:
            return .setConstant(chooseConstant(), constraint: constraint)
        case ..<76:
            return .setPriority(choosePriority(), constraint: constraint)
        case ..<87:
            let priority: Priority = chance.happens(percent: 80) ? .high : choosePriority()
            return .suggest(chooseConstant(), variable: variable, priority: priority)
        case ..<92:
            return .endEditing(variable: variable)
        case ..<96:
            return .read(variable: variable)
        default:
            let isFull = ledger.livingVariables.count >= size
            return isFull
                ? .removeVariable(variable)
                : .makeVariable(isNonNegative: chance.happens(percent: 50))
        }
    }

    /// A row of few terms, and now and then of none, or with a variable in it twice.
    private mutating func chooseRow() -> Model.Row {
        if isColumn {
            var row = RandomColumn.row(ofViews: size / 2, &chance)
            row.priority = chance.happens(percent: 70) ? .required : choosePriority()
            let living = Set(ledger.livingVariables)
            if row.terms.allSatisfy({ living.contains($0.variable) }) {
                return row
            }
        }
        var terms: [Model.Term] = []
        let count = chance.one(of: [1, 1, 2, 2, 2, 3, 3, 4])
        for _ in 0..<(chance.happens(percent: 2) ? 0 : count) {
            let coefficient = chance.one(of: [1, 1, 1, -1, -1, -1, 2, -2, 3, 0.5])
            terms.append(
                Model.Term(
                    variable: chance.one(of: ledger.livingVariables), coefficient: coefficient))
        }
        return Model.Row(
            terms: terms,
            relation: chance.one(of: [.lessThanOrEqual, .equal, .greaterThanOrEqual]),
            constant: chooseConstant(), priority: choosePriority())
    }

    /// A constant that is often zero and seldom new, so that many things coincide.
    private mutating func chooseConstant() -> Double {
        chance.happens(percent: 40) ? 0 : Double(5 * chance.number(in: -5...6))
    }

    private mutating func choosePriority() -> Priority {
        chance.one(of: [.required, .required, 750, 500, 250, 250, 50])
    }
}
