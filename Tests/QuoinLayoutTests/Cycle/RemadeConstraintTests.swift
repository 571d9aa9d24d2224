@testable import QuoinLayout
import TestSupport
import Testing

/// What a view says in its hook it may say anew each time: if all stands where it stood, there is nothing to lay out.
@Suite("Constraints that are made anew in each layout")
struct RemadeConstraintTests {
    private let scene = CycleScene()

    private func remake(_ width: Double, of view: View) {
        let old = view.constraints.first {
            $0.firstItem === view && $0.firstAttribute == .width && $0.secondItem == nil
        }
        old?.isActive = false
        view.width.constraint(equalToConstant: width).isActive = true
    }

    @Test("come to rest", arguments: [true, false], [nil, 3.0])
    func rest(isBefore: Bool, scale: Double?) {
        scene.settle()
        if let scale {
            let window = Window(frame: scene.root.frame)
            window.scale = scale
            window.addSubview(scene.root)
        }
        let change: (CycleView) -> Void = { [scene] _ in
            remake(10 + 100.0 / 7, of: scene.deep)
        }
        if isBefore {
            scene.inner.beforePlacing = change
        } else {
            scene.inner.afterPlacing = change
        }
        scene.inner.setNeedsLayout()
        scene.root.root.layoutIfNeeded()
        expectTrue(scene.reports.all.isEmpty, "\(scene.reports.all)")
        expectTrue(scene.markedForLayout.isEmpty)
        expectTrue(abs(scene.deep.frame.width - 10 - 100.0 / 7) < 0.2)
        expectTrue(scene.record.takeLayouts().filter { $0 == "inner" }.count <= 3)
        scene.root.root.layoutIfNeeded()
        expectTrue(scene.record.takeLayouts().isEmpty)
    }

    @Test("move what they move, as far as that is something else")
    func change() {
        scene.settle()
        scene.inner.afterPlacing = { [scene] inner in
            remake(inner.bounds.width / 2, of: scene.deep)
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.deep.frame.width, 50)
        scene.middle.constraints.first {
            $0.firstItem === scene.inner && $0.firstAttribute == .width
        }?
        .constant = 60
        scene.inner.constraints.first {
            $0.firstItem === scene.inner && $0.firstAttribute == .width
        }?
        .constant = 60
        scene.root.layoutIfNeeded()
        expectEqual(scene.deep.frame.width, 30)
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("come to rest in a view that is laid out by another one's hook")
    func nested() {
        scene.settle()
        scene.middle.afterPlacing = { [scene] _ in
            remake(40, of: scene.inner)
            scene.inner.layoutIfNeeded()
        }
        scene.inner.afterPlacing = { [scene] _ in remake(20, of: scene.deep) }
        scene.middle.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.inner.frame.width, 40)
        expectEqual(scene.deep.frame.width, 20)
        expectTrue(scene.reports.all.isEmpty, "\(scene.reports.all)")
    }
}
