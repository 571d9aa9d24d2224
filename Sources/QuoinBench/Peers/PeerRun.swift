/// A peer's figures for a task.
struct PeerRun {
    /// What the peer needed for one measure, in microseconds.
    struct Figure {
        let measure: String
        let median: Double
    }

    let figures: [Figure]

    /// Whether the peer can be run here at all.
    static func isInstalled(_ peer: Peer) -> Bool {
        let probe =
            "import importlib.util, sys; "
            + "sys.exit(importlib.util.find_spec('\(peer.module)') is None)"
        return ChildProcess.run("python3", ["-c", probe])?.status == 0
    }

    /// Runs a peer, and waits for it.
    init(_ peer: Peer, on task: PeerTask, repetitions: Int?) throws {
        guard let input = TextFile.writeTemporary(try task.json(repetitions: repetitions)) else {
            throw MeasurementError(reason: "the task for \(peer.rawValue) could not be written")
        }
        defer { unlink(input) }
        guard let result = ChildProcess.run("python3", ["-c", peer.script], input: input),
            result.status == 0
        else {
            throw MeasurementError(reason: "\(peer.rawValue) failed at it")
        }
        figures = result.output.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count >= 2, let median = Double(fields[1]) else { return nil }
            return Figure(measure: String(fields[0]), median: median)
        }
    }
}
