import QuoinSolver

/// `sparse:N`: N random rows over three variables for every five of them, which depend on each other all
/// around as those of no layout do.
///
/// The rows are the same each time: three or four terms, of which the required ones hold at a point that
/// is known while the others want what they cannot all have.
enum SparseWorkload {
    private static let seed: UInt64 = 1
    private static let priorities: [Priority] = [.required, .high, .medium, .low, 100]

    /// Makes the workload of `count` rows.
    static func make(_ count: Int) -> Workload {
        SystemWorkload.make(
            name: "sparse:\(count)", system: system(of: count), edited: [], peers: [.highs])
    }

    private static func system(of count: Int) -> LinearSystem {
        var generator = SplitMix64(seed: seed)
        var system = LinearSystem()
        let variableCount = max(4, count * 3 / 5)
        var point: [Double] = []
        for _ in 0..<variableCount {
            _ = system.addVariable()
            point.append(Double(Int.random(in: -100...100, using: &generator)))
        }
        for _ in 0..<count {
            addRow(to: &system, point: point, using: &generator)
        }
        return system
    }

    private static func addRow(
        to system: inout LinearSystem, point: [Double], using generator: inout SplitMix64
    ) {
        let length = Int.random(in: 3...4, using: &generator)
        var terms: [LinearSystem.Term] = []
        while terms.count < length {
            let variable = Int.random(in: point.indices, using: &generator)
            if !terms.contains(where: { $0.variable == variable }) {
                let coefficient = generator.pick([-4.0, -3, -2, -1, 1, 2, 3, 4])
                terms.append(LinearSystem.Term(coefficient: coefficient, variable: variable))
            }
        }
        let relation = generator.pick([Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
        let priority = generator.pick(priorities)
        let offset = Double(Int.random(in: -100...100, using: &generator))
        let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
        let constant =
            switch relation {
            case _ where priority != .required: offset
            case .equal: sum
            case .lessThanOrEqual: sum + abs(offset)
            case .greaterThanOrEqual: sum - abs(offset)
            }
        system.addRow(terms, relation, constant, priority: priority)
    }
}
