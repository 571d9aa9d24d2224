import QuoinLayout
import TestSupport
import Testing

@Suite("Springs and struts")
struct AutoresizingTests {
    private let root = View("root", Rect(0, 0, 100, 80))

    @Test("By itself nothing about a view gives way, and it resizes what is in it")
    func standard() {
        expectEqual(View().autoresizingMask, [])
        expectTrue(View().autoresizesSubviews)
    }

    @Test("have a bit for each part")
    func bits() {
        let parts: [AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
            .flexibleHeight, .flexibleBottomMargin,
        ]
        expectEqual(parts.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    }

    @Test("share a change as their sizes are to each other", arguments: Resizing.all)
    func reference(resizing: Resizing) {
        for mask in SpringsAndStruts.all {
            root.frame.size = resizing.before
            let view = root.addFramed("\(mask.rawValue)", resizing.frame)
            view.autoresizingMask = mask
            root.frame.size = resizing.after
            let expected = SpringsAndStruts(mask: mask)
                .frame(of: resizing.frame, from: resizing.before, to: resizing.after)
            expectTrue(
                view.frame.isAbout(expected), "\(mask.rawValue): \(view.frame), not \(expected)")
            root.layoutIfNeeded()
            expectTrue(
                view.frame.isAbout(expected), "\(mask.rawValue): \(view.frame) after a layout")
            view.removeFromSuperview()
        }
    }

    @Test(
        "by examples",
        arguments: [
            // 100 grows to 160; the view is at 10, 30 wide, with 60 after it.
            ([], 10, 30), (.flexibleWidth, 10, 90), (.flexibleLeftMargin, 70, 30),
            (.flexibleRightMargin, 10, 30),
            // 10 : 60 share 60.
            ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 60.0 / 7, 30),
            // 10 : 30 share 60.
            ([.flexibleLeftMargin, .flexibleWidth], 25, 75),
            // 30 : 60 share 60.
            ([.flexibleWidth, .flexibleRightMargin], 10, 50),
            // 10 : 30 : 60 share 60.
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 16, 48),
        ] as [(AutoresizingMask, Double, Double)])
    func examples(mask: AutoresizingMask, left: Double, width: Double) {
        let view = root.addFramed("view", Rect(10, 0, 30, 5))
        view.autoresizingMask = mask
        root.frame.size.width = 160
        expect(view, at: Rect(left, 0, width, 5))
    }

    @Test(
        "share equally when the flexible parts come to nothing or less",
        arguments: [
            ([.flexibleLeftMargin, .flexibleRightMargin], Rect(-30, 0, 150, 5), 0, 150),
            ([.flexibleRightMargin], Rect(90, 0, 30, 5), 90, 30),
            ([.flexibleLeftMargin], Rect(-20, 0, 30, 5), 40, 30),
            ([.flexibleWidth], Rect(10, 0, 0, 5), 10, 60),
            ([.flexibleLeftMargin, .flexibleWidth], Rect(0, 0, 0, 5), 30, 30),
        ] as [(AutoresizingMask, Rect, Double, Double)])
    func nonPositive(mask: AutoresizingMask, frame: Rect, left: Double, width: Double) {
        let view = root.addFramed("view", frame)
        view.autoresizingMask = mask
        root.frame.size.width = 160
        expect(view, at: Rect(left, 0, width, 5))
    }

    @Test("A size goes no further than to nothing")
    func noNegativeSize() {
        let view = root.addFramed("view", Rect(10, 10, 30, 30))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.frame.size = Size(width: 20, height: 15)
        expect(view, at: Rect(10, 10, 0, 0))
    }

    @Test("There and back again, a view is where it was", arguments: SpringsAndStruts.all)
    func thereAndBack(mask: AutoresizingMask) {
        let view = root.addFramed("view", Rect(10, 20, 30, 40))
        view.autoresizingMask = mask
        for factor in [1.5, 3, 0.95, 1, 2, 1] {
            root.frame.size = Size(width: 100 * factor, height: 80 * factor)
        }
        expect(view, at: Rect(10, 20, 30, 40))
    }

    @Test("Whatever changes the superview's size moves its subviews; what moves it does not")
    func causes() {
        let view = root.addFramed("view", Rect(0, 0, 100, 80))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.bounds.size = Size(width: 110, height: 90)
        expectEqual(view.frame, Rect(0, 0, 110, 90))
        root.frame = Rect(5, 6, 70, 70)
        expectEqual(view.frame, Rect(0, 0, 70, 70))
        root.frame.origin = Point(x: 50, y: 50)
        root.center = .zero
        root.bounds.origin = Point(x: 9, y: 9)
        expectEqual(view.frame, Rect(0, 0, 70, 70))
        let other = View("other", Rect(0, 0, 500, 500))
        other.addSubview(view)
        expectEqual(view.frame, Rect(0, 0, 70, 70))
    }

    @Test(
        "A superview that does not resize its subviews leaves them alone", arguments: [false, true])
    func turnedOff(isLaidOut: Bool) {
        let view = root.addFramed("view", Rect(10, 20, 30, 40))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.autoresizesSubviews = false
        if isLaidOut {
            root.layoutIfNeeded()
        }
        root.frame.size = Size(width: 200, height: 200)
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 20, 30, 40))
        root.autoresizesSubviews = true
        root.frame.size = Size(width: 210, height: 210)
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 20, 40, 50))
    }

    @Test("A view that constraints place is not moved")
    func constrained() {
        let view = root.addFramed("view", Rect(10, 20, 30, 40))
        view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        view.translatesAutoresizingMaskIntoConstraints = false
        root.frame.size.width = 200
        expectEqual(view.frame, Rect(10, 20, 30, 40))
        view.pin(to: Rect(1, 2, 3, 4))
        root.layoutIfNeeded()
        root.frame.size.width = 300
        root.layoutIfNeeded()
        expect(view, at: Rect(1, 2, 3, 4))
    }

    @Test("Those in those follow, level by level")
    func nested() {
        let outer = root.addFramed("outer", Rect(10, 10, 80, 60))
        let middle = outer.addFramed("middle", Rect(20, 0, 40, 60))
        let inner = middle.addFramed("inner", Rect(30, 50, 10, 10))
        outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        middle.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        let still = inner.addFramed("still", Rect(1, 1, 1, 1))
        still.autoresizingMask = [.flexibleWidth]
        root.frame.size = Size(width: 140, height: 100)
        // 80 grows to 120: 20 : 40 : 20 become 30 : 60 : 30, and the height of the middle is fixed.
        expect(outer, at: Rect(10, 10, 120, 80))
        expect(middle, at: Rect(30, 0, 60, 60))
        expect(inner, at: Rect(50, 50, 10, 10))
        expect(still, at: Rect(1, 1, 1, 1))
    }

    @Test("A chain of thousands follows without running out of stack")
    func deepChain() {
        var top = View("leaf", Rect(0, 0, 100, 100))
        let leaf = top
        for _ in 0..<5_000 {
            let next = View("", Rect(0, 0, 100, 100))
            top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            next.addSubview(top)
            top = next
        }
        top.frame.size = Size(width: 300, height: 50)
        expect(leaf, at: Rect(0, 0, 300, 50))
    }
}
