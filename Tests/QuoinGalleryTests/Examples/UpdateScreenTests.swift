import Quoin
@testable import QuoinGallery
import TestSupport
import Testing

@Suite("The update screen")
struct UpdateScreenTests {
    @Test(
        "has a button that is 40 larger after every tap, if there is room",
        arguments: ScreenSize.allCases, 0...3)
    func frames(at screen: ScreenSize, after taps: Int) throws {
        let asked = 80 + 40 * taps
        let width = screen.width - 2 * 16
        let (sideTop, tapsTop) = (screen.height - 16 - 44, screen.height - 16 - 44 - 8 - 44)
        let stage = Rect(x: 16, y: 16, width: width, height: tapsTop - 16 - 16)
        let length = min(Double(asked), min(stage.width, stage.height))
        let button = Rect(
            x: stage.midX - length / 2, y: stage.midY - length / 2, width: length, height: length)
        // Lines stand in the middle of rows of 44.
        let top = (44 - Helvetica.lineHeight(16)) / 2
        func value(_ text: String) -> Rect {
            let length = Helvetica.width(text, isBold: true)
            return .line(text, isBold: true, x: width - 12 - length, y: top)
        }
        try ExampleCheck("update", screen, steps: taps).expectFrames([
            "button": button,
            "taps": Rect(x: 16, y: tapsTop, width: width, height: 44),
            "taps.title": .line("Taps", x: 12, y: top),
            "taps.value": value("\(taps)"),
            "side": Rect(x: 16, y: sideTop, width: width, height: 44),
            "side.title": .line("Side asked for", x: 12, y: top),
            "side.value": value("\(asked)"),
        ])
    }

    @Test("changes the constraint that is there, when the next layout begins")
    func updating() throws {
        let example = try #require(Gallery.example(named: "update"))
        let window = example.window(of: ScreenSize.upright.size)
        let screen = try #require(window.subviews.first as? any GalleryScreen)
        let button = try #require(window.view(named: "button"))
        let before = button.installedConstraints.flatMap(\.layoutConstraints)
        let width = try #require(before.first { $0.constant == 80 })

        screen.advance()
        expectTrue(screen.needsUpdateConstraints)
        expectEqual(width.constant, 80)

        window.layoutIfNeeded()
        expectTrue(!screen.needsUpdateConstraints)
        expectEqual(width.constant, 80 + 40)
        let after = button.installedConstraints.flatMap(\.layoutConstraints)
        expectEqual(after.map(ObjectIdentifier.init), before.map(ObjectIdentifier.init))
    }
}
