import Quoin
import QuoinGallery
import Testing

@Suite("The button bar")
struct ButtonBarScreenTests {
    @Test("shares its width among three buttons", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        // 16 at both ends, and 20 between the buttons.
        let width = (screen.width - 2 * 16 - 2 * 20) / 3
        // A button has 8 above and below a title of 20, and 10 above and below itself.
        let actions = Rect(
            x: 0, y: screen.height - 56, width: screen.width, height: 10 + 36 + 10)
        // 12 above and below the place, whose baseline is at 20; that of the time is at 14.
        let place = Rect.line("Cape St. Vincent", size: 20, x: 16, y: actions.minY - 12 - 25)
        let time = Double("Friday, 20:41".count) * 7
        var frames: Frames = [
            "actions": actions, "place": place,
            "time": .line(
                "Friday, 20:41", size: 14, x: screen.width - 16 - time, y: place.minY + 20 - 14),
            "photo": Rect(x: 0, y: 0, width: screen.width, height: place.minY - 12),
        ]
        for (index, name) in ["delete", "edit", "share"].enumerated() {
            frames[name] = Rect(
                x: 16 + Double(index) * (width + 20), y: 10, width: width, height: 36)
            frames["\(name).title"] = Rect(x: 12, y: 8, width: width - 2 * 12, height: 20)
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
                #expect(abs(button.frame.width - (width - 72) / 3) < 1e-9)
            }
        }
    }
}
