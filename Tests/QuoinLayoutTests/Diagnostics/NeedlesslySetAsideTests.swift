import QuoinLayout
import TestSupport
import Testing

/// A conflict of which a member is itself set aside is none any more.
@Suite("What was set aside for a contradiction with what is set aside now")
struct NeedlesslySetAsideTests {
    private let root = View(frame: Rect(0, 0, 1_000, 1_000))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    @Test("returns")
    func changedConstant() {
        let box = root.addFree("box")
        let least = box.width.constraint(greaterThanOrEqualToConstant: 50)
        let most = box.width.constraint(lessThanOrEqualToConstant: 100)
        let greater = box.width.constraint(greaterThanOrEqualToConstant: 200)
        LayoutConstraint.activate([least, most, greater])
        root.layoutIfNeeded()
        expectEqual(box.frame.width, 100)
        expectEqual(reports.conflicts.map { $0.broken === greater }, [true])
        // From here on the second contradicts the first, and nothing contradicts the third.
        least.constant = 150
        root.layoutIfNeeded()
        expectEqual(box.frame.width, 200)
        expectEqual(reports.conflicts.map { $0.broken === greater }, [true, false])
        expectTrue(reports.conflicts.last?.broken === most)
        // And back.
        least.constant = 50
        root.layoutIfNeeded()
        expectEqual(box.frame.width, 100)
    }

    @Test("is not reported when it all comes up at once")
    func atOnce() {
        let box = root.addFree("box")
        let most = box.width.constraint(lessThanOrEqualToConstant: 100)
        LayoutConstraint.activate([
            box.width.constraint(greaterThanOrEqualToConstant: 150), most,
            box.width.constraint(greaterThanOrEqualToConstant: 200),
        ])
        root.layoutIfNeeded()
        expectEqual(box.frame.width, 200)
        expectEqual(reports.conflicts.map { $0.broken === most }, [true])
    }

    @Test("returns along a chain of contradictions")
    func chain() {
        let box = root.addFree("box")
        // Each contradicts the one before it and no other: sizes of different views.
        let others = (0..<4).map { root.addFree("other \($0)") }
        var constraints: [LayoutConstraint] = []
        for (index, other) in others.enumerated() {
            constraints.append(other.width.constraint(equalToConstant: Double(index)))
        }
        LayoutConstraint.activate(constraints)
        let links = [
            others[0].width.constraint(equalTo: others[1].width),
            others[1].width.constraint(equalTo: others[2].width),
            others[2].width.constraint(equalTo: others[3].width),
        ]
        LayoutConstraint.activate(links)
        root.layoutIfNeeded()
        expectEqual(others.map(\.frame.width), [0, 1, 2, 3])
        constraints[1].constant = 0
        constraints[2].constant = 0
        constraints[3].constant = 0
        root.layoutIfNeeded()
        expectEqual(others.map(\.frame.width), [0, 0, 0, 0])
        reports.forget()
        constraints[0].constant = 7
        root.layoutIfNeeded()
        expectEqual(others.map(\.frame.width), [7, 0, 0, 0])
        expectEqual(reports.conflicts.map { $0.broken === links[0] }, [true])
        expectEqual(box.frame.width, 0)
    }
}
