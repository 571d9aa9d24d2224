import Quoin
import QuoinGallery
import QuoinKit
import TestSupport
import Testing

@Suite("The controls screen")
struct ControlsScreenTests {
    /// Above and below everything in the second card there are 12; between its rows there are four gaps of 8.
    /// As high as that are both cards.
    private var cardHeight: Double {
        let rows: [Double] = [32, 31, 28, 32, 20]
        return 12 + rows.reduce(0, +) + 4 * 8 + 12
    }

    @Test("has two cards, below each other or side by side", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        // 12 around the cards, and between them.
        let width: Double = screen == .upright ? 320 - 2 * 12 : (480 - 3 * 12) / 2
        let account = Rect(x: 12, y: 44 + 12, width: width, height: cardHeight)
        let corner =
            screen == .upright
            ? Point(x: 12, y: account.maxY + 12) : Point(x: account.maxX + 12, y: account.minY)
        let playback = Rect(origin: corner, size: account.size)
        let cards: Frames = ["account": account, "playback": playback]
        let bar = Frames.titleBar("Preferences", on: screen) + barButtons(on: screen)
        try ExampleCheck("controls", screen).expectFrames(
            bar + cards + accountFrames(width) + playbackFrames(width - 2 * 12))
    }

    /// Bold titles of 14 points with 6 above and below, the one in the filled button with 12 at both sides;
    /// 12 from the edges of the bar.
    private func barButtons(on screen: ScreenSize) -> Frames {
        let height = 6 + Helvetica.lineHeight(14) + 6
        let cancel = Helvetica.width("Cancel", 14, isBold: true)
        let save = 12 + Helvetica.width("Save", 14, isBold: true) + 12
        let y = (44 - height) / 2
        return [
            "bar.cancel": Rect(x: 12, y: y, width: cancel, height: height),
            "bar.save": Rect(x: screen.width - 12 - save, y: y, width: save, height: height),
        ]
    }

    /// A portrait of 68, 10 to the fields beside it, and two equal buttons at the bottom; what is left is
    /// the text's, which has 8 around it.
    private func accountFrames(_ width: Double) -> Frames {
        let field = 7 + Helvetica.lineHeight(14) + 7
        let left = 12.0 + 68 + 10
        let right = width - 12
        let key = 8 + Helvetica.lineHeight(14) + 8
        let keys = cardHeight - 12 - key
        let half = (width - 2 * 12 - 8) / 2
        let about = 12.0 + 68 + 8
        return [
            "account.portrait": Rect(x: 12, y: 12, width: 68, height: 68),
            "account.user": Rect(x: left, y: 12, width: right - left, height: field),
            "account.password": Rect(
                x: left, y: 12 + 68 - field, width: right - left, height: field),
            "account.about": Rect(x: 12, y: about, width: width - 2 * 12, height: keys - 8 - about),
            "account.undo": Rect(x: 12, y: keys, width: half, height: key),
            "account.sign out": Rect(x: 12 + half + 8, y: keys, width: half, height: key),
        ]
    }

    /// Rows as high as their controls, 8 below each other, with titles in the middle of their heights.
    private func playbackFrames(_ width: Double) -> Frames {
        func title(_ text: String, x: Double = 0, in height: Double) -> Rect {
            .line(text, size: 14, x: x, y: (height - Helvetica.lineHeight(14)) / 2)
        }
        let (alerts, volume) = (title("Alerts", in: 31), title("Sound", in: 28))
        let (rewind, sync) = (title("Rewind 15 s", in: 32), title("Syncing", x: 20 + 8, in: 20))
        return [
            "theme": Rect(x: 12, y: 12, width: width, height: 32),
            "alerts": Rect(x: 12, y: 12 + 32 + 8, width: width, height: 31),
            "alerts.title": alerts,
            "alerts.spacer": spacer(from: alerts, to: width - 51, height: 31),
            "alerts.switch": Rect(x: width - 51, y: 0, width: 51, height: 31),
            "volume": Rect(x: 12, y: 52 + 31 + 8, width: width, height: 28),
            "volume.title": volume,
            "volume.slider": Rect(
                x: volume.maxX + 8, y: 0, width: width - volume.maxX - 8, height: 28),
            "rewind": Rect(x: 12, y: 91 + 28 + 8, width: width, height: 32),
            "rewind.title": rewind,
            "rewind.spacer": spacer(from: rewind, to: width - 94, height: 32),
            "rewind.stepper": Rect(x: width - 94, y: 0, width: 94, height: 32),
            "sync": Rect(x: 12, y: 127 + 32 + 8, width: width, height: 20),
            "sync.activity": Rect(x: 0, y: 0, width: 20, height: 20),
            "sync.title": sync,
            "sync.progress": Rect(
                x: sync.maxX + 8, y: (20 - 4) / 2, width: width - sync.maxX - 8, height: 4),
        ]
    }

