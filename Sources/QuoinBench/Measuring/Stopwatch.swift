/// Microseconds from the system's monotonic clock.
enum Stopwatch {
    /// The present reading, which only differences give a meaning to.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
