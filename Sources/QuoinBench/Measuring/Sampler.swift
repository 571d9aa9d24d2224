/// Repeats what is measured until enough samples have been taken.
struct Sampler {
    /// The samples of a measure, in microseconds for each operation.
    struct Samples {
        let median: Double
        let minimum: Double
        let count: Int
    }

    /// How long the samples of a measure may take together, in microseconds.
    private static let timeBox = 1e6
    /// How many samples there are at the least, unless each takes very long.
    private static let fewestSamples = 5
    /// When a single sample counts as very long, in microseconds.
    private static let veryLong = 5e6

    /// The number of samples, where it was asked for.
    let repetitions: Int?

    /// Takes the samples of a measure.
    func sample(_ measure: Measure) throws -> Samples {
        let operation = try measure.prepare()
        var times: [Double] = []
        var total = 0.0
        if repetitions != 1 {
            // The first call finds cold caches and empty storage pools, which later ones do not.
            _ = try time(operation, of: measure)
        }
        while needsMore(times.count, total) {
            let start = Stopwatch.now()
            times.append(try time(operation, of: measure))
            total += Stopwatch.now() - start
        }
        times.sort()
        return Samples(median: Self.median(of: times), minimum: times[0], count: times.count)
    }

    private func needsMore(_ count: Int, _ total: Double) -> Bool {
        if let repetitions {
            return count < repetitions
        }
        guard count > 0 else { return true }
        if total / Double(count) > Self.veryLong {
            return false
        }
        return count < Self.fewestSamples || total < Self.timeBox
    }

    /// The time of one operation: the mean of a batch, or the worst of several.
    private func time(
        _ operation: () throws -> Measure.Outcome, of measure: Measure
    ) throws -> Double {
        var worst = 0.0
        for _ in 0..<measure.worstOf {
            let start = Stopwatch.now()
            let outcome = try operation()
            let elapsed = Stopwatch.now() - start
            guard outcome.sum.isFinite else {
                throw MeasurementError(reason: "the values that were read are not finite")
            }
            try outcome.check()
            outcome.prepareNext()
            worst = max(worst, elapsed)
        }
        return worst / Double(measure.operationsPerCall)
    }

    private static func median(of sorted: [Double]) -> Double {
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
