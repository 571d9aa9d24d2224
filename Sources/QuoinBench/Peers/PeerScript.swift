/// What the scripts of all peers have in common.
enum PeerScript {
    /// Reads the task, and repeats what is measured as this command does for Quoin.
    ///
    /// A result is a line of the measure, its median and its minimum in microseconds, and how
    /// often it was repeated.
    static let frame = """
        import json, sys, time

        task = json.load(sys.stdin)
        variable_count = len(task["non_negative"])

        def report(measure, operation, operations=1):
            times, total = [], 0.0
            while True:
                start = time.perf_counter()
                kept = operation()
                elapsed = (time.perf_counter() - start) * 1e6
                del kept
                total += elapsed
                times.append(elapsed / operations)
                wanted = task["repetitions"]
                if wanted and len(times) >= wanted:
                    break
                if not wanted and total > 5e6 * len(times):
                    break
                if not wanted and total >= 1e6 and len(times) >= 5:
                    break
            times.sort()
            middle = len(times) // 2
            median = times[middle] if len(times) % 2 else (times[middle - 1] + times[middle]) / 2
            print(measure, median, times[0], len(times), sep="\\t", flush=True)

        """
}

extension Peer {
    /// The Python module through which the peer is reached.
    var module: String {
        switch self {
        case .kiwi: "kiwisolver"
        case .highs: "highspy"
        }
    }

    /// What the peer is, and what its numbers mean.
    var explanation: String {
        switch self {
        case .kiwi:
            """
            kiwi is the C++ solver behind the Python module kiwisolver. Its variables and \
            constraints are made outside of the time. It weighs strengths instead of ordering \
            them: priority p becomes the strength 1000^((p - 250) / 250).
            """
        case .highs:
            """
            highs is the linear programming code HiGHS behind the Python module highspy, on one \
            thread. It starts cold and minimises the violations of one priority after the other.
            """
        }
    }

    /// The script that does a task with the peer.
    var script: String {
        switch self {
        case .kiwi: PeerScript.frame + PeerScript.kiwi
        case .highs: PeerScript.frame + PeerScript.highs
        }
    }
}
