import QuoinLayout
import TestSupport
import Testing

@Suite("Margins that follow places, of views that come and go")
struct EndlessFollowersTests {
    /// Marks itself in each layout, and has another view in it now and then whose place follows its safe area.
    private final class Restless: View {
        var layouts = 0
        private var inner: View?

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            // Otherwise nobody would come to see that it does not end.
            guard layouts < 20_000 else { return }
            setNeedsLayout()
            guard layouts % 20 == 1 else { return }
            inner?.removeFromSuperview()
            let view = addFree("inner")
            view.width.constraint(equalToConstant: 100).isActive = true
            view.height.constraint(equalToConstant: 100).isActive = true
            view.top.constraint(equalTo: top).isActive = true
            // With an area of 30 at the left, this would be 30, wherever the view is.
            view.safeAreaLayoutGuide.left.constraint(equalTo: left, constant: 20).isActive = true
            inner = view
        }
    }

    @Test("a loop ends although there are new ones every time, and is named")
    func newOnesEveryTime() {
        let window = Window(frame: Rect(0, 0, 500, 500))
        window.safeAreaInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        let reports = Reports(of: window)
        let restless = Restless(frame: Rect(0, 0, 500, 500))
        window.addSubview(restless)
        window.layoutIfNeeded()
        // 100 rounds, and as many again for each time that followers are found.
        expectTrue(restless.layouts <= 1000)
        expectTrue(!reports.loops.isEmpty)
    }

    @Test(
        "frames that gave way come back when constraints end, though numbers have run away meanwhile",
        arguments: [false, true])
    func statedFrames(runsAway: Bool) {
        let window = Window(frame: Rect(0, 0, 500, 500))
        window.safeAreaInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        let reports = Reports(of: window)
        let framed = View(frame: Rect(10, 20, 100, 50))
        window.addSubview(framed)
        let narrow = framed.width.constraint(equalToConstant: 60)
        narrow.isActive = true
        if runsAway {
            let runner = window.addFree("runner")
            let margin = window.addFree("margin")
            LayoutConstraint.activate([
                runner.width.constraint(equalToConstant: 100),
                margin.left.constraint(equalTo: window.left),
                margin.width.constraint(
                    equalTo: runner.left.distance(to: runner.layoutMarginsGuide.left)),
                // The margin is 38 less the place, and so grows as the place goes.
                runner.left.constraint(equalTo: margin.right, multiplier: -100),
            ])
        }
        window.layoutIfNeeded()
        expectEqual(reports.loops.count, runsAway ? 1 : 0)
        expectEqual(framed.frame.size, Size(width: 60, height: 50))
        narrow.isActive = false
        window.layoutIfNeeded()
        expectEqual(framed.frame, Rect(10, 20, 100, 50))
    }

    /// Lays its window out from within its own layout, once.
    private final class Nesting: View {
        var isNesting = false

        override func layoutSubviews() {
            super.layoutSubviews()
            guard isNesting else { return }
            isNesting = false
            window?.layoutIfNeeded()
        }
    }

    @Test(
        "a chase that goes on in a pass within another one ends as any other",
        arguments: [false, true])
    func within(isNesting: Bool) {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.safeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        let reports = Reports(of: window)
        let outer = Nesting()
        outer.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(outer)
        let inner = outer.addFree("inner")
        // The outer view's margin is 38 - top, as long as that is less than 30, and the inner one's 8, or 38 - 38.
        LayoutConstraint.activate([
            outer.left.constraint(equalTo: window.left),
            outer.right.constraint(equalTo: window.right),
            inner.topMargin.constraint(equalTo: window.topMargin),
            inner.bottomMargin.constraint(equalTo: window.bottomMargin),
            inner.top.constraint(equalTo: outer.layoutMarginsGuide.top),
            inner.bottom.constraint(equalTo: outer.layoutMarginsGuide.bottom),
        ])
        outer.isNesting = isNesting
        window.layoutIfNeeded()
        expectEqual(reports.loops.count, 1)
        // With margins of 8 of their own: the inner one is at 38 - 8 in the window, and 8 in the outer one.
        expectTrue(outer.frame.minY == 22 && inner.frame.minY == 8)
        window.layoutIfNeeded()
        expectTrue(outer.frame.minY == 22 && inner.frame.minY == 8)
    }
}
