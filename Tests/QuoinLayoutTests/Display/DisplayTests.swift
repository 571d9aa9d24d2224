import QuoinLayout
import TestSupport
import Testing

@Suite("Display")
struct DisplayTests {
    private let scene = CycleScene()
    private let window = Window(frame: Rect(0, 0, 400, 300))
    private let canvas = RecordingCanvas()

    init() {
        window.canvas = canvas
        window.addSubview(scene.root)
    }

    /// Runs turns until nothing is left to draw.
    private func settle() {
        window.tick(at: 1)
        _ = scene.record.take()
    }

    @Test("draws every new view once, from the outside in and from the back to the front")
    func firstTime() {
        window.tick(at: 1)
        expectEqual(scene.record.takeDrawings(), ["root", "middle", "inner", "deep", "beside"])
        expectTrue(scene.all.allSatisfy { !$0.needsDisplay })
        window.tick(at: 2)
        expectTrue(scene.record.take().isEmpty)
    }

    @Test("draws only what is marked, in the same order, and lays nothing out for it")
    func markedOnly() {
        settle()
        for view in [scene.beside, scene.deep, scene.middle] {
            view.setNeedsDisplay()
            view.setNeedsDisplay()
            expectTrue(view.needsDisplay)
        }
        window.tick(at: 2)
        expectEqual(scene.record.take(), ["draw middle", "draw deep", "draw beside"])
        expectTrue(scene.all.allSatisfy { !$0.needsDisplay })
    }

    @Test("is not asked for by a layout that changes nothing")
    func layoutWithoutChange() {
        settle()
        scene.inner.setNeedsLayout()
        window.tick(at: 2)
        expectEqual(scene.record.take(), ["layout inner"])
    }

    @Test("is asked for by a new size, and by another origin of bounds")
    func changes() {
        settle()
        scene.deep.constraints.first { $0.firstAttribute == .height }?.constant = 12
        window.tick(at: 2)
        expectEqual(scene.record.takeDrawings(), ["deep"])
        scene.inner.bounds.origin.y = 5
        window.tick(at: 3)
        expectTrue(scene.record.takeDrawings().contains("inner"))
    }

    @Test("is asked for by what leaves: what was behind it is to be seen")
    func removal() {
        settle()
        scene.deep.removeFromSuperview()
        window.tick(at: 2)
        expectTrue(scene.record.takeDrawings().contains("inner"))
    }

    @Test("is awaited by all that contains what has changed, until it is drawn")
    func awaited() {
        settle()
        let changes = [
            { scene.deep.setNeedsDisplay() }, { scene.deep.frame.origin.x += 1 },
            { scene.deep.isHidden = true }, { scene.deep.isHidden = false },
            { scene.inner.bounds.origin.y += 1 }, { scene.deep.alpha = 0.5 },
            { scene.deep.removeFromSuperview() }, { scene.inner.addSubview(scene.deep) },
            { scene.middle.insertSubview(View(), at: 0) },
        ]
        for (number, change) in changes.enumerated() {
            expectTrue(!window.awaitsDisplay && !scene.middle.awaitsDisplay, "before \(number)")
            change()
            expectTrue(window.awaitsDisplay && scene.middle.awaitsDisplay, "after \(number)")
            expectTrue(!scene.beside.awaitsDisplay)
            if number % 2 == 0 {
                window.tick(at: Double(number))
            } else {
                window.layoutIfNeeded()
                window.render(on: canvas)
            }
        }
    }

    @Test("hands a view its bounds")
    func rectangle() {
        final class Drawer: View {
            var rectangles: [Rect] = []
            override func draw(_ rect: Rect, in canvas: any Canvas) {
                rectangles.append(rect)
            }
        }
        let drawer = Drawer(frame: Rect(20, 30, 40, 50))
        drawer.bounds.origin = Point(x: 3, y: 4)
        scene.root.addSubview(drawer)
        window.tick(at: 1)
        expectEqual(drawer.rectangles, [Rect(3, 4, 40, 50)])
    }

    @Test("leaves out what is hidden, with all that is in it, until it is shown")
    func hidden() {
        scene.middle.isHidden = true
        window.tick(at: 1)
        expectEqual(scene.record.takeDrawings(), ["root", "beside"])
        window.tick(at: 2)
        expectTrue(scene.record.takeDrawings().isEmpty)
        scene.middle.isHidden = false
        window.tick(at: 3)
        expectEqual(
            scene.record.takeDrawings().filter { $0 != "root" }, ["middle", "inner", "deep"])
    }

    @Test("still lays out what is hidden, since constraints hold for it")
    func hiddenLayout() {
        scene.middle.isHidden = true
        window.tick(at: 1)
        expect(scene.inner, at: Rect(10, 10, 100, 100))
    }

    @Test("that is asked for while drawing waits for the next turn")
    func askedForWhileDrawing() {
        settle()
        var drawings = 0
        scene.inner.whenDrawing = { view, _ in
            drawings += 1
            view.setNeedsDisplay()
        }
        scene.inner.setNeedsDisplay()
        for turn in 1...3 {
            window.tick(at: Double(turn))
            expectEqual(drawings, turn)
            expectTrue(scene.inner.needsDisplay)
        }
    }

    @Test("that changes constraints changes frames in the next turn")
    func constraintsChangedWhileDrawing() {
        settle()
        scene.inner.whenDrawing = { [scene] _, _ in
            scene.deep.constraints.first { $0.firstAttribute == .width }?.constant = 9
        }
        scene.inner.setNeedsDisplay()
        window.tick(at: 2)
        expect(scene.deep, at: Rect(10, 10, 30, 30))
        window.tick(at: 3)
        expect(scene.deep, at: Rect(10, 10, 9, 30))
    }

    @Test("survives views that are taken out, or put elsewhere, while they are drawn")
    func treeChangedWhileDrawing() {
        let count = LiveCount()
        let doomed = [scene.inner.addCycleView("first"), scene.inner.addCycleView("second")]
        count.watch(doomed)
        for view in doomed {
            view.whenDrawing = { [scene] _, _ in
                for subview in scene.inner.subviews.dropFirst() {
                    subview.removeFromSuperview()
                }
                scene.beside.addSubview(scene.deep)
            }
        }
        window.tick(at: 1)
        expectTrue(scene.inner.subviews.isEmpty)
        expectEqual(canvas.depth, 0)
        expectTrue(scene.deep.superview === scene.beside)
        window.tick(at: 2)
        expectTrue(doomed.allSatisfy { $0.superview == nil })
    }

    @Test("does not need the stack to be as deep as the tree")
    func deepChain() {
        var outer: View = scene.root
        for _ in 0..<5_000 {
            let view = View()
            outer.addSubview(view)
            outer = view
        }
        let last = CycleView("last", in: scene.record)
        outer.addSubview(last)
        window.tick(at: 1)
        expectTrue(scene.record.takeDrawings().contains("last"))
        expectEqual(canvas.depth, 0)
    }
}
