/// What was read of a machine at one time.
struct MachineReading {
    /// In seconds, on a clock that is never set.
    var time: Double
    var host = ""
    var uptime: Double?
    var load: LoadFigures?
    var processors: ProcessorFigures?
    var memory: MemoryFigures?
    var networks: [TrafficFigures] = []
    var disks: [TrafficFigures] = []
    var processes: [ProcessReading] = []
    /// How many ticks of the kernel's clock make a second, and how many bytes a page.
    var ticksPerSecond = 100
    var bytesPerPage = 4096
}

/// What was read of a process.
struct ProcessReading: Equatable {
    var figures: ProcessFigures
    var user: String
    /// What it was started with; nothing for the kernel's own.
    var command: String
}

/// Where readings come from.
protocol MachineSource: AnyObject {
    func read() -> MachineReading
}
