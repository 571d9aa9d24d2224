import TestSupport
import Testing

@testable import QuoinLayout

/// Margins that follow a place which follows them.
@Suite("A margin that depends on a place that depends on the margin")
struct MarginLoopTests {
    /// A view whose area within the margins is of a fixed width, so that the further it reaches over the left
    /// edge, the wider it is.
    private final class Scene {
        let root = View("root", Rect(0, 0, 400, 300))
        let view: View
        let beside: View
        let reports: Reports

        init() {
            view = root.addFree("view")
            beside = root.addFree("beside")
            reports = Reports(of: root)
            root.layoutMargins = EdgeInsets(20)
            view.preservesSuperviewLayoutMargins = true
            view.right.constraint(equalTo: root.right, constant: -5).isActive = true
            view.top.constraint(equalTo: root.top).isActive = true
            view.height.constraint(equalToConstant: 30).isActive = true
            let guide = view.layoutMarginsGuide
            guide.width.constraint(equalToConstant: 400).isActive = true
            beside.pin(to: Rect(1, 2, 3, 4))
            beside.left.constraint(equalTo: guide.left).withPriority(.low).isActive = true
        }

        var loops: [String] {
            reports.messages.filter { $0.contains("come to rest") }
        }
    }

    @Test("is stopped, and the view and what it changed are named")
    func named() {
        let scene = Scene()
        scene.root.layoutIfNeeded()
        expectEqual(scene.loops.count, 1)
        expectTrue(
            scene.loops.allSatisfy { $0.contains("the margins of view changed with its place") })
        // Its own margins are 8 at each side, so it is 16 wider than the area within.
        expect(scene.view, at: Rect(-21, 0, 416, 30))
        scene.root.layoutIfNeeded()
        expectEqual(scene.loops.count, 1, "nothing has changed since")
    }

    @Test("leaves nothing behind once it is mended")
    func mended() {
        let scene = Scene()
        scene.root.layoutIfNeeded()
        scene.reports.forget()
        for constraint in scene.view.constraints + scene.root.constraints
        where constraint.firstAttribute == .width && constraint.firstItem !== scene.beside {
            constraint.isActive = false
        }
        scene.view.width.constraint(equalToConstant: 100).isActive = true
        scene.root.layoutIfNeeded()
        expect(scene.view, at: Rect(295, 0, 100, 30))
        expectTrue(scene.loops.isEmpty)
        // Fifteen of the superview's margin reach in at the right.
        expectEqual(scene.view.layoutMargins, EdgeInsets(top: 20, left: 8, bottom: 8, right: 15))
    }

    @Test("does not depend on where the view was before")
    func history() {
        let scene = Scene()
        let other = Scene()
        other.view.frame = Rect(-5_000, 20, 9_000, 7)
        scene.root.layoutIfNeeded()
        other.root.layoutIfNeeded()
        expect(other.view, at: scene.view.frame)
        expectEqual(other.view.layoutMargins, scene.view.layoutMargins)
    }

    @Test("may have any factor", arguments: [1.5, 2, 10, 1e6, 1e100])
    func factors(factor: Double) {
        let root = View("root", Rect(0, 0, 400, 300))
        root.onDiagnostic = { _ in }
        let view = root.addFree("view")
        root.layoutMargins = EdgeInsets(20)
        view.preservesSuperviewLayoutMargins = true
        view.right.constraint(equalTo: root.right).isActive = true
        let strut = root.addFree("strut")
        strut.left.constraint(equalTo: view.leftMargin).isActive = true
        strut.right.constraint(equalTo: view.left, constant: 500).isActive = true
        let chase = view.width.constraint(equalTo: strut.width, multiplier: -factor)
        chase.isActive = true
        root.layoutIfNeeded()
        for one in [view, strut] {
            expectTrue(one.frame.isFinite, "\(one.frame)")
        }
        chase.isActive = false
        view.width.constraint(equalToConstant: 390).isActive = true
        strut.right.constraint(equalTo: view.right).withPriority(.low).isActive = true
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 0, 390, 0))
        expectEqual(strut.frame.minX, 20)
    }
}
