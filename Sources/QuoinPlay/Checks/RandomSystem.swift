import QuoinRuntime
import QuoinSolver

/// A solver that a seed determines, through many changes, natively and in the module: it must come to the
/// same bits, and refuse the same.
struct RandomSystem {
    private var numbers: SeededNumbers
    private let solver = Solver()
    private var variables: [Variable] = []
    private var constraints: [ConstraintID] = []
    private var hash = BitHash()

    /// The hash of all values of the system with a seed, after each of so many changes.
    static func hash(seed: UInt64, changes: Int) -> UInt64 {
        var system = RandomSystem(seed: seed)
        for _ in 0..<changes {
            system.change()
            system.note()
        }
        return system.hash.value
    }

    /// The hash of the hashes of so many systems.
    static func hash(first: UInt64, count: UInt64) -> UInt64 {
        var all = BitHash()
        for seed in first..<first + count {
            all.add(hash(seed: seed, changes: 100))
        }
        return all.value
    }

    private init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        for _ in 0..<2 + number(below: 30) {
            variables.append(solver.makeVariable())
        }
    }

    private mutating func note() {
        for variable in variables {
            hash.add(solver.value(of: variable))
        }
        for constraint in constraints {
            hash.add(solver.violation(of: constraint))
        }
    }

    // MARK: Changing

    private mutating func change() {
        let index = constraints.isEmpty ? nil : number(below: constraints.count)
        let variable = number(below: variables.count)
        do throws(SolverError) {
            switch (number(below: 20), index) {
            case (..<8, _), (_, nil):
                try add()
            case (..<10, let index?):
                try solver.remove(constraints[index])
                constraints.remove(at: index)
            case (..<12, let index?):
                try solver.setConstant(constant(), of: constraints[index])
            case (..<14, let index?):
                try solver.setPriority(priority(), of: constraints[index])
            case (..<18, _):
                let priority = Priority(Float(1 + number(below: 900)))
                try solver.suggest(constant(), for: variables[variable], priority: priority)
            default:
                solver.endEditing(variables[variable])
            }
            hash.add(1 as UInt64)
        } catch {
            // That it is refused counts, and what its conflict is made of.
            if case .unsatisfiable(let conflict) = error {
                hash.add(UInt64(conflict.count))
            }
            hash.add(2 as UInt64)
        }
    }

    private mutating func add() throws(SolverError) {
        for _ in 0..<1 + number(below: 4) {
            let coefficients = [-2.0, -1, 1, 1, 0.5, 1.0 / 3]
            solver.stage(
                coefficients[number(below: coefficients.count)],
                variables[number(below: variables.count)])
        }
        let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let relation = relations[number(below: relations.count)]
        constraints.append(try solver.addStaged(relation, constant(), priority: priority()))
    }

    // MARK: Choosing

    private mutating func number(below limit: Int) -> Int {
        Int(truncatingIfNeeded: numbers.next() >> 33 % UInt64(limit))
    }

    private mutating func constant() -> Double {
        Double(number(below: 1000) - 300) / (number(below: 2) == 0 ? 1 : 7)
    }

    private mutating func priority() -> Priority {
        number(below: 3) == 0 ? .required : Priority(Float(1 + number(below: 999)))
    }
}
