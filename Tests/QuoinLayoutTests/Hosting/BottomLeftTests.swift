import QuoinLayout
import TestSupport
import Testing

/// Toolkits whose y grows upward get frames flipped within the superview: y is the superview's height
/// less the bottom edge.
@Suite("In coordinates from the lower left,")
struct BottomLeftTests {
    private let window = Window(frame: Rect(0, 0, 400, 300))
    private let widget = Widget()

    init() {
        window.coordinates = .bottomLeft
    }

    @Test("a host gets its frame flipped within its superview, and its view does not")
    func flipped() {
        let view = window.addWidget(widget)
        view.pin(to: Rect(20, 30, 100, 40))
        window.tick(at: 1)
        // 300 − (30 + 40)
        expectEqual(widget.takePlaces(), [Rect(20, 230, 100, 40)])
        expect(view, at: Rect(20, 30, 100, 40))
    }

    @Test("it is the superview that counts, and not the window")
    func withinSuperview() {
        let box = window.addPinned("box", Rect(50, 60, 200, 100))
        box.addWidget(widget).pin(to: Rect(1, 2, 3, 4))
        window.tick(at: 1)
        // 100 − (2 + 4)
        expectEqual(widget.takePlaces(), [Rect(1, 94, 3, 4)])
    }

    @Test("a superview that gets higher moves its hosts, though their frames stay")
    func higherSuperview() {
        let box = window.addPinned("box", Rect(50, 60, 200, 100))
        let view = box.addWidget(widget)
        view.pin(to: Rect(1, 2, 3, 4))
        window.tick(at: 1)
        _ = widget.takePlaces()
        let height = box.constraints.first { $0.firstItem === box && $0.firstAttribute == .height }
        height?.constant = 120
        window.tick(at: 2)
        expect(view, at: Rect(1, 2, 3, 4))
        // 120 − (2 + 4)
        expectEqual(widget.takePlaces(), [Rect(1, 114, 3, 4)])
    }

    @Test("a superview that gets higher by its frame, or a window that does, moves its hosts")
    func higherFrame() {
        let box = window.addFramed("box", Rect(0, 0, 50, 50))
        box.addSubview(View(hosting: widget, frame: Rect(0, 0, 10, 10)))
        let second = Widget()
        window.addSubview(View(hosting: second, frame: Rect(0, 0, 10, 10)))
        window.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(0, 40, 10, 10)])
        expectEqual(second.takePlaces(), [Rect(0, 290, 10, 10)])
        box.frame.size.height = 60
        window.frame.size.height = 310
        window.tick(at: 2)
        expectEqual(widget.takePlaces(), [Rect(0, 50, 10, 10)])
        expectEqual(second.takePlaces(), [Rect(0, 300, 10, 10)])
    }

    @Test("a superview that gets wider, or moves, moves no host")
    func widerSuperview() {
        let box = window.addFramed("box", Rect(0, 0, 50, 50))
        box.addSubview(View(hosting: widget, frame: Rect(0, 0, 10, 10)))
        window.tick(at: 1)
        _ = widget.takePlaces()
        box.frame = Rect(70, 80, 60, 50)
        window.tick(at: 2)
        expectTrue(widget.places.isEmpty)
    }

    @Test("a host that keeps its distance from the bottom is not placed again")
    func heldAtTheBottom() {
        let box = window.addFramed("box", Rect(0, 0, 50, 50))
        let view = box.addWidget(widget)
        LayoutConstraint.activate([
            view.left.constraint(equalTo: box.left),
            view.width.constraint(equalToConstant: 10),
            view.height.constraint(equalToConstant: 10),
            view.bottom.constraint(equalTo: box.bottom, constant: -5),
        ])
        window.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(0, 5, 10, 10)])
        box.frame.size.height = 90
        window.tick(at: 2)
        expectEqual(view.frame.minY, 75)
        expectTrue(widget.places.isEmpty)
    }

    @Test("changing the window's coordinates places its hosts anew, in the next turn")
    func changedCoordinates() {
        window.addWidget(widget).pin(to: Rect(20, 30, 100, 40))
        window.tick(at: 1)
        _ = widget.takePlaces()
        window.coordinates = .topLeft
        expectTrue(widget.places.isEmpty)
        window.tick(at: 2)
        expectEqual(widget.takePlaces(), [Rect(20, 30, 100, 40)])
        window.coordinates = .topLeft
        window.tick(at: 3)
        expectTrue(widget.places.isEmpty)
        window.coordinates = .bottomLeft
        window.tick(at: 4)
        expectEqual(widget.takePlaces(), [Rect(20, 230, 100, 40)])
    }

    @Test("a view that comes from another window is placed anew, though its frame stays")
    func betweenWindows() {
        let view = View(hosting: widget, frame: Rect(20, 30, 100, 40))
        let other = Window(frame: Rect(0, 0, 400, 300))
        other.addSubview(view)
        other.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(20, 30, 100, 40)])
        window.addSubview(view)
        window.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(20, 230, 100, 40)])
        let box = window.addFramed("box", Rect(0, 0, 100, 100))
        box.addSubview(view)
        window.tick(at: 2)
        // 100 − (30 + 40)
        expectEqual(widget.takePlaces(), [Rect(20, 30, 100, 40)])
        let group = View("group", Rect(0, 0, 100, 100))
        group.addSubview(view)
        other.addSubview(group)
        other.tick(at: 2)
        // The numbers are the same again, but count from another superview.
        expectEqual(widget.takePlaces(), [Rect(20, 30, 100, 40)])
    }

    @Test("a subtree that comes from another window has all its hosts placed anew")
    func subtreeBetweenWindows() {
        let box = View("box", Rect(0, 0, 100, 100))
        box.addSubview(View(hosting: widget, frame: Rect(1, 2, 3, 4)))
        let other = Window(frame: Rect(0, 0, 400, 300))
        other.addSubview(box)
        other.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(1, 2, 3, 4)])
        window.addSubview(box)
        window.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(1, 94, 3, 4)])
    }
}
