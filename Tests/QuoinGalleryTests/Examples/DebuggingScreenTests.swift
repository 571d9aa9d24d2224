import Foundation
import Quoin
@testable import QuoinGallery
import TestSupport
import Testing

@Suite("The debugging screen")
struct DebuggingScreenTests {
    @Test("is laid out as if the height were not there", arguments: ScreenSize.allCases, [0, 1])
    func frames(at screen: ScreenSize, after steps: Int) throws {
        let width = screen.width - 2 * 16
        let board = Rect(x: 16, y: 44 + 16, width: width, height: 80)
        let state = Rect(x: 16, y: board.maxY + 16, width: width, height: Helvetica.lineHeight(16))
        // Four lines of 14 points, 4 between them, 12 above and below.
        let line = Helvetica.lineHeight(14)
        let report = Rect(x: 16, y: state.maxY + 8, width: width, height: 4 * line + 3 * 4 + 2 * 12)
        var frames: Frames = [
            "board": board, "state": state, "report": report,
            "blue": Rect(x: 8, y: 8, width: width - 2 * 8, height: 80 - 2 * 8),
        ]
        for index in 0..<4 {
            frames["report.line \(index + 1)"] = Rect(
                x: 12, y: 12 + Double(index) * (line + 4), width: width - 2 * 12, height: line)
        }
        try ExampleCheck("debugging", screen, steps: steps).expectFrames(
            .titleBar("Debugging", on: screen) + frames)
    }

    @Test("explains the conflict with the names that were attached")
    func explanation() throws {
        let window = try #require(Gallery.example(named: "debugging"))
            .window(of: ScreenSize.upright.size)
        let screen = try #require(window.subviews.first as? any GalleryScreen)
        var diagnostics: [LayoutDiagnostic] = []
        window.onDiagnostic = { diagnostics.append($0) }
        screen.advance()
        window.layoutIfNeeded()
        expectTrue(diagnostics.isEmpty)
        screen.advance()
        window.layoutIfNeeded()

        let height = try line(with: "ConstantConstraint")
        let board = try line(with: "BoardHeight")
        let edges = try line(with: "Conflicting\"")
        // 80 - 8 - 8 = 64, and 5000 - 64 = 4936
        expectEqual(
            diagnostics.map(\.message),
            [
                """
                Quoin cannot satisfy these constraints together:
                  1  blue.height ≥ 5000                 “ConstantConstraint”   DebuggingScreen.swift:\(height)
                  2  board.height = 80                  “BoardHeight”          DebuggingScreen.swift:\(board)
                  3  blue.top = board.top + 8           “Conflicting[0]”       DebuggingScreen.swift:\(edges)
                  4  blue.bottom = board.bottom - 8     “Conflicting[2]”       DebuggingScreen.swift:\(edges)
                blue's top and bottom pin its height to 64, but it must be at least 5000: 4936 too much.
                Set aside for now: 1. To mend it, lower the priority of 1.
                """
            ])
    }

    @Test("says so in its snapshot until it is mended", arguments: ScreenSize.allCases)
    func snapshot(at screen: ScreenSize) throws {
        let example = try #require(Gallery.example(named: "debugging"))
        let message = """
            blue.height ≥ 5000 is set aside. blue's top and bottom pin its height to 64, but it must be \
            at least 5000: 4936 too much.
            """
        for steps in 0...2 {
            let snapshot = example.window(of: screen.size, steps: steps).snapshot()
            expectEqual(snapshot.diagnostics, (steps == 1 ? [] : [message]))
        }
    }

    @Test("mends the conflict in the constraint that there is")
    func update() throws {
        let window = try #require(Gallery.example(named: "debugging"))
            .window(of: ScreenSize.upright.size)
        let blue = try #require(window.view(named: "blue"))
        let height = try #require(blue.installedConstraints.last?.layoutConstraints.first)
        expectEqual(height.priority, .required)
        try #require(window.subviews.first as? any GalleryScreen).advance()
        expectTrue(blue.installedConstraints.last?.layoutConstraints.first === height)
        expectEqual(height.priority, .high)
    }

    /// The line of the example's source code that has a text in it.
    private func line(with text: String) throws -> Int {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = package.appendingPathComponent(
            "Sources/QuoinGallery/Examples/DebuggingScreen.swift")
        let lines = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }
}
