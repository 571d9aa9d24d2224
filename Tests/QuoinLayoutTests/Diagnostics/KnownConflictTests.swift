@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Of many conflicts")
struct KnownConflictTests {
    private var conflicts = KnownConflicts()
    private let shared: LayoutConstraint
    private let own: [LayoutConstraint]

    /// A hundred conflicts. The row of one constraint is in all of them, and for each another one is set aside.
    init() {
        let view = View()
        shared = view.width.constraint(equalToConstant: 1)
        own = (0..<100).map { view.width.constraint(equalToConstant: Double($0)) }
        for (slot, constraint) in own.enumerated() {
            var conflict = KnownConflict(
                members: [
                    .constraint(shared), .constraint(constraint), .implied(Int32(slot), .width),
                ], broken: .constraint(constraint))
            conflict.isTied = slot == 50
            conflicts.add(conflict)
        }
    }

    private func standing(_ conflicts: KnownConflicts) -> [Int] {
        conflicts.all.compactMap { conflict in own.firstIndex { $0 === conflict.brokenConstraint } }
    }

    @Test("those end that a constraint is part of, and the others stay in their order")
    func dropping() {
        var conflicts = self.conflicts
        // 37 and 100 have no divisor in common, so that each comes once.
        for step in 0..<90 {
            conflicts.memberChanged(own[step * 37 % 100])
        }
        let left = (90..<100).map { $0 * 37 % 100 }
        expectEqual(standing(conflicts), left.sorted())
        expectEqual(conflicts.revision, 100 + 90)
        let returning = conflicts.takeReturning()
        expectEqual(returning.count, 90)
        expectTrue(returning.first?.isSame(as: .constraint(own[0])) ?? false)
        expectTrue(!conflicts.hasReturning)
        for index in own.indices {
            expectEqual(conflicts.involves(own[index]), left.contains(index))
            expectEqual(conflicts.involves(Int32(index)), left.contains(index))
        }
        expectTrue(conflicts.involves(shared))
    }

    @Test("all end with what all have in common")
    func common() {
        var conflicts = self.conflicts
        conflicts.memberChanged(shared)
        expectTrue(conflicts.isEmpty && conflicts.all.isEmpty && !conflicts.haveTies)
        expectTrue(own.allSatisfy { !conflicts.involves($0) })
        expectEqual(conflicts.takeReturning().count, 100)
    }

    @Test("those end that a view's row is part of, and do not return if it goes")
    func elements() {
        var conflicts = self.conflicts
        expectTrue(conflicts.haveTies)
        conflicts.elementChanged(50)
        expectTrue(!conflicts.haveTies)
        expectEqual(conflicts.takeReturning().count, 1)
        conflicts.elementGoes(51)
        expectEqual(standing(conflicts), Array(0..<50) + Array(52..<100))
        // What was set aside is a constraint, which may be between others by now.
        expectEqual(conflicts.takeReturning().count, 1)
    }

    @Test("what is set aside ends those that it was a member of")
    func settingAside() {
        var conflicts = self.conflicts
        conflicts.add(
            KnownConflict(
                members: [.constraint(own[3]), .implied(7, .height)], broken: .implied(7, .height)))
        expectEqual(standing(conflicts).count, 100)
        conflicts.add(
            KnownConflict(
                members: [.constraint(own[4]), .implied(7, .width)], broken: .implied(7, .width)))
        // The one in which the width in the seventh place was.
        expectEqual(standing(conflicts), Array(0..<7) + Array(8..<100))
        expectEqual(conflicts.all.count, 101)
    }
}
