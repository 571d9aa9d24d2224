import QuoinSolver

/// What a solver is meant to hold: the plain list of its constraints and edits.
///
/// It is the truth against which a solver is checked that has been changed step by step.
struct CheckedSystem {
    /// A constraint that is in the system.
    struct Row {
        /// Tells the row from all others that there ever were.
        let key: Int
        var terms: [LinearSystem.Term]
        var relation: Relation
        var constant: Double
        var priority: Priority

        /// What a variable is multiplied by in all; 0 where its terms cancel out.
        func coefficient(of variable: Int) -> Double {
            terms.reduce(0) { $0 + ($1.variable == variable ? $1.coefficient : 0) }
        }

        /// The row in the language of `quoin solve`.
        var text: String {
            let sum = terms.map { "\($0.coefficient)*v\($0.variable)" }.joined(separator: " + ")
            return "c\(key): \(sum) \(relation.symbol) \(constant) @\(priority)"
        }
    }

    /// A value that is suggested for a variable.
    struct Edit {
        var value: Double
        var priority: Priority
    }

    /// Of each variable, whether it must not be negative.
    let isNonNegative: [Bool]
    /// The constraints in the order in which they were added.
    var rows: [Row] = []
    /// The edits, by variable.
    var edits: [Int: Edit] = [:]

    /// Takes a variable out, with every constraint and edit on it. Its number stays in use.
    mutating func forget(_ variable: Int) {
        rows.removeAll { $0.coefficient(of: variable) != 0 }
        edits[variable] = nil
    }

    /// Makes a solver that has never held anything else, and which solves after each constraint.
    ///
    /// - Returns: The solver's variables in order, and `nil` if the required rows contradict.
    func makeSolver() throws(SolverError) -> (solver: Solver, variables: [Variable])? {
        let solver = Solver()
        let variables = isNonNegative.map { solver.makeVariable(nonNegative: $0) }
        do {
            for row in rows {
                for term in row.terms {
                    solver.stage(term.coefficient, variables[term.variable])
                }
                try solver.addStaged(row.relation, row.constant, priority: row.priority)
                solver.solve()
            }
            for (variable, edit) in edits.sorted(by: { $0.key < $1.key }) {
                try solver.suggest(
                    edit.value, for: variables[variable], priority: edit.priority)
            }
        } catch {
            guard case .unsatisfiable = error else { throw error }
            return nil
        }
        return (solver, variables)
    }

    /// By how much a row is missed when the variables have the given values.
    func miss(of row: Row, at values: [Double]) -> Double {
        let sum = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
        return switch row.relation {
        case .equal: abs(sum - row.constant)
        case .lessThanOrEqual: max(0, sum - row.constant)
        case .greaterThanOrEqual: max(0, row.constant - sum)
        }
    }

    /// The sum of all misses at each priority in use, from the highest to the lowest.
    func violations(at values: [Double]) -> [(priority: Priority, sum: Double)] {
        var sums: [Priority: Double] = [:]
        for row in rows {
            sums[row.priority, default: 0] += miss(of: row, at: values)
        }
        for (variable, value) in values.enumerated() where isNonNegative[variable] {
            sums[.required, default: 0] += max(0, -value)
        }
        for (variable, edit) in edits {
            sums[edit.priority, default: 0] += abs(values[variable] - edit.value)
        }
        return sums.sorted { $0.key > $1.key }.map { (priority: $0.key, sum: $0.value) }
    }
}
