import TestSupport
import Testing

@testable import QuoinSolver

/// What other solvers of this kind have stumbled over.
@Suite("A trap of other solvers does not catch this one")
struct TrapTests {
    private static let sizes = [1, 2, 3, 5, 8, 13, 20, 30]

    @Test("grid in which every cell keeps an aspect ratio", arguments: sizes)
    func aspectGrid(count: Int) throws {
        let grid = try AspectGrid(count: count)
        // Too wide, too high, and just right.
        for (width, height) in [(600.0, 200.0), (300, 400), (500, 250), (0, 100), (90, 900)] {
            try grid.solver.suggest(width, for: grid.containerWidth, priority: 999)
            try grid.solver.suggest(height, for: grid.containerHeight, priority: 999)
            let problems = grid.problems(width: width, height: height)
            expectTrue(problems.isEmpty, "\(width) × \(height)")
        }
    }

    @Test("grid in which every cell would like to keep an aspect ratio", arguments: sizes)
    func wishfulGrid(count: Int) throws {
        let grid = try WishfulGrid(count: count, width: 100, height: 100)
        expectTrue(isClose(grid.missed, Double(count) * 50))
        #if DEBUG
            expectEqual(grid.solver.checkInvariants(), [])
        #endif
        expectTrue(isClose(grid.sumOfWidths, 100))
    }

    @Test(
        "grid in which every cell would like to keep an aspect ratio, in a changing container",
        arguments: sizes.filter { $0 < 20 })
    func changingWishfulGrid(count: Int) throws {
        let grid = try WishfulGrid(count: count, width: 100, height: 100)
        for width in [150.0, 400, 0, 151, 149] {
            try grid.solver.setConstant(width, of: grid.width)
            expectTrue(isClose(grid.missed, Double(count) * abs(width - 150)), "of width \(width)")
            expectTrue(isClose(grid.sumOfWidths, width))
            #if DEBUG
                expectEqual(grid.solver.checkInvariants(), [], "of width \(width)")
            #endif
        }
    }

    @Test("24 rows of a minimum height that exactly fill the space", arguments: 0..<40)
    func exactFill(seed: Int) throws {
        var chance = SeededGenerator(seed: seed)
        var model = Self.rowsOfMinimumHeight(total: 480)
        for row in 0..<24 {
            let wish = chance.one(of: [0.0, 20, 30, 44, 100])
            let term = Model.Term(variable: 24 + row, coefficient: 1)
            model.rows.append(
                Model.Row(terms: [term], relation: .equal, constant: wish, priority: .high))
        }
        let built = try model.build(order: chance.shuffledIndices(model.rows.count))
        let values = built.values
        for row in 0..<24 {
            expectTrue(isClose(values[row], Double(20 * row)), "seed \(seed), top of row \(row)")
            expectTrue(isClose(values[24 + row], 20), "seed \(seed), height of row \(row)")
        }
    }

    @Test("24 rows of a minimum height that need a little more than the space", arguments: 0..<10)
    func overfull(seed: Int) throws {
        var chance = SeededGenerator(seed: seed)
        let model = Self.rowsOfMinimumHeight(total: 479.5)
        let found = conflict {
            _ = try model.build(order: chance.shuffledIndices(model.rows.count))
        }
        // Every row of the model has a part in it.
        expectEqual(found?.count, model.rows.count, "seed \(seed)")
    }

    @Test("editing a variable, removing the edit, and adding constraints again")
    func editAndAddAgain() throws {
        let solver = Solver()
        let left = solver.makeVariable("left")
        let width = solver.makeVariable("width", nonNegative: true)
        let right = solver.makeVariable("right")
        try solver.add(right == left + width)
        try solver.add(left >= 0)
        try solver.add(right <= 1000)
        for round in 0..<200 {
            let start = Double(round * 7 % 300)
            try solver.suggest(start, for: left, priority: .high)
            try solver.suggest(start + 500, for: right, priority: .high)
            expectTrue(isClose(solver.value(of: width), 500), "round \(round)")
            solver.endEditing(left)
            if round % 3 == 0 {
                _ = solver.value(of: right)
            }
            solver.endEditing(right)
            let narrow = try solver.add(width == 100, priority: round % 2 == 0 ? .required : .low)
            let fixed = try solver.add(right == 450 - start)
            expectTrue(isClose(solver.value(of: width), 100), "round \(round)")
            expectTrue(isClose(solver.value(of: left), 350 - start), "round \(round)")
            try solver.add(left >= Double(-round))
            try solver.remove(fixed)
            try solver.remove(narrow)
            let again = try solver.add(width >= 900, priority: .medium)
            expectTrue(solver.value(of: width) >= 900 - 1e-6, "round \(round)")
            try solver.remove(again)
        }
    }

