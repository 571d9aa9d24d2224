import QuoinSolver

/// A system of constraints as flat data: what `system:FILE` reads, and what peers are given.
struct LinearSystem {
    /// A variable, by its number, and what it is multiplied by.
    struct Term {
        var coefficient: Double
        var variable: Int
    }

    /// The sum of some terms, compared with a constant.
    struct Row {
        /// Which of the system's terms belong to the row.
        var terms: Range<Int>
        var relation: Relation
        var constant: Double
        var priority: Priority
    }

    /// For each variable, whether it is known not to be negative.
    private(set) var nonNegative: [Bool] = []
    private(set) var terms: [Term] = []
    private(set) var rows: [Row] = []

    /// Makes a variable, and returns its number.
    mutating func addVariable(nonNegative isNonNegative: Bool = false) -> Int {
        nonNegative.append(isNonNegative)
        return nonNegative.count - 1
    }

    /// Says that a variable is not negative, which costs no row.
    mutating func markNonNegative(_ variable: Int) {
        nonNegative[variable] = true
    }

    /// Adds a row, and returns its number.
    @discardableResult
    mutating func addRow(
        _ rowTerms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
    ) -> Int {
        let first = terms.count
        terms += rowTerms
        rows.append(
            Row(
                terms: first..<terms.count, relation: relation, constant: constant,
                priority: priority))
        return rows.count - 1
    }

    /// Puts the whole system into a solver, and returns the solver's variables in order.
    func install(in solver: Solver) throws(SolverError) -> [Variable] {
        var variables: [Variable] = []
        variables.reserveCapacity(nonNegative.count)
        for isNonNegative in nonNegative {
            variables.append(solver.makeVariable(nonNegative: isNonNegative))
        }
        for row in rows {
            for index in row.terms {
                solver.stage(terms[index].coefficient, variables[terms[index].variable])
            }
            try solver.addStaged(row.relation, row.constant, priority: row.priority)
        }
        return variables
    }
}
