/// What there is to be shown of a machine: figures of the time between two readings.
struct MachineState {
    var host = ""
    var uptime: Double?
    var averages: [Double] = []
    /// From 0 to 1.
    var load = 0.0
    var loads: [Double] = []
    var memory: MemoryFigures?
    var networks: [TrafficRate] = []
    var disks: [TrafficRate] = []
    var processes: [ProcessState] = []

    /// What there is before anything was read.
    init() {}

    /// - Parameter earlier: the reading before; without one nothing is known that takes time.
    init(_ reading: MachineReading, since earlier: MachineReading?) {
        host = reading.host
        uptime = reading.uptime
        averages = reading.load?.averages ?? []
        memory = reading.memory
        let seconds = earlier.map { max(1e-3, reading.time - $0.time) }
        if let now = reading.processors {
            let before = earlier?.processors
            load = before.map { now.all.load(since: $0.all) } ?? 0
            loads = now.each.enumerated().map { number, times in
                guard let before, before.each.count == now.each.count else { return 0 }
                return times.load(since: before.each[number])
            }
        }
        networks = Self.rates(reading.networks, earlier?.networks ?? [], seconds)
        disks = Self.rates(reading.disks, earlier?.disks ?? [], seconds)
        processes = Self.processes(reading, earlier, seconds)
    }

    private static func rates(
        _ now: [TrafficFigures], _ before: [TrafficFigures], _ seconds: Double?
    ) -> [TrafficRate] {
        now.map { figures in
            let old = before.first { $0.name == figures.name }
            func rate(_ bytes: KeyPath<TrafficFigures, Int>) -> Double {
                guard let old, let seconds else { return 0 }
                return Double(figures[keyPath: bytes].growth(since: old[keyPath: bytes])) / seconds
            }
            return TrafficRate(figures: figures, received: rate(\.received), sent: rate(\.sent))
        }
    }

    private static func processes(
        _ reading: MachineReading, _ earlier: MachineReading?, _ seconds: Double?
    ) -> [ProcessState] {
        var before: [Int: ProcessFigures] = [:]
        before.reserveCapacity(earlier?.processes.count ?? 0)
        for process in earlier?.processes ?? [] {
            before[process.figures.identifier] = process.figures
        }
        let ticks = Double(max(1, reading.ticksPerSecond))
        return reading.processes.map { process in
            let now = process.figures
            var state = ProcessState(process)
            state.seconds = Double(now.ticks) / ticks
            state.memory =
                now.pages.multipliedReportingOverflow(by: reading.bytesPerPage)
                .partialValue
            if let old = before[now.identifier], old.start == now.start, let seconds {
                state.load = Double(now.ticks.growth(since: old.ticks)) / ticks / seconds
            }
            return state
        }
    }
}

/// What goes in and out of something, in bytes a second.
struct TrafficRate: Equatable {
    /// What has gone in and out in all.
    var figures: TrafficFigures
    var received: Double
    var sent: Double
}

/// What there is to be shown of a process.
struct ProcessState: Equatable {
    var identifier: Int
    var name: String
    var command: String
    var user: String
    var state: Character
    var threads: Int
    /// How much of one processor it takes: 1 is all of one.
    var load = 0.0
    var memory = 0
    /// For how long it was busy.
    var seconds = 0.0

    init(_ reading: ProcessReading) {
        identifier = reading.figures.identifier
        name = reading.figures.name
        command = reading.command.isEmpty ? "[\(name)]" : reading.command
        user = reading.user
        state = reading.figures.state
        threads = reading.figures.threads
    }
}

/// By what processes are put in order.
enum ProcessOrder: String, CaseIterable {
    case cpu, memory, pid, name, time

    /// The processes from the first to the last: the largest figures, the smallest number, the first name.
    /// Where they are alike, the number decides, so that none changes places for nothing.
    func sorted(_ processes: [ProcessState], isReversed: Bool = false) -> [ProcessState] {
        processes.sorted { one, other in
            let isBefore = isBefore(one, other)
            guard isBefore || self.isBefore(other, one) else {
                return one.identifier < other.identifier
            }
            return isBefore != isReversed
        }
    }

    private func isBefore(_ one: ProcessState, _ other: ProcessState) -> Bool {
        switch self {
        case .cpu:
            // Most have done nothing. Of them the large ones are of more interest.
            one.load != other.load ? one.load > other.load : one.memory > other.memory
        case .memory: one.memory > other.memory
        case .pid: one.identifier < other.identifier
        case .name: one.name < other.name
        case .time: one.seconds > other.seconds
        }
    }
}
