import Quoin
@testable import QuoinGallery
import TestSupport
import Testing

@Suite("The right-to-left screen")
struct RightToLeftScreenTests {
    @Test(
        "has one card and its mirror image, and turns both around",
        arguments: ScreenSize.allCases, [0, 1])
    func frames(at screen: ScreenSize, after steps: Int) throws {
        // Two cards with 16 between and around them, of a heading, three rows of 36 with 4 above each,
        // and 4 below.
        let width = (screen.width - 3 * 16) / 2
        let height = 12 + Helvetica.lineHeight(16) + 3 * (4 + 36) + 4
        let note: [String] =
            switch screen {
            case .upright:
                [
                    "Leading is where lines begin: at the left in",
                    "English, at the right in Hebrew.",
                ]
            case .sideways:
                [
                    "Leading is where lines begin: at the left in English, at the right in",
                    "Hebrew.",
                ]
            }
        let frames: Frames = [
            "first": Rect(x: 16, y: 60, width: width, height: height),
            "second": Rect(x: 16 + width + 16, y: 60, width: width, height: height),
            "note": .lines(
                note, size: 14, x: 16, y: 60 + height + 16, width: screen.width - 2 * 16),
        ]
        try ExampleCheck("right-to-left", screen, steps: steps).expectFrames(
            .titleBar("Settings", on: screen) + frames
                + contents(of: "first", width: width, isMirrored: steps == 1)
                + contents(of: "second", width: width, isMirrored: steps == 0))
    }

    @Test("keeps both directions where everything else is mirrored")
    func surroundings() throws {
        let window = try #require(Gallery.example(named: "right-to-left"))
            .window(of: ScreenSize.upright.size)
        Surroundings.rightToLeft.apply(to: window)
        window.layoutIfNeeded()
        // The cards change places. The icon is at the left in the English one, 12 from its edge, and at the
        // right in the other.
        let width = (ScreenSize.upright.width - 3 * 16) / 2
        expectEqual(window.view(named: "first")?.frame.minX, 16 + width + 16)
        expectEqual(window.view(named: "first.sound.icon")?.frame.minX, 12)
        expectEqual(window.view(named: "second.sound.icon")?.frame.maxX, width - 12)
    }

    @Test("makes no constraint anew when it turns around")
    func constraints() throws {
        let window = try #require(Gallery.example(named: "right-to-left"))
            .window(of: ScreenSize.upright.size)
        let title = try #require(window.view(named: "first.sound.title"))
        let before = title.installedConstraints.flatMap(\.layoutConstraints)
        let (left, width) = (title.frame.minX, title.frame.width)
        try #require(window.subviews.first as? any GalleryScreen).advance()
        window.layoutIfNeeded()
        let after = title.installedConstraints.flatMap(\.layoutConstraints)
        expectEqual(before.map { ObjectIdentifier($0) }, after.map { ObjectIdentifier($0) })
        expectTrue(abs(title.frame.minX - (136 - left - width)) < 1e-9)
    }

    /// What is in a card: the heading, and rows with an icon of 24, 12 from the edge, the title 8 after it,
    /// and the value 12 before the other edge.
    private func contents(of card: String, width: Double, isMirrored: Bool) -> Frames {
        func placed(_ frame: Rect) -> Rect {
            guard isMirrored else { return frame }
            return Rect(
                x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        let heading = isMirrored ? "Hebrew" : "English"
        var frames: Frames = [
            "\(card).heading": placed(.line(heading, isBold: true, x: 12, y: 12))
        ]
        let rows = [
            ("sound", "Sound", "On"), ("alarm", "Alarm", "7:00"), ("light", "Light", "Auto"),
        ]
        for (index, (name, title, value)) in rows.enumerated() {
            let top = 12 + Helvetica.lineHeight(16) + 4 + Double(index) * (36 + 4)
            let middle = (36 - Helvetica.lineHeight(14)) / 2
            let valueWidth = Helvetica.width(value, 14)
            frames["\(card).\(name)"] = Rect(x: 0, y: top, width: width, height: 36)
            frames["\(card).\(name).icon"] = placed(Rect(x: 12, y: 6, width: 24, height: 24))
            frames["\(card).\(name).title"] = placed(
                .line(title, size: 14, x: 12 + 24 + 8, y: middle))
            frames["\(card).\(name).value"] = placed(
                .line(value, size: 14, x: width - 12 - valueWidth, y: middle))
        }
        return frames
    }
}
