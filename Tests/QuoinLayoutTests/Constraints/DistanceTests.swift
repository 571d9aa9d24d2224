import QuoinLayout
import TestSupport
import Testing

@Suite("Distances between anchors")
struct DistanceTests {
    private let window = Window(frame: Rect(0, 0, 400, 300))
    private let first: View
    private let second: View

    init() {
        window.name = "window"
        first = window.addPinned("first", Rect(20, 30, 40, 50))
        second = window.addFree("second")
        LayoutConstraint.activate([
            second.width.constraint(equalToConstant: 25),
            second.height.constraint(equalToConstant: 35),
        ])
    }

    private func layOut(_ constraints: LayoutConstraint...) {
        LayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
    }

    @Test("are counted rightward and downward")
    func constants() {
        layOut(
            first.right.distance(to: second.left).constraint(equalToConstant: 10),
            first.bottom.distance(to: second.top).constraint(equalToConstant: 5))
        // 20 + 40 + 10, and 30 + 50 + 5.
        expect(second, at: Rect(70, 85, 25, 35))
    }

    @Test("may be negative, unlike sizes")
    func negative() {
        layOut(
            first.left.distance(to: second.right).constraint(equalToConstant: -3),
            first.centerY.distance(to: second.bottom).constraint(equalToConstant: -20))
        // right = 20 − 3; bottom = 55 − 20.
        expect(second, at: Rect(17 - 25, 0, 25, 35))
    }

    @Test("of leading and trailing edges are counted in the direction of reading")
    func mirrored() {
        window.layoutDirection = .rightToLeft
        layOut(first.trailing.distance(to: second.leading).constraint(equalToConstant: 10))
        // The right edge of the second is 10 before the left edge of the first.
        expect(second, at: Rect(20 - 10 - 25, 0, 25, 35))
    }

    @Test("of left and right edges do not turn around")
    func absolute() {
        window.layoutDirection = .rightToLeft
        layOut(first.right.distance(to: second.left).constraint(equalToConstant: 10))
        expect(second, at: Rect(70, 0, 25, 35))
    }

    @Test("compare with sizes, times a multiplier, plus a constant")
    func sizes() {
        layOut(
            first.right.distance(to: second.left).constraint(
                equalTo: first.height, multiplier: 2, constant: 1),
            second.height.constraint(
                equalTo: first.bottom.distance(to: window.bottom), multiplier: 0.1, constant: 13),
            first.top.distance(to: second.top).constraint(equalTo: second.width))
        // 60 + 2 × 50 + 1; 30 + 25; and 0.1 × (300 − 80) + 13 is 35, as it must be.
        expect(second, at: Rect(161, 55, 25, 35))
    }

    @Test("compare with distances")
    func distances() {
        layOut(
            first.right.distance(to: second.left).constraint(
                equalTo: second.right.distance(to: window.right)),
            window.top.distance(to: second.top).constraint(
                equalTo: second.bottom.distance(to: window.bottom), multiplier: 3, constant: 5))
        // (400 − 60 − 25) / 2 on each side; t = 3 × (300 − 35 − t) + 5, so t = 200.
        expect(second, at: Rect(60 + 157.5, 200, 25, 35))
    }

    @Test("can be bounded from below and from above")
    func bounds() {
        let gap = first.right.distance(to: second.left)
        layOut(
            gap.constraint(greaterThanOrEqualToConstant: 12),
            gap.constraint(lessThanOrEqualTo: first.width),
            second.left.constraint(equalTo: window.left).withPriority(.low))
        expect(second, at: Rect(72, 0, 25, 35))
        layOut(second.right.constraint(equalTo: window.right).withPriority(.high))
        expect(second, at: Rect(100, 0, 25, 35))
    }

    @Test("have middles and guides at their ends, too")
    func otherEnds() {
        let guide = LayoutGuide(identifier: "guide")
        window.addLayoutGuide(guide)
        layOut(
            first.centerX.distance(to: guide.left).constraint(equalToConstant: 30),
            guide.left.distance(to: guide.centerX).constraint(equalToConstant: 20),
            guide.centerX.distance(to: second.centerX).constraint(equalTo: guide.width),
            first.centerY.distance(to: second.firstBaseline).constraint(equalToConstant: 1))
        // 40 + 30; then 20 to its middle, so 40 wide.
        expectTrue(guide.layoutFrame.isAbout(Rect(70, 0, 40, 0)), "\(guide.layoutFrame)")
        expect(second, at: Rect(90 + 40 - 12.5, 56, 25, 35))
    }

    @Test("reach across the tree: they are installed on what contains all three or four ends")
    func installation() {
        let outer = window.addPinned("outer", Rect(100, 100, 200, 100))
        let inner = outer.addPinned("inner", Rect(10, 10, 50, 50))
        let beside = outer.addPinned("beside", Rect(100, 0, 20, 20))
        let within = inner.left.distance(to: beside.left).constraint(equalTo: inner.width)
        within.priority = .low
        let across = inner.left.distance(to: beside.left).constraint(equalTo: second.width)
        across.priority = .low
        let alone = beside.left.distance(to: beside.right).constraint(equalToConstant: 20)
        layOut(within, across, alone)
        expectTrue(within.installedView === outer)
        expectTrue(across.installedView === window)
        expectTrue(alone.installedView === beside)
    }

    @Test("change their constant, multiplier and priority like any other")
    func changes() {
        let gap = first.right.distance(to: second.left).constraint(equalTo: first.width)
        layOut(gap, second.left.constraint(equalTo: window.left, constant: 7).withPriority(.low))
        expect(second, at: Rect(100, 0, 25, 35))
        gap.constant = 2
        gap.multiplier = 0.5
        window.layoutIfNeeded()
        expect(second, at: Rect(60 + 22, 0, 25, 35))
        gap.priority = 200
        window.layoutIfNeeded()
        expect(second, at: Rect(7, 0, 25, 35))
    }

    @Test("are found at both of their ends")
    func queries() {
        let gap = first.right.distance(to: second.left).constraint(equalToConstant: 10)
        let edge = second.left.constraint(greaterThanOrEqualTo: first.left)
        layOut(gap, edge)
        expectEqual(first.constraints(on: .right), [gap])
        expectEqual(second.constraints(on: .left), [gap, edge])
        expectEqual(first.constraints(on: .left).last, edge)
        expectTrue(first.constraints(on: .bottom).allSatisfy { $0 !== gap })
        gap.isActive = false
        expectEqual(first.constraints(on: .right), [])
    }
}
