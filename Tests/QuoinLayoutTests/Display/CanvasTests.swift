import QuoinLayout
import TestSupport
import Testing

/// Where on the canvas a view draws. Each view in question fills its bounds.
@Suite("On the canvas,")
struct CanvasTests {
    private let window = Window(frame: Rect(0, 0, 400, 300))
    private let canvas = RecordingCanvas()
    private let record = Record()
    private let outer: CycleView
    private let inner: CycleView

    init() {
        outer = CycleView("outer", in: record, Rect(50, 60, 100, 80))
        inner = CycleView("inner", in: record, Rect(10, 20, 30, 40))
        window.addSubview(outer)
        outer.addSubview(inner)
        window.canvas = canvas
        for view in [outer, inner] {
            view.whenDrawing = { view, canvas in
                canvas.fill(view.bounds, color: .black, cornerRadius: 0)
            }
        }
    }

    @Test("a view draws where it is in the window")
    func places() {
        window.tick(at: 1)
        expectEqual(canvas.filled, [Rect(50, 60, 100, 80), Rect(60, 80, 30, 40)])
        expectEqual(canvas.clips, [nil, nil])
        expectEqual(canvas.depth, 0)
    }

    @Test("the origin of bounds moves what is in a view, and not the view")
    func boundsOrigin() {
        outer.bounds.origin = Point(x: 5, y: 7)
        inner.bounds.origin = Point(x: 1, y: 2)
        window.tick(at: 1)
        // The inner view is at 50 + 10 − 5, 60 + 20 − 7.
        expectEqual(canvas.filled, [Rect(50, 60, 100, 80), Rect(55, 73, 30, 40)])
        expectEqual(canvas.filled[1], inner.convert(inner.bounds, to: window))
    }

    @Test("one view alone draws at its own place")
    func alone() {
        window.tick(at: 1)
        inner.setNeedsDisplay()
        window.tick(at: 2)
        expectEqual(canvas.filled.count, 3)
        expectEqual(canvas.filled.last, Rect(60, 80, 30, 40))
        expectEqual(canvas.depth, 0)
    }

    @Test("a view that clips to its bounds clips itself and what is in it, and nothing else")
    func clipping() {
        let beside = CycleView("beside", in: record, Rect(300, 200, 10, 10))
        beside.whenDrawing = outer.whenDrawing
        window.addSubview(beside)
        outer.clipsToBounds = true
        outer.bounds.origin = Point(x: 20, y: 0)
        inner.clipsToBounds = true
        window.tick(at: 1)
        let outerPlace = Rect(50, 60, 100, 80)
        // The inner view is at 50 + 10 − 20, 60 + 20; its first 10 points are cut off.
        expectEqual(canvas.filled, [outerPlace, Rect(40, 80, 30, 40), Rect(300, 200, 10, 10)])
        expectEqual(canvas.clips, [outerPlace, Rect(50, 80, 20, 40), nil])
    }

    @Test("what a view does to clip and origin ends with it")
    func leftovers() {
        inner.whenDrawing = { view, canvas in
            canvas.clip(to: Rect(0, 0, 1, 1))
            canvas.translate(by: Point(x: 1000, y: 1000))
        }
        let beside = CycleView("beside", in: record, Rect(300, 200, 10, 10))
        beside.whenDrawing = outer.whenDrawing
        window.addSubview(beside)
        window.tick(at: 1)
        expectEqual(canvas.filled, [Rect(50, 60, 100, 80), Rect(300, 200, 10, 10)])
        expectEqual(canvas.clips, [nil, nil])
    }

    @Test("rendering draws all of a view, marked or not, with its upper left corner at the origin")
    func rendering() {
        window.tick(at: 1)
        outer.bounds.origin = Point(x: 5, y: 7)
        let picture = RecordingCanvas()
        outer.render(on: picture)
        expectEqual(picture.filled, [Rect(0, 0, 100, 80), Rect(5, 13, 30, 40)])
        inner.isHidden = true
        outer.render(on: picture)
        expectEqual(picture.filled.count, 3)
        outer.isHidden = true
        outer.render(on: picture)
        expectTrue(picture.filled.count == 3 && picture.depth == 0)
    }

    @Test("rendering works for a tree without a window, and in order from back to front")
    func renderingWithoutWindow() {
        let root = CycleView("root", in: record, Rect(7, 7, 100, 100))
        for name in ["back", "front"] {
            root.addCycleView(name, pinnedTo: Rect(0, 0, 10, 10))
        }
        root.layoutIfNeeded()
        root.sendSubviewToBack(root.subviews[1])
        root.render(on: canvas)
        expectEqual(record.takeDrawings(), ["root", "front", "back"])
    }
}
