import QuoinLayout
import TestSupport
import Testing

@Suite("A hosted widget is placed")
struct HostPlacementTests {
    private let window = Window(frame: Rect(0, 0, 400, 300))
    private let widget = Widget(100, 40)
    private let view: View
    private let left: LayoutConstraint
    private let top: LayoutConstraint

    init() {
        view = window.addWidget(widget)
        left = view.left.constraint(equalTo: window.left, constant: 20)
        top = view.top.constraint(equalTo: window.top, constant: 30)
        LayoutConstraint.activate([left, top])
    }

    @Test("once by the first layout, in the end")
    func firstLayout() {
        expectTrue(widget.places.isEmpty)
        window.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(20, 30, 100, 40)])
    }

    @Test("not again while its frame is the same, whatever is laid out")
    func sameFrame() {
        window.tick(at: 1)
        _ = widget.takePlaces()
        window.tick(at: 2)
        view.setNeedsLayout()
        window.setNeedsLayout()
        window.tick(at: 3)
        view.invalidateIntrinsicContentSize()
        window.tick(at: 4)
        window.addFramed("other", Rect(0, 0, 10, 10))
        window.tick(at: 5)
        expectTrue(widget.places.isEmpty)
    }

    @Test("when its place or its size changes, in the layout and not before")
    func newFrame() {
        window.tick(at: 1)
        _ = widget.takePlaces()
        left.constant = 21
        expectTrue(widget.places.isEmpty)
        window.tick(at: 2)
        expectEqual(widget.takePlaces(), [Rect(21, 30, 100, 40)])
        widget.intrinsicContentSize.height = 50
        view.invalidateIntrinsicContentSize()
        window.layoutIfNeeded()
        expectEqual(widget.takePlaces(), [Rect(21, 30, 100, 50)])
        top.constant = 31
        top.constant = 30
        window.tick(at: 3)
        expectTrue(widget.places.isEmpty)
    }

    @Test("when its frame is set, in the layout and not before")
    func framed() {
        let widget = Widget()
        let view = View(hosting: widget, frame: Rect(1, 2, 3, 4))
        window.addSubview(view)
        window.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(1, 2, 3, 4)])
        view.frame.origin.x = 5
        view.frame.origin.y = 6
        expectTrue(widget.places.isEmpty)
        window.tick(at: 2)
        expectEqual(widget.takePlaces(), [Rect(5, 6, 3, 4)])
        view.frame = Rect(0, 0, 9, 9)
        view.frame = Rect(5, 6, 3, 4)
        window.tick(at: 3)
        expectTrue(widget.places.isEmpty)
    }

    @Test("before what is in its view is laid out, so that its inside can follow")
    func beforeInside() {
        let record = Record()
        let widget = Widget()
        let view = View(hosting: widget, frame: Rect(0, 0, 10, 10))
        let inside = CycleView("inside", in: record, Rect(0, 0, 5, 5))
        inside.beforePlacing = { _ in record.calls.append("placed \(widget.places.count)") }
        view.addSubview(inside)
        window.addSubview(view)
        window.tick(at: 1)
        expectTrue(record.take().contains("placed 1"))
    }

    @Test("relative to the superview, so it stays when that moves")
    func movedSuperview() {
        let box = window.addPinned("box", Rect(10, 10, 100, 100))
        let inner = Widget(5, 5)
        let innerView = box.addWidget(inner)
        innerView.pin(to: Rect(1, 2, 5, 5))
        window.tick(at: 1)
        expectEqual(inner.takePlaces(), [Rect(1, 2, 5, 5)])
        window.constraints.first { $0.firstItem === box && $0.firstAttribute == .left }?
            .constant = 50
        window.tick(at: 2)
        expectEqual(box.frame.minX, 50)
        expectTrue(inner.places.isEmpty)
    }

    @Test("by whole pixels if the window has them")
    func pixels() {
        window.scale = 1
        left.constant = 20.4
        top.constant = 30.6
        window.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(20, 31, 100, 40)])
    }

    @Test("again in the same turn if placing it changes its place")
    func changedByPlacing() {
        let reports = Reports(of: window)
        widget.whenPlaced = { [left] in left.constant = 25 }
        window.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(20, 30, 100, 40), Rect(25, 30, 100, 40)])
        window.tick(at: 2)
        expectTrue(widget.places.isEmpty && reports.all.isEmpty)
    }

    @Test("where it is in each of the trees that it comes into, without its view being rebuilt")
    func movedBetweenTrees() {
        window.tick(at: 1)
        _ = widget.takePlaces()
        let other = Window(frame: Rect(0, 0, 200, 200))
        other.addSubview(view)
        view.pin(to: Rect(3, 4, 50, 60))
        other.tick(at: 1)
        expectEqual(widget.takePlaces(), [Rect(3, 4, 50, 60)])
        window.tick(at: 2)
        expectTrue(widget.places.isEmpty)
    }

    @Test("again where it comes into a superview, another one or the same, though its frame stays")
    func sameFrameElsewhere() {
        let widget = Widget()
        let view = View(hosting: widget, frame: Rect(1, 2, 3, 4))
        let places = [
            window.addFramed("first", Rect(0, 0, 50, 50)),
            window.addFramed("second", Rect(50, 0, 50, 50)),
        ]
        for superview in [places[0], places[1], places[1], places[0]] {
            view.removeFromSuperview()
            superview.addSubview(view)
            window.tick(at: 1)
            expectEqual(widget.takePlaces(), [Rect(1, 2, 3, 4)])
        }
        // What it is in has moved, and it has not.
        places[1].addSubview(places[0])
        places[1].insertSubview(View(), at: 0)
        window.tick(at: 2)
        expectTrue(widget.places.isEmpty)
    }

    @Test("in a tree without a window too")
    func withoutWindow() {
        let root = View("root", Rect(0, 0, 100, 100))
        let widget = Widget()
        root.addWidget(widget).pin(to: Rect(1, 2, 3, 4))
        root.layoutIfNeeded()
        expectEqual(widget.places, [Rect(1, 2, 3, 4)])
    }

    @Test("by its own layout alone, as the topmost view")
    func topmost() {
        let widget = Widget()
        let view = View(hosting: widget, frame: Rect(0, 0, 30, 40))
        view.layoutIfNeeded()
        expectEqual(widget.takePlaces(), [Rect(0, 0, 30, 40)])
        view.frame.size.width = 31
        view.layoutIfNeeded()
        expectEqual(widget.takePlaces(), [Rect(0, 0, 31, 40)])
    }
}
