@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Springs and struts in the engine")
struct AutoresizingEngineTests {
    private let root = View("root", Rect(0, 0, 400, 400))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    /// Makes a view at the frame of another one.
    private func makeFollower(of view: View, in superview: View) -> View {
        let follower = superview.addFree("follower of \(view.name ?? "?")")
        LayoutConstraint.activate([
            follower.left.constraint(equalTo: view.left),
            follower.top.constraint(equalTo: view.top),
            follower.width.constraint(equalTo: view.width),
            follower.height.constraint(equalTo: view.height),
        ])
        return follower
    }

    @Test(
        "A sibling that is constrained to the view follows it: the root is resized",
        arguments: Resizing.all)
    func rootResized(resizing: Resizing) {
        for mask in SpringsAndStruts.all {
            let top = View("top", Rect(origin: .zero, size: resizing.before))
            let view = top.addFramed("\(mask.rawValue)", resizing.frame)
            view.autoresizingMask = mask
            let follower = makeFollower(of: view, in: top)
            top.layoutIfNeeded()
            expectTrue(follower.frame.isAbout(resizing.frame))
            top.frame.size = resizing.after
            top.layoutIfNeeded()
            let expected = SpringsAndStruts(mask: mask)
                .frame(of: resizing.frame, from: resizing.before, to: resizing.after)
            expectTrue(
                view.frame.isAbout(expected), "\(mask.rawValue): \(view.frame), not \(expected)")
            expectTrue(follower.frame.isAbout(expected), "\(mask.rawValue): \(follower.frame)")
        }
    }

    @Test("The same when constraints resize the superview", arguments: Resizing.all)
    func superviewResized(resizing: Resizing) {
        let panel = root.addPinned("panel", Rect(origin: Point(x: 3, y: 5), size: resizing.before))
        root.layoutIfNeeded()
        let views = SpringsAndStruts.all.map { mask in
            let view = panel.addFramed("\(mask.rawValue)", resizing.frame)
            view.autoresizingMask = mask
            return view
        }
        let followers = views.map { makeFollower(of: $0, in: panel) }
        root.layoutIfNeeded()
        for constraint in panel.constraints {
            if constraint.secondItem == nil {
                let isWidth = constraint.firstAttribute == .width
                constraint.constant = isWidth ? resizing.after.width : resizing.after.height
            }
        }
        root.layoutIfNeeded()
        expectEqual(panel.frame.size, resizing.after)
        for (view, follower) in zip(views, followers) {
            let expected = SpringsAndStruts(mask: view.autoresizingMask)
                .frame(of: resizing.frame, from: resizing.before, to: resizing.after)
            expectTrue(
                view.frame.isAbout(expected), "\(view.name ?? ""): \(view.frame), not \(expected)")
            expectTrue(follower.frame.isAbout(expected), "\(view.name ?? ""): \(follower.frame)")
        }
        expectTrue(reports.messages.isEmpty)
    }

