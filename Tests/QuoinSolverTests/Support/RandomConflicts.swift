import QuoinSolver
import TestSupport

/// Adds random required constraints to a solver until many were refused, and examines every
/// refusal.
struct RandomConflicts {
    private var chance: SeededGenerator
    private let solver = Solver()
    private let variables: [Variable]
    private var model: Model
    private var constraints: [ConstraintID] = []

    init(seed: Int) {
        var chance = SeededGenerator(seed: seed)
        let count = chance.number(in: 2...8)
        model = Model(isNonNegative: (0..<count).map { _ in chance.happens(percent: 50) })
        self.chance = chance
        variables = model.makeVariables(in: solver)
    }

    /// What is wrong with the conflicts found.
    mutating func findAll() -> [String] {
        var problems: [String] = []
        for _ in 0..<4 * variables.count where problems.isEmpty {
            let row = chooseRow()
            let before = snapshot
            do {
                constraints.append(try row.add(to: solver, variables))
                model.rows.append(row)
                problems = inconsistencies(
                    of: solver, variables: variables, constraints: constraints, holding: model)
            } catch .unsatisfiable(let conflict) {
                problems = flaws(of: conflict, refusing: row)
                if snapshot != before {
                    problems.append("refusing \(row) left a trace")
                }
            } catch {
                problems = ["\(error) was thrown"]
            }
        }
        return problems
    }

    private var snapshot: Snapshot {
        Snapshot(of: solver, variables: variables, constraints: constraints)
    }

    private func flaws(of conflict: [ConstraintID], refusing row: Model.Row) -> [String] {
        guard Set(conflict).count == conflict.count, let last = conflict.last else {
            return ["the conflict is empty or names a member twice: \(conflict)"]
        }
        var members: [Model.Row] = []
        for id in conflict.dropLast() {
            guard let index = constraints.firstIndex(of: id) else {
                return ["the conflict names something unknown: \(id)"]
            }
            guard model.rows[index].priority == .required else {
                return ["the conflict names an optional constraint: \(model.rows[index])"]
            }
            members.append(model.rows[index])
        }
        guard !constraints.contains(last) else {
            return ["the refused constraint is not the last of the conflict"]
        }
        return QuoinSolverTests.flaws(
            inConflict: members + [row], isNonNegative: model.isNonNegative)
    }

    /// A row of small numbers, optional now and then, and sometimes what an earlier row says, so
    /// that a conflict can be explained in more than one way.
    private mutating func chooseRow() -> Model.Row {
        if !model.rows.isEmpty && chance.happens(percent: 20) {
            var row = chance.one(of: model.rows)
            row.constant += chance.one(of: [0, 0, 1, -1, 5])
            row.relation = chance.happens(percent: 50) ? .equal : row.relation.reversed
            return row
        }
        let places = chance.shuffledIndices(variables.count)
        let terms = places.prefix(chance.number(in: 1...4)).map { place in
            Model.Term(variable: place, coefficient: chance.one(of: [1, 1, -1, -1, 2, -2, 3]))
        }
        return Model.Row(
            terms: terms,
            relation: chance.one(of: [.lessThanOrEqual, .equal, .greaterThanOrEqual]),
            constant: Double(chance.one(of: [0, 0, 0, 1, 2, 5, 10, -1, -5, -10])),
            priority: chance.happens(percent: 15) ? .low : .required)
    }
}
