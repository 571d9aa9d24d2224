import QuoinSolver

/// Why rows cannot hold together: a sum of their multiples in which all places cancel out, and which
/// says that something that is not negative is.
///
/// In an irreducible set there is one such sum, up to scale, and every row has a part in it.
struct ConflictProof {
    /// What each row is multiplied by: positive for ≤, negative for ≥. The first row's is 1 or −1.
    let weights: [Double]
    /// By how much the first row misses what the others say.
    let shortfall: Double
    /// The sizes that are left in the sum, each times a positive factor.
    let leftovers: [ConflictTerm]

    /// Finds the sum; nil if there is none, and the rows can hold together.
    init?(of rows: [ConflictRow]) {
        guard let first = rows.first else { return nil }
        let signs: [Double] =
            switch first.relation {
            case .lessThanOrEqual: [1]
            case .greaterThanOrEqual: [-1]
            case .equal: [1, -1]
            }
        for sign in signs {
            if let proof = ConflictProof(rows, firstWeight: sign) {
                self = proof
                return
            }
        }
        return nil
    }

    /// Less than this is rounding.
    static let least = 1e-6

    private init?(_ rows: [ConflictRow], firstWeight: Double) {
        if let found = CancelledProof(of: rows, firstWeight: firstWeight) {
            self.init(of: rows, weights: found.weights, leftovers: found.leftovers)
            if shortfall >= Self.least {
                return
            }
        }
        guard let found = Self.search(rows, firstWeight: firstWeight) else { return nil }
        self.init(of: rows, weights: found.weights, leftovers: found.leftovers)
        guard shortfall >= Self.least else { return nil }
    }

    private init(of rows: [ConflictRow], weights: [Double], leftovers: [ConflictTerm]) {
        self.weights = weights
        self.leftovers = leftovers
        shortfall = -zip(weights, rows).reduce(0) { $0 + $1.0 * $1.1.number }
    }

    private static func search(
        _ rows: [ConflictRow], firstWeight: Double
    ) -> (weights: [Double], leftovers: [ConflictTerm])? {
        do throws(SolverError) {
            let search = try ProofSearch(rows, firstWeight: firstWeight)
            let leftovers = try search.cancelTerms(of: rows)
            return (search.weights, leftovers)
        } catch {
            return nil
        }
    }
}

/// The search for a proof: the multiples are themselves the solution of linear constraints.
private struct ProofSearch {
    private let solver = Solver()
    private var multiples: [(variable: Variable, sign: Double)] = []

    init(_ rows: [ConflictRow], firstWeight: Double) throws(SolverError) {
        for row in rows {
            let variable = solver.makeVariable(nonNegative: row.relation != .equal)
            multiples.append((variable, row.relation == .greaterThanOrEqual ? -1 : 1))
        }
        stage(0, times: firstWeight)
        try solver.addStaged(.equal, 1)
        // Sums that say nothing, such as 0 ≤ 0, can be mixed into the one that says most.
        let shortfall = try rows.leastShortfallOfFirst
        for (index, row) in rows.enumerated() where row.number != 0 {
            stage(index, times: row.number)
        }
        try solver.addStaged(.equal, -shortfall, priority: .high)
    }

    private func stage(_ index: Int, times factor: Double) {
        solver.stage(factor * multiples[index].sign, multiples[index].variable)
    }

    /// Lets places cancel out, and sizes be left over only where it takes their not being negative.
    ///
    /// - Returns: what is left over.
    func cancelTerms(of rows: [ConflictRow]) throws(SolverError) -> [ConflictTerm] {
        var columns: [Int: [(row: Int, coefficient: Double)]] = [:]
        for (index, row) in rows.enumerated() {
            for term in row.terms {
                columns[term.variable, default: []].append((index, term.coefficient))
            }
        }
        var sums: [(term: ConflictTerm, sum: Variable)] = []
        for variable in columns.keys.sorted() {
            let term = ConflictTerm(variable: variable, coefficient: 1)
            for (row, coefficient) in columns[variable] ?? [] {
                stage(row, times: coefficient)
            }
            if term.isExtent {
                let sum = solver.makeVariable(nonNegative: true)
                solver.stage(-1, sum)
                sums.append((term, sum))
            }
            try solver.addStaged(.equal, 0)
        }
        for (_, sum) in sums {
            solver.stage(1, sum)
            try solver.addStaged(.equal, 0, priority: .low)
        }
        return sums.compactMap { term, sum in
            let factor = solver.value(of: sum)
            return factor > ConflictProof.least
                ? ConflictTerm(variable: term.variable, coefficient: factor) : nil
        }
    }

    var weights: [Double] {
        multiples.map { solver.value(of: $0.variable) * $0.sign }
    }
}

extension [ConflictRow] {
    /// By how much the first row must be missed if all others hold.
    fileprivate var leastShortfallOfFirst: Double {
        get throws(SolverError) {
            let solver = Solver()
            var variables: [Int: Variable] = [:]
            var rows: [ConstraintID] = []
            for row in self {
                for term in row.terms {
                    let variable =
                        variables[term.variable] ?? solver.makeVariable(nonNegative: term.isExtent)
                    variables[term.variable] = variable
                    solver.stage(term.coefficient, variable)
                }
                let priority: Priority = rows.isEmpty ? .high : .required
                rows.append(
                    try solver.addStaged(row.relation, row.number, priority: priority))
            }
            return rows.first.map { solver.violation(of: $0) } ?? 0
        }
    }
}
