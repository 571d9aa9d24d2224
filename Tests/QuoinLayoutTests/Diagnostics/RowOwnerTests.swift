import TestSupport
import Testing

@testable import QuoinLayout

/// What the rows of an engine were written from, where thousands of constraints mention the same view.
@Suite("The constraints of rows")
struct RowOwnerTests {
    /// A column whose views all are as wide as a box in the root.
    private struct Column {
        let root = View(frame: Rect(0, 0, 300, 500))
        let box = View("box")
        let views: [View]

        init(_ count: Int) {
            views = (0..<count).map { View("v\($0)") }
            for view in [box] + views {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            root.addSubview(box)
            for (index, view) in views.enumerated() {
                root.addSubview(view)
                LayoutConstraint.activate([
                    view.left.constraint(equalTo: box.left),
                    view.width.constraint(equalTo: box.width),
                    view.top.constraint(equalTo: box.top, constant: Double(10 * index)),
                    view.height.constraint(equalToConstant: 10),
                ])
            }
            // The last ones of all that mention the box.
            LayoutConstraint.activate([
                box.left.constraint(equalTo: root.left, constant: 8),
                box.top.constraint(equalTo: root.top, constant: 8),
                box.width.constraint(equalTo: root.width, multiplier: 0.5),
                box.height.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
        }

        var steps: Int { root.tree.engine?.keptAnswers.rowOwners.steps ?? 0 }
    }

    @Test("are found with as much more work as there are more views")
    func growth() {
        func work(for count: Int) -> Int {
            let column = Column(count)
            for view in column.views {
                let found = view.constraintsAffectingLayout(for: .horizontal)
                expectEqual(found.map { $0.firstAttribute }, [.left, .width, .left, .width])
            }
            return column.steps
        }
        let few = work(for: 100)
        // The square of their number would be sixteen times as much.
        expectTrue(work(for: 400) < 6 * few)
    }

    @Test("are the same once all were written down, and others after a change")
    func same() {
        let column = Column(60)
        func answers() -> [[LayoutConstraint]] {
            column.views.map { $0.constraintsAffectingLayout(for: .horizontal) }
        }
        let first = answers()
        expectEqual(answers(), first)
        expectEqual(answers(), first)
        let width = column.views[3].width.constraint(equalToConstant: 20)
        first[3][1].isActive = false
        width.isActive = true
        let changed = answers()
        expectEqual(changed[3], [first[3][0], first[3][2], width])
        expectEqual(changed[4], first[4])
    }

    @Test("are kept no longer than until the next layout, and their views not at all")
    func lifetime() {
        let column = Column(60)
        for view in column.views {
            _ = view.constraintsAffectingLayout(for: .horizontal)
        }
        weak let constraint = column.views[7].constraints.first
        weak var view: View?
        do {
            let added = View("added")
            column.root.addSubview(added)
            view = added
            added.translatesAutoresizingMaskIntoConstraints = false
            added.width.constraint(equalTo: column.box.width).isActive = true
            column.root.layoutIfNeeded()
            for view in column.views {
                _ = view.constraintsAffectingLayout(for: .horizontal)
            }
            added.removeFromSuperview()
        }
        expectTrue(view == nil)
        expectTrue(constraint != nil)
        column.views[7].removeAllConstraints()
        column.root.layoutIfNeeded()
        expectTrue(constraint == nil)
    }
}
