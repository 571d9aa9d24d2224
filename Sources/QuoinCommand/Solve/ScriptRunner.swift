import QuoinSolver

/// Carries out the statements of a script, one after the other, on a solver.
struct ScriptRunner {
    /// Why a script could not be carried out to its end.
    enum Failure: Error {
        /// Required lines cannot hold together. They are the indices of their statements, the one
        /// that was being carried out or changed coming last.
        case conflict([Int])
        case error(ScriptError)
    }

    /// A line that counts at present.
    struct ActiveLine {
        /// How the solver knows the line; nil for an optional suggestion, which the solver keeps by
        /// its variable.
        var constraint: ConstraintID?
        /// The right-hand constant, or the value that is suggested.
        var constant: Double
        var priority: Priority
        /// The statement that last changed the line, or -1.
        var changedBy: Int32 = -1
    }

    let script: Script
    /// What the statements refer to.
    private let targets: [Int32]
    private let solver = Solver()
    private let variables: [Variable]
    /// For every statement, the line that it has put in the solver, while that counts.
    private(set) var lines: [ActiveLine?]
    /// The statement that holds the present suggestion for a variable.
    private var suggestions: [Int32: Int] = [:]

    init(_ checked: CheckedScript) {
        script = checked.script
        targets = checked.targets
        lines = [ActiveLine?](repeating: nil, count: script.statements.count)
        // The solver has no use for names: who is meant is known here.
        variables = script.variableKinds.map { [solver] in
            solver.makeVariable(nonNegative: $0.isNonNegative)
        }
    }

    /// Carries out the script, and hands itself over at every `print` and at the end, with the number
    /// of variables that have appeared by then.
    mutating func run(
        print: (_ state: ScriptRunner, _ variableCount: Int) -> Void
    ) throws(Failure) {
        for (index, statement) in script.statements.enumerated() {
            if case .print(let variableCount) = statement.action {
                try checkThatAllCount()
                print(self, Int(variableCount))
                continue
            }
            do {
                try carryOut(index)
            } catch .unsatisfiable(let conflict) {
                throw .conflict(members(of: conflict, by: index))
            } catch {
                throw tooLarge(index)
            }
        }
        try checkThatAllCount()
        print(self, variables.count)
    }

    /// Numbers that are finite one by one may have sums and products that are not.
    private func tooLarge(_ index: Int) -> Failure {
        let statement = script.statements[index]
        return .error(
            ScriptError(
                line: statement.line, place: statement.start,
                message: "what follows from this line is too large to calculate with, "
                    + "or too far from other numbers"))
    }

    /// What an optional line leads to may come to light only when all are solved together.
    private func checkThatAllCount() throws(Failure) {
        guard let leftOut = solver.constraintsLeftOut.first else { return }
        if let index = lines.firstIndex(where: { $0?.constraint == leftOut }) {
            throw tooLarge(index)
        }
        // The solver keeps a suggestion by its variable.
        var suggestion = 0
        solver.forEachVariable(in: leftOut) { variable, _ in
            let number = variables.firstIndex(of: variable).map { Int32($0) }
            suggestion = number.flatMap { suggestions[$0] } ?? suggestion
        }
        throw tooLarge(suggestion)
    }

    private mutating func carryOut(_ index: Int) throws(SolverError) {
        let target = Int(targets[index])
        switch script.statements[index].action {
        case .declare, .print:
            break
        case .constrain(let constraint):
            for term in script.terms[constraint.terms] {
                solver.stage(term.coefficient, variables[Int(term.variable)])
            }
            let id = try solver.addStaged(
                constraint.relation, constraint.constant, priority: constraint.priority)
            lines[index] = ActiveLine(
                constraint: id, constant: constraint.constant, priority: constraint.priority)
        case .suggest(let variable, let value, let priority):
            try suggest(value, for: variable, priority: priority, as: index)
        case .remove:
            try remove(target)
        case .setConstant(let constant, _):
            try change(target, by: index) { $0.constant = constant }
        case .setPriority(let priority, _):
            try change(target, by: index) { $0.priority = priority }
        }
    }
}

// MARK: - Changing lines

