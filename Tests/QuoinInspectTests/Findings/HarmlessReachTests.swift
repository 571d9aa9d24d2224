import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// What reaches out of what it is in as it was meant to; and, beside each, what does not.
@Suite("What reaches out and is meant to")
struct HarmlessReachTests {
    private let window = Window.ofFindings()
    private var kinds: [LayoutFinding.Kind] { window.kindsOfFindings }

    /// A bar at a place above the lower edge of the screen, with a ground that goes on for 34 points.
    private func bar(above: Double) -> View {
        let bar = window.plain("bar")
        bar.makeConstraints {
            $0.left.right.equalTo(window)
            $0.bottom.equalTo(window).inset(above)
            $0.height.equalTo(50)
        }
        let ground = bar.plain("ground")
        ground.makeConstraints {
            $0.left.right.top.equalTo(bar)
            $0.bottom.equalTo(bar).offset(34)
        }
        return ground
    }

    @Test(
        "The ground of a bar goes on below the screen, and below the home indicator",
        arguments: [0, 34.0])
    func ground(inset: Double) {
        window.safeAreaInsets.bottom = inset
        _ = bar(above: inset)
        expectEqual(kinds, [])
    }

    @Test("A ground that ends somewhere on the screen reaches out")
    func groundOnScreen() {
        _ = bar(above: 100)
        expectEqual(kinds, [.outside])
    }

    @Test("A ground with something on it reaches out")
    func fullGround() {
        let ground = bar(above: 0)
        let dot = ground.plain("dot")
        dot.makeConstraints {
            $0.left.top.equalTo(ground)
            $0.width.height.equalTo(10)
        }
        expectEqual(kinds, [.outside])
    }

    /// A sheet below the screen, with a label on it.
    private func sheet(below edge: VerticalAnchor) {
        let sheet = window.plain("sheet")
        sheet.makeConstraints {
            $0.left.right.equalTo(window)
            $0.height.equalTo(300)
        }
        sheet.top.constraint(equalTo: edge).isActive = true
        let label = sheet.label("label")
        label.makeConstraints {
            $0.centerX.equalTo(sheet)
            $0.top.equalTo(sheet).offset(16)
        }
    }

    @Test("A sheet waits beside the screen, and nothing on it is under a bar")
    func waitingSheet() {
        window.safeAreaInsets.bottom = 34
        sheet(below: window.bottom)
        expectEqual(kinds, [])
    }

    @Test("A sheet that begins on the screen reaches out")
    func sheetFromMiddle() {
        sheet(below: window.centerY)
        expectEqual(kinds, [.outside])
    }

    @Test("A sheet of which the upper part is seen goes on below the screen")
    func peekingSheet() {
        let sheet = window.plain("sheet")
        sheet.makeConstraints {
            $0.left.right.height.equalTo(window)
            $0.top.equalTo(window.bottom).offset(-120)
        }
        expectEqual(kinds, [])
    }

    @Test(
        "A menu waits beside the screen by its own width, and not by less",
        arguments: [280, 200.0])
    func menu(distance: Double) {
        let menu = window.plain("menu")
        menu.makeConstraints {
            $0.top.bottom.equalTo(window)
            $0.width.equalTo(280)
            $0.left.equalTo(window).offset(-distance)
        }
        expectEqual(kinds, (distance == 280 ? [] : [.outside]))
    }

    /// A view that ends a little above the sheet that it is in.
    private func above(_ sheet: View, _ view: View) {
        sheet.makeConstraints {
            $0.left.right.bottom.equalTo(window)
            $0.height.equalTo(300)
        }
        view.makeConstraints {
            $0.centerX.equalTo(sheet)
            $0.bottom.equalTo(sheet.top).offset(-8)
            $0.width.equalTo(36)
            $0.height.equalTo(20)
        }
    }

    @Test("A handle stands above its sheet")
    func handle() {
        let sheet = window.plain("sheet")
        above(sheet, sheet.plain("handle"))
        expectEqual(kinds, [])
    }

    @Test("Words above what they are in reach out")
    func wordsAbove() {
        let sheet = window.plain("sheet")
        above(sheet, sheet.label("label", "Aha"))
        expectEqual(kinds, [.outside])
    }

    /// A view on the middle of a track of 4 points.
    private func onTrack(_ view: (View) -> View, height: Double) {
        let track = window.plain("track")
        track.makeConstraints {
            $0.left.right.equalTo(window).inset(16)
            $0.centerY.equalTo(window)
            $0.height.equalTo(4)
        }
        view(track).makeConstraints {
            $0.center.equalTo(track)
            $0.width.height.equalTo(height)
        }
    }

    @Test("A knob is larger than its track")
    func knob() {
        onTrack({ $0.plain("knob") }, height: 20)
        expectEqual(kinds, [])
    }

    @Test("Words on a track, and what is hardly larger than it, reach out")
    func wordsOnTrack() {
        onTrack({ $0.label("label", "9") }, height: 20)
        expectTrue(kinds.contains(.outside))
        window.subviews.forEach { $0.removeFromSuperview() }
        onTrack({ $0.plain("box") }, height: 8)
        expectTrue(kinds.contains(.outside))
    }

    @Test(
        "A line of text may reach out of what it is in by a point, and by no more",
        arguments: [1.0, 3])
    func overhang(reach: Double) {
        let badge = window.plain("badge")
        let label = badge.label("label", "9")
        let height = label.intrinsicContentSize.height - 2 * reach
        badge.makeConstraints {
            $0.center.equalTo(window)
            $0.width.equalTo(40)
            $0.height.equalTo(height)
        }
        label.makeConstraints { $0.center.equalTo(badge) }
        expectEqual(kinds.contains(.outside), (reach > 1))
    }
}
