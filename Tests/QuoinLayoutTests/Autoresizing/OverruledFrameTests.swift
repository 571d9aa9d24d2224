import QuoinLayout
import TestSupport
import Testing

/// A view with a frame of its own and something about it that does not count.
private final class Framed: View {
    override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: 2, right: 2) }
}

/// Frames that required constraints contradict, and what is left of them.
@Suite("Frames that constraints overrule")
struct OverruledFrameTests {
    private let root = View(frame: Rect(0, 0, 100, 100))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    /// Requires a place of the view that its frame contradicts.
    private func require(left: Double, of view: View) -> LayoutConstraint {
        let constraint = view.left.constraint(equalTo: root.left, constant: left)
        constraint.isActive = true
        root.layoutIfNeeded()
        return constraint
    }

    @Test("hold again as they were when the constraint is gone")
    func comeBack() {
        let view = root.addFramed("view", Rect(10, 15, 20, 25))
        let constraint = require(left: 30, of: view)
        expect(view, at: Rect(30, 15, 20, 25))
        constraint.isActive = false
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 15, 20, 25))
        expectEqual(reports.conflicts.count, 1)
    }

    @Test("say what they are set to, though constraints have put the view there already")
    func setToWhereItIs() {
        let view = root.addFramed("view", Rect(10, 15, 20, 25))
        let constraint = require(left: 30, of: view)
        expect(view, at: Rect(30, 15, 20, 25))
        view.frame = Rect(30, 15, 20, 25)
        root.layoutIfNeeded()
        constraint.isActive = false
        root.layoutIfNeeded()
        expect(view, at: Rect(30, 15, 20, 25))
    }

    /// A container that gives a view in its layout the size that constraints in that ask for.
    private final class Flow: View {
        override func layoutSubviews() {
            super.layoutSubviews()
            for view in subviews { view.frame = Rect(0, 0, 40, 20) }
        }
    }

    @Test("contradict nothing once the layout has set what constraints ask for")
    func setInLayout() {
        let (flow, chip, text) = (Flow(), View(), View())
        flow.frame = Rect(0, 0, 100, 100)
        root.addSubview(flow)
        flow.addSubview(chip)
        chip.addSubview(text)
        text.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            text.left.constraint(equalTo: chip.left, constant: 10),
            chip.right.constraint(equalTo: text.right, constant: 10),
            text.width.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        expect(chip, at: Rect(0, 0, 40, 20))
        expectEqual(reports.conflicts.count, 0)
    }

    /// Its alignment rectangle has no width then, and with the insets around it that would be 4 points.
    @Test(
        "hold again as they were where they are narrower than the view's alignment insets",
        arguments: [AutoresizingMask(), .flexibleWidth, [.flexibleWidth, .flexibleHeight]])
    func narrowerThanInsets(mask: AutoresizingMask) {
        let view = Framed(frame: Rect(10, 15, 1, 25))
        view.autoresizingMask = mask
        root.addSubview(view)
        let constraint = view.width.constraint(equalToConstant: 30)
        constraint.isActive = true
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 15, 34, 25))
        constraint.isActive = false
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 15, 1, 25))
        expectEqual(reports.conflicts.count, 1)
    }

    /// 10.5 and 30.5 are between two pixels, and a view that nothing contradicts stands there.
    @Test(
        "hold again as they were where that is no whole pixel, and so do edges that are not contradicted"
    )
    func betweenPixels() {
        let window = Window(frame: Rect(0, 0, 100, 100))
        let view = window.addFramed("view", Rect(10.5, 15, 20, 25))
        let other = window.addFramed("other", Rect(0, 0, 10, 10))
        other.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            other.left.constraint(equalTo: window.left),
            other.right.constraint(equalTo: view.right),
            other.top.constraint(equalTo: window.top), other.height.constraint(equalToConstant: 10),
        ])
        window.scale = 1
        window.onDiagnostic = { _ in }
        let constraint = view.width.constraint(equalToConstant: 40.2)
        constraint.isActive = true
        window.layoutIfNeeded()
        expect(view, at: Rect(10.5, 15, 40.5, 25))
        constraint.isActive = false
        window.layoutIfNeeded()
        expect(view, at: Rect(10.5, 15, 20, 25))
        expect(other, at: Rect(0, 0, 31, 10))
    }

    @Test("give way again when they are set to what they were")
    func setAsTheyWere() {
        let view = root.addFramed("view", Rect(10, 15, 20, 25))
        _ = require(left: 30, of: view)
        view.frame = Rect(10, 15, 20, 25)
        root.layoutIfNeeded()
        expect(view, at: Rect(30, 15, 20, 25))
    }

    @Test("give way when they are set where nothing contradicted them")
    func setElsewhere() {
        let view = root.addFramed("view", Rect(30, 15, 20, 25))
        _ = require(left: 30, of: view)
        expectTrue(reports.conflicts.isEmpty)
        view.frame = Rect(10, 15, 20, 25)
        root.layoutIfNeeded()
        expect(view, at: Rect(30, 15, 20, 25))
        expectEqual(reports.conflicts.count, 1)
    }

    @Test("give way again when springs have moved them")
    func moved() {
        let view = root.addFramed("view", Rect(10, 15, 20, 25))
        view.autoresizingMask = .flexibleLeftMargin
        _ = require(left: 30, of: view)
        root.frame.size.width = 160
        root.layoutIfNeeded()
        expect(view, at: Rect(30, 15, 20, 25))
    }

    @Test("hold as they were set meanwhile")
    func setMeanwhile() {
        let view = root.addFramed("view", Rect(10, 15, 20, 25))
        let constraint = require(left: 30, of: view)
        view.frame = Rect(50, 5, 40, 35)
        root.layoutIfNeeded()
        expect(view, at: Rect(30, 5, 40, 35))
        constraint.isActive = false
        root.layoutIfNeeded()
        expect(view, at: Rect(50, 5, 40, 35))
    }

    @Test(
        "follow the superview as they would have done, whoever resizes that",
        arguments: [false, true])
    func flexible(isPlacedByConstraints: Bool) {
        let container = root.addFramed("container", Rect(0, 0, 100, 100))
        let extent = container.width.constraint(equalToConstant: 100)
        if isPlacedByConstraints {
            container.translatesAutoresizingMaskIntoConstraints = false
            LayoutConstraint.activate([
                extent, container.height.constraint(equalToConstant: 100),
            ])
        }
        let view = container.addFramed("view", Rect(10, 15, 50, 25))
        view.autoresizingMask = .flexibleWidth
        let constraint = view.width.constraint(equalToConstant: 30)
        constraint.isActive = true
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 15, 30, 25))
        if isPlacedByConstraints {
            extent.constant = 200
        } else {
            container.frame.size.width = 200
        }
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 15, 30, 25))
        constraint.isActive = false
        root.layoutIfNeeded()
        // 100 more than at first, as the superview.
        expect(view, at: Rect(10, 15, 150, 25))
    }

    @Test("are none any more when constraints were to place the view meanwhile")
    func freeMeanwhile() {
        let view = root.addFramed("view", Rect(10, 15, 50, 25))
        let constraint = view.width.constraint(equalToConstant: 30)
        constraint.isActive = true
        root.layoutIfNeeded()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        view.translatesAutoresizingMaskIntoConstraints = true
        constraint.isActive = false
        root.layoutIfNeeded()
        // A free view with nothing but a width is at 0 and 0 high, and stays as it is shown.
        expect(view, at: Rect(0, 0, 30, 0))
    }

    @Test("are forgotten by a view that has been a root since")
    func rootSince() {
        let view = root.addFramed("view", Rect(10, 15, 20, 25))
        // So most of what is known is in the view, and it takes that along.
        let inner = view.addPinned("inner", Rect(1, 2, 3, 4))
        inner.addPinned("innermost", Rect(0, 0, 1, 1))
        _ = require(left: 30, of: view)
        view.removeFromSuperview()
        view.layoutIfNeeded()
        expect(view, at: Rect(30, 15, 20, 25))
        let other = View(frame: Rect(0, 0, 100, 100))
        other.addSubview(view)
        let follower = other.addFree("follower")
        LayoutConstraint.activate([
            follower.left.constraint(equalTo: view.right),
            follower.width.constraint(equalToConstant: 5),
            follower.top.constraint(equalTo: view.top),
            follower.height.constraint(equalToConstant: 6),
        ])
        other.layoutIfNeeded()
        expect(view, at: Rect(30, 15, 20, 25))
        expect(follower, at: Rect(30 + 20, 15, 5, 6))
    }
}

