import Quoin
import QuoinGallery
import QuoinInspect
import Synchronization
import TestSupport
import Testing

@testable import QuoinCommand

@Suite("quoin gallery --animate")
struct PlayingTests {
    @Test("needs a terminal")
    func noTerminal() {
        let outcome = gallery(["--animate", "remake"])
        expectEqual(outcome.status, .wrongUse)
        expectEqual(outcome.standardOutput, "")
        expectEqual(outcome.standardError, "quoin: --animate needs a terminal to play in\n")
    }

    @Test("plays the example that was asked for, on a screen of the size that was asked for")
    func playing() {
        let played = Mutex<[String]>([])
        var console = Console.terminal(columns: 80)
        console.play = { example, size in
            played.withLock { $0.append("\(example.name) \(size.width) \(size.height)") }
        }
        let outcome = gallery(["--animate", "remake", "--size", "300x200"], console: console)
        expectEqual(outcome.status, .success)
        expectTrue(outcome.standardOutput == "" && outcome.standardError == "")
        expectEqual(played.withLock { $0 }, ["remake 300.0 200.0"])
    }

    @Test("names what is wrong with its arguments")
    func arguments() {
        let console = Console.terminal(columns: 80)
        func error(_ arguments: String...) -> String {
            let outcome = gallery(arguments, console: console)
            expectEqual(outcome.status, .wrongUse)
            return outcome.standardError
        }
        expectTrue(error("--animate").contains("--animate needs the name of an example"))
        expectTrue(error("--animate", "remke").contains("did you mean"))
        let still = error("--animate", "basic")
        expectTrue(still.hasPrefix("quoin: nothing moves in \"basic\", but in update, remake"))
        expectTrue(
            error("--animate", "remake", "--out", "x").contains("--out makes no sense with it"))
        expectTrue(error("--animate", "remake", "--list").contains("--list makes no sense with it"))
    }

    @Test(
        "shows frames that fit the terminal, whatever its size",
        arguments: [(80, 24), (200, 60), (20, 10), (1, 1), (3, 2), (500, 3)])
    func frames(columns: Int, lines: Int) throws {
        let example = try #require(Gallery.example(named: "remake"))
        for depth in [TerminalCapabilities.ColorDepth.none, .all] {
            let terminal = TerminalCapabilities(
                columns: columns, colorDepth: depth, isUnicode: true)
            var played = PlayedExample(of: example, size: Size(width: 320, height: 480))
            for frame in 0..<90 {
                let shown = played.lines(
                    at: Double(frame) / 30, on: TerminalSize(columns: columns, lines: lines),
                    for: terminal)
                expectTrue(shown.count <= lines)
                expectTrue(shown.allSatisfy { !$0.contains("\n") })
            }
        }
    }

    @Test("rests between the steps, and moves from one to the next")
    func motion() throws {
        let example = try #require(Gallery.example(named: "remake"))
        let terminal = TerminalCapabilities(columns: 60, colorDepth: .all, isUnicode: true)
        var played = PlayedExample(of: example, size: Size(width: 320, height: 480))
        var update = ScreenUpdate()
        var sizes: [Int] = []
        for frame in 0..<150 {
            let lines = played.lines(
                at: Double(frame) / 30, on: TerminalSize(columns: 60, lines: 40), for: terminal)
            sizes.append(update.bytes(for: lines).utf8.count)
        }
        // Nothing is written while it rests, and never as much again as for the first frame.
        expectTrue(sizes[1..<24].allSatisfy { $0 == 0 })
        expectTrue(sizes[24..<40].contains { $0 > 0 })
        expectTrue(sizes.dropFirst().allSatisfy { $0 < sizes[0] })
    }
}
