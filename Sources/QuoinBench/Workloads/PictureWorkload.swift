import QuoinSolver

/// A workload whose one measure is building a picture over raw variables.
enum PictureWorkload {
    /// Makes the workload from a picture told once to a solver and once to a recorder.
    ///
    /// - Parameters:
    ///   - describe: Tells the picture to a solver and returns one of its variables.
    ///   - record: Tells the same to a recorder.
    static func make(
        name: String, views: Int, constraints: Int, peers: [Peer],
        describe: @escaping (Solver) throws -> Variable,
        record: @escaping (SystemRecorder) throws -> Void
    ) -> Workload {
        let build = Measure(name: "build") {
            {
                let solver = Solver()
                let variable = try describe(solver)
                solver.solve()
                return Measure.Outcome(solver: solver, sum: solver.value(of: variable))
            }
        }
        return Workload(
            name: name, views: views, constraints: constraints, measures: [build],
            peerTask: PeerTask(
                peers: peers, buildMeasure: "build",
                system: {
                    let recorder = SystemRecorder()
                    try record(recorder)
                    return recorder.system
                }))
    }
}
