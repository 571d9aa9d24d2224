import QuoinSolver
import TestSupport
import Testing

@Suite("A conflict")
struct ConflictTests {
    @Test("of two names the old one, then the new one")
    func pair() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(y == 1)
        let four = try solver.add(x == 4)
        try solver.add(x + y <= 100)
        let members = try #require(conflict { try solver.add(x == 5) })
        expectEqual(members.count, 2)
        expectEqual(members.first, four)
        expectEqual(solver.value(of: x), 4)
        expectEqual(solver.value(of: y), 1)
    }

    @Test("with nothing but the kind of a variable names the new constraint alone")
    func withKind() throws {
        let solver = Solver()
        let width = solver.makeVariable(nonNegative: true)
        try solver.add(width <= 100)
        let members = try #require(conflict { try solver.add(width <= -1) })
        expectEqual(members.count, 1)
        expectTrue(solver.value(of: width) >= 0)
    }

    @Test("never has optional members")
    func requiredOnly() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        try solver.add(x == 3, priority: 999)
        let least = try solver.add(x >= 4)
        try solver.add(x == 6, priority: .low)
        try solver.suggest(9, for: x)
        let members = try #require(conflict { try solver.add(x <= 2) })
        expectEqual(members.dropLast(), [least])
        expectTrue(solver.value(of: x) == 4 || solver.value(of: x) == 9)
    }

    @Test("of widths that do not fit names all of them and the room")
    func widths() throws {
        let solver = Solver()
        let widths = (0..<5).map { solver.makeVariable("\($0)", nonNegative: true) }
        let total = solver.makeVariable("total")
        var members: Set<ConstraintID> = []
        members.insert(try solver.add(total == 400))
        let sum = widths.dropFirst().reduce(widths[0].linearExpression) { $0 + $1 }
        members.insert(try solver.add(sum == total))
        for width in widths.dropLast() {
            members.insert(try solver.add(width >= 90))
            try solver.add(width <= 300)
        }
        let found = try #require(conflict { try solver.add(widths[4] >= 41) })
        expectEqual(Set(found.dropLast()), members)
        expectEqual(found.count, members.count + 1)
        try solver.add(widths[4] >= 40)
    }

    @Test("is found when a constant is changed, and the changed constraint is last")
    func constant() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let least = try solver.add(x >= 10)
        let most = try solver.add(x <= 20)
        try solver.add(x == 12, priority: .low)
        expectEqual(solver.value(of: x), 12)
        expectEqual(conflict { try solver.setConstant(21, of: least) }, [most, least])
        expectEqual(conflict { try solver.setConstant(9, of: most) }, [least, most])
        expectEqual(solver.value(of: x), 12)
        try solver.setConstant(20, of: least)
        expectEqual(solver.value(of: x), 20)
    }

    @Test("is found when a constraint becomes required, which stays as it was")
    func priority() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let least = try solver.add(x >= 10)
        let wish = try solver.add(x == 5, priority: .low)
        expectEqual(solver.value(of: x), 10)
        expectEqual(conflict { try solver.setPriority(.required, of: wish) }, [least, wish])
        expectEqual(solver.violation(of: wish), 5)
        try solver.remove(least)
        expectEqual(solver.value(of: x), 5)
    }

    @Test("is found when a suggestion is required, and the earlier suggestion stays")
    func suggestion() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let least = try solver.add(x >= 10)
        let first = try #require(conflict { try solver.suggest(5, for: x, priority: .required) })
        expectEqual(first.dropLast(), [least])
        expectEqual(first.count, 2)
        try solver.add(x == 11, priority: .low)
        expectEqual(solver.value(of: x), 11)
        try solver.suggest(15, for: x)
        let second = try #require(conflict { try solver.suggest(5, for: x, priority: .required) })
        expectEqual(second.dropLast(), [least])
        expectEqual(solver.value(of: x), 15)
        try solver.suggest(30, for: x, priority: .required)
        let third = try #require(conflict { try solver.suggest(6, for: x, priority: .required) })
        expectEqual(third.dropLast(), [least])
        expectEqual(solver.value(of: x), 30)
        solver.endEditing(x)
        expectEqual(solver.value(of: x), 11)
    }

    @Test("is found even if values are out of date after another change")
    func outOfDate() throws {
        let solver = Solver()
        let width = solver.makeVariable("width", nonNegative: true)
        let offset = solver.makeVariable("offset")
        try solver.add(width == 10, priority: .low)
        let narrow = try solver.add(width == 0)
        let fixed = try solver.add(offset == 10)
        expectEqual(solver.value(of: width), 0)
        // From here on the width is on its way back to 10, and nobody has read it yet.
        try solver.remove(narrow)
        let members = try #require(conflict { try solver.add(offset + width == 0) })
        expectEqual(members.dropLast(), [fixed])
        expectEqual(solver.value(of: width), 10)
    }

    @Test("with a required suggestion names it, whose end ends the conflict")
    func againstSuggestion() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        try solver.suggest(30, for: x, priority: .required)
        let members = try #require(conflict { try solver.add(x <= 20) })
        expectEqual(members.count, 2)
        expectEqual(Set(members).count, 2)
        solver.endEditing(x)
        try solver.add(x <= 20)
        expectTrue(solver.value(of: x) <= 20)
    }

    @Test(
        "on random systems is irreducible, and leaves the solver as it was",
        arguments: Array(stride(from: 0, to: 400, by: 50)))
    func random(firstSeed: Int) {
        for seed in firstSeed..<firstSeed + 50 {
            var conflicts = RandomConflicts(seed: seed)
            let problems = conflicts.findAll()
            expectTrue(problems.isEmpty, "seed \(seed): \(problems)")
        }
    }

    @Test("is irreducible in every infeasible fixture")
    func fixtures() throws {
        for system in try FixtureReader.systems.get() {
            guard case .infeasible = system.answer else { continue }
            let problems = problems(in: system.model)
            expectTrue(problems.isEmpty, "\(system.report("\(problems)"))")
        }
    }

    /// What is wrong with the first conflict that arises from the rows of a model.
    private func problems(in model: Model) -> [String] {
        let solver = Solver()
        let variables = model.makeVariables(in: solver)
        var rows: [ConstraintID: Model.Row] = [:]
        for row in model.rows where row.priority == .required {
            let refused = conflict { rows[try row.add(to: solver, variables)] = row }
            if let refused {
                let members = refused.dropLast().compactMap { rows[$0] } + [row]
                guard members.count == refused.count else { return ["strange members"] }
                return flaws(inConflict: members, isNonNegative: model.isNonNegative)
            }
        }
        return ["no conflict"]
    }
}

