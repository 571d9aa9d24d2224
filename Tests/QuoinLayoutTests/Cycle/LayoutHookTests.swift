import QuoinLayout
import TestSupport
import Testing

@Suite("Changes made while a view is laid out")
struct LayoutHookTests {
    private let scene = CycleScene()

    private func width(of view: View) -> LayoutConstraint? {
        view.constraints.first { $0.firstItem === view && $0.firstAttribute == .width }
    }

    @Test("to constraints within, before super, are in the frames that super sets")
    func beforeSuper() {
        scene.settle()
        scene.inner.beforePlacing = { [scene] _ in width(of: scene.deep)?.constant = 77 }
        scene.inner.afterPlacing = { [scene] _ in
            expect(scene.deep, at: Rect(10, 10, 77, 30))
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.deep, at: Rect(10, 10, 77, 30))
        expectEqual(scene.record.takeLayouts(), ["inner", "deep"])
    }

    @Test("to constraints within, after super, take one more round")
    func afterSuper() {
        scene.settle()
        scene.inner.afterPlacing = { [scene] _ in width(of: scene.deep)?.constant = 77 }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.deep, at: Rect(10, 10, 77, 30))
        expectEqual(scene.record.takeLayouts(), ["inner", "inner", "deep"])
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("that derive an inner size from the view's own new frame settle in one more round")
    func derivedSize() {
        scene.settle()
        // Deep is to be a quarter as high as inner is wide: a relation that takes the view's frame.
        scene.inner.afterPlacing = { [scene] inner in
            scene.deep.constraints.first { $0.firstAttribute == .height }?.constant =
                inner.bounds.width / 4
        }
        for newWidth in [80.0, 120, 40] {
            width(of: scene.inner)?.constant = newWidth
            scene.root.layoutIfNeeded()
            expect(scene.inner, at: Rect(10, 10, newWidth, 100))
            expect(scene.deep, at: Rect(10, 10, 30, newWidth / 4))
            expectEqual(scene.record.takeLayouts(), ["middle", "inner", "inner", "deep"])
        }
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("to the view's own constraints are honoured in the same turn", arguments: [true, false])
    func ownConstraints(isBefore: Bool) {
        scene.settle()
        let change: (CycleView) -> Void = { width(of: $0)?.constant = 55 }
        if isBefore {
            scene.inner.beforePlacing = change
        } else {
            scene.inner.afterPlacing = change
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.inner, at: Rect(10, 10, 55, 100))
        // Its superview has to place it, and then it is laid out with its new size.
        expectEqual(scene.record.takeLayouts(), ["inner", "middle", "inner"])
        expectTrue(scene.markedForLayout.isEmpty && scene.reports.all.isEmpty)
    }

    @Test("to its own constraints are honoured when only the view itself was to be laid out")
    func ownConstraintsOfReceiver() {
        scene.settle()
        scene.inner.afterPlacing = { width(of: $0)?.constant = 55 }
        scene.inner.setNeedsLayout()
        scene.inner.layoutIfNeeded()
        expect(scene.inner, at: Rect(10, 10, 55, 100))
        expectTrue(scene.markedForLayout.isEmpty)
    }

    @Test("to constraints of another branch are honoured in the same turn")
    func otherBranch() {
        scene.settle()
        scene.deep.afterPlacing = { [scene] _ in width(of: scene.beside)?.constant = 66 }
        scene.deep.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.beside, at: Rect(220, 10, 66, 50))
        expectEqual(scene.record.takeLayouts(), ["deep", "root", "beside"])
    }

    @Test("to the content of the view or of others are honoured in the same turn")
    func contents() {
        scene.settle()
        for view in [scene.deep, scene.beside] {
            width(of: view)?.isActive = false
            view.content = Size(width: 20, height: 30)
        }
        scene.settle()
        scene.deep.afterPlacing = { [scene] deep in
            deep.content = Size(width: 25, height: 30)
            scene.beside.content = Size(width: 26, height: 30)
            deep.afterPlacing = nil
        }
        scene.deep.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.deep, at: Rect(10, 10, 25, 30))
        expect(scene.beside, at: Rect(220, 10, 26, 50))
        expectTrue(scene.markedForLayout.isEmpty)
    }

    @Test("to what is active are honoured in the same turn")
    func activation() {
        scene.settle()
        let wide = scene.deep.width.constraint(equalTo: scene.inner.width, constant: -20)
        scene.inner.beforePlacing = { [scene] inner in
            width(of: scene.deep)?.isActive = inner.bounds.width < 100
            wide.isActive = inner.bounds.width >= 100
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        // Inner is 100 wide.
        expect(scene.deep, at: Rect(10, 10, 80, 30))
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("by asking for the view's own layout once more give it once more")
    func setNeedsLayout() {
        scene.settle()
        scene.inner.afterPlacing = {
            $0.afterPlacing = nil
            $0.setNeedsLayout()
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeLayouts(), ["inner", "inner"])
        expectTrue(scene.markedForLayout.isEmpty)
    }

    @Test("by asking for a superview's layout give it in the same turn")
    func superviewLayout() {
        scene.settle()
        scene.deep.afterPlacing = { [scene] deep in
            deep.afterPlacing = nil
            scene.root.setNeedsLayout()
            scene.middle.setNeedsLayout()
        }
        scene.deep.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeLayouts(), ["deep", "root", "middle"])
        expectTrue(scene.markedForLayout.isEmpty)
    }

    @Test("by laying out a part at once are in its frames when that returns")
    func nestedLayout() {
        scene.settle()
        scene.middle.afterPlacing = { [scene] _ in
            width(of: scene.deep)?.constant = 19
            scene.inner.layoutIfNeeded()
            expect(scene.deep, at: Rect(10, 10, 19, 30))
        }
        scene.middle.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeLayouts(), ["middle", "inner", "deep"])
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("by laying out the whole tree from within end, and leave nothing undone")
    func nestedLayoutOfAll() {
        scene.settle()
        for view in scene.all {
            view.afterPlacing = { [scene] _ in
                scene.root.layoutIfNeeded()
                scene.deep.layoutIfNeeded()
            }
            view.setNeedsLayout()
        }
        scene.root.layoutIfNeeded()
        expectEqual(
            scene.record.takeLayouts().sorted(), ["beside", "deep", "inner", "middle", "root"])
        expectTrue(scene.markedForLayout.isEmpty && scene.reports.all.isEmpty)
    }

    @Test("to a frame that the view has by its frame lay out what follows it")
    func framedSubview() {
        scene.settle()
        let framed = scene.inner.addFramed("framed", Rect(0, 50, 10, 10))
        let follower = scene.inner.addCycleView("follower")
        follower.left.constraint(equalTo: framed.right, constant: 2).isActive = true
        scene.settle()
        expect(follower, at: Rect(12, 0, 0, 0))
        scene.inner.afterPlacing = { _ in framed.frame.size.width = 40 }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(follower, at: Rect(42, 0, 0, 0))
        expectTrue(scene.reports.all.isEmpty)
    }
}
