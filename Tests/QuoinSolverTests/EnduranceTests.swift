import QuoinSolver
import TestSupport
import Testing

@Suite("A solver endures")
struct EnduranceTests {
    @Test("20,000 suggestions without drifting from a fresh solve")
    func longSession() throws {
        var model = Self.window
        let built = try model.build()
        var chance = SeededGenerator(seed: 1)
        let edited = [0, 1, 6]
        for step in 0..<20_000 {
            let variable = edited[step % 3]
            let suggestion = Double(chance.below(1200)) + Double(chance.below(1000)) / 1000
            try built.solver.suggest(suggestion, for: built.variables[variable], priority: .high)
            let term = Model.Term(variable: variable, coefficient: 1)
            model.rows.removeAll { $0.priority == .high && $0.terms[0].variable == variable }
            model.rows.append(
                Model.Row(terms: [term], relation: .equal, constant: suggestion, priority: .high))
            _ = built.solver.value(of: built.variables[5])
            if step % 250 == 249 {
                let problems =
                    model.brokenRequirements(at: built.values)
                    + model.differences(between: built.values, and: try model.build().values)
                expectTrue(problems.isEmpty, "step \(step)")
            }
        }
    }

    @Test("1,000 different priorities")
    func thousandPriorities() throws {
        let solver = Solver()
        let x = solver.makeVariable("x")
        var chance = SeededGenerator(seed: 2)
        var wishes: [(place: Int, id: ConstraintID)] = []
        for place in chance.shuffledIndices(1000) where place > 0 {
            let priority = Priority(Float(place) - 0.5)
            wishes.append((place, try solver.add(x == Double(place), priority: priority)))
        }
        // As the strongest is removed, the next takes over.
        wishes.sort { $0.place > $1.place }
        for wish in wishes {
            expectEqual(solver.value(of: x), Double(wish.place))
            try solver.remove(wish.id)
        }
        expectEqual(solver.value(of: x), 0)
    }

    @Test("1,000 different priorities on variables that depend on each other")
    func coupledPriorities() throws {
        var chance = SeededGenerator(seed: 3)
        var model = Model(isNonNegative: (0..<20).map { $0 % 2 == 0 })
        for place in 1...1000 {
            let priority: Priority = place == 1000 ? 0.25 : Priority(Float(place))
            let pair = chance.shuffledIndices(20)
            let terms = [
                Model.Term(variable: pair[0], coefficient: 1),
                Model.Term(variable: pair[1], coefficient: chance.one(of: [-1, 0, 1])),
            ]
            model.rows.append(
                Model.Row(
                    terms: terms,
                    relation: chance.one(of: [.lessThanOrEqual, .equal, .greaterThanOrEqual]),
                    constant: Double(chance.number(in: -50...50)), priority: priority))
        }
        let values = try model.build().values
        let others = try model.build(order: chance.shuffledIndices(1000)).values
        expectTrue(model.differences(between: values, and: others).isEmpty)
    }

    @Test("a chain of 10,000 variables, added from either end or in disorder", arguments: 0..<3)
    func longChain(arrangement: Int) throws {
        let length = 10_000
        var model = Model(isNonNegative: Array(repeating: false, count: length))
        let start = Model.Term(variable: 0, coefficient: 1)
        model.rows.append(Model.Row(terms: [start], relation: .equal, constant: 16))
        for index in 1..<length {
            let terms = [
                Model.Term(variable: index, coefficient: 1),
                Model.Term(variable: index - 1, coefficient: -1),
            ]
            model.rows.append(Model.Row(terms: terms, relation: .equal, constant: 10))
        }
        var chance = SeededGenerator(seed: 4)
        let orders = [
            Array(0..<length), Array((0..<length).reversed()), chance.shuffledIndices(length),
        ]
        let built = try model.build(order: orders[arrangement])
        let wrong = zip(0..., built.values).filter { !isClose($1, Double(16 + 10 * $0)) }
        expectTrue(wrong.isEmpty)
        // What hangs on the start follows it.
        try built.solver.setConstant(-4, of: built.constraints[0])
        let moved = zip(0..., built.values).filter { !isClose($1, Double(10 * $0 - 4)) }
        expectTrue(moved.isEmpty)
    }

    @Test("constraints that come and go, without anything being left of them")
    func comingAndGoing() throws {
        let model = Self.window
        let built = try model.build()
        let before = built.values
        var chance = SeededGenerator(seed: 5)
        for _ in 0..<1000 {
            var rows = model.rows
            rows[chance.below(rows.count)].constant += 30
            let visitors = rows.suffix(3).map { row in
                var visitor = row
                visitor.priority = chance.one(of: [.medium, .low, 251])
                return visitor
            }
            let extra = try addVisitor(to: built, beside: chance.one(of: built.variables))
            let ids = try visitors.map { try $0.add(to: built.solver, built.variables) }
            _ = built.solver.value(of: built.variables[0])
            built.solver.remove(extra)
            for id in ids {
                try built.solver.remove(id)
            }
        }
        expectTrue(model.brokenRequirements(at: built.values).isEmpty)
        expectTrue(model.differences(between: built.values, and: before).isEmpty)
    }

    /// Adds a variable that is tied to one of the model's.
    private func addVisitor(
        to built: BuiltModel, beside neighbour: Variable
    ) throws(SolverError) -> Variable {
        let visitor = built.solver.makeVariable("visitor")
        try built.solver.add(visitor == neighbour + 8)
        try built.solver.add(visitor <= 100, priority: .low)
        return visitor
    }

    /// A window with a side bar, a list and a detail: 0 and 1 are the width and the height of the
    /// window, 2 to 4 the left edges, 5 to 7 the widths of its parts, 8 and 9 heights.
    private static var window: Model {
        var model = Model(isNonNegative: (0..<10).map { $0 < 2 || $0 > 4 })
        func add(
            _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double,
            _ priority: Priority = .required
        ) {
            let terms = terms.map { Model.Term(variable: $0.0, coefficient: $0.1) }
            model.rows.append(
                Model.Row(
                    terms: terms, relation: relation, constant: constant, priority: priority))
        }
        add([(2, 1)], .equal, 0)
        add([(3, 1), (2, -1), (5, -1)], .equal, 1)
        add([(4, 1), (3, -1), (6, -1)], .equal, 1)
        add([(4, 1), (7, 1), (0, -1)], .equal, 0, 999)
        add([(4, 1), (7, 1), (0, -1)], .lessThanOrEqual, 0)
        add([(5, 1)], .greaterThanOrEqual, 80)
        add([(5, 1)], .lessThanOrEqual, 240)
        add([(6, 1)], .greaterThanOrEqual, 120, 998)
        add([(7, 1), (6, -1.0 / 3)], .greaterThanOrEqual, 0, .medium)
        add([(5, 1), (0, -0.2)], .equal, 0, .low)
        add([(6, 1), (7, -1)], .equal, 0, .fittingSize)
        add([(8, 1), (7, -9.0 / 16)], .equal, 0, 900)
        add([(8, 1), (9, 1), (1, -1)], .equal, 0, 999)
        add([(9, 1)], .greaterThanOrEqual, 44)
        add([(8, 1), (1, -0.7)], .lessThanOrEqual, 0)
        return model
    }
}
