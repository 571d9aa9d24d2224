import Foundation
import QuoinTerminal
import TestSupport
import Testing

@testable import QuoinTop

/// The picture of the README, stored beside the documentation and compared with what is drawn today. With
/// `STORE_SNAPSHOTS` in the environment it is stored anew.
@Suite("The picture of quoin-top")
struct PictureTests {
    @Test("is that of the machine that does not exist")
    func isDrawn() throws {
        let dashboard = Dashboard(DemoMachine())
        dashboard.resize(columns: 100, lines: 24)
        for _ in 0..<41 {
            dashboard.refresh()
        }
        dashboard.window.layoutIfNeeded()
        let picture = TerminalScreen(of: dashboard.window).svg
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(
                "Sources/QuoinTerminal/QuoinTerminal.docc/Resources/quoin-top.svg")
        if ProcessInfo.processInfo.environment["STORE_SNAPSHOTS"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        expectEqual(picture, stored, "the picture is drawn in another way than it is stored")
    }
}
