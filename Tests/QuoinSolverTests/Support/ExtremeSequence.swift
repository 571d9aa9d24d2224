import QuoinSolver
import TestSupport

/// Random changes to a solver with numbers that overflow, vanish or cancel out.
struct ExtremeSequence {
    private struct Row {
        var model: Model.Row
        var id: ConstraintID
    }

    private static let palettes: [[Double]] = [
        (-30...30).map { powerOfTen(10 * $0) },
        [1, 1, 1, 1e9, 9e8, 1.1e9, 1e10, 1e12, 1e8, 2],
        [1, 1, .leastNonzeroMagnitude, .leastNormalMagnitude / 100, 1e-300, 3],
        [1, 1, 1, 2, 2, 4],
        [1, 1, 1 + 1e-9, 1 - 1e-9, 1 + 1e-12, 1 - 1e-10, 1 + 1e-7, 1 + 1e-11, 2],
        [1, 1, 1, 1, 1, 2, 1e100, 1e-100, 1e308, 1e200],
        [1, 1, 1e9, 1e9 + 1, 1e-9, 1e-8, 1e12, 1e-12, 1e6],
        [1, 1, 1, 0.1, 10, 100, 1e4, 1e-4, 1e15, 1e-15],
    ]

    private static func powerOfTen(_ exponent: Int) -> Double {
        let factor = exponent < 0 ? 0.1 : 10
        return (0..<abs(exponent)).reduce(1) { power, _ in power * factor }
    }

    private let solver = Solver()
    private var chance: SeededGenerator
    private let palette: [Double]
    private var variables: [Variable] = []
    private var rows: [Row] = []

    init(seed: Int) {
        chance = SeededGenerator(seed: seed)
        palette = chance.one(of: Self.palettes)
        for _ in 0..<2 + chance.below(8) {
            variables.append(solver.makeVariable(nonNegative: chance.happens(percent: 30)))
        }
    }

    /// Makes changes, and tells what went wrong with the first that did.
    mutating func run(steps: Int) -> [String] {
        for step in 0..<steps {
            if let problem = change() {
                return ["step \(step): \(problem)"]
            }
        }
        return []
    }

    private mutating func change() -> String? {
        let before = values
        do {
            try makeChange()
        } catch .unsatisfiable, .notFinite {
            if before != values {
                return "a refused change left a trace: \(before), \(values)"
            }
        } catch {
            return "\(error) was thrown"
        }
        if !values.allSatisfy({ $0.isFinite }) {
            return "the values are \(values)"
        }
        for row in rows {
            let violation = solver.violation(of: row.id)
            if !(violation >= 0 && violation.isFinite) {
                return "\(row.model) is violated by \(violation)"
            }
        }
        return nil
    }

    private var values: [Double] {
        variables.map { solver.value(of: $0) }
    }

    private mutating func makeChange() throws(SolverError) {
        let variable = chance.below(variables.count)
        let choice = chance.below(100)
        if rows.isEmpty || (choice < 50 && rows.count < 3 * variables.count) {
            return try add()
        }
        let index = chance.below(rows.count)
        switch choice {
        case ..<60: try solver.remove(rows.remove(at: index).id)
        case ..<74: try solver.setConstant(constant(), of: rows[index].id)
        case ..<84: try solver.setPriority(priority(), of: rows[index].id)
        case ..<92: try solver.suggest(constant(), for: variables[variable], priority: priority())
        case ..<95: solver.endEditing(variables[variable])
        case ..<98: _ = solver.isAmbiguous(variables[variable])
        default: changeInBatch()
        }
    }

    private mutating func add() throws(SolverError) {
        var terms: [Model.Term] = []
        for _ in 0..<chance.one(of: [1, 2, 2, 2, 3, 4]) {
            terms.append(
                Model.Term(variable: chance.below(variables.count), coefficient: number()))
        }
        let model = Model.Row(
            terms: terms,
            relation: chance.one(of: [.lessThanOrEqual, .equal, .greaterThanOrEqual]),
            constant: constant(), priority: priority())
        rows.append(Row(model: model, id: try model.add(to: solver, variables, through: .staging)))
    }

    private mutating func changeInBatch() {
        solver.beginBatch()
        for _ in 0..<5 {
            // What is refused at once is of no interest here.
            try? add()
        }
        var givenUp: [ConstraintID] = []
        solver.endBatch { conflict in
            givenUp.append(conflict[0])
            return conflict[0]
        }
        rows.removeAll { givenUp.contains($0.id) }
    }

    private mutating func number() -> Double {
        chance.one(of: palette) * (chance.happens(percent: 50) ? 1 : -1)
    }

    private mutating func constant() -> Double {
        chance.happens(percent: 30)
            ? 0 : (chance.happens(percent: 50) ? Double(chance.below(200) - 100) : number())
    }

    private mutating func priority() -> Priority {
        chance.one(of: [.required, .required, 750, 500, 250, 250, 1])
    }
}
