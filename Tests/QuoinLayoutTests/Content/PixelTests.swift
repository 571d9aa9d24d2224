import QuoinLayout
import TestSupport
import Testing

@Suite("Rounding to pixels")
struct PixelTests {
    private let window = Window(frame: Rect(0, 0, 100, 100))

    private func edges(_ rect: Rect) -> [Double] { [rect.minX, rect.maxX, rect.minY, rect.maxY] }

    private func isOnPixels(_ rect: Rect, _ scale: Double) -> Bool {
        edges(rect).allSatisfy { abs(($0 * scale) - ($0 * scale).rounded()) < 1e-6 }
    }

    @Test("By itself nothing is rounded")
    func standard() {
        expectTrue(window.scale == nil)
        let view = window.addPinned("view", Rect(10.3, 0.1, 20.3, 7.7))
        window.layoutIfNeeded()
        expect(view, at: Rect(10.3, 0.1, 20.3, 7.7))
    }

    @Test(
        "The edges are rounded, not the size",
        arguments: [
            // 10.3 to 30.7, and 0.1 to 7.8.
            (1.0, Rect(10, 0, 21, 8)), (2, Rect(10.5, 0, 20, 8)),
            (3, Rect(31.0 / 3, 0, 61.0 / 3, 23.0 / 3)),
        ] as [(Double, Rect)])
    func edges(scale: Double, frame: Rect) {
        window.scale = scale
        let view = window.addPinned("view", Rect(10.3, 0.1, 20.4, 7.7))
        window.layoutIfNeeded()
        expect(view, at: frame)
    }

    @Test("Halves are rounded the same way everywhere")
    func halves() {
        window.scale = 1
        let views = [-1.5, -0.5, 0.5, 1.5].map { window.addPinned("\($0)", Rect($0, 0, 1, 1)) }
        window.layoutIfNeeded()
        expectEqual(views.map(\.frame.minX), [-1, 0, 1, 2])
        expectTrue(views.allSatisfy { $0.frame.width == 1 })
    }

    @Test("Neighbours still touch, and together they fill the room", arguments: [1.0, 2, 3])
    func neighbours(scale: Double) {
        window.scale = scale
        let columns = (0..<7).map { window.addFree("\($0)") }
        var constraints = [columns[0].left.constraint(equalTo: window.left)]
        for (one, next) in zip(columns, columns.dropFirst()) {
            constraints.append(next.left.constraint(equalTo: one.right))
            constraints.append(next.width.constraint(equalTo: one.width))
        }
        constraints.append(columns[6].right.constraint(equalTo: window.right))
        LayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
        expectEqual(columns[0].frame.minX, 0)
        expectTrue(abs(columns[6].frame.maxX - 100) < 1e-9)
        for (one, next) in zip(columns, columns.dropFirst()) {
            expectTrue(abs(one.frame.maxX - next.frame.minX) < 1e-9)
            expectTrue(abs(one.frame.width - 100.0 / 7) < 1 / scale)
        }
        expectTrue(columns.allSatisfy { isOnPixels($0.frame, scale) })
    }

    @Test("What counts is the place in the window: a superview's own rounding does not add up")
    func nested() {
        window.scale = 1
        // Exact places in the window: 0.4, 0.8, 1.2, 1.6.
        var view: View = window
        var views: [View] = []
        for level in 1...4 {
            view = view.addPinned("level \(level)", Rect(0.4, 0, 50, 50))
            views.append(view)
        }
        window.layoutIfNeeded()
        let places = views.map { $0.convert(Point.zero, to: nil).x }
        expectEqual(places, [0, 1, 1, 2])
        expectEqual(views.map(\.frame.minX), [0, 1, 0, 1])
    }

