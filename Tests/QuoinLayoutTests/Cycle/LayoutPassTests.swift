import QuoinLayout
import TestSupport
import Testing

@Suite("Laying out")
struct LayoutPassTests {
    private let scene = CycleScene()

    @Test("goes from the outside in, siblings in their order")
    func topDown() {
        scene.root.layoutIfNeeded()
        let layouts = scene.record.takeLayouts()
        expectEqual(layouts.sorted(), ["beside", "deep", "inner", "middle", "root"])
        let ranks = Dictionary(uniqueKeysWithValues: zip(layouts, 0...))
        for (outside, inside) in [
            ("root", "middle"), ("root", "beside"), ("middle", "inner"), ("inner", "deep"),
            ("middle", "beside"),
        ] {
            expectTrue(ranks[outside, default: 9] < ranks[inside, default: -1])
        }
    }

    @Test("calls marked views only, with a gap between them too")
    func markedOnly() {
        scene.settle()
        scene.deep.setNeedsLayout()
        scene.root.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.take(), ["layout root", "layout deep"])
    }

    @Test("shows a view its own frame final, its subviews' old before super and new after it")
    func framesInHook() {
        scene.settle()
        var seen: [String: [Rect]] = [:]
        for view in [scene.root, scene.middle, scene.inner] {
            view.beforePlacing = { seen["\($0.name ?? "")", default: []] += $0.ownAndInside }
            view.afterPlacing = { seen["\($0.name ?? "")", default: []] += $0.ownAndInside }
        }
        for view in [scene.middle, scene.inner, scene.deep] {
            view.superview?.constraints.first { $0.firstItem === view && $0.constant == 10 }?
                .constant = 11
            view.constraints.first { $0.firstAttribute == .width }?.constant += 5
        }
        scene.root.layoutIfNeeded()
        let middle = (old: Rect(10, 10, 200, 200), new: Rect(11, 10, 205, 200))
        let inner = (old: Rect(10, 10, 100, 100), new: Rect(11, 10, 105, 100))
        let deep = (old: Rect(10, 10, 30, 30), new: Rect(11, 10, 35, 30))
        let root = Rect(0, 0, 400, 300)
        expectEqual(seen["root"], [root, middle.old, root, middle.new])
        expectEqual(seen["middle"], [middle.new, inner.old, middle.new, inner.new])
        expectEqual(seen["inner"], [inner.new, deep.old, inner.new, deep.new])
    }

    @Test("leaves frames that were set after super, until constraints change them")
    func adjustedFrames() {
        scene.settle()
        scene.inner.afterPlacing = { [scene] _ in scene.deep.frame.origin.x += 1 }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.deep, at: Rect(11, 10, 30, 30))
        expectEqual(scene.record.takeLayouts(), ["inner"])
        // The next layout puts the solved frame back first, so the shift does not add up.
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.deep, at: Rect(11, 10, 30, 30))
        expectEqual(scene.record.takeLayouts(), ["inner"])
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("asks a view once that gives its subviews their frames, whatever is in them")
    func framesByHand() {
        let record = scene.record
        let root = CycleView("root", in: record, Rect(0, 0, 200, 100))
        let scaled = CycleView("scaled", in: record)
        root.addSubview(scaled)
        let half = scaled.addCycleView("half")
        half.width.constraint(equalTo: scaled.width, multiplier: 0.5).isActive = true
        root.afterPlacing = { scaled.frame = Rect(0, 10, $0.bounds.width, 40) }
        root.layoutIfNeeded()
        expectEqual(half.frame.width, 100)
        record.calls = []
        root.frame.size.width = 300
        root.layoutIfNeeded()
        expectEqual(record.take(), ["layout root", "layout scaled", "layout half"])
        expect(scaled, at: Rect(0, 10, 300, 40))
        expectEqual(half.frame.width, 150)
    }

    @Test("does not place subviews for a view that does not call super, but for its superview")
    func withoutSuper() {
        final class Stubborn: View {
            override func layoutSubviews() {}
        }
        let stubborn = Stubborn()
        stubborn.translatesAutoresizingMaskIntoConstraints = false
        scene.inner.addSubview(stubborn)
        stubborn.pin(to: Rect(1, 2, 30, 40))
        let child = stubborn.addPinned("child", Rect(3, 4, 5, 6))
        scene.root.layoutIfNeeded()
        expect(stubborn, at: Rect(1, 2, 30, 40))
        expectEqual(child.frame, .zero)
        expectTrue(!stubborn.needsLayout && scene.reports.all.isEmpty)
    }

    // MARK: How far it reaches

    @Test("goes up from the receiver as long as superviews are marked")
    func goesUp() {
        scene.settle()
        for view in [scene.inner, scene.middle, scene.beside] {
            view.setNeedsLayout()
        }
        // Deep is not marked, but the two above it are, and the root is not.
        scene.deep.layoutIfNeeded()
        expectEqual(scene.record.take(), ["layout middle", "layout inner"])
        expectEqual(scene.markedForLayout, ["beside"])
    }

    @Test("stops going up at the first superview that is not marked")
    func stopsAtGap() {
        scene.settle()
        for view in [scene.root, scene.inner, scene.deep] {
            view.setNeedsLayout()
        }
        scene.deep.layoutIfNeeded()
        expectEqual(scene.record.take(), ["layout inner", "layout deep"])
        expectEqual(scene.markedForLayout, ["root"])
    }

    @Test("leaves marked siblings alone, and lays out what is marked in the receiver")
    func leavesSiblings() {
        scene.settle()
        for view in [scene.beside, scene.deep] {
            view.setNeedsLayout()
        }
        scene.middle.layoutIfNeeded()
        expectEqual(scene.record.take(), ["layout deep"])
        expectEqual(scene.markedForLayout, ["beside"])
    }

    @Test("solves first, so that a superview marked by a changed constraint counts")
    func solvesFirst() {
        scene.settle()
        scene.deep.constraints.first { $0.firstAttribute == .width }?.constant = 31
        scene.deep.layoutIfNeeded()
        expect(scene.deep, at: Rect(10, 10, 31, 30))
        expectEqual(scene.record.take(), ["layout inner", "layout deep"])
    }

    @Test("updates only where it lays out")
    func updatesBelow() {
        scene.settle()
        for view in [scene.root, scene.inner] {
            view.setNeedsUpdateConstraints()
        }
        scene.inner.layoutIfNeeded()
        expectEqual(scene.record.take(), ["update inner"])
        expectEqual(scene.markedForUpdate, ["root"])
    }

    @Test("of a part gives the frames that laying out the whole would give")
    func partAndWhole() {
        scene.settle()
        scene.inner.constraints.first { $0.firstAttribute == .width }?.constant = 60
        scene.beside.constraints.first { $0.firstAttribute == .width }?.constant = 70
        scene.beside.layoutIfNeeded()
        // Both are in the root, which was marked.
        expect(scene.beside, at: Rect(220, 10, 70, 50))
        scene.root.layoutIfNeeded()
        expect(scene.inner, at: Rect(10, 10, 60, 100))
        expectTrue(scene.markedForLayout.isEmpty)
    }

    @Test("of a tree without a window goes by its topmost view, and in a window by the window")
    func roots() {
        let window = Window(frame: Rect(0, 0, 400, 300))
        scene.settle()
        window.addSubview(scene.root)
        let width = scene.root.width.constraint(equalTo: window.width, multiplier: 0.5)
        scene.root.translatesAutoresizingMaskIntoConstraints = false
        width.isActive = true
        scene.root.layoutIfNeeded()
        expectEqual(scene.root.frame.width, 200)
        window.frame.size.width = 500
        // The window is marked, for the root's width has changed; the superviews of deep are not.
        scene.deep.layoutIfNeeded()
        expectEqual(scene.root.frame.width, 200)
        window.layoutIfNeeded()
        expectEqual(scene.root.frame.width, 250)
    }
}

extension View {
    /// The view's own frame, and that of the first view in it.
    fileprivate var ownAndInside: [Rect] { [frame] + subviews.prefix(1).map { $0.frame } }
}
