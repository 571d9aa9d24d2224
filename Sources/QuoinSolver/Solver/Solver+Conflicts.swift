/// Making conflicts as small as they can be.
extension Solver {
    /// The error for rows that cannot hold together.
    ///
    /// - Parameter constant: the constant that the last row was to have, if that differs from the
    ///   one that it has.
    func unsatisfiable(_ conflict: Conflict, constant: Double? = nil) -> SolverError {
        let members =
            conflict.isIrreducible
            ? conflict.rows : reduced(conflict.rows, constant: constant)
        return .unsatisfiable(conflict: members.map { id(of: $0) })
    }

    /// Leaves out members without which the others contradict each other all the same.
    ///
    /// Each member but the last is left out by way of trial, in a small solver that holds the
    /// members alone. Where the rest still contradict, the trial's own conflict is smaller.
    private func reduced(_ rows: [Int], constant: Double?) -> [Int] {
        guard let last = rows.last else { return rows }
        let trial = Trial(of: rows, in: self, lastConstant: constant)
        var members = Array(rows.dropLast())
        var position = 0
        while position < members.count {
            let rest = members.filter { $0 != members[position] }
            if trial.contradicts(rest, last) {
                members = rest
            } else {
                position += 1
            }
        }
        return members + [last]
    }
}

/// A copy of a few rows in a solver of their own, for trying which of them contradict.
private final class Trial {
    private let solver = Solver()
    private var variables: [Int: Variable] = [:]
    private var constraints: [Int: (constraint: LinearConstraint, id: ConstraintID?)] = [:]

    init(of rows: [Int], in original: Solver, lastConstant: Double?) {
        for (position, row) in rows.enumerated() {
            let isLast = position == rows.count - 1
            let record = original.simplex.rows[row]
            let constant = isLast ? lastConstant ?? record.constant : record.constant
            var expression = LinearExpression(-constant)
            for index in original.simplex.terms.row(row) {
                let entry = original.simplex.terms.entry(index)
                expression.terms.append(
                    LinearExpression.Term(
                        variable(Int(entry.column), in: original), coefficient: entry.coefficient))
            }
            let relation: Relation =
                switch record.relation {
                case .atMost: .lessThanOrEqual
                case .atLeast: .greaterThanOrEqual
                case .equal, .none: .equal
                }
            let constraint = LinearConstraint(expression, relation)
            // All but the last hold together, as they do in the original.
            let id = isLast ? nil : try? solver.add(constraint)
            constraints[row] = (constraint, id)
        }
    }

    private func variable(_ index: Int, in original: Solver) -> Variable {
        if let known = variables[index] {
            return known
        }
        let isNonNegative = original.simplex.variables[index].flags.contains(.nonNegative)
        let made = solver.makeVariable(nonNegative: isNonNegative)
        variables[index] = made
        return made
    }

    /// Whether `last` cannot hold together with `members` alone. Other rows are out afterwards.
    func contradicts(_ members: [Int], _ last: Int) -> Bool {
        let kept = Set(members)
        var removed: [Int] = []
        for (row, entry) in constraints where row != last && !kept.contains(row) {
            if let id = entry.id {
                removed.append(row)
                try? solver.remove(id)
                constraints[row]?.id = nil
            }
        }
        guard let final = constraints[last] else { return false }
        if let id = try? solver.add(final.constraint) {
            try? solver.remove(id)
            for row in removed.sorted() {
                if let constraint = constraints[row]?.constraint {
                    constraints[row]?.id = try? solver.add(constraint)
                }
            }
            return false
        }
        return true
    }
}
