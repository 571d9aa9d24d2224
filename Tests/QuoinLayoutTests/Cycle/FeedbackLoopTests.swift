@testable import QuoinLayout
import TestSupport
import Testing

/// After 100 rounds a tree is stopped, and it is said who kept it going. What counts as a round is up to
/// the pass; no view is laid out more than twice in one.
@Suite("A tree that does not come to rest")
struct FeedbackLoopTests {
    private let scene = CycleScene()
    private static let mostLayouts = 200

    private var loops: [FeedbackLoop] {
        scene.reports.all.compactMap { if case .feedbackLoop(let loop) = $0 { loop } else { nil } }
    }

    private func width(of view: View) -> LayoutConstraint? {
        view.constraints.first { $0.firstItem === view && $0.firstAttribute == .width }
    }

    /// Lays out, and expects it to be stopped and explained with these words.
    private func expectLoop(
        naming words: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        scene.root.layoutIfNeeded()
        let count = loops.count
        expectEqual(count, 1, sourceLocation: sourceLocation)
        expectEqual(scene.reports.all.count, 1, sourceLocation: sourceLocation)
        let message = loops.last?.message ?? ""
        for word in words {
            expectTrue(message.contains(word), "\(message)", sourceLocation: sourceLocation)
        }
        let layouts = Dictionary(grouping: scene.record.takeLayouts()) { $0 }.mapValues(\.count)
        expectTrue(
            layouts.values.allSatisfy { $0 <= Self.mostLayouts }, "\(layouts)",
            sourceLocation: sourceLocation)
    }

