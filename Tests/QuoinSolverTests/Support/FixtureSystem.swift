import QuoinSolver

/// A system that HiGHS has solved.
struct FixtureSystem: Sendable {
    enum Answer: Sendable {
        /// The required rows cannot all hold.
        case infeasible
        /// The smallest sum of violations at each optional priority, the highest first.
        case sums([(priority: Priority, sum: Double)])
    }

    var number: Int
    /// What kind of system it is: `"layout"`, `"degenerate"` and so on.
    var family: String
    var model = Model(isNonNegative: [])
    var answer = Answer.sums([])
    /// The variables with more than one optimal value, where that is known.
    var ambiguous: Set<Int>?
}

extension FixtureSystem {
    /// Where values fail to be a solution as good as HiGHS's.
    func problems(with values: [Double]) -> [String] {
        guard case .sums(let sums) = answer else {
            return ["an infeasible system was accepted"]
        }
        let misses = model.misses(at: values)
        guard misses.map(\.priority) == sums.map(\.priority) else {
            return ["the fixture does not give a sum for every priority"]
        }
        var problems = model.brokenRequirements(at: values)
        for (miss, best) in zip(misses, sums) {
            let allowed = Model.tolerance * max(miss.magnitude, best.sum)
            if !(abs(miss.sum - best.sum) <= allowed) {
                problems.append("at \(miss.priority): \(miss.sum), where \(best.sum) is best")
            }
        }
        return problems
    }

    /// A sentence that says which system has a problem.
    func report(_ problem: String) -> String {
        "system \(number) (\(family)): \(problem)"
    }
}
