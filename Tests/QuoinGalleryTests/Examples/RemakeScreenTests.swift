import Quoin
@testable import QuoinGallery
import TestSupport
import Testing

@Suite("The remake screen")
struct RemakeScreenTests {
    @Test(
        "has the small picture in the next corner after every tap",
        arguments: ScreenSize.allCases, 0...3)
    func frames(at screen: ScreenSize, after taps: Int) throws {
        // Clockwise from the upper right corner, 16 away from the edges.
        let (left, right) = (16.0, screen.width - 16 - 112)
        let (top, bottom) = (16.0, screen.height - 16 - 84)
        let x = [right, right, left, left][taps]
        let y = [top, bottom, bottom, top][taps]
        let hint = Size(width: 130, height: 28)
        try ExampleCheck("remake", screen, steps: taps).expectFrames([
            "caller": Rect(origin: .zero, size: screen.size),
            "hint": Rect(
                x: (screen.width - 130) / 2, y: (screen.height - 28) / 2, width: 130, height: 28),
            "hint.title": .line("Tap to move it", inMiddleOf: hint),
            "preview": Rect(x: x, y: y, width: 112, height: 84),
            "preview.picture": Rect(x: 4, y: 4, width: 112 - 2 * 4, height: 84 - 2 * 4),
        ])
    }

    @Test("keeps what is made again unchanged, and drops the rest")
    func remaking() throws {
        let example = try #require(Gallery.example(named: "remake"))
        let window = example.window(of: ScreenSize.upright.size)
        let screen = try #require(window.subviews.first as? any GalleryScreen)
        let preview = try #require(window.view(named: "preview"))
        let before = preview.installedConstraints
        screen.advance()
        let after = preview.installedConstraints
        try #require(before.count == 2 && after.count == 2)
        expectTrue(!before[0].isActive)
        expectEqual(after[0].layoutConstraints.map(\.firstAttribute), [.right, .bottom])
        expectTrue(after[1] === before[1])
        expectTrue(before[1].isActive)
    }
}