@Suite("A frame that was flexible")
struct FormerlyFlexibleTests {
    private let root = View(frame: Rect(0, 0, 100, 100))

    /// A view that fills the left half, with a neighbour.
    private func makeFlexible() -> View {
        let view = root.addFramed("view", Rect(0, 0, 50, 20))
        view.autoresizingMask = .flexibleWidth
        root.addPinned("neighbour", Rect(0, 0, 10, 10)).left
            .constraint(greaterThanOrEqualTo: view.left).isActive = true
        root.layoutIfNeeded()
        return view
    }

    @Test("bounds the view no more when constraints place it")
    func free() {
        let view = makeFlexible()
        view.translatesAutoresizingMaskIntoConstraints = false
        for constraint in view.pin(to: Rect(0, 0, 400, 20)) {
            constraint.priority = .required - 1
        }
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 400, 20))
    }

    @Test("bounds no view that comes after one that has left")
    func left() {
        root.addPinned("first", Rect(0, 0, 1, 1))
        root.addPinned("second", Rect(0, 0, 1, 1))
        makeFlexible().removeFromSuperview()
        root.layoutIfNeeded()
        let next = root.addFree("next")
        for constraint in next.pin(to: Rect(0, 0, 400, 20)) {
            constraint.priority = .required - 1
        }
        root.layoutIfNeeded()
        expect(next, at: Rect(0, 0, 400, 20))
    }

    /// The exact places are 98.5 and 98.5 + 17.5 = 116; rounding moves the first one to 98⅔.
    @Test("moves nothing by a pixel that is in the view", arguments: [false, true])
    func rounding(gaveWay: Bool) {
        let window = Window(size: Size(width: 100, height: 200))
        window.scale = 3
        window.onDiagnostic = { _ in }
        let half = window.addFree("half")
        half.frame = Rect(0, 100, 100, 100)
        let view = half.addFramed("view", Rect(0, 0, 100, 100))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let inner = view.addFree("inner")
        LayoutConstraint.activate([
            half.left.constraint(equalTo: window.left),
            half.right.constraint(equalTo: window.right),
            half.bottom.constraint(equalTo: window.bottom),
            half.height.constraint(equalTo: window.height, multiplier: 0.5),
            inner.left.constraint(equalTo: view.left),
            inner.top.constraint(equalTo: view.top, constant: 17.5),
            inner.width.constraint(equalToConstant: 10),
            inner.height.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        if gaveWay {
            let width = view.width.constraint(equalToConstant: 40)
            width.isActive = true
            window.layoutIfNeeded()
            expectEqual(view.frame.width, 40)
            width.isActive = false
            window.layoutIfNeeded()
        }
        expectEqual(view.frame, Rect(0, 0, 100, 100))
        window.frame.size.height = 197
        window.layoutIfNeeded()
        expectTrue(abs(half.frame.minY - 98 - 2.0 / 3) < 1e-9)
        expectEqual(view.frame.minY, 0)
        expectTrue(abs(half.frame.minY + inner.frame.minY - 116) < 1e-9)
    }
}
