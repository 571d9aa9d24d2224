import TestSupport
import Testing

@testable import QuoinSolver

/// Random rows of which each shares variables with many others.
struct EntangledSystem {
    struct Row {
        var terms: [(coefficient: Double, variable: Int)]
        var relation: Relation
        var constant: Double
        var priority: Priority

        /// By how much the row is off with some values, and the sum of what meets in it.
        func missed(_ value: (Int) -> Double) -> (amount: Double, magnitude: Double) {
            let parts = terms.map { $0.coefficient * value($0.variable) }
            let excess = parts.reduce(-constant, +)
            let magnitude = parts.reduce(abs(constant)) { $0 + abs($1) }
            switch relation {
            case .equal: return (abs(excess), magnitude)
            case .lessThanOrEqual: return (max(0, excess), magnitude)
            case .greaterThanOrEqual: return (max(0, -excess), magnitude)
            }
        }
    }

    static let priorities: [Priority] = [.required, .high, .medium, .low, 100]

    private(set) var rows: [Row] = []
    private var nonNegative: [Bool] = []

    /// Makes rows over three variables for every five of them. The required ones hold at a certain point.
    init(
        rows count: Int, coefficients: [Double] = [-4, -3, -2, -1, 1, 2, 3, 4],
        using generator: inout SeededGenerator
    ) {
        var point: [Int] = []
        for _ in 0..<count * 3 / 5 {
            nonNegative.append(generator.happens(percent: 50))
            point.append(generator.below(101))
        }
        for _ in 0..<count {
            var terms: [(coefficient: Double, variable: Int)] = []
            while terms.count < 3 + generator.below(2) {
                let variable = generator.below(point.count)
                if !terms.contains(where: { $0.variable == variable }) {
                    let coefficient = generator.one(of: coefficients)
                    terms.append((coefficient, variable))
                }
            }
            let relation = generator.one(
                of: [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
            let priority = generator.one(of: Self.priorities)
            var constant = Double(generator.below(201) - 100)
            if priority == .required {
                let sum = terms.reduce(0) { $0 + $1.coefficient * Double(point[$1.variable]) }
                switch relation {
                case .equal: constant = sum
                case .lessThanOrEqual: constant = sum + abs(constant)
                case .greaterThanOrEqual: constant = sum - abs(constant)
                }
            }
            rows.append(
                Row(terms: terms, relation: relation, constant: constant, priority: priority))
        }
    }

    /// A solver that has been given all rows, one after the other, and has solved them.
    func solver() throws -> Solver {
        let solver = Solver()
        let variables = makeVariables(in: solver)
        for row in rows {
            try add(row, to: solver, variables)
        }
        solver.solve()
        return solver
    }

    mutating func removeRow(_ row: Int) {
        rows.remove(at: row)
    }

    mutating func setConstant(_ constant: Double, ofRow row: Int) {
        rows[row].constant = constant
    }

    func makeVariables(in solver: Solver) -> [Variable] {
        nonNegative.map { solver.makeVariable(nonNegative: $0) }
    }

    @discardableResult
    func add(_ row: Row, to solver: Solver, _ variables: [Variable]) throws -> ConstraintID {
        for term in row.terms {
            solver.stage(term.coefficient, variables[term.variable])
        }
        return try solver.addStaged(row.relation, row.constant, priority: row.priority)
    }

    /// What rows are missed by in sum, for each priority, when they come in this order.
    func solved(_ rows: [Row], inBatch: Bool) throws -> [Priority: Double] {
        let solver = Solver()
        let variables = makeVariables(in: solver)
        if inBatch {
            solver.beginBatch()
        }
        var ids: [ConstraintID] = []
        for row in rows {
            ids.append(try add(row, to: solver, variables))
        }
        if inBatch {
            solver.endBatch { conflict in
                Issue.record("no contradiction: \(conflict)")
                return conflict[0]
            }
        }
        var missed: [Priority: Double] = [:]
        for (row, id) in zip(rows, ids) {
            missed[row.priority, default: 0] += solver.violation(of: id)
        }
        for (variable, isNonNegative) in zip(variables, nonNegative) where isNonNegative {
            expectTrue(solver.value(of: variable) >= -1e-7)
        }
        #if DEBUG
            expectEqual(solver.checkInvariants(), [])
        #endif
        return missed
    }
}
