import QuoinSolver

/// Random changes to one solver; after each, or after a few, it must do as well as a fresh one.
struct CheckedSequence {
    /// What the constraints are like, and how often the solver is asked.
    private enum Kind: UInt64, CaseIterable {
        /// Any, on variables of any value; asked after each change.
        case any
        /// Any, and half of the variables must not be negative; asked now and then, so that much is out of date.
        case sizes
        /// Those of views below or within each other: places, and sizes which must not be negative, in long
        /// chains. Asked now and then.
        case columns
    }

    /// What went wrong, and after which change.
    struct Failure: Error {
        let step: Int
        let reason: String
        /// Every change up to then, in the language of `quoin solve`.
        let changes: [String]
    }

    /// Small whole numbers, so that many constraints meet in the same points.
    private static let coefficients = [-2.0, -1, -1, -1, 0, 0.5, 1, 1, 1, 1, 2, 3]
    private static let constants = [-20.0, -5, 0, 0, 0, 5, 10, 10, 20, 100]
    private static let priorities: [Priority] = [
        .required, .required, .high, .medium + 0.5, .medium, .low, .fittingSize, 1,
    ]
    private static let tolerance = 1e-6

    private let kind: Kind
    private let solver = Solver()
    private var random: SplitMix64
    private var variables: [Variable]
    private var system: CheckedSystem
    private var identifiers: [Int: ConstraintID] = [:]
    private var nextKey = 0
    private var changes: [String] = []

