import TestSupport
import Testing

@testable import QuoinLayout

/// Numbers that are accepted one by one, and whose sums and products are none.
@Suite("Numbers that are too far")
struct FarNumberTests {
    private let window = Window(frame: Rect(0, 0, 400, 300))
    private let view: View
    private let reports: Reports
    private static let far = 1.7e308

    init() {
        view = window.addFramed("view", Rect(10, 20, 30, 40))
        reports = Reports(of: window)
    }

    @Test("are refused in frames whose far edge is none")
    func frames() {
        view.frame = Rect(Self.far, 0, Self.far, 10)
        view.frame = Rect(0, Self.far, 10, Self.far)
        expectEqual(reports.refusals.count, 2)
        expect(view, at: Rect(10, 20, 30, 40))
        expectEqual(View(frame: Rect(Self.far, 0, Self.far, 10)).frame, .zero)
        // One such number alone is a frame.
        view.frame = Rect(0, 0, Self.far, 10)
        expectTrue(view.frame.width == Self.far && view.center.x == Self.far / 2)
    }

    @Test("are refused in centres and bounds when the frame comes to none")
    func centers() {
        view.frame = Rect(0, 0, Self.far, 10)
        view.center.x = Self.far
        view.center.x = -Self.far
        expectEqual(reports.refusals.count, 2)
        expect(view, at: Rect(0, 0, Self.far, 10))
        view.frame = Rect(Self.far, 0, 10, 10)
        view.bounds = Rect(3, 4, Self.far, 10)
        expectEqual(reports.refusals.count, 3)
        expect(view, at: Rect(Self.far, 0, 10, 10))
        expectEqual(view.bounds.origin, .zero)
    }

    @Test(
        "leave nothing behind when a constant comes back", arguments: [1e9, 1e12, 1e18, 1e100, far])
    func comingBack(far: Double) {
        let box = window.addFree("box")
        let height = box.height.constraint(equalToConstant: 50.3)
        height.isActive = true
        window.layoutIfNeeded()
        for _ in 0..<2 {
            height.constant = far
            window.layoutIfNeeded()
            expectEqual(box.frame.height, far)
            height.constant = 50.3
            window.layoutIfNeeded()
            expect(box, at: Rect(0, 0, 0, 50.3))
        }
    }

    @Test("set a constraint aside only as long as they are")
    func withinReachAgain() {
        let (first, second) = (window.addFree("first"), window.addFree("second"))
        let start = first.left.constraint(equalTo: window.left, constant: Self.far)
        let step = second.left.constraint(equalTo: first.left, constant: Self.far)
        LayoutConstraint.activate([start, step])
        window.layoutIfNeeded()
        expectTrue(step.state.contains(.isBroken) && reports.all.count == 1)
        start.constant = 5
        window.layoutIfNeeded()
        expectTrue(!step.state.contains(.isBroken) && second.frame.minX == Self.far)
        step.constant = 6
        window.layoutIfNeeded()
        expect(second, at: Rect(11, 0, 0, 0))
        expectEqual(reports.all.count, 1)
    }

    @Test("of margins, baselines and origins leave a constraint out only as long as they are")
    func foundAgain() {
        let text = AdjustableView("text")
        window.addSubview(text)
        let (box, inner) = (window.addFree("box"), text.addFree("inner"))
        LayoutConstraint.activate([
            box.left.constraint(equalTo: window.leftMargin, constant: Self.far),
            box.top.constraint(equalTo: text.firstBaseline, constant: Self.far),
            inner.left.constraint(equalTo: window.left, constant: Self.far),
        ])
        window.layoutMargins.left = Self.far
        text.firstBaselineOffset = Self.far
        text.bounds.origin.x = Self.far
        window.layoutIfNeeded()
        expect(box, at: .zero)
        expect(inner, at: .zero)
        expectEqual(reports.all.count, 3)
        window.layoutMargins.left = 8
        window.layoutIfNeeded()
        expectEqual(box.frame, Rect(Self.far, 0, 0, 0))
        text.firstBaselineOffset = 4
        text.invalidateIntrinsicContentSize()
        window.layoutIfNeeded()
        expectEqual(box.frame, Rect(Self.far, Self.far, 0, 0))
        text.bounds.origin.x = 0
        window.layoutIfNeeded()
        expectEqual(inner.frame, Rect(Self.far, 0, 0, 0))
        expectEqual(reports.all.count, 3)
    }

