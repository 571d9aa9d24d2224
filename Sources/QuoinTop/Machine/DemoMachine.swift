/// A machine that does not exist, whose figures are always the same: for pictures, for tests, and to have
/// a look where there is no `/proc`.
final class DemoMachine: MachineSource {
    private var step = 0
    private var busy = [0, 0, 0, 0]
    private var traffic = (received: 0, sent: 0)
    private var disk = (read: 0, written: 0)
    private var ticks: [Int]

    private struct Program {
        var identifier: Int
        var command: String
        var user: String
        var megabytes: Int
        var threads: Int
        /// How busy it is, in percent.
        var load: Double
    }

    private static let programs = [
        Program(identifier: 1, command: "init", user: "root", megabytes: 12, threads: 1, load: 0),
        Program(
            identifier: 211, command: "journald --quiet", user: "root", megabytes: 38, threads: 1,
            load: 0.4),
        Program(
            identifier: 402, command: "sshd: listening on 22", user: "root", megabytes: 9,
            threads: 1, load: 0),
        Program(
            identifier: 618, command: "postgres -D /srv/data", user: "postgres", megabytes: 612,
            threads: 6, load: 11),
        Program(
            identifier: 634, command: "postgres: checkpointer", user: "postgres", megabytes: 84,
            threads: 1, load: 0.8),
        Program(
            identifier: 877, command: "nginx: worker process", user: "www", megabytes: 44,
            threads: 1, load: 3.2),
        Program(
            identifier: 878, command: "nginx: worker process", user: "www", megabytes: 43,
            threads: 1, load: 2.7),
        Program(
            identifier: 1204, command: "cards --serve 8080", user: "www", megabytes: 148,
            threads: 5, load: 38),
        Program(
            identifier: 1588, command: "backup /home → /mnt/späte-kopie", user: "root",
            megabytes: 27, threads: 2, load: 6.5),
        Program(
            identifier: 2011, command: "zsh -l", user: "mira", megabytes: 7, threads: 1, load: 0),
        Program(
            identifier: 2140, command: "swift-build -c release", user: "mira", megabytes: 1460,
            threads: 14, load: 124),
        Program(
            identifier: 2152, command: "swift-frontend -emit-module", user: "mira", megabytes: 820,
            threads: 3, load: 61),
        Program(
            identifier: 2230, command: "vim Sources/main.swift", user: "mira", megabytes: 18,
            threads: 1, load: 0.2),
        Program(
            identifier: 2301, command: "tail -f 日誌.log", user: "mira", megabytes: 3, threads: 1,
            load: 0),
    ]

    init() {
        ticks = Self.programs.map { $0.identifier * 3 + Int($0.load * 700) }
    }

    func read() -> MachineReading {
        step += 1
        var reading = MachineReading(time: Double(step), host: "harbour")
        reading.uptime = 274_320 + Double(step)
        reading.load = LoadFigures(Array("1.92 1.41 0.97 3/214 2301".utf8)[...])
        reading.processors = processors()
        reading.memory = MemoryFigures(
            Array(
                """
                MemTotal: 8127488 kB
                MemAvailable: \(4_412_000 - 90_000 * (step % 7)) kB
                Cached: 2214000 kB
                SwapTotal: 2097152 kB
                SwapFree: 1901000 kB
                """.utf8)[...])
        // A heap of packets now and then.
        traffic.received += 180_000 + 950_000 * Self.wave(step, 5)
        traffic.sent += 60_000 + 140_000 * Self.wave(step, 7)
        disk.read += 1_200_000 * Self.wave(step, 6)
        disk.written += 400_000 + 2_600_000 * Self.wave(step, 4)
        reading.networks = [
            TrafficFigures(
                name: "eth0", received: 91_000_000_000 + traffic.received,
                sent: 12_000_000_000 + traffic.sent),
            TrafficFigures(
                name: "lo", received: 4_100_000 + step * 900, sent: 4_100_000 + step * 900),
        ]
        reading.disks = [
            TrafficFigures(
                name: "nvme0n1", received: 77_000_000_000 + disk.read,
                sent: 55_000_000_000 + disk.written)
        ]
        reading.processes = processes()
        return reading
    }

    /// From 0 to 8, up and down.
    private static func wave(_ step: Int, _ length: Int) -> Int {
        let place = step * 8 / length % 16
        return place > 8 ? 16 - place : place
    }

    private func processors() -> ProcessorFigures? {
        var lines = ["", "", "", ""]
        for number in busy.indices {
            busy[number] += [88, 61, 37, 14][number] - 3 * Self.wave(step + number, 5 + number)
            let idle = max(0, step * 100 - busy[number])
            lines[number] = "cpu\(number) \(busy[number]) 0 0 \(idle) 0 0 0 0"
        }
        let all = busy.reduce(0, +)
        let idle = max(0, step * 400 - all)
        let text = "cpu \(all) 0 0 \(idle) 0 0 0 0\n" + lines.joined(separator: "\n")
        return ProcessorFigures(Array(text.utf8)[...])
    }

    private func processes() -> [ProcessReading] {
        Self.programs.enumerated().compactMap { number, program in
            ticks[number] += Int(program.load) + (Int(program.load * 10) > step % 10 ? 1 : 0)
            let name = program.command.split(separator: " ").first.map { String($0.prefix(15)) }
            let state = program.load > 30 ? "R" : "S"
            let text =
                "\(program.identifier) (\(name ?? "")) \(state) 1 1 1 0 -1 0 0 0 0 0 "
                + "\(ticks[number]) 0 0 0 20 0 \(program.threads) 0 100 0 \(program.megabytes * 256)"
            return ProcessFigures(Array(text.utf8)[...]).map {
                ProcessReading(figures: $0, user: program.user, command: program.command)
            }
        }
    }
}
