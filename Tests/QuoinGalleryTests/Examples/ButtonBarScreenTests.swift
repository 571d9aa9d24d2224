import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The button bar")
struct ButtonBarScreenTests {
    @Test("shares its width among three buttons", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        // 16 at both ends, and 20 between the buttons.
        let width = (screen.width - 2 * 16 - 2 * 20) / 3
        // A button has 10 above and below it.
        let height = 10 + Helvetica.buttonHeight + 10
        let actions = Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
        // 12 above and below the place, on whose baseline the time is.
        let place = Rect.line(
            "Cape St. Vincent", size: 20, isBold: true, x: 16,
            y: actions.minY - 12 - Helvetica.lineHeight(20))
        let time = Helvetica.width("Friday, 20:41", 14)
        let baseline = place.minY + Helvetica.baseline(20)
        var frames: Frames = [
            "actions": actions, "place": place,
            "time": .line(
                "Friday, 20:41", size: 14, x: screen.width - 16 - time,
                y: baseline - Helvetica.baseline(14)),
            "photo": Rect(x: 0, y: 0, width: screen.width, height: place.minY - 12),
        ]
        for (index, name) in ["delete", "edit", "share"].enumerated() {
            frames[name] = Rect(
                x: 16 + Double(index) * (width + 20), y: 10, width: width,
                height: Helvetica.buttonHeight)
        }
        try ExampleCheck("button-bar", screen).expectFrames(frames)
    }

    @Test("takes the buttons' widths from the bar, and from nothing else")
    func widths() throws {
        let window = try #require(Gallery.example(named: "button-bar"))
            .window(of: ScreenSize.upright.size)
        let names = ["delete", "edit", "share"]
        for width in [320.0, 375, 1024] {
            window.frame.size.width = width
            window.layoutIfNeeded()
            for name in names {
                let button = try #require(window.view(named: name))
                expectTrue(abs(button.frame.width - (width - 72) / 3) < 1e-9)
            }
        }
    }
}
