import Quoin
import TestSupport
import Testing

@Suite("Random statements")
struct StatementPropertyTests {
    /// A tree of views, each in the root or in one of the views before it.
    private struct Tree {
        let root = View("root", Rect(0, 0, 320, 480))
        var views: [View] = []
        let reports: Reports

        init(parents: [Int?]) {
            reports = Reports(of: root)
            for (position, parent) in parents.enumerated() {
                let view = View("view \(position)")
                view.translatesAutoresizingMaskIntoConstraints = false
                (parent.map { views[$0] } ?? root).addSubview(view)
                views.append(view)
            }
        }

        /// What every view is pulled to when nothing else is said of it.
        func pull() {
            for (position, view) in views.enumerated() {
                let amount = Double(position)
                let pulls = [
                    view.left.constraint(equalTo: root.left, constant: 10 + amount),
                    view.top.constraint(equalTo: root.top, constant: 20 + amount),
                    view.width.constraint(equalToConstant: 30 + amount),
                    view.height.constraint(equalToConstant: 40 + amount),
                ]
                for (index, pull) in pulls.enumerated() {
                    pull.priority = Priority(Float(4 * position + index + 1) / 100)
                    pull.isActive = true
                }
            }
        }
    }

    @Test(
        "make the constraints and the frames that the same constraints make without the maker",
        arguments: usually(100, of: 1...300 as ClosedRange<UInt64>))
    func twins(seed: UInt64) throws {
        var chooser = SeededGenerator(seed: seed)
        let parents = (0..<chooser.number(in: 2...6)).map { position in
            position > 0 && chooser.happens(percent: 40)
                ? chooser.number(in: 0...position - 1) : nil
        }
        let (made, plain) = (Tree(parents: parents), Tree(parents: parents))
        made.root.semanticContentAttribute =
            chooser.happens(percent: 30) ? .forceRightToLeft : .unspecified
        plain.root.semanticContentAttribute = made.root.semanticContentAttribute
        made.pull()
        plain.pull()
        for position in parents.indices {
            let statements = (0..<chooser.number(in: 0...5)).map { _ in
                RandomStatement(using: &chooser, amongFirst: position + 1)
            }
            let groups = made.views[position].makeConstraints { make in
                for statement in statements {
                    statement.state(with: make, made.views)
                }
            }
            let constraints = try statements.flatMap { statement in
                try statement.constraints(about: plain.views[position], among: plain.views)
            }
            LayoutConstraint.activate(constraints)
            expectEqual(groups.said, constraints.map(\.said), "seed \(seed)")
            expectEqual(groups.count, statements.count, "seed \(seed)")
        }
        made.root.layoutIfNeeded()
        plain.root.layoutIfNeeded()
        expectEqual(made.views.map(\.frame), plain.views.map(\.frame), "seed \(seed)")
        expectEqual(made.reports.conflicts.count, plain.reports.conflicts.count, "seed \(seed)")
        expectTrue(made.reports.refusals.isEmpty, "seed \(seed)")
    }
}