    /// Lets all views behave, and expects that the tree is as good as any.
    private func expectRecovery(sourceLocation: SourceLocation = #_sourceLocation) {
        for view in scene.all {
            view.whenUpdating = nil
            view.beforePlacing = nil
            view.afterPlacing = nil
        }
        scene.root.layoutIfNeeded()
        scene.reports.forget()
        _ = scene.record.take()
        width(of: scene.deep)?.constant = 33
        width(of: scene.middle)?.constant = 203
        scene.root.layoutIfNeeded()
        expectEqual(scene.deep.frame.width, 33, sourceLocation: sourceLocation)
        expectEqual(scene.middle.frame.width, 203, sourceLocation: sourceLocation)
        expectEqual(
            scene.record.takeLayouts(), ["root", "middle", "inner", "deep"],
            sourceLocation: sourceLocation)
        expectTrue(scene.reports.all.isEmpty, sourceLocation: sourceLocation)
        expectTrue(scene.markedForLayout.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("because a view changes its own constraints each time", arguments: [true, false])
    func ownConstraints(isBefore: Bool) {
        scene.settle()
        let change: (CycleView) -> Void = { width(of: $0)?.constant += 1 }
        if isBefore {
            scene.inner.beforePlacing = change
        } else {
            scene.inner.afterPlacing = change
        }
        scene.inner.setNeedsLayout()
        expectLoop(naming: ["inner", "inner.width"])
        expectRecovery()
    }

    @Test("because a view changes its place each time")
    func ownPlace() {
        scene.settle()
        let left = scene.middle.constraints.first { $0.firstItem === scene.inner }
        scene.inner.afterPlacing = {
            left?.constant += 1
            $0.setNeedsLayout()
        }
        scene.inner.setNeedsLayout()
        expectLoop(naming: ["inner changed inner.left", "inner called setNeedsLayout"])
        expectRecovery()
    }

    @Test("because two views keep changing each other")
    func eachOther() {
        scene.settle()
        scene.deep.afterPlacing = { [scene] deep in
            width(of: scene.beside)?.constant = deep.bounds.width + 1
        }
        scene.beside.afterPlacing = { [scene] beside in
            width(of: scene.deep)?.constant = beside.bounds.width + 1
        }
        scene.deep.setNeedsLayout()
        expectLoop(naming: ["deep changed beside.width", "beside changed deep.width"])
        expectRecovery()
    }

    @Test("because a view exchanges two constraints each time")
    func exchange() {
        scene.settle()
        let wide = scene.inner.width.constraint(equalToConstant: 150)
        let narrow = width(of: scene.inner)
        scene.inner.afterPlacing = { _ in
            let isWide = wide.isActive
            wide.isActive = !isWide
            narrow?.isActive = isWide
        }
        scene.inner.setNeedsLayout()
        expectLoop(naming: ["inner", "inner.width"])
        expectRecovery()
    }

    @Test("because a view gives another one another frame each time, which constraints refuse")
    func refusedFrame() {
        scene.settle()
        let stated = View(frame: Rect(0, 0, 10, 10))
        stated.name = "stated"
        scene.root.addSubview(stated)
        stated.width.constraint(equalToConstant: 80).isActive = true
        var height = 40.0
        scene.root.afterPlacing = {
            height = 90 - height
            stated.frame = Rect(0, 0, $0.bounds.width, height)
        }
        scene.root.layoutIfNeeded()
        expectEqual(loops.map { $0.reasons }, [["root set the frame of stated"]])
        stated.removeFromSuperview()
        expectRecovery()
    }

    @Test("because a view asks for its own layout and lays out, inside its own layout")
    func ownLayout() {
        scene.settle()
        scene.inner.afterPlacing = {
            $0.setNeedsLayout()
            $0.layoutIfNeeded()
        }
        scene.inner.setNeedsLayout()
        expectLoop(naming: ["inner called setNeedsLayout"])
        expectRecovery()
    }

    @Test("because a view asks for its own layout each time")
    func ownMark() {
        scene.settle()
        scene.inner.beforePlacing = { $0.setNeedsLayout() }
        scene.inner.setNeedsLayout()
        expectLoop(naming: ["inner called setNeedsLayout"])
        expectRecovery()
    }

    @Test("because a view asks for its superview's layout, which asks for its")
    func superviewLayout() {
        scene.settle()
        scene.deep.afterPlacing = { [scene] _ in scene.inner.setNeedsLayout() }
        scene.inner.afterPlacing = { [scene] _ in scene.deep.setNeedsLayout() }
        scene.inner.setNeedsLayout()
        expectLoop(naming: ["deep called setNeedsLayout", "inner called setNeedsLayout"])
        expectRecovery()
    }

    @Test("because the content of a view changes with each layout")
    func content() {
        scene.settle()
        width(of: scene.beside)?.isActive = false
        scene.beside.content = Size(width: 10, height: 10)
        scene.settle()
        scene.beside.afterPlacing = {
            $0.content = Size(width: $0.bounds.width + 1, height: 10)
        }
        scene.beside.setNeedsLayout()
        expectLoop(naming: ["beside called invalidateIntrinsicContentSize"])
        expectRecovery()
    }

    @Test("because layout asks for an update, which asks for a layout")
    func updateAndLayout() {
        scene.settle()
        scene.inner.afterPlacing = { $0.setNeedsUpdateConstraints() }
        scene.inner.whenUpdating = { $0.setNeedsLayout() }
        scene.inner.setNeedsLayout()
        expectLoop(naming: ["inner called setNeedsUpdateConstraints"])
        expectRecovery()
    }

    @Test("because a view replaces its subview each time")
    func newSubviews() {
        scene.settle()
        scene.inner.afterPlacing = { inner in
            inner.subviews.last?.removeFromSuperview()
            inner.addCycleView("new", pinnedTo: Rect(1, 1, 2, 2))
        }
        scene.inner.setNeedsLayout()
        expectLoop(naming: ["inner"])
    }

    @Test("is stopped in each turn, and says so in each")
    func eachTurn() {
        scene.settle()
        scene.inner.afterPlacing = { $0.setNeedsLayout() }
        scene.inner.setNeedsLayout()
        for turn in 1...3 {
            scene.root.layoutIfNeeded()
            expectEqual(loops.count, turn)
        }
        scene.inner.afterPlacing = nil
        scene.root.layoutIfNeeded()
        expectEqual(loops.count, 3)
    }

    @Test("names only those who kept it going")
    func innocents() {
        scene.settle()
        scene.inner.afterPlacing = { $0.setNeedsLayout() }
        scene.root.afterPlacing = { [scene] _ in width(of: scene.beside)?.constant = 51 }
        scene.root.setNeedsLayout()
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(loops.map(\.reasons), [["inner called setNeedsLayout"]])
        expect(scene.beside, at: Rect(220, 10, 51, 50))
    }

    @Test("is not what settles late: 90 rounds are no loop")
    func lateButQuiet() {
        scene.settle()
        scene.inner.afterPlacing = { inner in
            if let width = width(of: inner), width.constant < 190 {
                width.constant += 1
            }
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.inner, at: Rect(10, 10, 190, 100))
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("in a window stops a tick, which then draws")
    func inWindow() {
        let window = Window(frame: Rect(0, 0, 400, 300))
        let reports = Reports(of: window)
        window.canvas = RecordingCanvas()
        window.addSubview(scene.root)
        scene.deep.afterPlacing = { $0.setNeedsLayout() }
        window.tick(at: 1)
        expectEqual(reports.all.count, 1)
        expectTrue(scene.record.calls.suffix(5).allSatisfy { $0.hasPrefix("draw ") })
    }
}
