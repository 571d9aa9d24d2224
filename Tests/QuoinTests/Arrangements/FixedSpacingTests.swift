import Quoin
import TestSupport
import Testing

@Suite("Views in a line with fixed spaces")
struct FixedSpacingTests {
    private let root = View("root", Rect(0, 0, 320, 480))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    private func views(_ count: Int) -> [View] {
        (0..<count).map { root.add("view \($0)") }
    }

    @Test("from side to side: equal widths between lead and tail")
    func horizontal() {
        let views = views(3)
        let groups = views.distribute(
            along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
        root.layoutIfNeeded()
        // (320 − 5 − 5 − 2 · 20) / 3 = 90
        expectEqual(views.map(\.frame.minX), [5, 115, 225])
        expectEqual(views.map(\.frame.width), [90, 90, 90])
        expectTrue(groups.allSatisfy { $0.isActive })
        expectTrue(reports.all.isEmpty)
    }

    @Test("from top to bottom: equal heights")
    func vertical() {
        let views = views(4)
        views.distribute(along: .vertical, fixedSpacing: 10, leadSpacing: 20, tailSpacing: 30)
        root.layoutIfNeeded()
        // (480 − 20 − 30 − 3 · 10) / 4 = 100
        expectEqual(views.map(\.frame.minY), [20, 130, 240, 350])
        expectEqual(views.map(\.frame.height), [100, 100, 100, 100])
        expectEqual(views.map(\.frame.minX), [0, 0, 0, 0])
    }

    @Test("Lead and tail are 0 unless they are said")
    func defaults() {
        let views = views(2)
        views.distribute(along: .horizontal, fixedSpacing: 0)
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame.minX), [0, 160])
        expectEqual(views.map(\.frame.maxX), [160, 320])
    }

    @Test("One view reaches from the lead to the tail")
    func one() {
        let views = views(1)
        views.distribute(along: .vertical, fixedSpacing: 99, leadSpacing: 10, tailSpacing: 20)
        root.layoutIfNeeded()
        expectTrue(views[0].frame.minY == 10 && views[0].frame.height == 450)
        expectTrue(reports.all.isEmpty)
    }

    @Test("No views: nothing")
    func none() {
        expectTrue([View]().distribute(along: .horizontal, fixedSpacing: 5).isEmpty)
        expectTrue(reports.all.isEmpty)
    }

    @Test("Spaces, leads and tails may be negative")
    func negative() {
        let views = views(3)
        views.distribute(along: .horizontal, fixedSpacing: -20, leadSpacing: -5, tailSpacing: -5)
        root.layoutIfNeeded()
        // (320 + 10 + 40) / 3
        let width = 370.0 / 3
        for (position, view) in views.enumerated() {
            expectTrue(abs(view.frame.width - width) < 1e-6)
            expectTrue(abs(view.frame.minX - (-5 + Double(position) * (width - 20))) < 1e-6)
        }
        expectTrue(reports.all.isEmpty)
    }

    @Test("From right to left, the first is at the right")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let views = views(3)
        views.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 15)
        root.layoutIfNeeded()
        // (320 − 20 − 40) / 3, beginning 5 within the right edge
        let width = 260.0 / 3
        for (position, view) in views.enumerated() {
            expectTrue(abs(view.frame.width - width) < 1e-6)
            expectTrue(abs(view.frame.maxX - (315 - Double(position) * (width + 20))) < 1e-6)
        }
    }

    @Test("They are installed through the maker, each with the view that it is about")
    func installed() {
        let views = views(3)
        let groups = views.distribute(along: .horizontal, fixedSpacing: 20)
        expectTrue(views.flatMap(\.installedConstraints).areSame(as: groups))
        expectTrue(views.allSatisfy { !$0.installedConstraints.isEmpty })
        expectTrue(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        views.removeConstraints()
        expectTrue(groups.allSatisfy { !$0.isActive })
        expectTrue(root.constraints.isEmpty && views.allSatisfy { $0.constraints.isEmpty })
    }

    @Test("The other axis, and changes, are the caller's")
    func otherAxis() {
        let views = views(2)
        views.makeConstraints { make in
            make.top.equalTo(7)
            make.height.equalTo(30)
        }
        views.distribute(along: .horizontal, fixedSpacing: 10)
        root.layoutIfNeeded()
        expect(views[1], at: Rect(165, 7, 155, 30))
        root.frame = Rect(0, 0, 480, 320)
        root.layoutIfNeeded()
        expect(views[1], at: Rect(245, 7, 235, 30))
    }
}
