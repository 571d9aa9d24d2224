/// Microseconds from the system's clocks.
enum Stopwatch {
    /// The present reading, which only differences give a meaning to.
    static func now() -> Double { reading(of: CLOCK_MONOTONIC) }

    /// What this process has worked so far, whatever else the machine does.
    static func worked() -> Double { reading(of: CLOCK_PROCESS_CPUTIME_ID) }

    private static func reading(of clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
