import QuoinSolver

/// `system:FILE`: constraints read from a file, built from nothing and then edited.
enum SystemWorkload {
    /// The window sizes that an edited system is taken through.
    static let sizes: [[Double]] = [
        [400, 600], [600, 400], [800, 1200], [1200, 800], [400, 800], [800, 400],
    ]

    /// How many suggestions of all the edited variables are timed together.
    private static let editsPerCall = 600

    /// Makes the workload of a system whose variables in `edited` are suggested.
    static func make(
        name: String, system: LinearSystem, edited: [Int], views: Int = 0,
        also measures: [Measure] = [], peers: [Peer] = [.kiwi]
    ) -> Workload {
        let path = sizes.map { size in edited.indices.map { size[$0 % size.count] } }
        var all = [buildMeasure(system)] + measures
        if !edited.isEmpty {
            all.append(editMeasure(system, edited: edited, path: path))
        }
        return Workload(
            name: name, views: views, constraints: system.rows.count, measures: all,
            peerTask: PeerTask(
                peers: peers, buildMeasure: "build", editMeasure: edited.isEmpty ? nil : "edit",
                system: { system }, edited: edited, path: path))
    }

    /// From a new solver to the first value.
    private static func buildMeasure(_ system: LinearSystem) -> Measure {
        Measure(name: "build") {
            {
                let solver = Solver()
                let variables = try system.install(in: solver)
                solver.solve()
                let sum = variables.first.map { solver.value(of: $0) } ?? 0
                return Measure.Outcome(kept: solver, sum: sum)
            }
        }
    }

    /// All edited variables suggested, and every variable read.
    private static func editMeasure(
        _ system: LinearSystem, edited: [Int], path: [[Double]]
    ) -> Measure {
        Measure(name: "edit", operationsPerCall: editsPerCall) {
            let solver = Solver()
            let variables = try system.install(in: solver)
            let editedVariables = edited.map { variables[$0] }
            return {
                var sum = 0.0
                for index in 0..<editsPerCall {
                    let values = path[index % path.count]
                    for position in editedVariables.indices {
                        try solver.suggest(
                            values[position], for: editedVariables[position], priority: .high)
                    }
                    for variable in variables {
                        sum += solver.value(of: variable)
                    }
                }
                return Measure.Outcome(kept: solver, sum: sum)
            }
        }
    }
}