    @Test(
        "are nothing to round", arguments: [1e300, 1e-300, Double.leastNonzeroMagnitude, 1.7e308])
    func scales(scale: Double) {
        window.scale = scale
        let box = window.addPinned("box", Rect(1, 2, 3, 4))
        window.layoutIfNeeded()
        expectTrue(box.frame.isFinite)
        for value in [0, 1.5, -1.5, 1e300, -Self.far, 1e-300] {
            let rounded = [
                Pixels.rounded(value, scale: scale), Pixels.roundedUp(value, scale: scale),
                Pixels.roundedDown(value, scale: scale),
            ]
            expectTrue(rounded.allSatisfy { $0.isFinite }, "\(value): \(rounded)")
        }
        if scale > 1 {
            expect(box, at: Rect(1, 2, 3, 4))
        }
    }

    @Test("come to numbers when points are converted through them")
    func conversion() {
        let inner = view.addFramed("inner", Rect(-Self.far, -Self.far, 1, 1))
        view.bounds.origin = Point(x: Self.far, y: Self.far)
        for other in [view, inner, window] {
            for point in [Point.zero, Point(x: Self.far, y: -Self.far)] {
                let there = inner.convert(point, to: other)
                let back = inner.convert(point, from: other)
                expectTrue(
                    there.x.isFinite && there.y.isFinite && back.x.isFinite && back.y.isFinite)
            }
        }
    }

    @Test("of margins and safe areas come to numbers, and to a report in rows")
    func margins() {
        view.insetsLayoutMarginsFromSafeArea = true
        view.layoutMargins = EdgeInsets(Self.far)
        view.additionalSafeAreaInsets = EdgeInsets(Self.far)
        expectTrue(view.layoutMargins.isFinite)
        let inner = view.addFree("inner")
        inner.left.constraint(equalTo: view.leftMargin).isActive = true
        inner.right.constraint(equalTo: view.rightMargin).isActive = true
        window.layoutIfNeeded()
        expectTrue(inner.frame.isFinite)
        view.layoutMargins = .zero
        view.additionalSafeAreaInsets = .zero
        window.layoutIfNeeded()
        expect(inner, at: Rect(0, 0, 30, 0))
    }

    @Test("of springs and struts leave the last sound frame, and are reported")
    func springs() {
        let inner = view.addFramed("inner", Rect(-1e308, 0, 10, 10))
        inner.autoresizingMask = [.flexibleWidth]
        inner.frame = Rect(0, 0, 1.5e308, 10)
        view.frame = Rect(0, 0, 30, 10)
        view.frame = Rect(0, 0, 1.7e308, 10)
        expectTrue(inner.frame.isFinite)
        window.layoutIfNeeded()
        expectTrue(inner.frame.isFinite)
    }

    @Test("do not come out of measuring")
    func fitting() {
        let inner = view.addFree("inner")
        LayoutConstraint.activate([
            inner.left.constraint(equalTo: view.left, constant: Self.far),
            inner.right.constraint(equalTo: view.right, constant: -Self.far),
            inner.width.constraint(equalToConstant: Self.far),
        ])
        for target in [View.layoutFittingCompressedSize, Size(width: Self.far, height: Self.far)] {
            let size = view.systemLayoutSizeFitting(target)
            expectTrue(size.width.isFinite && size.height.isFinite, "\(size)")
        }
        window.layoutIfNeeded()
        expectTrue(inner.frame.isFinite)
    }

    /// What is far, and how it has to be combined, depends on the order of the solver's steps; so the engine is told.
    @Test("may set the size of a topmost view aside, which counts again once they have gone")
    func sizeOfRoot() throws {
        let follower = window.addFree("follower")
        let line = follower.left.constraint(equalTo: window.left, constant: 5)
        line.isActive = true
        follower.width.constraint(equalTo: window.width, multiplier: 0.5).isActive = true
        let wish = window.width.constraint(equalToConstant: 100)
        wish.priority = .high
        wish.isActive = true
        window.layoutIfNeeded()
        expect(follower, at: Rect(5, 0, 200, 0))
        let engine = try #require(window.tree.engine)
        let width = ConflictMember.implied(window.slot, .width)
        engine.setAsideTried(width)
        var conflict = KnownConflict(members: [width], broken: width)
        conflict.isBeyondReach = true
        engine.conflicts.add(conflict)
        line.constant = 6
        window.layoutIfNeeded()
        expect(follower, at: Rect(6, 0, 200, 0))
        window.frame.size.width = 500
        window.layoutIfNeeded()
        expect(follower, at: Rect(6, 0, 250, 0))
    }
}
