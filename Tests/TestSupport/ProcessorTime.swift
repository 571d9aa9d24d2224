import Foundation

// Tests that measure this are left out where there is no clock of it.
#if !hasFeature(Embedded)
    /// How much time of the processor something takes at least, as far as some runs show: whatever else the machine does.
    public func leastProcessorTime(runs: Int = 3, of body: () -> Void) -> Double {
        (0..<runs).map { _ in
            let start = processorTime()
            body()
            return processorTime() - start
        }.min() ?? 0
    }

    /// The time that this thread has had, in seconds.
    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
#endif
