import Quoin
import TestSupport
import Testing

@Suite("Views in a line with fixed lengths")
struct FixedLengthTests {
    private let root = View("root", Rect(0, 0, 320, 480))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    private func views(_ count: Int) -> [View] {
        (0..<count).map { root.add("view \($0)") }
    }

    @Test("from side to side: equal spaces between lead and tail")
    func horizontal() {
        let views = views(3)
        let groups = views.distribute(
            along: .horizontal, fixedItemLength: 40, leadSpacing: 10, tailSpacing: 10)
        root.layoutIfNeeded()
        // (320 − 20 − 3 · 40) / 2 = 90 between them
        expectEqual(views.map(\.frame.minX), [10, 140, 270])
        expectEqual(views.map(\.frame.width), [40, 40, 40])
        expectTrue(groups.allSatisfy { $0.isActive } && reports.all.isEmpty)
    }

    @Test("from top to bottom")
    func vertical() {
        let views = views(5)
        views.distribute(along: .vertical, fixedItemLength: 20, leadSpacing: 30, tailSpacing: 10)
        root.layoutIfNeeded()
        // (480 − 40 − 5 · 20) / 4 = 85 between them
        expectEqual(views.map(\.frame.minY), [30, 135, 240, 345, 450])
        expectEqual(views.map(\.frame.height), [20, 20, 20, 20, 20])
    }

    @Test("Two views: at the lead and at the tail")
    func two() {
        let views = views(2)
        views.distribute(along: .horizontal, fixedItemLength: 50)
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame.minX), [0, 270])
    }

    @Test("One view stands at the lead")
    func one() {
        let views = views(1)
        views.distribute(along: .horizontal, fixedItemLength: 50, leadSpacing: 8, tailSpacing: 8)
        root.layoutIfNeeded()
        expectTrue(views[0].frame.minX == 8 && views[0].frame.width == 50)
        expectTrue(reports.all.isEmpty)
    }

    @Test("No views: nothing")
    func none() {
        expectTrue([View]().distribute(along: .vertical, fixedItemLength: 5).isEmpty)
    }

    @Test("Views that are too long together overlap by as much each")
    func negative() {
        let views = views(4)
        views.distribute(along: .horizontal, fixedItemLength: 100)
        root.layoutIfNeeded()
        // (320 − 400) / 3
        for (position, view) in views.enumerated() {
            expectTrue(abs(view.frame.minX - Double(position) * (100 - 80.0 / 3)) < 1e-6)
            expectEqual(view.frame.width, 100)
        }
        expectTrue(reports.all.isEmpty)
    }

    @Test("From right to left, the first is at the right")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let views = views(3)
        views.distribute(along: .horizontal, fixedItemLength: 40, leadSpacing: 10, tailSpacing: 30)
        root.layoutIfNeeded()
        // (320 − 40 − 120) / 2 = 80 between them; the first ends at 310
        expectEqual(views.map(\.frame.minX), [270, 150, 30])
    }

    @Test("They are installed through the maker, and removed by it")
    func installed() {
        let views = views(4)
        let groups = views.distribute(along: .horizontal, fixedItemLength: 10)
        expectTrue(views.flatMap(\.installedConstraints).areSame(as: groups))
        // A length each, lead and tail, and each gap but the first equal to the first.
        expectEqual(groups.layoutConstraints.count, 4 + 2 + 2)
        views.removeConstraints()
        expectTrue(root.constraints.isEmpty && groups.allSatisfy { !$0.isActive })
    }
}