    @Test("A superview that moves by less than a pixel takes its contents along as they round")
    func movingSuperview() {
        window.scale = 1
        let panel = window.addPinned("panel", Rect(0, 0, 50, 50))
        let box = panel.addPinned("box", Rect(0.4, 0.4, 10, 10))
        window.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 10, 10))
        for constraint in window.constraints where constraint.firstAttribute == .left {
            constraint.constant = 0.3
        }
        window.layoutIfNeeded()
        // The panel at 0.3 is drawn at 0, the box at 0.7 is drawn at 1.
        expect(panel, at: Rect(0, 0, 50, 50))
        expect(box, at: Rect(1, 0, 10, 10))
    }

    @Test("A frame that was set stays between pixels, and what is in it is rounded from its corner")
    func unalignedSuperview() {
        window.scale = 2
        let panel = window.addFramed("panel", Rect(10.3, 0, 50, 50))
        let box = panel.addPinned("box", Rect(1.2, 1, 10, 10))
        window.layoutIfNeeded()
        expect(panel, at: Rect(10.3, 0, 50, 50))
        // 1.2 is nearest to 1, and 11.2 to 11.
        expect(box, at: Rect(1, 1, 10, 10))
    }

    @Test("A view that comes to be placed by its frame has a corner to round from")
    func frameAfterConstraints() {
        window.scale = 1
        let card = window.addFree("card")
        let places = card.pin(to: Rect(10.5, 10.5, 50, 50))
        let box = card.addPinned("box", Rect(0.5, 0.5, 10, 10))
        window.layoutIfNeeded()
        expect(card, at: Rect(11, 11, 50, 50))
        expect(box, at: Rect(0, 0, 10, 10))
        LayoutConstraint.deactivate(places)
        card.translatesAutoresizingMaskIntoConstraints = true
        window.layoutIfNeeded()
        expect(card, at: Rect(11, 11, 50, 50))
        expect(box, at: Rect(1, 1, 10, 10))
    }

    @Test("Random trees are on pixels, near their exact places", arguments: 0..<20)
    func randomTrees(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let scale = [1.0, 2, 3][seed % 3]
        window.scale = scale
        var placed: [(view: View, exact: Rect)] = [(window, window.frame)]
        for _ in 0..<30 {
            let parent = placed[Int.random(in: 0..<placed.count, using: &generator)]
            var numbers = (0..<4).map { _ in Double.random(in: 0...40, using: &generator) }
            numbers[0] -= 10
            let frame = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
            let view = parent.view.addPinned("view", frame)
            let origin = Point(x: parent.exact.minX + frame.minX, y: parent.exact.minY + frame.minY)
            placed.append((view, Rect(origin: origin, size: frame.size)))
        }
        window.layoutIfNeeded()
        for (view, exact) in placed.dropFirst() {
            let found = view.convert(view.bounds, to: nil)
            expectTrue(isOnPixels(found, scale), "seed \(seed): \(found)")
            let differences = zip(edges(found), edges(exact)).map { abs($0 - $1) }
            expectTrue(
                differences.allSatisfy { $0 <= 0.5 / scale + 1e-5 }, "seed \(seed): \(exact)")
        }
    }

    @Test("Another scale marks every view, and rounds anew")
    func newScale() {
        let view = window.addPinned("view", Rect(10.3, 0, 20.4, 10))
        let inner = view.addFramed("inner", Rect(0, 0, 1, 1))
        window.layoutIfNeeded()
        let views = [window, view, inner]
        expectTrue(views.allSatisfy { !$0.needsLayout })
        for (scale, frame) in [
            (1.0 as Double?, Rect(10, 0, 21, 10)), (2, Rect(10.5, 0, 20, 10)),
            (nil, Rect(10.3, 0, 20.4, 10)),
        ] {
            window.scale = scale
            expectTrue(views.allSatisfy { $0.needsLayout })
            window.layoutIfNeeded()
            expect(view, at: frame)
            window.scale = scale
            expectTrue(views.allSatisfy { !$0.needsLayout })
        }
    }

    @Test(
        "A scale that is none is refused",
        arguments: [0.0, -1, .nan, .infinity])
    func refusedScale(scale: Double) {
        let reports = Reports(of: window)
        window.scale = 2
        window.scale = scale
        expectTrue(window.scale == 2 && reports.refusals.count == 1)
    }

    @Test("A view that comes to a window of another scale is rounded anew")
    func otherWindow() {
        window.scale = 2
        let card = window.addFramed("card", Rect(0, 0, 50, 50))
        let box = card.addPinned("box", Rect(0.3, 0.3, 10.3, 10))
        let text = AdjustableView("text", content: Size(width: 7.2, height: 5.7))
        card.addSubview(text)
        window.layoutIfNeeded()
        expect(box, at: Rect(0.5, 0.5, 10, 10))
        expect(text, at: Rect(0, 0, 7.5, 6))
        let other = Window(frame: Rect(0, 0, 100, 100))
        other.scale = 1
        other.addSubview(card)
        other.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 11, 10))
        expect(text, at: Rect(0, 0, 8, 6))
        card.removeFromSuperview()
        card.layoutIfNeeded()
        expect(box, at: Rect(0.3, 0.3, 10.3, 10))
        expect(text, at: Rect(0, 0, 7.2, 5.7))
    }

    @Test("Without a window, nothing is rounded; in the window, it is")
    func comingIn() {
        let card = View("card", Rect(0, 0, 50, 50))
        let box = card.addPinned("box", Rect(0.3, 0.3, 10, 10))
        card.layoutIfNeeded()
        expect(box, at: Rect(0.3, 0.3, 10, 10))
        window.scale = 1
        window.addSubview(card)
        window.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 10, 10))
    }
}
