import QuoinSolver
import TestSupport
import Testing

@Suite("A solver agrees with HiGHS")
struct HiGHSFixtureTests {
    /// Systems are checked in blocks, which run side by side.
    private static let blockSize = 200
    private static let blocks = Array(stride(from: 0, to: 2600, by: blockSize))

    private static func systems(from first: Int) throws -> ArraySlice<FixtureSystem> {
        try FixtureReader.systems.get()[first..<first + blockSize]
    }

    @Test("on every fixture, of which there are enough")
    func countsFixtures() throws {
        let systems = try FixtureReader.systems.get()
        expectEqual(systems.count, Self.blocks.count * Self.blockSize)
        expectEqual(systems.map(\.number), Array(systems.indices))
        let infeasible = systems.filter { if case .infeasible = $0.answer { true } else { false } }
        expectTrue(infeasible.count > 300)
    }

    @Test("when rows are added in the order of the file", arguments: blocks)
    func fileOrder(first: Int) throws {
        for system in try Self.systems(from: first) {
            check(system) { () throws(SolverError) in try system.model.build() }
        }
    }

    @Test("when rows are added in another order", arguments: blocks)
    func shuffledOrder(first: Int) throws {
        for system in try Self.systems(from: first) where system.number % 3 == 1 {
            var chance = SeededGenerator(seed: system.number)
            let order = chance.shuffledIndices(system.model.rows.count)
            check(system) { () throws(SolverError) in try system.model.build(order: order) }
        }
    }

    @Test("when rows are staged, the optional ones first", arguments: blocks)
    func staged(first: Int) throws {
        for system in try Self.systems(from: first) where system.number % 3 == 2 {
            let rows = system.model.rows
            let order =
                rows.indices.filter { rows[$0].priority < .required }
                + rows.indices.filter { rows[$0].priority == .required }
            check(system) { () throws(SolverError) in
                try system.model.build(order: order, through: .staging)
            }
        }
    }

    @Test("when a value is read after every row", arguments: blocks)
    func readInBetween(first: Int) throws {
        for system in try Self.systems(from: first) where system.number % 4 == 0 {
            check(system) { () throws(SolverError) in
                try system.model.build(readingAfterEachRow: true)
            }
        }
    }

    @Test(
        "when the required rows come last, one by one, by a change of priority", arguments: blocks)
    func promoted(first: Int) throws {
        for system in try Self.systems(from: first) where system.number % 3 == 0 {
            check(system) { () throws(SolverError) in
                var model = system.model
                for index in model.rows.indices where model.rows[index].priority == .required {
                    model.rows[index].priority = 1
                }
                let built = try model.build()
                for (row, id) in zip(system.model.rows, built.constraints)
                where row.priority == .required {
                    try built.solver.setPriority(.required, of: id)
                }
                return built
            }
        }
    }

    /// Builds a system, and compares what becomes of it with the fixture's answer.
    private func check(
        _ system: FixtureSystem, building: () throws(SolverError) -> BuiltModel
    ) {
        var problems: [String]
        do {
            let built = try building()
            problems = system.problems(with: built.values)
            problems += inconsistencies(of: built, holding: system.model)
        } catch .unsatisfiable {
            if case .infeasible = system.answer { return }
            problems = ["a feasible system was refused"]
        } catch {
            problems = ["\(error) was thrown"]
        }
        expectTrue(problems.isEmpty, "\(system.report(problems.joined(separator: "; ")))")
    }
}
