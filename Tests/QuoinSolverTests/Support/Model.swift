import QuoinSolver

/// A system written down: what a solver is given, apart from any solver.
///
/// A model knows by plain arithmetic how good a solution is, so that no solver has to be believed.
struct Model: Sendable {
    /// A variable, by its place in the model, times a number.
    struct Term: Sendable {
        var variable: Int
        var coefficient: Double
    }

    /// A constraint: the sum of the terms compared with a constant.
    struct Row: Sendable {
        var terms: [Term]
        var relation: Relation
        var constant: Double
        var priority: Priority = .required
    }

    /// How much the rows of one priority are missed by, together.
    struct Miss: Sendable {
        var priority: Priority
        var sum: Double
        /// The largest number that went into the sum, or 1: what an error is relative to.
        var magnitude: Double
    }

    /// How far from exact a solution may be, relative to the magnitudes at hand.
    static let tolerance = 1e-6

    /// One for each variable: whether it may not be below zero.
    var isNonNegative: [Bool]
    var rows: [Row] = []
}

extension Model.Row {
    /// What the terms come to.
    func sum(at values: [Double]) -> Double {
        var sum = 0.0
        for term in terms {
            sum += term.coefficient * values[term.variable]
        }
        return sum
    }

    /// What all terms with a variable come to: 0 for one that is absent or cancels out.
    func coefficient(of variable: Int) -> Double {
        var sum = 0.0
        for term in terms where term.variable == variable {
            sum += term.coefficient
        }
        return sum
    }

    /// The absolute amount by which the row is missed.
    func violation(at values: [Double]) -> Double {
        let excess = sum(at: values) - constant
        return switch relation {
        case .lessThanOrEqual: max(0, excess)
        case .equal: abs(excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }

    /// The largest number in the row's arithmetic, or 1.
    func magnitude(at values: [Double]) -> Double {
        var magnitude = max(1, abs(constant))
        for term in terms {
            magnitude = max(magnitude, abs(term.coefficient * values[term.variable]))
        }
        return magnitude
    }
}

extension Model {
    /// How much is missed at each optional priority in use, the highest first.
    func misses(at values: [Double]) -> [Miss] {
        var misses: [Miss] = []
        var largestConstant = 1.0
        for row in rows {
            largestConstant = max(largestConstant, abs(row.constant))
        }
        for row in rows where row.priority < .required {
            let index: Int
            if let known = misses.firstIndex(where: { $0.priority == row.priority }) {
                index = known
            } else {
                index = misses.count
                misses.append(Miss(priority: row.priority, sum: 0, magnitude: largestConstant))
            }
            misses[index].sum += row.violation(at: values)
            misses[index].magnitude = max(misses[index].magnitude, row.magnitude(at: values))
        }
        return misses.sorted { $0.priority > $1.priority }
    }

    /// What is wrong with the values whatever the optional rows say: a required row that does not
    /// hold, a negative value where none may be, a value that is no number.
    func brokenRequirements(at values: [Double]) -> [String] {
        var problems: [String] = []
        for (index, value) in values.enumerated() {
            if !value.isFinite {
                problems.append("variable \(index) is \(value)")
            } else if isNonNegative[index] && value < -Self.tolerance {
                problems.append("variable \(index) is negative: \(value)")
            }
        }
        for (index, row) in rows.enumerated() where row.priority == .required {
            let violation = row.violation(at: values)
            if !(violation <= Self.tolerance * row.magnitude(at: values)) {
                problems.append("required row \(index) is missed by \(violation): \(row)")
            }
        }
        return problems
    }
}

extension Model {
    /// Where two solutions of this model differ in how good they are: nowhere, if both are optimal.
    func differences(between values: [Double], and others: [Double]) -> [String] {
        var problems: [String] = []
        for (mine, other) in zip(misses(at: values), misses(at: others)) {
            let allowed = Self.tolerance * max(mine.magnitude, other.magnitude)
            if !(abs(mine.sum - other.sum) <= allowed) {
                problems.append("at \(mine.priority): \(mine.sum), but \(other.sum) elsewhere")
            }
        }
        return problems
    }
}

extension Model.Row: CustomStringConvertible {
    /// The row as one would write it: `"2·x0 + -1·x3 ≤ 8 @750"`.
    var description: String {
        let left = terms.map { "\($0.coefficient)·x\($0.variable)" }.joined(separator: " + ")
        return "\(left.isEmpty ? "0" : left) \(relation) \(constant) @\(priority)"
    }
}
