import QuoinSolver

/// `drag`: one point is dragged through a screen of 300 views that it divides into four panes.
enum DragWorkload {
    /// How many positions the point is dragged through before it is back where it began.
    private static let stepCount = 600

    /// Makes the workload.
    static func make() throws -> Workload {
        let recorder = SystemRecorder()
        let recorded = try DragPicture(in: recorder)
        let path = makePath()
        return Workload(
            name: "drag", views: DragContent.viewCount,
            constraints: recorder.system.rows.count,
            measures: [
                screenMeasure("step", along: path),
                screenMeasure("worst-step", along: path, worstOf: stepCount),
                solverMeasure("solver-step", along: path),
                solverMeasure("solver-worst-step", along: path, worstOf: stepCount),
            ],
            peerTask: PeerTask(
                peers: [.kiwi], editMeasure: "solver-step", system: { recorder.system },
                edited: [recorded.point.x, recorded.point.y], path: path))
    }

    /// The point is wanted at the next position, by two constants, and the screen is laid out.
    private static func screenMeasure(
        _ name: String, along path: [[Double]], worstOf: Int = 1
    ) -> Measure {
        ScreenMeasure.repeated(name, worstOf: worstOf, DragScreen.init) { screen, step in
            screen.drag(to: path[step % path.count])
            return screen.place
        }
    }

    /// The point is suggested at the next position, and every number of every view is read.
    private static func solverMeasure(
        _ name: String, along path: [[Double]], worstOf: Int = 1
    ) -> Measure {
        Measure(name: name, worstOf: worstOf) {
            let solver = Solver()
            let picture = try DragPicture(in: solver)
            var step = 0
            return {
                let position = path[step]
                step = (step + 1) % path.count
                try solver.suggest(position[0], for: picture.point.x, priority: .high)
                try solver.suggest(position[1], for: picture.point.y, priority: .high)
                return Measure.Outcome(kept: solver, sum: picture.readAll(from: solver))
            }
        }
    }

    /// Once across and back, five times down and up, and a little beyond the limits.
    private static func makePath() -> [[Double]] {
        (0..<stepCount).map { step in
            [
                bounce(step, from: 40, to: 960),
                bounce(5 * step, from: 20, to: 780),
            ]
        }
    }

    /// Where a point is that runs from `start` to `end` in half the steps, and back.
    private static func bounce(_ step: Int, from start: Double, to end: Double) -> Double {
        let half = stepCount / 2
        let folded = step % stepCount
        let forward = folded < half ? folded : stepCount - folded
        return start + (end - start) * Double(forward) / Double(half)
    }
}