    /// What a title and a control leave, with 8 at both sides.
    private func spacer(from title: Rect, to control: Double, height: Double) -> Rect {
        Rect(x: title.maxX + 8, y: 0, width: control - 8 - (title.maxX + 8), height: height)
    }

    @Test("leaves controls the sizes they ask for, also if all text is doubled")
    func controlSizes() throws {
        let example = try #require(Gallery.example(named: "controls"))
        for screen in ScreenSize.allCases {
            for doublesText in [false, true] {
                let window = example.window(of: screen.size)
                window.doublesLocalizedText = doublesText
                window.layoutIfNeeded()
                // The screen multiplies by 1024, which shows in the thirteenth digit.
                func size(_ name: String) throws -> Size {
                    let size = try #require(window.view(named: name)).frame.size
                    return Size(
                        width: (size.width * 1e9).rounded() / 1e9,
                        height: (size.height * 1e9).rounded() / 1e9)
                }
                try expectEqual(size("alerts.switch"), Size(width: 51, height: 31))
                try expectEqual(size("rewind.stepper"), Size(width: 94, height: 32))
                try expectEqual(size("sync.activity"), Size(width: 20, height: 20))
                try expectEqual(size("sync.progress").height, 4)
                expectTrue(try size("volume.slider").width >= 118)
                try expectEqual(size("account.portrait"), Size(width: 68, height: 68))
            }
        }
    }

    @Test("shows every kind of control there is, and every style of button")
    func kinds() throws {
        let window = try #require(Gallery.example(named: "controls"))
            .window(of: ScreenSize.upright.size)
        var views: [View] = [window]
        var next = 0
        while next < views.count {
            views += views[next].subviews
            next += 1
        }
        let kinds: [(View) -> Bool] = [
            { $0 is Label }, { $0 is Button }, { $0 is TextField }, { $0 is TextView },
            { $0 is ImageView }, { $0 is Switch }, { $0 is Slider }, { $0 is ProgressView },
            { $0 is SegmentedControl }, { $0 is Stepper }, { $0 is ActivityIndicator },
            { $0 is Spacer },
        ]
        expectTrue(kinds.allSatisfy { views.contains(where: $0) })
        let buttons = views.compactMap { $0 as? Button }
        expectEqual(Set(buttons.map(\.style)), Set(Button.Style.allCases))
        expectEqual(buttons.filter { !$0.isEnabled }.count, 1)
    }

    @Test(
        "puts the cards side by side as soon as it is wider than high",
        arguments: [
            (480.0, 481.0, false), (480, 480, false), (481, 480, true), (1024, 768, true),
            (768, 1024, false), (2000, 500, true), (500, 2000, false),
        ])
    func sideBySide(width: Double, height: Double, isSideBySide: Bool) throws {
        let window = try #require(Gallery.example(named: "controls"))
            .window(of: Size(width: width, height: height))
        let first = try #require(window.view(named: "account")).seenFrame
        let second = try #require(window.view(named: "playback")).seenFrame
        let cardWidth = isSideBySide ? (width - 3 * 12) / 2 : width - 2 * 12
        expectTrue(
            first.isNear(Rect(x: 12, y: 44 + 12, width: cardWidth, height: cardHeight)))
        expectTrue(
            second.isNear(
                Rect(
                    x: isSideBySide ? first.maxX + 12 : 12,
                    y: isSideBySide ? first.minY : first.maxY + 12, width: cardWidth,
                    height: cardHeight)))
    }
}
