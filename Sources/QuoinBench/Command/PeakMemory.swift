/// How much memory a process has held at the most.
enum PeakMemory {
    /// The peak of a fresh run of this command that does one operation of a measure.
    static func ofFreshRun(_ measure: String, of request: WorkloadRequest) -> Int? {
        var arguments = [Options.peakFlag, measure, request.text]
        if !request.edited.isEmpty {
            arguments += ["--edit", request.edited.joined(separator: ",")]
        }
        guard let executable = CommandLine.arguments.first,
            let result = ChildProcess.run(executable, arguments), result.status == 0
        else { return nil }
        return Int(result.output.prefix { $0.isNumber })
    }

    /// The peak of this process so far, in kilobytes.
    static func ofThisProcess() -> Int? {
        #if os(Linux) || os(Android)
            // The kernel keeps `ru_maxrss` across `exec`, so that a child would report its
            // parent's peak; the high-water mark starts anew.
            guard let status = TextFile.read("/proc/self/status") else { return nil }
            for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
                return Int(line.filter(\.isNumber))
            }
            return nil
        #else
            var usage = rusage()
            guard getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
            return Int(usage.ru_maxrss) / 1024
        #endif
    }
}