    /// 24 rows below one another, each at least 20 high, in a given total height. The tops are the
    /// first 24 variables, the heights the others.
    private static func rowsOfMinimumHeight(total: Double) -> Model {
        var model = Model(isNonNegative: (0..<48).map { $0 >= 24 })
        func require(
            _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double
        ) {
            let terms = terms.map { Model.Term(variable: $0.0, coefficient: $0.1) }
            model.rows.append(Model.Row(terms: terms, relation: relation, constant: constant))
        }
        require([(0, 1)], .equal, 0)
        for row in 0..<24 {
            require([(24 + row, 1)], .greaterThanOrEqual, 20)
            if row < 23 {
                require([(row + 1, 1), (row, -1), (24 + row, -1)], .equal, 0)
            }
        }
        require([(23, 1), (47, 1)], .equal, total)
        return model
    }
}

@Suite("A row without variables")
struct ZeroRowTests {
    private let solver = Solver()
    private let x: Variable

    init() {
        x = solver.makeVariable("x")
    }

    /// Ways to write that 0 compares with a number.
    private func zeroRows(_ relation: Relation, _ constant: Double) -> [LinearConstraint] {
        [
            LinearConstraint(LinearExpression(-constant), relation),
            LinearConstraint(0 * x - constant, relation),
            LinearConstraint(x - x - constant, relation),
            LinearConstraint(0.1 * x + 0.2 * x - 0.3 * x - constant, relation),
        ]
    }

    @Test("may be required where it is true")
    func requiredAndTrue() throws {
        for constraint in zeroRows(.equal, 0) + zeroRows(.lessThanOrEqual, 0)
            + zeroRows(.lessThanOrEqual, 3) + zeroRows(.greaterThanOrEqual, -3)
        {
            let id = try solver.add(constraint)
            expectEqual(solver.violation(of: id), 0)
        }
        expectEqual(solver.value(of: x), 0)
    }

    @Test("is in conflict with itself alone where it is required and untrue")
    func requiredAndUntrue() throws {
        try solver.add(x == 4)
        for constraint in zeroRows(.equal, 1) + zeroRows(.lessThanOrEqual, -1)
            + zeroRows(.greaterThanOrEqual, 2)
        {
            expectEqual(conflict { try solver.add(constraint) }?.count, 1)
        }
        expectEqual(solver.value(of: x), 4)
    }

    @Test("is missed where it is optional and untrue, and hinders nothing else")
    func optional() throws {
        let wish = try solver.add(x == 4, priority: .low)
        for constraint in zeroRows(.equal, 3) + zeroRows(.lessThanOrEqual, -3)
            + zeroRows(.greaterThanOrEqual, 3)
        {
            let id = try solver.add(constraint, priority: .low)
            expectTrue(isClose(solver.violation(of: id), 3))
        }
        expectEqual(solver.violation(of: wish), 0)
        expectEqual(solver.value(of: x), 4)
    }

    @Test("is in conflict with itself alone when it becomes required or untrue")
    func changes() throws {
        let untrue = try solver.add(LinearConstraint(LinearExpression(-3), .equal), priority: .low)
        expectEqual(conflict { try solver.setPriority(.required, of: untrue) }, [untrue])
        let required = try solver.add(LinearConstraint(x - x, .lessThanOrEqual))
        expectEqual(conflict { try solver.setConstant(-1, of: required) }, [required])
        try solver.setConstant(2, of: required)
        expectEqual(solver.violation(of: untrue), 3)
        expectEqual(solver.violation(of: required), 0)
        try solver.remove(untrue)
        try solver.remove(required)
    }
}
