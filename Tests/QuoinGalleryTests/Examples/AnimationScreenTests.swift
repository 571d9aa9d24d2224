import Quoin
@testable import QuoinGallery
import TestSupport
import Testing

@Suite("The animation screen")
struct AnimationScreenTests {
    @Test(
        "has rings that keep their distance from each other",
        arguments: ScreenSize.allCases, 0...1)
    func frames(at screen: ScreenSize, after breaths: Int) throws {
        let text = breaths == 0 ? "Breathe in" : "Breathe out"
        let distance = breaths == 0 ? 12.0 : 28.0
        let width = Helvetica.width(text, 22, isBold: true)
        // Below the heading, with 16 around it; the outer ring is as large as fits.
        let top = 20 + Helvetica.lineHeight(22) + 16
        let (room, height) = (screen.width - 2 * 16, screen.height - top - 16)
        let diameter = min(room, height)
        func ring(_ number: Double) -> Rect {
            let inside = diameter - 2 * distance * number
            return Rect(x: distance, y: distance, width: inside, height: inside)
        }
        try ExampleCheck("animation", screen, steps: breaths).expectFrames([
            "heading": Rect(
                x: (screen.width - width) / 2, y: 20, width: width,
                height: Helvetica.lineHeight(22)),
            "outer": Rect(
                x: (screen.width - diameter) / 2, y: top + (height - diameter) / 2,
                width: diameter, height: diameter),
            "second": ring(1),
            "third": ring(2),
            "inner": ring(3),
        ])
    }

    @Test("gives the constraints that it has kept other constants")
    func breathing() throws {
        let example = try #require(Gallery.example(named: "animation"))
        let window = example.window(of: ScreenSize.upright.size)
        let screen = try #require(window.subviews.first as? any GalleryScreen)
        let inner = try #require(window.view(named: "inner"))
        let constraints = inner.installedConstraints.flatMap(\.layoutConstraints)
        expectEqual(constraints.map(\.constant), [12, 12, -12, -12])
        screen.advance()
        expectEqual(constraints.map(\.constant), [28, 28, -28, -28])
        expectTrue(constraints.allSatisfy { $0.isActive })
        // Frames follow with the next layout: 288 less a distance at both sides for each of three.
        let (before, after) = (288.0 - 6 * 12, 288.0 - 6 * 28)
        expectEqual(inner.frame.width, before)
        window.layoutIfNeeded()
        expectEqual(inner.frame.width, after)
    }
}
