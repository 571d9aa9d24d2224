import QuoinTerminal
import TestSupport
import Testing

@testable import QuoinTop

@Suite("The dashboard")
struct DashboardTests {
    /// A dashboard of the machine that does not exist, and what it says is wrong with its layout.
    private func dashboard(_ columns: Int, _ lines: Int) -> (Dashboard, Messages) {
        let (dashboard, messages) = (Dashboard(DemoMachine()), Messages())
        dashboard.window.onDiagnostic = { messages.all.append($0.message) }
        dashboard.resize(columns: columns, lines: lines)
        dashboard.refresh()
        dashboard.refresh()
        dashboard.window.layoutIfNeeded()
        return (dashboard, messages)
    }

    private final class Messages {
        var all: [String] = []
    }

    private func lines(_ dashboard: Dashboard) -> [Substring] {
        dashboard.window.layoutIfNeeded()
        return TerminalScreen(of: dashboard.window).text
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    @Test("has a sound layout at any size, and still has it after a storm of others")
    func fitsAnySize() {
        let (dashboard, messages) = dashboard(80, 24)
        let sizes = [
            (20, 5), (300, 80), (1, 1), (80, 24), (49, 18), (50, 17), (100, 30), (7, 40), (200, 6),
            (132, 50), (64, 12), (20, 5), (1000, 3), (3, 200), (1, 9),
            (1, 20), (80, 24),
        ]
        for (columns, lines) in sizes {
            expectEqual(dashboard.react(to: .resize(columns: columns, lines: lines)), .goesOn)
            dashboard.refresh()
            expectEqual(self.lines(dashboard).count, lines)
            _ = dashboard.react(to: .key("?"))
            dashboard.window.layoutIfNeeded()
            _ = dashboard.react(to: .key("?"))
        }
        expectEqual(messages.all, [])
    }

    @Test("on a small terminal has the bars, and the processes that do most")
    func fitsSmallTerminal() {
        let (dashboard, _) = dashboard(20, 5)
        let lines = lines(dashboard)
        expectTrue(lines[0].hasPrefix("cpu") && lines[0].hasSuffix("%"))
        expectTrue(lines[1].hasPrefix("mem"))
        expectTrue(lines[2].contains("CPU%▼ Command"))
        expectTrue(lines[3].contains("swift-build"))
    }

    @Test(
        "cuts the help off within its border where there is little room",
        arguments: [(20, 5), (20, 6), (40, 4)])
    func smallHelp(columns: Int, lines: Int) {
        let (dashboard, _) = dashboard(columns, lines)
        _ = dashboard.react(to: .key("?"))
        let last = self.lines(dashboard).last.map { String($0) }
        expectEqual(last, "╰" + String(repeating: "─", count: columns - 2) + "╯")
    }

    @Test("puts processes in order, and in the reverse when asked again")
    func sorts() {
        let (dashboard, _) = dashboard(80, 24)
        let table: [(TerminalKey, String)] = [
            ("m", "swift-build"), ("p", "init"), ("p", "tail"), ("n", "zsh"), ("t", "swift-build"),
        ]
        for (key, first) in table where key != "n" {
            _ = dashboard.react(to: .key(key))
            expectTrue(lines(dashboard)[9].contains(first), "\(key)")
        }
        _ = dashboard.react(to: .key("n"))
        expectTrue(lines(dashboard)[9].contains("backup"))
    }

    @Test("shows another table, scrolls and ends when keys and the mouse say so")
    func reacts() {
        let (dashboard, _) = dashboard(80, 16)
        _ = dashboard.react(to: .key(.tab))
        expectTrue(lines(dashboard).contains { $0.contains("eth0") })
        _ = dashboard.react(to: .key(.backTab))
        _ = dashboard.react(
            to: .mouse(TerminalMouse(.wheel(columns: 0, lines: 1), column: 5, line: 12)))
        // The title, three bars and the tabs stand above the table.
        expectTrue(!lines(dashboard).contains { $0.contains("swift-build") })
        _ = dashboard.react(to: .key(.end))
        expectTrue(lines(dashboard)[14].contains("tail -f"))
        _ = dashboard.react(to: .key(.home))
        expectTrue(lines(dashboard)[6].contains("swift-build"))
        _ = dashboard.react(to: .key("?"))
        expectTrue(lines(dashboard).contains { $0.contains("Keys") })
        expectEqual(dashboard.react(to: .key("x")), .goesOn)
        expectTrue(!lines(dashboard).contains { $0.contains("Keys") })
        expectEqual(dashboard.react(to: .key("q")), .quits)
    }

    @Test("compares processes with themselves, not with those that had their number before")
    func tellsProcessesApart() throws {
        func reading(_ time: Double, start: Int, ticks: Int) -> MachineReading {
            var reading = MachineReading(time: time)
            let text = "9 (x) S 1 1 1 0 -1 0 0 0 0 0 \(ticks) 0 0 0 20 0 1 0 \(start) 0 10"
            reading.processes =
                ProcessFigures(Array(text.utf8)[...]).map {
                    [ProcessReading(figures: $0, user: "", command: "")]
                } ?? []
            return reading
        }
        let first = reading(1, start: 50, ticks: 100)
        let same = MachineState(reading(3, start: 50, ticks: 150), since: first)
        expectEqual(same.processes.first?.load, 0.25)
        let other = MachineState(reading(3, start: 51, ticks: 150), since: first)
        expectEqual(other.processes.first?.load, 0)
    }

    @Test("has figures in few characters")
    func writesFigures() {
        expectEqual(
            [0, 1023, 1024, 10_188, 10_240, 1_048_576, 1.5e9, 1e13, 1e30, -5, .nan].map {
                FigureText.bytes($0)
            }, ["0", "1023", "1.0K", "9.9K", "10K", "1.0M", "1.4G", "9.1T", "999E", "0", "0"])
        expectEqual(
            [0.1, 75, 599.96, 4000, 40_000, 1e6].map(FigureText.busy),
            ["0:00.1", "1:15.0", "9:59.9", "66:40", "11h06", "11d"])
        expectEqual([0.003, 0.9994, 1.24].map(FigureText.load), ["0.3", "99.9", "124"])
        expectEqual([59, 7260, 273_600].map(FigureText.uptime), ["0 min", "2 h 1 min", "3 d 4 h"])
    }

    @Test("has arguments that make sense, or says what does not")
    func readsArguments() throws {
        let arguments = try TopArguments(["--once", "--size=20x5", "--interval", "0.5", "--demo"])
        expectTrue(arguments.action == .text && arguments.isDemo && arguments.interval == 0.5)
        expectTrue(arguments.size?.columns == 20 && arguments.size?.lines == 5)
        #expect(throws: UsageProblem("there is no \"--onse\"; did you mean \"--once\"?")) {
            try TopArguments(["--onse"])
        }
        #expect(throws: UsageProblem("--size is for --once and --svg")) {
            try TopArguments(["--demo", "--size", "30x10"])
        }
        for wrong in [
            ["--interval"], ["--interval", "0"], ["--interval", "nan"], ["--size", "0x5"],
            ["--size", "5"], ["--sort", "size"], ["--once=1"], ["extra"], ["--theme", "\u{1B}[2J"],
        ] {
            let problem = #expect(throws: UsageProblem.self) { try TopArguments(wrong) }
            expectTrue(problem.map { !$0.message.contains("\u{1B}") } ?? false)
        }
    }
}
