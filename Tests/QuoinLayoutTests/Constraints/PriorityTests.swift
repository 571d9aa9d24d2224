import QuoinLayout
import TestSupport
import Testing

@Suite("Priorities and signs")
struct PriorityTests {
    private let root = View("root", Rect(0, 0, 200, 100))
    private let box: View
    private let reports: Reports

    init() {
        box = root.addFree("box")
        reports = Reports(of: root)
    }

    private func width(_ constant: Double, _ priority: Float) -> LayoutConstraint {
        box.width.constraint(equalToConstant: constant).withPriority(Priority(priority))
    }

    @Test(
        "The strongest wins, in whatever order they come",
        arguments: [
            [(30, 1000), (50, 999)], [(50, 999), (30, 1000)], [(50, 1), (30, 1.5)],
            [(30, 250.5), (50, 250)], [(10, 1), (20, 2), (30, 3)],
            [(30, 751), (10, 750), (90, 749)],
        ] as [[(Double, Float)]])
    func strongest(wishes: [(Double, Float)]) {
        LayoutConstraint.activate(wishes.map { width($0.0, $0.1) })
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 30, 0))
        expectTrue(reports.all.isEmpty)
    }

    @Test("However many weaker ones agree, they do not outweigh a stronger one")
    func lexicographic() {
        let weak = (0..<100).map { _ in width(150, 250) }
        LayoutConstraint.activate(weak + [width(30, 251)])
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 30, 0))
    }

    @Test("A stronger one is satisfied as far as can be, even at great cost to the weaker")
    func costs() {
        let beside = root.addFree("beside")
        LayoutConstraint.activate([
            // Together at most 200; the first wants 300 and takes all.
            box.width.constraint(equalToConstant: 300).withPriority(501),
            beside.width.constraint(equalToConstant: 100).withPriority(500),
            box.left.constraint(equalTo: root.left),
            beside.left.constraint(equalTo: box.right),
            beside.right.constraint(equalTo: root.right),
        ])
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 200, 0))
        expect(beside, at: Rect(200, 0, 0, 0))
        expectTrue(reports.all.isEmpty)
    }

    @Test("An inequality asks for no more than it says")
    func inequalities() {
        LayoutConstraint.activate([
            box.width.constraint(greaterThanOrEqualToConstant: 30).withPriority(800),
            box.width.constraint(lessThanOrEqualToConstant: 70).withPriority(700),
            width(90, 100),
        ])
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 70, 0))
    }

    @Test("An optional wish for a negative size comes to 0", arguments: [Float(1), 250, 999])
    func negativeWish(priority: Float) {
        LayoutConstraint.activate([
            width(-10, priority),
            box.height.constraint(equalTo: root.height, constant: -500).withPriority(
                Priority(priority)),
        ])
        root.layoutIfNeeded()
        expect(box, at: .zero)
        expectTrue(reports.all.isEmpty)
    }

    @Test("A required negative size is a contradiction, and the size is 0")
    func negativeSize() {
        let impossible = width(-10, 1000)
        impossible.isActive = true
        root.layoutIfNeeded()
        expect(box, at: .zero)
        expectEqual(reports.conflicts.count, 1)
        expectTrue(reports.conflicts.first?.broken === impossible)
        expectTrue(impossible.isActive)
    }

    @Test("Edges that are pulled past each other by wishes stop where the size is 0")
    func crossedEdges() {
        LayoutConstraint.activate([
            box.left.constraint(equalTo: root.left, constant: 90),
            box.right.constraint(equalTo: root.left, constant: 60).withPriority(.high),
        ])
        root.layoutIfNeeded()
        expect(box, at: Rect(90, 0, 0, 0))
        expectTrue(reports.all.isEmpty)
    }

    @Test("Guides are never of negative size either")
    func guides() {
        let guide = LayoutGuide(identifier: "guide")
        root.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.left.constraint(equalTo: root.left, constant: 90),
            guide.right.constraint(equalTo: root.left, constant: 60).withPriority(.high),
            guide.height.constraint(equalToConstant: -1).withPriority(.high),
        ])
        root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(90, 0, 0, 0)), "\(guide.layoutFrame)")
    }

    @Test("Places may be negative")
    func negativePlaces() {
        box.pin(to: Rect(-30, -20, 10, 10))
        root.layoutIfNeeded()
        expect(box, at: Rect(-30, -20, 10, 10))
        expectTrue(reports.all.isEmpty)
    }

    @Test("A required constraint is never given up for an optional one")
    func required() {
        let limit = box.right.constraint(lessThanOrEqualTo: root.right)
        LayoutConstraint.activate([
            limit, box.left.constraint(equalTo: root.left, constant: 20), width(1000, 999.9),
        ])
        root.layoutIfNeeded()
        expect(box, at: Rect(20, 0, 180, 0))
        limit.priority = 999
        root.layoutIfNeeded()
        expect(box, at: Rect(20, 0, 1000, 0))
        limit.priority = .required
        root.layoutIfNeeded()
        expect(box, at: Rect(20, 0, 180, 0))
        expectTrue(reports.all.isEmpty)
    }
}