    @Test("Views that no constraint mentions follow a superview that constraints resize, too")
    func unmentioned() {
        let panel = root.addPinned("panel", Rect(0, 0, 100, 80))
        root.layoutIfNeeded()
        let view = panel.addFramed("view", Rect(10, 20, 30, 40))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.layoutIfNeeded()
        panel.constraints.forEach { $0.constant += 50 }
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 70, 80, 40))
        expectTrue(view.slot < 0)
    }

    @Test("What constraints say of a view otherwise does not keep its springs from working")
    func mentioned() {
        let panel = root.addPinned("panel", Rect(0, 0, 100, 80))
        root.layoutIfNeeded()
        let view = panel.addFramed("view", Rect(10, 20, 30, 40))
        view.autoresizingMask = [.flexibleWidth]
        LayoutConstraint.activate([
            view.width.constraint(equalToConstant: 500).withPriority(999),
            view.width.constraint(greaterThanOrEqualToConstant: 1),
            view.left.constraint(greaterThanOrEqualTo: panel.left),
        ])
        root.layoutIfNeeded()
        panel.constraints.forEach { $0.constant += $0.firstAttribute == .width ? 50 : 0 }
        root.layoutIfNeeded()
        expectEqual(panel.frame.width, 150)
        expect(view, at: Rect(10, 20, 80, 40))
        expectTrue(reports.messages.isEmpty)
    }

    @Test("Whether constraints mention a view makes no difference", arguments: SpringsAndStruts.all)
    func twins(mask: AutoresizingMask) {
        let panel = root.addPinned("panel", Rect(0, 0, 120, 120))
        root.layoutIfNeeded()
        let twins = ["mentioned", "unmentioned"].map { name in
            let view = panel.addFramed(name, Rect(10, 20, 30, 40))
            view.autoresizingMask = mask
            return view
        }
        _ = makeFollower(of: twins[0], in: panel)
        for size in [120.0, 200, 150, 400, 110] {
            for constraint in panel.constraints where constraint.firstItem === panel {
                constraint.constant = size
            }
            root.layoutIfNeeded()
            let (one, other) = (twins[0].frame, twins[1].frame)
            expectTrue(one.isAbout(other), "\(mask.rawValue) at \(size): \(one), \(other)")
        }
    }

    @Test(
        "The superview's first size counts as a change: it was empty before",
        arguments: SpringsAndStruts.all)
    func firstSize(mask: AutoresizingMask) {
        let panel = root.addPinned("panel", Rect(0, 0, 120, 120))
        let view = panel.addFramed("view", Rect(10, 20, 30, 40))
        view.autoresizingMask = mask
        let follower = makeFollower(of: view, in: panel)
        root.layoutIfNeeded()
        let expected = SpringsAndStruts(mask: mask)
            .frame(of: Rect(10, 20, 30, 40), from: .zero, to: Size(width: 120, height: 120))
        expect(view, at: expected)
        expect(follower, at: expected)
    }

    @Test("Several changes before a layout add up")
    func severalChanges() {
        let view = root.addFramed("view", Rect(100, 100, 200, 200))
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin]
        let follower = makeFollower(of: view, in: root)
        root.frame.size = Size(width: 500, height: 300)
        view.frame.size.height = 50
        root.frame.size = Size(width: 700, height: 350)
        root.layoutIfNeeded()
        // 100 : 200 share 300; the top gives 100 and takes 50.
        expect(view, at: Rect(200, 50, 400, 50))
        expect(follower, at: Rect(200, 50, 400, 50))
        root.frame.size = Size(width: 400, height: 400)
        root.layoutIfNeeded()
        expect(follower, at: Rect(100, 100, 200, 50))
    }

    @Test("A mask that changes holds from the present frame on")
    func changedMask() {
        let panel = root.addPinned("panel", Rect(0, 0, 100, 80))
        let width = panel.constraints.first { $0.firstAttribute == .width }
        root.layoutIfNeeded()
        let view = panel.addFramed("view", Rect(10, 20, 30, 40))
        let follower = makeFollower(of: view, in: panel)
        root.layoutIfNeeded()
        width?.constant = 120
        root.layoutIfNeeded()
        expect(follower, at: Rect(10, 20, 30, 40))
        view.autoresizingMask = .flexibleLeftMargin
        width?.constant = 150
        root.layoutIfNeeded()
        expect(follower, at: Rect(40, 20, 30, 40))
        view.autoresizingMask = .flexibleWidth
        width?.constant = 100
        root.layoutIfNeeded()
        // It cannot be less than nothing: 30 − 50.
        expect(follower, at: Rect(40, 20, 0, 40))
        expect(view, at: Rect(40, 20, 0, 40))
    }

    @Test("A frame that is set is the one that the springs start from")
    func newFrame() {
        let panel = root.addPinned("panel", Rect(0, 0, 100, 80))
        root.layoutIfNeeded()
        let view = panel.addFramed("view", Rect(10, 20, 30, 40))
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        let follower = makeFollower(of: view, in: panel)
        root.layoutIfNeeded()
        view.frame = Rect(20, 0, 40, 10)
        root.layoutIfNeeded()
        expect(follower, at: Rect(20, 0, 40, 10))
        panel.constraints.first { $0.firstAttribute == .width }?.constant = 160
        root.layoutIfNeeded()
        // 20 : 40 share 60.
        expect(follower, at: Rect(40, 0, 40, 10))
        expect(view, at: Rect(40, 0, 40, 10))
    }

    @Test("A superview that does not resize its subviews leaves them alone in the engine, too")
    func turnedOff() {
        let panel = root.addPinned("panel", Rect(0, 0, 100, 80))
        let width = panel.constraints.first { $0.firstAttribute == .width }
        panel.autoresizesSubviews = false
        root.layoutIfNeeded()
        let view = panel.addFramed("view", Rect(10, 20, 30, 40))
        view.autoresizingMask = .flexibleWidth
        let follower = makeFollower(of: view, in: panel)
        root.layoutIfNeeded()
        width?.constant = 200
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 20, 30, 40))
        expect(follower, at: Rect(10, 20, 30, 40))
        panel.autoresizesSubviews = true
        width?.constant = 210
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 20, 40, 40))
        expect(follower, at: Rect(10, 20, 40, 40))
    }

    @Test("Through several levels, and out again: a far sibling sees where the innermost one comes")
    func nested() {
        let panel = root.addPinned("panel", Rect(50, 0, 100, 100))
        root.layoutIfNeeded()
        let middle = panel.addFramed("middle", Rect(10, 10, 80, 80))
        let inner = middle.addFramed("inner", Rect(60, 60, 20, 20))
        middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        let follower = makeFollower(of: inner, in: root)
        root.layoutIfNeeded()
        expect(follower, at: Rect(120, 70, 20, 20))
        panel.constraints.forEach { $0.constant = 150 }
        root.layoutIfNeeded()
        expect(middle, at: Rect(10, 10, 130, 130))
        expect(inner, at: Rect(110, 110, 20, 20))
        expect(follower, at: Rect(170, 120, 20, 20))
        expectTrue(reports.messages.isEmpty)
    }

    @Test(
        "The frame follows, whatever the alignment rectangle within it", arguments: [false, true])
    func alignment(isSuperview: Bool) {
        let panel = AdjustableView("panel")
        root.addSubview(panel)
        panel.pin(to: Rect(10, 10, 100, 80))
        let view = AdjustableView("view")
        view.translatesAutoresizingMaskIntoConstraints = true
        let inset = isSuperview ? panel : view
        inset.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        view.frame = Rect(10, 20, 30, 40)
        view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
        panel.addSubview(view)
        let before = panel.frame.size
        let follower = makeFollower(of: view, in: panel)
        root.layoutIfNeeded()
        panel.constraints.first { $0.firstAttribute == .width }?.constant = 220
        root.layoutIfNeeded()
        let expected = SpringsAndStruts(mask: view.autoresizingMask)
            .frame(of: Rect(10, 20, 30, 40), from: before, to: panel.frame.size)
        expect(view, at: expected)
        expect(follower, at: view.alignmentRect(forFrame: expected))
    }

    @Test("Translation that is turned off and on again starts from the frame that there is")
    func translation() {
        let panel = root.addPinned("panel", Rect(0, 0, 100, 80))
        root.layoutIfNeeded()
        let view = panel.addFramed("view", Rect(10, 20, 30, 40))
        view.autoresizingMask = .flexibleWidth
        let follower = makeFollower(of: view, in: panel)
        root.layoutIfNeeded()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.pin(to: Rect(0, 0, 50, 50))
        root.layoutIfNeeded()
        panel.constraints.first { $0.firstAttribute == .width }?.constant = 140
        root.layoutIfNeeded()
        expect(follower, at: Rect(0, 0, 50, 50))
        let pins = panel.constraints.filter { $0.firstItem === view } + view.constraints
        LayoutConstraint.deactivate(pins)
        view.translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        expect(follower, at: Rect(0, 0, 50, 50))
        panel.constraints.first { $0.firstAttribute == .width }?.constant = 150
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 60, 50))
        expect(follower, at: Rect(0, 0, 60, 50))
        expectTrue(reports.messages.isEmpty)
    }
}
