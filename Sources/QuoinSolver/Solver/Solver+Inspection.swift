/// Looking at what the solver holds, for engines that stand on it.
extension Variable {
    /// Where the solver keeps the variable: 0 for the first, then 1, and so on.
    ///
    /// Positions are dense, so what belongs to variables can be kept in an array. That of a removed
    /// variable is used again.
    package var index: Int { Int(place) }
}

extension ConstraintID {
    /// Where the solver keeps the constraint: 0 for the first, then 1, and so on.
    ///
    /// What belongs to constraints can be kept in an array by this. That of a removed constraint is
    /// used again. Constraints that are added after the solver has solved may leave gaps, for the
    /// solver keeps a few things of its own among them.
    package var index: Int { Int(place) }
}

extension Solver {
    /// The variable at a position; see ``Variable/index``.
    ///
    /// - Precondition: there is one, and it was not removed.
    package func variable(at index: Int) -> Variable {
        precondition(
            index >= 0 && index < simplex.variables.count
                && simplex.variables[index].flags.contains(.alive),
            "no variable stands at this position")
        return handle(ofVariable: index)
    }

    /// The constraint at a position; see ``ConstraintID/index``.
    ///
    /// - Precondition: there is one, and it was not removed.
    package func constraint(at index: Int) -> ConstraintID {
        precondition(
            index >= 0 && index < simplex.rows.count && simplex.isUsersRow(index),
            "no constraint stands at this position")
        return id(of: index)
    }

    /// How many variables were looked at so far because values depend on them, or they on others. Tests count the work
    /// for a change by it.
    package var looks: Int { simplex.looks }

    /// Hands over the terms of a constraint, with all variables on the left: each variable once,
    /// with a coefficient that is not 0. Nothing happens for a constraint that was removed.
    ///
    /// ```swift
    /// let gap = try solver.add(right - left >= 8)
    /// solver.forEachVariable(in: gap) { variable, coefficient in
    ///     print("\(coefficient)·\(solver.name(of: variable))")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: the constraint.
    ///   - body: gets a variable and its coefficient. It must not change the solver.
    /// - Complexity: O(*n*) in the constraint's terms.
    public func forEachVariable(in id: ConstraintID, _ body: (Variable, Double) -> Void) {
        guard let row = row(of: id) else { return }
        for index in simplex.terms.row(row) {
            let entry = simplex.terms.entry(index)
            body(handle(ofVariable: Int(entry.column)), entry.coefficient)
        }
    }

    /// Whether a constraint could hold if there was no other one.
    ///
    /// - Complexity: O(*n*) in the constraint's terms.
    package func canHoldAlone(_ id: ConstraintID) -> Bool {
        guard let row = row(of: id) else { return false }
        let record = simplex.rows[row]
        if record.constant == 0 {
            return true
        }
        // What it comes to where all variables are 0 is too little, or too much.
        let isTooLittle = record.constant > 0
        if isTooLittle ? !record.limitsBelow : !record.limitsAbove {
            return true
        }
        for index in simplex.terms.row(row) {
            let entry = simplex.terms.entry(index)
            let isFree = !simplex.variables[entry.column].flags.contains(.nonNegative)
            if isFree || (entry.coefficient > 0) == isTooLittle {
                return true
            }
        }
        return false
    }

    /// The constraints that determine a variable's value: those that hold with equality and that the
    /// value is the outcome of, through other variables too.
    ///
    /// ```swift
    /// let start = try solver.add(left == 8)
    /// let end = try solver.add(right == left + 100)
    /// try solver.add(right <= 320)
    /// solver.constraintsDetermining(right)            // start and end
    /// ```
    ///
    /// Constraints that are violated, or merely hold, are not among them, nor is the fact that a
    /// variable is not negative. For a variable that nothing constrains, and one that was removed,
    /// there are none.
    ///
    /// - Complexity: O(*n* log *n*) in the number of constraints that the value depends on, once the
    ///   solver has solved.
    public func constraintsDetermining(_ variable: Variable) -> [ConstraintID] {
        guard let index = index(of: variable) else { return [] }
        simplex.solveAndWake()
        simplex.expandVariable(index, .complete)
        var constraints: [ConstraintID] = []
        for position in 0..<simplex.expansionRows.count {
            let row = Int(simplex.expansionRows[position])
            if simplex.rowWeights[row] != 0, simplex.isUsersRow(row) {
                constraints.append(id(of: row))
            }
        }
        return constraints
    }

    /// What a variable's value comes down to: rows that hold with equality, with the factor by which the
    /// constant of each counts; variables that would be negative if they could; and variables whose value
    /// nothing decides.
    ///
    /// The value is the sum of the rows' constants times their factors, plus what is undecided. The rows are
    /// independent of each other.
    ///
    /// - Complexity: O(*n* log *n*) in the number of constraints that the value depends on, once the
    ///   solver has solved.
    package func grounds(of variable: Variable) -> Grounds {
        var grounds = Grounds()
        guard let index = index(of: variable) else { return grounds }
        simplex.solveAndWake()
        simplex.expandVariable(index, .complete)
        for position in 0..<simplex.expansionRows.count {
            let row = Int(simplex.expansionRows[position])
            let factor = simplex.rowWeights[row]
            if factor == 0 {
                continue
            }
            if simplex.isUsersRow(row) {
                grounds.rows.append((id(of: row), factor))
            } else {
                for index in simplex.terms.row(row) {
                    grounds.zeros.append(Int(simplex.terms.entry(index).column))
                }
            }
        }
        for position in 0..<simplex.expansionParameters.count {
            grounds.undecided.append(Int(simplex.expansionParameters[position]))
        }
        return grounds
    }

    /// Adds the staged terms up, with the values that the variables have, and forgets them.
    package func takeStagedSum() -> Double {
        simplex.solve()
        var sum = 0.0
        for index in 0..<simplex.stagedTerms.count {
            let term = simplex.stagedTerms[index]
            if term.variable >= 0 {
                sum += term.coefficient * simplex.values[Int(term.variable)]
            }
        }
        simplex.stagedTerms.removeAll()
        return sum
    }
}

/// What the value of a variable comes down to; see ``Solver/grounds(of:)``.
package struct Grounds {
    /// Rows that hold with equality, and how often the constant of each counts.
    package var rows: [(id: ConstraintID, factor: Double)] = []
    /// Positions of variables that are 0 because they cannot be negative.
    package var zeros: [Int] = []
    /// Positions of variables that could have any value.
    package var undecided: [Int] = []
}