extension ScriptRunner {
    private mutating func remove(_ target: Int) throws(SolverError) {
        let line = lines[target]
        lines[target] = nil
        if let constraint = line?.constraint {
            try solver.remove(constraint)
        } else if case .suggest(let variable, _, _) = script.statements[target].action {
            solver.endEditing(variables[Int(variable)])
        }
        if case .suggest(let variable, _, _) = script.statements[target].action {
            suggestions[variable] = nil
        }
    }

    /// Changes the constant or the priority of a line.
    private mutating func change(
        _ target: Int, by index: Int, _ change: (inout ActiveLine) -> Void
    ) throws(SolverError) {
        guard let before = lines[target] else { return }
        var after = before
        after.changedBy = Int32(index)
        change(&after)
        // It is kept before it is tried: if the attempt fails, the report is about the change.
        lines[target] = after
        if case .suggest(let variable, _, _) = script.statements[target].action {
            try suggest(after.constant, for: variable, priority: after.priority, as: target)
        } else if let constraint = before.constraint {
            if after.constant != before.constant {
                try solver.setConstant(after.constant, of: constraint)
            }
            if after.priority != before.priority {
                try solver.setPriority(after.priority, of: constraint)
            }
        }
    }

    /// Puts a suggestion in the place of the variable's former one, if there is one.
    ///
    /// The solver's own suggestions have no handle by which a conflict could name them. Optional ones
    /// are in no conflict. A required one is a constraint of its own.
    private mutating func suggest(
        _ value: Double, for variable: Int32, priority: Priority, as index: Int
    ) throws(SolverError) {
        let former = suggestions.updateValue(index, forKey: variable)
        let formerLine = former.flatMap { lines[$0] }
        var line = ActiveLine(constant: value, priority: priority)
        if let former, former != index {
            lines[former] = nil
        } else {
            line.changedBy = formerLine?.changedBy ?? -1
        }
        line.constraint = formerLine?.constraint
        lines[index] = line

        let handle = variables[Int(variable)]
        if priority < .required {
            if let constraint = line.constraint {
                try solver.remove(constraint)
                lines[index]?.constraint = nil
            }
            try solver.suggest(value, for: handle, priority: priority)
        } else if let constraint = line.constraint {
            try solver.setConstant(value, of: constraint)
        } else {
            if formerLine != nil {
                solver.endEditing(handle)
            }
            solver.stage(1, handle)
            lines[index]?.constraint = try solver.addStaged(.equal, value, priority: priority)
        }
    }
}

// MARK: - Reading the state

extension ScriptRunner {
    /// The value of a variable, by its number.
    func value(of variable: Int) -> Double {
        solver.value(of: variables[variable])
    }

    /// Whether other values of the variable, by its number, would be as good.
    func isAmbiguous(_ variable: Int) -> Bool {
        solver.isAmbiguous(variables[variable])
    }

    /// By how much the optional line that a statement has put in the solver is missed, or nil if it
    /// is not.
    ///
    /// What is no more than the rounding of numbers as large as the line's is not a miss.
    func violation(of index: Int) -> Double? {
        guard let line = lines[index], line.priority < .required else { return nil }
        let amount: Double
        var magnitude = max(1, line.constant.magnitude)
        switch script.statements[index].action {
        case .suggest(let variable, _, _):
            amount = (value(of: Int(variable)) - line.constant).magnitude
        case .constrain(let constraint):
            guard let id = line.constraint else { return nil }
            amount = solver.violation(of: id)
            guard amount > 1e-9 else { return nil }
            for term in script.terms[constraint.terms] {
                let part = term.coefficient * value(of: Int(term.variable))
                magnitude = max(magnitude, part.magnitude)
            }
        case .declare, .remove, .setConstant, .setPriority, .print:
            return nil
        }
        return amount > 1e-9 * magnitude ? amount : nil
    }

    /// The statements whose lines a conflict is about.
    ///
    /// The one constraint that is not known by its handle is the one that the statement could not add,
    /// for itself or for the line that it changes.
    private func members(of conflict: [ConstraintID], by index: Int) -> [Int] {
        let changed = targets[index] >= 0 ? Int(targets[index]) : index
        var statements: [ConstraintID: Int] = [:]
        let wanted = Set(conflict)
        for (statement, line) in lines.enumerated() {
            if let id = line?.constraint, wanted.contains(id) {
                statements[id] = statement
            }
        }
        return conflict.map { statements[$0] ?? changed }
    }
}
