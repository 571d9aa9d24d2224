import QuoinLayout
import TestSupport
import Testing

@Suite("Constraints from anchors")
struct AnchorTests {
    private let root = View("root", Rect(0, 0, 400, 300))
    private let view: View

    init() {
        view = root.addFree("view")
    }

    @Test("say what was written", arguments: AnchorCase.all)
    func contents(one: AnchorCase) {
        let constraint = one.make(view, root)
        expectTrue(constraint.firstItem === view && constraint.secondItem === root)
        expectContents(of: constraint, one)
    }

    @Test("with a number alone have one item", arguments: AnchorCase.numbers)
    func numbers(one: AnchorCase) {
        let constraint = one.make(view, root)
        expectTrue(constraint.firstItem === view && constraint.secondItem == nil)
        expectContents(of: constraint, one)
    }

    private func expectContents(of constraint: LayoutConstraint, _ one: AnchorCase) {
        expectEqual(constraint.firstAttribute, one.first)
        expectEqual(constraint.relation, one.relation)
        expectEqual(constraint.secondAttribute, one.second)
        expectEqual(constraint.multiplier, one.multiplier)
        expectEqual(constraint.constant, one.constant)
        expectEqual(constraint.priority, .required)
        expectTrue(!constraint.isActive && constraint.installedView == nil)
    }

    @Test("are what the initializer that is checked makes, too", arguments: AnchorCase.all)
    func checked(one: AnchorCase) throws {
        let constraint = one.make(view, root)
        let same = try LayoutConstraint(
            item: view, attribute: one.first, relatedBy: one.relation, toItem: root,
            attribute: one.second, multiplier: one.multiplier, constant: one.constant)
        expectEqual("\(constraint)", "\(same)")
    }

    @Test("know the line on which they were made", arguments: AnchorCase.all + AnchorCase.numbers)
    func lines(one: AnchorCase) {
        let location = one.make(view, root).sourceLocation
        expectTrue("\(location)".hasPrefix("AnchorCase.swift:"))
        expectTrue(location.line > 30)
    }

    @Test("take a place in the source from a function that makes them for someone else")
    func passedLocation() {
        let constraints = [
            view.left.constraint(equalTo: root.left, file: "M/F.swift", line: 1),
            view.leading.constraint(lessThanOrEqualTo: root.leading, file: "M/F.swift", line: 1),
            view.centerX.constraint(equalTo: root.left, file: "M/F.swift", line: 1),
            view.top.constraint(equalToSystemSpacingBelow: root.top, file: "M/F.swift", line: 1),
            view.width.constraint(equalToConstant: 1, file: "M/F.swift", line: 1),
            view.width.constraint(equalTo: view.height, file: "M/F.swift", line: 1),
        ]
        expectTrue(constraints.allSatisfy { "\($0.sourceLocation)" == "F.swift:1" })
    }

    @Test("can have their priority appended")
    func withPriority() {
        let constraint = view.width.constraint(equalToConstant: 1).withPriority(.low + 1)
        expectEqual(constraint.priority, 251)
    }

    @Test("can be made for an object that a view stands for")
    func proxy() {
        let proxy = Proxy(view)
        let constraint = proxy.width.constraint(equalTo: proxy.height, constant: 3)
        constraint.isActive = true
        expectTrue(constraint.firstItem === view && constraint.secondItem === view)
        expectTrue(constraint.installedView === view)
    }

    @Test(
        "hold: the system spacing is 8 points times the multiplier",
        arguments: [(0, 0), (0.5, 4), (1, 8), (2.5, 20), (-1, -8)])
    func systemSpacing(multiplier: Double, distance: Double) {
        let first = root.addPinned("first", Rect(100, 50, 60, 30))
        LayoutConstraint.activate([
            view.left.constraint(equalToSystemSpacingAfter: first.right, multiplier: multiplier),
            view.top.constraint(equalToSystemSpacingBelow: first.bottom, multiplier: multiplier),
            view.width.constraint(equalToConstant: 10),
            view.height.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        expect(view, at: Rect(160 + distance, 80 + distance, 10, 10))
    }

    @Test("that only bound hold a view that is pulled beyond, and leave it alone within")
    func inequalities() {
        let pulls = [
            view.left.constraint(equalTo: root.left).withPriority(.low),
            view.top.constraint(equalTo: root.top, constant: 200).withPriority(.low),
        ]
        LayoutConstraint.activate(pulls)
        LayoutConstraint.activate([
            view.left.constraint(greaterThanOrEqualTo: root.left, constant: 30),
            view.top.constraint(lessThanOrEqualTo: root.bottom, multiplier: 0.5),
            view.width.constraint(greaterThanOrEqualToConstant: 12),
            view.width.constraint(equalToConstant: 5).withPriority(.low),
            view.height.constraint(lessThanOrEqualTo: view.width, multiplier: 2, constant: 1),
            view.height.constraint(equalToConstant: 90).withPriority(.low - 1),
        ])
        root.layoutIfNeeded()
        // 0.5 × 300, and 2 × 12 + 1.
        expect(view, at: Rect(30, 150, 12, 25))
        pulls[0].constant = 77
        pulls[1].constant = 9
        root.layoutIfNeeded()
        expect(view, at: Rect(77, 9, 12, 25))
    }
}

/// Has a view that stands for it in constraints.
private final class Proxy: LayoutItem {
    let layoutElement: LayoutElement

    init(_ view: View) {
        layoutElement = view
    }
}
