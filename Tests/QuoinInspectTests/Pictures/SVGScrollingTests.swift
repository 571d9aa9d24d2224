import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Overlays of what is scrolled")
struct SVGScrollingTests {
    /// A window, 200 × 100. In it, 20 below its upper edge, 50 of the height of something are shown that is 200
    /// high.
    private final class Scene {
        let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        let scroll = ScrollView(frame: Rect(x: 0, y: 20, width: 100, height: 50))
        let sheet = View()

        init() {
            scroll.name = "scroll"
            sheet.name = "sheet"
            window.addSubview(scroll)
            scroll.addSubview(sheet)
            sheet.makeConstraints { make in
                make.edges.equalTo(scroll.contentLayoutGuide)
                make.width.equalTo(scroll.frameLayoutGuide)
                make.height.equalTo(200)
            }
        }

        func parsed(_ overlays: PictureOverlays, at offset: Double) -> ParsedMarkup {
            window.layoutIfNeeded()
            scroll.contentOffset.y = offset
            let parsed = ParsedMarkup(SVGRenderer(overlays: overlays).document(of: window))
            expectTrue(parsed.failure == nil)
            return parsed
        }
    }

    @Test("show as much of the content's guide as of the content")
    func guides() {
        // It begins 30 above the view and ends 120 below it; the frame guide is as large as the view.
        let parsed = Scene().parsed(.guides, at: 30)
        let outline = "M0.5 20.5H99.5V69.5H0.5z"
        expectEqual(Set(parsed.values(of: "d")), [outline + outline])
        expectTrue(parsed.texts.contains("contentLayoutGuide"))
    }

    @Test("keep names away from what covers no more than the beginning or the end")
    func names() {
        let scene = Scene()
        // Of all of them only the last 5 are to be seen.
        let names = (1...6).map { "strip\($0)" }
        for name in names {
            let strip = View(frame: Rect(x: 0, y: 0, width: 40, height: 35))
            strip.name = name
            scene.sheet.addSubview(strip)
        }
        let labels = scene.parsed(.names, at: 30).elements.filter { $0.name == "text" }
        let places = labels.compactMap { Double($0.attributes["y"] ?? "") }
        expectTrue(places.count == labels.count && labels.count > 4)
        // The window's own stands at the top. Letters of 8.5 stand on a line 8.16 below the top of a box of
        // 10.2, whose middle is to be on the scroll view: 3.06 above the line.
        for place in places.dropFirst() {
            expectTrue(place - 3.06 >= 20 - 1e-9 && place - 3.06 <= 70 + 1e-9)
        }
    }

    @Test("cut dimension lines that begin out of sight, and set no head there")
    func dimensions() throws {
        let scene = Scene()
        let row = View()
        scene.sheet.addSubview(row)
        row.makeConstraints { make in
            make.top.equalToSuperview().offset(60)
            make.left.width.equalToSuperview()
            make.bottom.equalToSuperview().inset(120)
        }
        // The sheet begins 40 above the view, and its row in the middle of that, at 40 in the picture.
        let parsed = scene.parsed(.dimensions, at: 40)
        expectTrue(parsed.texts.contains("60"))
        let line = try #require(
            parsed.values(of: "d").first { $0.contains(" 20L") && $0.contains(" 40M") })
        // The line, and one head of two strokes.
        expectEqual(line.count { $0 == "M" }, 3)
        // What is below the row begins at 60 and ends out of sight.
        expectTrue(parsed.texts.contains("120"))
        let rest = try #require(
            parsed.values(of: "d").first { $0.contains(" 70L") && $0.contains(" 60M") })
        expectEqual(rest.count { $0 == "M" }, 3)
    }

    @Test("leave out dimension lines that are out of sight")
    func farDimensions() {
        let scene = Scene()
        let row = View()
        scene.sheet.addSubview(row)
        row.makeConstraints { make in
            make.top.equalToSuperview().offset(11)
            make.left.width.equalToSuperview()
            make.height.equalTo(80)
        }
        // The row is in sight, but not how far it is from the top.
        let parsed = scene.parsed(.dimensions, at: 40)
        expectTrue(parsed.texts.contains("80"))
        expectTrue(!parsed.texts.contains("11"))
    }
}
