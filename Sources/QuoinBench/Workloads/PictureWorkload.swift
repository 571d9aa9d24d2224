import QuoinSolver

/// A workload whose picture is only built and resized.
enum PictureWorkload {
    /// Makes the workload from a picture told to a solver, to a recorder, and as views.
    ///
    /// - Parameters:
    ///   - width: How wide the root is at first.
    ///   - describe: Tells the picture to a solver and returns one of its variables.
    ///   - record: Tells the same to a recorder.
    ///   - screen: Makes the same of views.
    static func make(
        name: String, views: Int, constraints: Int, width: Double, peers: [Peer],
        describe: @escaping (Solver) throws -> Variable,
        record: @escaping (SystemRecorder) throws -> Void,
        screen: @escaping () -> some Screen
    ) -> Workload {
        let solver = Measure(name: "solver") {
            {
                let solver = Solver()
                let variable = try describe(solver)
                solver.solve()
                return Measure.Outcome(kept: solver, sum: solver.value(of: variable))
            }
        }
        return Workload(
            name: name, views: views, constraints: constraints,
            measures: [
                ScreenMeasure.build(screen),
                ScreenMeasure.resize(views: views, around: width, screen),
                solver,
            ],
            peerTask: PeerTask(
                peers: peers, buildMeasure: solver.name,
                system: {
                    let recorder = SystemRecorder()
                    try record(recorder)
                    return recorder.system
                }))
    }
}
