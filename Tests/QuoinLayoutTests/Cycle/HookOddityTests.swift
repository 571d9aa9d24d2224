@testable import QuoinLayout
import TestSupport
import Testing

/// What nobody should do in a hook, and somebody will.
@Suite("In a hook,")
struct HookOddityTests {
    private let scene = CycleScene()

    private var loops: [FeedbackLoop] {
        scene.reports.all.compactMap { if case .feedbackLoop(let loop) = $0 { loop } else { nil } }
    }

    @Test("calling super twice is as good as once")
    func superTwice() {
        final class Double: View {
            override func layoutSubviews() {
                super.layoutSubviews()
                super.layoutSubviews()
            }
        }
        let double = Double()
        double.translatesAutoresizingMaskIntoConstraints = false
        scene.inner.addSubview(double)
        double.pin(to: Rect(1, 2, 30, 40))
        let child = double.addPinned("child", Rect(3, 4, 5, 6))
        scene.root.layoutIfNeeded()
        expect(child, at: Rect(3, 4, 5, 6))
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("calling a hook by hand does what the hook does, and leaves the marks")
    func byHand() {
        scene.settle()
        scene.deep.constraints.first { $0.firstAttribute == .width }?.constant = 31
        scene.inner.layoutSubviews()
        expect(scene.deep, at: Rect(10, 10, 31, 30))
        scene.root.layoutIfNeeded()
        expectTrue(scene.markedForLayout.isEmpty)
        expect(scene.deep, at: Rect(10, 10, 31, 30))
    }

    @Test("a constraint on a baseline may come into force again that has just been taken out")
    func baselineAgain() {
        let window = View("window", Rect(0, 0, 300, 200))
        let text = MeddlingView()
        let asked = MeddlingView()
        for view in [text, asked] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
        }
        let baseline = text.firstBaseline.constraint(equalTo: window.top, constant: 30)
        baseline.isActive = true
        asked.left.constraint(equalTo: window.left).isActive = true
        baseline.isActive = false
        asked.armed = .alignmentInsets
        asked.action = { baseline.isActive = true }
        window.layoutIfNeeded()
        // The baseline is 12 below the alignment rectangle of a view that is 20 high, the frame one point above that.
        expectEqual(text.frame.minY, 30 - 12 - 1)
    }

    @Test(
        "other pixels hold for all, whoever is asked for what",
        arguments: [
            MeddledHook.contentSize, .alignmentInsets, .frameForAlignmentRect, .layout, .update,
        ])
    func otherPixels(hook: MeddledHook) {
        let window = Window(frame: Rect(0, 0, 300, 200))
        window.scale = 1
        let (inset, box, asked) = (View("inset"), View("box"), MeddlingView())
        for view in [inset, box, asked] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        window.addSubview(inset)
        inset.pin(to: Rect(53.25, 53.25, 10.5, 10.5))
        window.layoutIfNeeded()
        expect(inset, at: Rect(53, 53, 11, 11))
        window.addSubview(box)
        box.addSubview(asked)
        asked.armed = hook
        asked.action = {
            window.scale = nil
            box.removeFromSuperview()
        }
        asked.pin(to: Rect(1, 2, 30, 40))
        window.layoutIfNeeded()
        expectTrue(asked.armed == nil && window.scale == nil)
        expect(inset, at: Rect(53.25, 53.25, 10.5, 10.5))
    }

    @Test("a frame that is stated anew while frames are copied is copied all the same")
    func restatedFrame() {
        let window = View("window", Rect(0, 0, 300, 200))
        window.onDiagnostic = { _ in }
        let asked = MeddlingView()
        asked.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(asked)
        let top = asked.pin(to: Rect(10, 10, 20, 20))[1]
        let framed = View("framed", Rect(-20, -20, 0, 0))
        window.addSubview(framed)
        framed.left.constraint(equalTo: window.left, constant: 5).isActive = true
        window.layoutIfNeeded()
        expectEqual(framed.frame, Rect(5, -20, 0, 0))
        top.constant = 15
        asked.armed = .frameForAlignmentRect
        asked.action = { framed.autoresizingMask = .flexibleRightMargin }
        framed.top.constraint(equalTo: window.top, constant: 30).isActive = true
        window.layoutIfNeeded()
        expectTrue(!framed.autoresizingMask.isEmpty)
        expectEqual(framed.frame, Rect(5, 30, 0, 0))
    }

