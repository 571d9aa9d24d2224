import QuoinLayout
import TestSupport
import Testing

@Suite("A turn of a window")
struct TurnTests {
    private let scene = CycleScene()
    private let window = Window(frame: Rect(0, 0, 400, 300))
    private let reports: Reports

    init() {
        window.name = "window"
        window.canvas = RecordingCanvas()
        window.addSubview(scene.root)
        reports = Reports(of: window)
    }

    @Test("updates all that is marked, then lays out, then draws")
    func order() {
        window.tick(at: 1)
        let kinds = scene.record.take().compactMap { $0.split(separator: " ").first }
        expectEqual(kinds, ["update", "layout", "draw"].flatMap { Array(repeating: $0, count: 5) })
    }

    @Test("draws what layout has come to in the same turn")
    func drawsNewFrames() {
        window.tick(at: 1)
        var drawn: [Rect] = []
        scene.deep.whenDrawing = { view, _ in drawn.append(view.frame) }
        scene.deep.constraints.first { $0.firstAttribute == .width }?.constant = 35
        window.tick(at: 2)
        expectEqual(drawn, [Rect(10, 10, 35, 30)])
    }

    @Test("keeps its time, and that of the last turn if it is not told one")
    func time() {
        expectEqual(window.time, 0)
        window.tick(at: 12.5)
        expectEqual(window.time, 12.5)
        for nonsense in [Double.nan, .infinity] {
            scene.deep.setNeedsLayout()
            window.tick(at: nonsense)
            expectEqual(window.time, 12.5)
            expectTrue(!scene.deep.needsLayout)
        }
    }

    @Test("lays out the whole window, wherever the marks are")
    func wholeWindow() {
        window.tick(at: 1)
        _ = scene.record.take()
        scene.deep.setNeedsLayout()
        scene.beside.setNeedsLayout()
        scene.middle.setNeedsUpdateConstraints()
        window.tick(at: 2)
        let calls = scene.record.take()
        expectEqual(calls.first, "update middle")
        expectEqual(calls.dropFirst().sorted(), ["layout beside", "layout deep"])
    }

    @Test("without a canvas leaves pictures for later")
    func withoutCanvas() {
        window.canvas = nil
        window.tick(at: 1)
        expectTrue(scene.record.takeDrawings().isEmpty)
        expectTrue(scene.deep.needsDisplay)
        window.canvas = RecordingCanvas()
        window.tick(at: 2)
        expectEqual(
            scene.record.take().sorted(), scene.all.map { "draw \($0.name ?? "")" }.sorted())
    }

    @Test("is not needed for a layout, which may come in between")
    func layoutBetween() {
        window.tick(at: 1)
        _ = scene.record.take()
        scene.deep.constraints.first { $0.firstAttribute == .width }?.constant = 35
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["layout inner", "layout deep"])
        window.tick(at: 2)
        expectEqual(scene.record.take(), ["draw deep"])
    }

    @Test("after a change of scale lays out and draws all views")
    func scale() {
        window.tick(at: 1)
        for scale in [2.0, 1, nil] {
            _ = scene.record.take()
            window.scale = scale
            expectEqual(scene.markedForLayout.count, scene.all.count)
            expectTrue(scene.all.allSatisfy { $0.needsDisplay })
            window.tick(at: 2)
            let calls = scene.record.take()
            for view in scene.all {
                let name = view.name ?? ""
                expectEqual(calls.filter { $0 == "layout \(name)" }.count, 1)
                expectEqual(calls.filter { $0 == "draw \(name)" }.count, 1)
            }
            expectTrue(scene.markedForLayout.isEmpty)
            window.scale = scale
            expectTrue(scene.markedForLayout.isEmpty)
        }
    }

    @Test("after a scale that cannot be goes on with the old one")
    func refusedScale() {
        window.scale = 2
        window.tick(at: 1)
        for nonsense in [0, -1, Double.nan, .infinity] {
            window.scale = nonsense
            expectEqual(window.scale, 2)
        }
        expectEqual(reports.refusals.count, 4)
        expectTrue(scene.markedForLayout.isEmpty)
    }

    @Test("within a turn comes to an end, and does what was marked")
    func nestedTick() {
        scene.inner.afterPlacing = { [window] inner in
            inner.afterPlacing = nil
            window.tick(at: 7)
        }
        window.tick(at: 6)
        expectTrue(scene.markedForLayout.isEmpty)
        expectTrue(reports.all.isEmpty)
        expect(scene.deep, at: Rect(10, 10, 30, 30))
    }
}
