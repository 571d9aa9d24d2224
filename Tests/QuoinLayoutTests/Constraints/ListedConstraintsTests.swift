@testable import QuoinLayout
import TestSupport
import Testing

/// Asking for all constraints, again and again.
@Suite("Constraints that are asked for in a loop")
struct ListedConstraintsTests {
    private let root = View("root", Rect(0, 0, 100, 100))

    private func made(_ count: Int) -> [LayoutConstraint] {
        (0..<count).map { index in
            let view = View()
            root.addSubview(view)
            return view.left.constraint(equalTo: root.left, constant: Double(index))
        }
    }

    @Test(
        "are those that an array has which follows each change",
        arguments: usually(6, of: 1...24 as ClosedRange<UInt64>))
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let all = made(60)
        var expected: [LayoutConstraint] = []
        for step in 0..<400 {
            let constraint = all[Int.random(in: 0..<all.count, using: &random)]
            switch Int.random(in: 0..<8, using: &random) {
            case 0..<4:
                if !constraint.isActive { expected.append(constraint) }
                constraint.isActive = true
            case 4:
                let guide = LayoutGuide()
                root.addLayoutGuide(guide)
                guide.left.constraint(equalTo: root.layoutMarginsGuide.left).isActive = true
                root.removeLayoutGuide(guide)
            case 5:
                guard let first = expected.first else { continue }
                first.isActive = false
                expected.removeFirst()
            default:
                constraint.isActive = false
                expected.removeAll { $0 === constraint }
            }
            // Now and then nobody looks for a while.
            guard step / 20 % 3 != 0 else { continue }
            let found = root.constraints
            expectTrue(
                found.elementsEqual(expected) { $0 === $1 }, "seed \(seed), step \(step)")
        }
    }

    @Test("are kept as one array while somebody looks each time one goes")
    func looking() {
        LayoutConstraint.activate(made(40))
        expectEqual(root.constraints.count, 40)
        let listed = root.listedConstraints
        expectTrue(listed != nil)
        while root.constraints.count > 1, let first = root.constraints.first {
            first.isActive = false
            expectTrue(root.listedConstraints === listed)
        }
        expectEqual(root.constraints.count, 1)
    }

    @Test("are no array any more once two went without anybody looking, and none if they are few")
    func notLooking() {
        let all = made(40)
        LayoutConstraint.activate(all)
        _ = root.constraints
        all[3].isActive = false
        expectTrue(root.listedConstraints != nil)
        all[2].isActive = false
        expectTrue(root.listedConstraints == nil)
        LayoutConstraint.deactivate(Array(all.dropFirst(10)))
        expectEqual(root.constraints.count, 8)
        expectTrue(root.listedConstraints == nil)
    }

    @Test("go when they are out of force and nobody keeps them, and with their view")
    func going() {
        weak var one: LayoutConstraint?
        weak var other: LayoutConstraint?
        do {
            let all = made(40)
            LayoutConstraint.activate(all)
            (one, other) = (all[20], all[30])
        }
        root.layoutIfNeeded()
        expectEqual(root.constraints.count, 40)
        one?.isActive = false
        root.layoutIfNeeded()
        expectTrue(one == nil)
        other?.firstItem?.layoutElement.viewOrOwner?.removeFromSuperview()
        root.layoutIfNeeded()
        expectTrue(other == nil)
        expectEqual(root.listedConstraints == nil, true)
        weak var third: LayoutConstraint?
        do {
            let inner = View("inner")
            let constraints = (0..<40).map { inner.width.constraint(equalToConstant: Double($0)) }
            LayoutConstraint.activate(constraints)
            _ = inner.constraints
            third = constraints[7]
        }
        expectTrue(third == nil)
    }
}