    @Test("reading solved values and fitting sizes disturbs nothing")
    func reading() {
        var fitted: [Size] = []
        for view in scene.all {
            view.afterPlacing = { view in
                fitted.append(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize))
                _ = view.hasAmbiguousLayout
                _ = view.needsLayout
                _ = view.layoutTrace()
                _ = view.snapshot()
            }
            view.whenUpdating = view.afterPlacing
        }
        scene.root.layoutIfNeeded()
        expectEqual(fitted.count, 10)
        expectEqual(scene.record.takeLayouts().count, 5)
        expectTrue(scene.reports.all.isEmpty && scene.markedForLayout.isEmpty)
        expect(scene.deep, at: Rect(10, 10, 30, 30))
    }

    @Test("setting the origin of one's bounds is no reason for another round")
    func scrolling() {
        scene.settle()
        scene.inner.afterPlacing = { $0.bounds.origin.y += 1 }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeLayouts(), ["inner"])
        expectEqual(scene.inner.bounds.origin.y, 1)
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("setting one's own frame, which constraints place, is put right by the superview")
    func ownFrame() {
        scene.settle()
        scene.inner.afterPlacing = {
            $0.afterPlacing = nil
            $0.frame = Rect(1, 1, 1, 1)
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        scene.middle.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.inner, at: Rect(10, 10, 100, 100))
        expectTrue(scene.reports.all.isEmpty && scene.markedForLayout.isEmpty)
    }

    @Test("growing by one's own frame each time is stopped")
    func growingFrame() {
        scene.settle()
        let growing = CycleView("growing", in: scene.record, Rect(0, 0, 1, 1))
        scene.root.addSubview(growing)
        growing.afterPlacing = { $0.frame.size.width += 1 }
        scene.root.layoutIfNeeded()
        expectEqual(loops.count, 1)
        expectTrue(scene.record.takeLayouts().filter { $0 == "growing" }.count <= 200)
        growing.afterPlacing = nil
        scene.root.layoutIfNeeded()
        expectTrue(scene.reports.all.count == 1 && !growing.needsLayout)
    }

    @Test("exchanging one's own subviews when they are laid out is no reason for another round")
    func exchangedSubviews() {
        scene.settle()
        scene.inner.afterPlacing = { inner in
            inner.subviews.forEach { $0.removeFromSuperview() }
            let child = CycleView("child", in: inner.record, Rect(5, 5, 10, 10))
            inner.addSubview(child)
            inner.invalidateIntrinsicContentSize()
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeLayouts().filter { $0 == "inner" }.count, 1)
        expectTrue(scene.reports.all.isEmpty && scene.markedForLayout.isEmpty)
        // What somebody else puts in is to be laid out.
        scene.inner.afterPlacing = nil
        scene.inner.addSubview(CycleView("other", in: scene.record, Rect(0, 0, 10, 10)))
        scene.root.layoutIfNeeded()
        expectEqual(scene.record.takeLayouts(), ["inner", "other"])
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("content that invalidates itself whenever it is asked for is stopped and named")
    func restlessContent() {
        final class Restless: View {
            var questions = 0
            var isRestless = true
            override var intrinsicContentSize: Size {
                questions += 1
                if isRestless {
                    invalidateIntrinsicContentSize()
                }
                return Size(width: 20, height: 20)
            }
        }
        let restless = Restless()
        restless.name = "restless"
        restless.translatesAutoresizingMaskIntoConstraints = false
        scene.inner.addSubview(restless)
        scene.root.layoutIfNeeded()
        expectTrue(restless.questions <= 1_000)
        expectEqual(loops.count, 1)
        expectTrue(loops.first?.message.contains("restless") ?? false, "\(scene.reports.messages)")
        restless.isRestless = false
        scene.root.layoutIfNeeded()
        scene.reports.forget()
        scene.root.layoutIfNeeded()
        expect(restless, at: Rect(0, 0, 20, 20))
        expectTrue(scene.reports.all.isEmpty)
    }

    @Test("content may change constraints when it is asked for")
    func contentThatConstrains() {
        final class Meddler: View {
            var constraint: LayoutConstraint?
            override var intrinsicContentSize: Size {
                constraint?.isActive = true
                return Size(width: 20, height: 20)
            }
        }
        let meddler = Meddler()
        meddler.translatesAutoresizingMaskIntoConstraints = false
        scene.inner.addSubview(meddler)
        meddler.constraint = meddler.left.constraint(equalTo: scene.inner.left, constant: 6)
        scene.root.layoutIfNeeded()
        expect(meddler, at: Rect(6, 0, 20, 20))
        expectTrue(scene.reports.all.isEmpty && scene.markedForLayout.isEmpty)
    }

    @Test("a widget may take its own view out when it is placed")
    func placedAndGone() {
        let count = LiveCount()
        do {
            let widget = Widget(10, 10)
            let view = scene.inner.addWidget(widget)
            view.addFramed("inside", Rect(0, 0, 1, 1))
            widget.whenPlaced = { [unowned view] in view.removeFromSuperview() }
            count.watch(view)
        }
        scene.root.layoutIfNeeded()
        expectEqual(scene.inner.subviews.count, 1)
        expectEqual(count.survivors, 0)
        expectTrue(scene.reports.all.isEmpty && scene.markedForLayout.isEmpty)
    }

    @Test("switching how a view is placed is honoured in the same turn")
    func switchingPlacement() {
        scene.settle()
        scene.inner.beforePlacing = { [scene] inner in
            inner.beforePlacing = nil
            let placing = inner.constraints + scene.deep.constraints
            LayoutConstraint.deactivate(placing)
            scene.deep.translatesAutoresizingMaskIntoConstraints = true
            scene.deep.frame = Rect(50, 60, 7, 8)
        }
        scene.inner.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scene.deep, at: Rect(50, 60, 7, 8))
        expectTrue(scene.markedForLayout.isEmpty && scene.reports.all.isEmpty)
    }

    @Test("a diagnostic's handler may change the tree")
    func handler() {
        scene.settle()
        let wrong = scene.deep.width.constraint(equalToConstant: 99)
        var messages: [String] = []
        scene.root.onDiagnostic = {
            messages.append($0.message)
            wrong.isActive = false
        }
        wrong.isActive = true
        scene.root.layoutIfNeeded()
        expectEqual(messages.count, 1)
        expectTrue(!wrong.isActive)
        expect(scene.deep, at: Rect(10, 10, 30, 30))
        expectTrue(scene.markedForLayout.isEmpty)
    }
}
