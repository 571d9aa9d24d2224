import QuoinLayout
import TestSupport
import Testing

@Suite("The safe area")
struct SafeAreaTests {
    private let window = Window(frame: Rect(0, 0, 300, 200))
    private let screen = MarginView(named: "screen", Rect(0, 0, 300, 200))
    private let reports: Reports
    private let notch = EdgeInsets(top: 44, left: 10, bottom: 34, right: 20)

    init() {
        window.name = "window"
        window.addSubview(screen)
        reports = Reports(of: window)
    }

    @Test("is the whole view by itself")
    func standard() {
        expectEqual(View().safeAreaInsets, .zero)
        expectTrue(window.safeAreaInsets == .zero && screen.safeAreaInsets == .zero)
    }

    @Test("of a view that fills the window is the window's")
    func filling() {
        window.safeAreaInsets = notch
        expectTrue(window.safeAreaInsets == notch && screen.safeAreaInsets == notch)
    }

    @Test(
        "of any other view is what of the window's reaches into it",
        arguments: [
            (Rect(0, 0, 300, 44), EdgeInsets(top: 44, left: 10, bottom: 0, right: 20)),
            (Rect(5, 30, 290, 100), EdgeInsets(top: 14, left: 5, bottom: 0, right: 15)),
            (Rect(50, 60, 100, 50), .zero),
            (Rect(10, 44, 270, 122), .zero),
            (Rect(0, 150, 100, 50), EdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
            (Rect(-20, -5, 340, 210), EdgeInsets(top: 49, left: 30, bottom: 39, right: 40)),
        ])
    func reaching(frame: Rect, insets: EdgeInsets) {
        window.safeAreaInsets = notch
        let view = screen.addFramed("view", frame)
        expectEqual(view.safeAreaInsets, insets)
        view.frame = Rect(100, 100, 10, 10)
        expectEqual(view.safeAreaInsets, .zero)
        view.frame = frame
        expectEqual(view.safeAreaInsets, insets)
    }

    @Test("reaches as deep as there are views at the edge")
    func nested() {
        window.safeAreaInsets = notch
        let outer = screen.addFramed("outer", Rect(0, 10, 300, 190))
        let inner = outer.addFramed("inner", Rect(4, 10, 100, 50))
        expectEqual(outer.safeAreaInsets, EdgeInsets(top: 34, left: 10, bottom: 34, right: 20))
        expectEqual(inner.safeAreaInsets, EdgeInsets(top: 24, left: 6, bottom: 0, right: 0))
        outer.frame.origin.y = 30
        expectEqual(inner.safeAreaInsets.top, 4)
        window.safeAreaInsets = .zero
        expectTrue(outer.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    }

    @Test("is that of the window that a view comes into, and none without one")
    func moving() {
        window.safeAreaInsets = notch
        let card = MarginView(named: "card", Rect(0, 0, 300, 200))
        expectEqual(card.safeAreaInsets, .zero)
        screen.addSubview(card)
        expectEqual(card.safeAreaInsets, notch)
        card.removeFromSuperview()
        expectEqual(card.safeAreaInsets, .zero)
        expectEqual(card.safeAreaChanges, 2)
    }

    @Test("is made smaller by what a view adds for what is in it")
    func additional() {
        window.safeAreaInsets = notch
        let inner = screen.addFramed("inner", Rect(0, 0, 300, 100))
        screen.additionalSafeAreaInsets = EdgeInsets(top: 50, left: 0, bottom: 0, right: 3)
        expectEqual(screen.safeAreaInsets, EdgeInsets(top: 94, left: 10, bottom: 34, right: 23))
        expectEqual(inner.safeAreaInsets, EdgeInsets(top: 94, left: 10, bottom: 0, right: 23))
        screen.additionalSafeAreaInsets = .zero
        expectEqual(inner.safeAreaInsets, EdgeInsets(top: 44, left: 10, bottom: 0, right: 20))
    }

    @Test("tells a view when its own part has changed, once")
    func hook() {
        window.safeAreaInsets = notch
        expectEqual(screen.safeAreaChanges, 1)
        window.safeAreaInsets = notch
        screen.setNeedsLayout()
        window.layoutIfNeeded()
        expectEqual(screen.safeAreaChanges, 1)
        let away = MarginView(named: "away", Rect(100, 60, 50, 50))
        screen.addSubview(away)
        window.safeAreaInsets = EdgeInsets(top: 50)
        expectTrue(screen.safeAreaChanges == 2 && away.safeAreaChanges == 0)
        away.frame.origin.y = 0
        expectEqual(away.safeAreaChanges, 1)
    }

    @Test("that is not finite is refused, and nothing changes", arguments: [Double.nan, .infinity])
    func refused(value: Double) {
        window.safeAreaInsets = notch
        window.safeAreaInsets = EdgeInsets(top: value)
        screen.additionalSafeAreaInsets = EdgeInsets(value)
        expectTrue(screen.safeAreaInsets == notch && window.safeAreaInsets == notch)
        expectEqual(reports.refusals.count, 2)
    }

    @Test("has a guide that content is constrained to, and that follows")
    func guide() {
        let content = screen.addFree("content")
        let guide = screen.safeAreaLayoutGuide
        expectTrue(guide.owningView === screen && guide === screen.safeAreaLayoutGuide)
        LayoutConstraint.activate([
            content.left.constraint(equalTo: guide.left),
            content.top.constraint(equalTo: guide.top),
            content.width.constraint(equalTo: guide.width, multiplier: 0.5),
            content.bottom.constraint(equalTo: guide.bottom),
        ])
        window.layoutIfNeeded()
        expect(content, at: Rect(0, 0, 150, 200))
        window.safeAreaInsets = notch
        expectTrue(screen.needsLayout)
        window.layoutIfNeeded()
        expect(content, at: Rect(10, 44, 135, 122))
        expectTrue(guide.layoutFrame.isAbout(Rect(10, 44, 270, 122)))
        screen.frame = Rect(0, 20, 300, 100)
        window.layoutIfNeeded()
        // 24 of the notch are left, and the bottom is far away.
        expect(content, at: Rect(10, 24, 135, 76))
        expectTrue(guide.layoutFrame.isAbout(Rect(10, 24, 270, 76)))
    }

    @Test("has a guide on the window, too")
    func windowGuide() {
        let bar = window.addFree("bar")
        LayoutConstraint.activate([
            bar.leading.constraint(equalTo: window.safeAreaLayoutGuide.leading),
            bar.bottom.constraint(equalTo: window.safeAreaLayoutGuide.bottom),
            bar.height.constraint(equalToConstant: 20),
        ])
        window.layoutIfNeeded()
        expect(bar, at: Rect(0, 180, 0, 20))
        window.safeAreaInsets = notch
        window.layoutIfNeeded()
        expect(bar, at: Rect(10, 146, 0, 20))
        window.layoutDirection = .rightToLeft
        window.frame.size = Size(width: 200, height: 300)
        window.layoutIfNeeded()
        expect(bar, at: Rect(180, 246, 0, 20))
    }

    @Test(
        "of a view that constraints place is right after the layout, and so is what depends on it")
    func constrained() {
        window.safeAreaInsets = notch
        let bar = screen.addFree("bar")
        let title = bar.addFree("title")
        let top = bar.top.constraint(equalTo: screen.top)
        LayoutConstraint.activate([
            top, bar.left.constraint(equalTo: screen.left),
            bar.right.constraint(equalTo: screen.right),
            bar.bottom.constraint(equalTo: title.bottom, constant: 5),
            title.top.constraint(equalTo: bar.safeAreaLayoutGuide.top),
            title.left.constraint(equalTo: bar.safeAreaLayoutGuide.left),
            title.height.constraint(equalToConstant: 20),
        ])
        window.layoutIfNeeded()
        expect(bar, at: Rect(0, 0, 300, 69))
        expect(title, at: Rect(10, 44, 0, 20))
        top.constant = 30
        window.layoutIfNeeded()
        expect(bar, at: Rect(0, 30, 300, 39))
        expect(title, at: Rect(10, 14, 0, 20))
    }

    @Test("has guides beside it whose own constraints are nobody's")
    func barsGuides() {
        window.safeAreaInsets = notch
        let bar = screen.addFree("bar")
        LayoutConstraint.activate([
            bar.top.constraint(equalTo: screen.topBarsGuide.bottom, constant: 3),
            bar.bottom.constraint(equalTo: screen.bottomBarsGuide.top),
            bar.left.constraint(equalTo: screen.left), bar.right.constraint(equalTo: screen.right),
        ])
        window.layoutIfNeeded()
        expect(bar, at: Rect(0, 47, 300, 200 - 47 - 34))
        expectEqual(screen.constraints.count, 4)
        expectEqual(screen.topBarsGuide.constraints(on: .top), [])
        screen.removeAllConstraints()
        bar.top.constraint(equalTo: screen.topBarsGuide.bottom, constant: 5).isActive = true
        window.layoutIfNeeded()
        expectEqual(bar.frame.minY, 49)
    }
}