    /// Begins the sequence that belongs to a seed.
    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let kind = Kind(rawValue: seed % UInt64(Kind.allCases.count)) ?? .any
        self.kind = kind
        let views = Int.random(in: 1...(kind == .columns ? 12 : 6), using: &random)
        let isNonNegative = (0..<2 * views).map { kind != .any && $0 % 2 == 1 }
        let solver = solver
        variables = isNonNegative.map { solver.makeVariable(nonNegative: $0) }
        system = CheckedSystem(isNonNegative: isNonNegative)
        for index in isNonNegative.indices where isNonNegative[index] {
            changes.append("var v\(index) >= 0")
        }
    }

    /// Makes the given number of changes.
    mutating func run(steps: Int) throws(Failure) {
        for step in 1...max(1, steps) {
            do {
                try change()
                if kind == .any || step == steps || Int.random(in: 0..<8, using: &random) == 0 {
                    if kind != .any { changes.append("print") }
                    try compare()
                }
            } catch let problem as CheckProblem {
                throw Failure(step: step, reason: problem.reason, changes: changes)
            } catch {
                throw Failure(
                    step: step, reason: "the solver threw \(error)", changes: changes)
            }
        }
    }

    // MARK: - Changing

    /// Makes one change to the solver and to the plain system, and compares who refuses it.
    private mutating func change() throws {
        var changed = system
        let wasAccepted = try apply(to: &changed)
        guard wasAccepted == (try changed.makeSolver() != nil) else {
            throw CheckProblem(
                wasAccepted
                    ? "the solver accepted what a fresh one refuses"
                    : "the solver refused what a fresh one accepts")
        }
        if wasAccepted {
            system = changed
        } else if let refused = changes.popLast() {
            changes.append("# refused: \(refused)")
        }
    }

    /// Makes one change, and returns whether the solver accepted it.
    private mutating func apply(to changed: inout CheckedSystem) throws -> Bool {
        let row = system.rows.isEmpty ? nil : Int.random(in: 0..<system.rows.count, using: &random)
        let variable = Int.random(in: 0..<variables.count, using: &random)
        switch (Int.random(in: 0..<100, using: &random), row) {
        case (..<45, _), (_, nil):
            return try add(to: &changed)
        case (..<58, let row?):
            let gone = changed.rows.remove(at: row)
            changes.append("remove c\(gone.key)")
            return try ifSatisfiable { try solver.remove(try identifier(of: gone)) }
        case (..<70, let row?):
            let constant = random.pick(Self.constants)
            changed.rows[row].constant = constant
            changes.append("set c\(changed.rows[row].key) = \(constant)")
            let identifier = try identifier(of: changed.rows[row])
            return try ifSatisfiable { try solver.setConstant(constant, of: identifier) }
        case (..<80, let row?):
            let priority = random.pick(Self.priorities)
            changed.rows[row].priority = priority
            changes.append("priority c\(changed.rows[row].key) = \(priority)")
            let identifier = try identifier(of: changed.rows[row])
            return try ifSatisfiable { try solver.setPriority(priority, of: identifier) }
        case (..<92, _):
            let value = random.pick(Self.constants)
            let priority = random.pick(Self.priorities.filter { $0 < .required })
            changed.edits[variable] = CheckedSystem.Edit(value: value, priority: priority)
            changes.append("suggest v\(variable) = \(value) @\(priority)")
            let edited = variables[variable]
            return try ifSatisfiable {
                try solver.suggest(value, for: edited, priority: priority)
            }
        case (..<97, _):
            changes.append("# v\(variable) is no longer edited")
            solver.endEditing(variables[variable])
            changed.edits[variable] = nil
            return true
        default:
            changes.append("# v\(variable) is removed, and another takes its name")
            solver.remove(variables[variable])
            variables[variable] = solver.makeVariable(
                nonNegative: system.isNonNegative[variable])
            changed.forget(variable)
            return true
        }
    }

    private mutating func add(to changed: inout CheckedSystem) throws -> Bool {
        let row = kind == .columns ? columnRow() : anyRow()
        nextKey += 1
        changed.rows.append(row)
        changes.append(row.text)
        for term in row.terms {
            solver.stage(term.coefficient, variables[term.variable])
        }
        var added: ConstraintID?
        let wasAccepted = try ifSatisfiable {
            added = try solver.addStaged(row.relation, row.constant, priority: row.priority)
        }
        identifiers[row.key] = added
        return wasAccepted
    }

    private mutating func anyRow() -> CheckedSystem.Row {
        let terms = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            LinearSystem.Term(
                coefficient: random.pick(Self.coefficients),
                variable: Int.random(in: 0..<variables.count, using: &random))
        }
        return CheckedSystem.Row(
            key: nextKey, terms: terms,
            relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            constant: random.pick(Self.constants), priority: random.pick(Self.priorities))
    }

    /// Something that is said of a view and of another before it. Each has a place and, after it, a size.
    private mutating func columnRow() -> CheckedSystem.Row {
        let view = Int.random(in: 0..<variables.count / 2, using: &random)
        let other = max(0, view - (random.pick([1, 1, 1, 2, 3])))
        let (place, size) = (2 * view, 2 * view + 1)
        let gap = Double(Int.random(in: -2...8, using: &random))
        let (terms, constant): ([(Double, Int)], Double) =
            if view == other {
                ([(1, place)], 0)
            } else {
                switch Int.random(in: 0..<10, using: &random) {
                case ..<4: ([(1, place), (-1, 2 * other), (-1, 2 * other + 1)], gap)
                case 4: ([(1, place), (-1, 2 * other)], gap)
                case 5: ([(1, place), (1, size), (-1, 2 * other), (-1, 2 * other + 1)], -gap)
                case 6: ([(1, place), (0.5, size), (-1, 2 * other), (-0.5, 2 * other + 1)], 0)
                case 7: ([(1, size), (-random.pick([1, 1, 2, 0.5]), 2 * other + 1)], 0)
                case 8: ([(1, size)], gap + 2)
                default: ([(1, place), (1, size)], gap * 4)
                }
            }
        return CheckedSystem.Row(
            key: nextKey,
            terms: terms.map { LinearSystem.Term(coefficient: $0.0, variable: $0.1) },
            relation: random.pick([
                .equal, .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
            ]),
            constant: constant, priority: random.pick([.required, .required] + Self.priorities))
    }

    private func identifier(of row: CheckedSystem.Row) throws -> ConstraintID {
        guard let identifier = identifiers[row.key] else {
            throw CheckProblem("a constraint has no identifier")
        }
        return identifier
    }

    /// Whether a change went through; only a contradiction may keep it from that.
    private func ifSatisfiable(_ change: () throws -> Void) throws -> Bool {
        do {
            try change()
            return true
        } catch SolverError.unsatisfiable {
            return false
        }
    }

    // MARK: - Comparing

    /// Compares the misses at each priority with those of a fresh solver.
    private func compare() throws {
        guard let fresh = try system.makeSolver() else {
            throw CheckProblem("a fresh solver refuses what was accepted")
        }
        let values = variables.map { solver.value(of: $0) }
        let freshValues = fresh.variables.map { fresh.solver.value(of: $0) }
        let largest = (values + freshValues).reduce(100) { max($0, abs($1)) }
        let allowed = Self.tolerance * largest

        let sums = system.violations(at: values)
        let freshSums = system.violations(at: freshValues)
        for (own, other) in zip(sums, freshSums) where !(abs(own.sum - other.sum) <= allowed) {
            throw CheckProblem(
                "at priority \(own.priority) the misses add up to \(own.sum), "
                    + "and to \(other.sum) in a fresh solver")
        }
        if let first = sums.first, first.priority == .required, !(first.sum <= allowed) {
            throw CheckProblem("required constraints are missed by \(first.sum)")
        }
        for row in system.rows {
            let reported = solver.violation(of: try identifier(of: row))
            guard abs(reported - system.miss(of: row, at: values)) <= allowed else {
                throw CheckProblem("a constraint is not missed by \(reported), as was reported")
            }
        }
    }
}

/// Something that must not be, found within a sequence.
private struct CheckProblem: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
