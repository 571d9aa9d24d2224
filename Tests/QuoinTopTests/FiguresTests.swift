import TestSupport
import Testing

@testable import QuoinTop

@Suite("What the kernel writes")
struct FiguresTests {
    private static let stat = """
        cpu  100 5 20 800 40 0 3 2 7 1
        cpu0 60 5 10 380 25 0 2 1 7 1
        cpu1 40 0 10 420 15 0 1 1 0 0
        intr 1294 0 9
        ctxt 1990473
        """
    private static let memory = """
        MemTotal:        2048000 kB
        MemFree:          100000 kB
        MemAvailable:     512000 kB
        Buffers:           24000 kB
        Cached:           400000 kB
        SwapCached:            0 kB
        SwapTotal:        1000000 kB
        SwapFree:          250000 kB
        HugePages_Total:       0
        """
    private static let networks = """
        Inter-|   Receive                                                |  Transmit
         face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs
            lo:   1200      10    0    0    0     0          0         0     1200      10    0
          eth0:98765432109  77    0    0    0     0          0         0      555      12    0
         br-1a:7 1 0 0 0 0 0 0 8 1 0
        """
    private static let disks = """
           7       0 loop0 12 0 400 1 0 0 0 0 0 1 1
         259       0 nvme0n1 5012 21 4096 900 7000 80 2048 99 0 1 1
         259       1 nvme0n1p1 5000 21 4000 900 7000 80 2000 99 0 1 1
           8       0 sda 10 0 2 1 0 0 0 0 0 0 0
           8       1 sda1 10 0 2 1 0 0 0 0 0 0 0
           8      16 sdb 0 0 0 0 0 0 0 0 0 0 0
        """
    private static let process =
        "4711 (a) b (c)) R 1 4711 4711 34816 4711 4194304 99 0 0 0 321 45 6 7 20 0 12 0 8888 "
        + "123456789 2500 18446744073709551615 1 1 0 0 0 0 0 0 0"

    private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

    @Test("about processors says how long they were busy")
    func readsProcessors() {
        let figures = ProcessorFigures(bytes(Self.stat))
        expectEqual(figures?.all, ProcessorTimes(busy: 130, idle: 840))
        expectEqual(figures?.each.last, ProcessorTimes(busy: 52, idle: 435))
        let later = ProcessorTimes(busy: 160, idle: 850)
        expectEqual(figures.map { later.load(since: $0.all) }, 0.75)
        expectEqual(figures.map { $0.all.load(since: later) }, 0)
    }

    @Test("about memory is in bytes, also where old kernels do not say what is available")
    func readsMemory() {
        let figures = MemoryFigures(bytes(Self.memory))
        expectTrue(figures?.total == 2_048_000 * 1024 && figures?.used == 1_536_000 * 1024)
        expectTrue(figures?.cached == 424_000 * 1024 && figures?.swapUsed == 750_000 * 1024)
        let old = MemoryFigures(bytes(Self.memory.replacing("MemAvailable", with: "Mem")))
        expectEqual(old?.available, 524_000 * 1024)
        expectTrue(MemoryFigures(bytes("MemFree: 12 kB")) == nil)
    }

    @Test("about networks and disks names what there is, with what went in and out")
    func readsTraffic() {
        expectEqual(
            TrafficFigures.networks(bytes(Self.networks)),
            [
                TrafficFigures(name: "lo", received: 1200, sent: 1200),
                TrafficFigures(name: "eth0", received: 98_765_432_109, sent: 555),
                TrafficFigures(name: "br-1a", received: 7, sent: 8),
            ])
        expectEqual(
            TrafficFigures.disks(bytes(Self.disks)),
            [
                TrafficFigures(name: "nvme0n1", received: 4096 * 512, sent: 2048 * 512),
                TrafficFigures(name: "sda", received: 1024, sent: 0),
            ])
    }

    @Test("about a process is read whatever the program calls itself")
    func readsProcesses() throws {
        let figures = try #require(ProcessFigures(bytes(Self.process)))
        expectTrue(figures.identifier == 4711 && figures.name == "a) b (c)" && figures.state == "R")
        expectTrue(figures.ticks == 366 && figures.threads == 12 && figures.start == 8888)
        expectEqual(figures.pages, 2500)
        let hostile = Self.process.replacing("a) b (c)", with: "\u{1B}[2J\n) S 1")
        expectEqual(ProcessFigures(bytes(hostile))?.name, "\u{1B}[2J\n) S 1")
        expectEqual(ProcessFigures.command(bytes("/usr/bin/vi\u{0}a b\u{0}-n\u{0}")), "vi a b -n")
        expectEqual(ProcessFigures.command(bytes("nginx: worker /x\u{0}\u{0}")), "nginx: worker /x")
        expectTrue(
            ProcessFigures.command([]) == "" && ProcessFigures.command(bytes("/\u{0}")) == "/")
    }

    @Test("in small files is a number, a name or nothing")
    func readsSmallFiles() {
        expectEqual(LoadFigures(bytes("0.42 1.05 12.00 2/80 99\n"))?.averages, [0.42, 1.05, 12])
        expectTrue(LoadFigures(bytes("0.42 x")) == nil)
        expectEqual(SystemFigures.uptime(bytes("1234.56 99.1\n")), 1234.56)
        expectEqual(SystemFigures.hostName(bytes("vm\nx")), "vm")
        let users = SystemFigures.users(bytes("root:x:0:0:r:/:sh\nbad\na:b\nmira:x:1000:5::/:\n"))
        expectEqual(users, [0: "root", 1000: "mira"])
    }

    @Test("may be cut off anywhere, and full of any bytes and numbers")
    func survivesDamage() {
        let texts = [
            Self.stat, Self.memory, Self.networks, Self.disks, Self.process, "0.4 1.0 12.0",
            "root:x:0:0", String(repeating: "9", count: 40),
            "1 (x) S" + String(repeating: " -9", count: 30),
        ]
        for text in texts {
            let whole = Array(text.utf8)
            for end in 0...whole.count {
                readAll(whole[..<end])
                var damaged = whole
                for index in stride(from: end, to: whole.count, by: 7) {
                    damaged[index] = UInt8(truncatingIfNeeded: index &* 37 &+ end)
                }
                readAll(damaged[...])
                readAll(
                    bytes(text.replacing("1", with: String(repeating: "9", count: end % 30 + 1))))
            }
        }
        let huge = ProcessFigures(
            bytes("7 (x) S" + String(repeating: " 99999999999999999999", count: 30)))
        expectEqual(huge?.ticks, .max)
        expectTrue(ProcessFigures(bytes("7 (x) S 1 2 3")) == nil)
    }

    private func readAll(_ bytes: ArraySlice<UInt8>) {
        _ = ProcessorFigures(bytes).map { $0.all.load(since: $0.all) }
        _ = MemoryFigures(bytes).map { ($0.used, $0.swapUsed) }
        _ = (TrafficFigures.networks(bytes), TrafficFigures.disks(bytes))
        _ = (ProcessFigures(bytes), ProcessFigures.command(bytes), LoadFigures(bytes))
        _ = (SystemFigures.uptime(bytes), SystemFigures.users(bytes))
    }
}
