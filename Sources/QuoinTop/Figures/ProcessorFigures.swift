/// How long processors were busy and idle since the machine started, in ticks of the kernel's clock.
struct ProcessorTimes: Equatable {
    var busy: Int
    var idle: Int

    /// What share of the time since earlier figures was busy, from 0 to 1.
    func load(since earlier: ProcessorTimes) -> Double {
        let busy = busy.growth(since: earlier.busy)
        let idle = idle.growth(since: earlier.idle)
        let all = Double(busy) + Double(idle)
        return all > 0 ? Double(busy) / all : 0
    }
}

/// What `/proc/stat` says.
struct ProcessorFigures: Equatable {
    /// All processors together.
    var all: ProcessorTimes
    /// Each of them, in the order of their numbers. One that is switched off is missing.
    var each: [ProcessorTimes]

    /// Reads the file; nil if it does not begin as it should.
    init?(_ text: ArraySlice<UInt8>) {
        var all: ProcessorTimes?
        var each: [ProcessorTimes] = []
        for line in text.lines {
            // Those of the processors stand before all others.
            guard line.hasPrefix("cpu") else { break }
            var reader = FieldReader(line)
            guard let name = reader.word(), let times = ProcessorTimes(&reader) else { continue }
            if name.count == 3 {
                all = times
            } else {
                each.append(times)
            }
        }
        guard let all else { return nil }
        self.all = all
        self.each = each
    }
}

extension ProcessorTimes {
    /// Reads user, nice, system, idle, iowait, irq, softirq and steal. Older kernels do not have all of
    /// them. What guests take is part of the first two.
    fileprivate init?(_ reader: inout FieldReader) {
        var times: [Int] = []
        while times.count < 8, let time = reader.number() {
            times.append(max(0, time))
        }
        guard times.count >= 4 else { return nil }
        idle = times[3].plus(times.count > 4 ? times[4] : 0)
        busy = times.enumerated().reduce(0) { sum, time in
            time.offset == 3 || time.offset == 4 ? sum : sum.plus(time.element)
        }
    }
}
