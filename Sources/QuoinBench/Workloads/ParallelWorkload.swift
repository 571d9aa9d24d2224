import Dispatch
import Synchronization

/// `parallel:N`: independent trees that are built, laid out and let go, by one task and by two.
///
/// What the two measures are apart is what a second processor brings.
enum ParallelWorkload {
    private static let treeCount = 64
    /// A stack of two stacks, and three contents.
    private static let viewsPerRow = 5

    /// Makes the workload of trees of `count` rows.
    static func make(_ count: Int) -> Workload {
        Workload(
            name: "parallel:\(count)", views: treeCount * (viewsPerRow * count + 2),
            constraints: treeCount * CardScreen(number: 0, rows: count).constraintCount,
            measures: [("one-task", 1), ("two-tasks", 2)].map { name, workers in
                measure(name, workers: workers, rows: count)
            })
    }

    private static func measure(_ name: String, workers: Int, rows: Int) -> Measure {
        Measure(name: name) {
            let expected = (0..<treeCount).map { CardScreen(number: $0, rows: rows).layOut() }
            return {
                let found = layOut(rows: rows, workers: workers)
                return Measure.Outcome(kept: Kept(), sum: Double(found.count)) {
                    () throws(MeasurementError) in
                    guard found == expected else {
                        throw MeasurementError(
                            reason: "trees in \(workers) tasks are laid out in another way")
                    }
                }
            }
        }
    }

    private final class Kept {}

    /// Lays all trees out in a task group, and waits for it. The thread sleeps meanwhile, so that it must not be one of
    /// those that tasks run on.
    private static func layOut(rows: Int, workers: Int) -> [UInt64] {
        let answer = Answer()
        Task {
            let hashes = await hashes(rows: rows, workers: workers)
            answer.hashes.withLock { $0 = hashes }
            answer.arrival.signal()
        }
        answer.arrival.wait()
        return answer.hashes.withLock { $0 }
    }

    /// Each worker takes the next tree that nobody has taken.
    private static func hashes(rows: Int, workers: Int) async -> [UInt64] {
        let next = Counter()
        var hashes = [UInt64](repeating: 0, count: treeCount)
        await withTaskGroup(of: [(Int, UInt64)].self) { group in
            for _ in 0..<workers {
                group.addTask {
                    var done: [(Int, UInt64)] = []
                    while true {
                        let number = next.value.wrappingAdd(1, ordering: .relaxed).oldValue
                        guard number < treeCount else { return done }
                        done.append((number, CardScreen(number: number, rows: rows).layOut()))
                    }
                }
            }
            for await done in group {
                for (number, hash) in done {
                    hashes[number] = hash
                }
            }
        }
        return hashes
    }

    private final class Counter: Sendable {
        let value = Atomic(0)
    }

    /// What comes later, from another thread.
    private final class Answer: Sendable {
        let hashes = Mutex<[UInt64]>([])
        let arrival = DispatchSemaphore(value: 0)
    }
}