@Suite("A conflict in a long chain")
struct LongConflictTests {
    /// Positions in a row, each linked to the one before it.
    private struct Chain {
        let solver = Solver()
        let positions: [Variable]
        private(set) var links: [ConstraintID] = []

        init(length: Int, gap: Double, relation: Relation) throws {
            let solver = solver
            positions = (0...length).map { solver.makeVariable("\($0)") }
            for (first, second) in zip(positions, positions.dropFirst()) {
                links.append(
                    try solver.add(LinearConstraint(second - first - gap, relation)))
            }
        }
    }

    @Test(
        "of 10,000 constraints names just the one that is contradicted",
        arguments: [Relation.equal, .greaterThanOrEqual])
    func local(relation: Relation) throws {
        let gap: Double = relation == .equal ? 1 : 0
        let chain = try Chain(length: 10_000, gap: gap, relation: relation)
        let (first, second) = (chain.positions[5000], chain.positions[5001])
        let members = try #require(
            conflict { try chain.solver.add(second - first <= gap - 0.5) })
        expectEqual(members.count, 2)
        expectEqual(members.first, chain.links[5000])
    }

    @Test("of 10,000 constraints names just the stretch that is contradicted")
    func stretch() throws {
        let chain = try Chain(length: 10_000, gap: 1, relation: .equal)
        let (first, last) = (chain.positions[4000], chain.positions[4050])
        let members = try #require(conflict { try chain.solver.add(last - first == 49) })
        expectEqual(Set(members.dropLast()), Set(chain.links[4000..<4050]))
        expectEqual(members.count, 51)
    }

    @Test(
        "between its ends names all of it, and what is right is accepted then",
        arguments: [(10_000, Relation.equal), (300, .greaterThanOrEqual)])
    func whole(length: Int, relation: Relation) throws {
        let chain = try Chain(length: length, gap: 1, relation: relation)
        let end = Double(length)
        let last = chain.positions[length]
        let start = try chain.solver.add(chain.positions[0] == 0)
        let members = try #require(conflict { try chain.solver.add(last <= end - 1) })
        expectEqual(Set(members.dropLast()), Set(chain.links + [start]))
        expectEqual(members.count, length + 2)
        try chain.solver.add(last <= end)
        for place in [0, 1, length / 3, length] {
            let value = chain.solver.value(of: chain.positions[place])
            expectTrue(abs(value - Double(place)) <= 1e-6 * end)
        }
    }
}
