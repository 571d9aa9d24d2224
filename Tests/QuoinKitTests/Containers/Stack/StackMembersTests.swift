import Quoin
import TestSupport
import Testing

@testable import QuoinKit

@Suite("The members of a stack")
struct StackMembersTests {
    @Test(
        "are in order and are found, whatever comes and goes",
        arguments: 1...8 as ClosedRange<UInt64>)
    func order(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var members = StackMembers()
        var model: [View] = []
        for step in 0..<2_000 {
            let isGrowing = step / 300 % 2 == 0
            if model.isEmpty || Int.random(in: 0..<100, using: &generator) < (isGrowing ? 80 : 30) {
                // Much comes to a few places, where ranks come near to each other.
                let place =
                    [0, model.count, model.count / 2, model.count / 3]
                    .randomElement(using: &generator) ?? 0
                let view = View()
                members.insert(StackMember(view), at: place)
                model.insert(view, at: place)
            } else {
                let place = Int.random(in: 0..<model.count, using: &generator)
                expectTrue(members.remove(at: place).view === model.remove(at: place))
            }
        }
        expectEqual(
            members.all.map { ObjectIdentifier($0.view) }, model.map { ObjectIdentifier($0) })
        expectEqual(members.views.map { ObjectIdentifier($0) }, model.map { ObjectIdentifier($0) })
        for (index, view) in model.enumerated() {
            expectEqual(members.position(of: view), index, "seed \(seed)")
        }
        let ranks = [0] + members.all.map(\.rank)
        expectTrue(zip(ranks, ranks.dropFirst()).allSatisfy { $1 - $0 >= 1.0 / 64 }, "seed \(seed)")
        expectTrue(members.position(of: View()) == nil)
    }

    @Test("that come in front of a thousand others leave nearly all of those as they are")
    func front() {
        var members = StackMembers()
        for _ in 0..<1_000 {
            members.insert(StackMember(View()), at: members.count)
        }
        var moved = 0
        for _ in 0..<1_000 {
            _ = members.takeChangedPositions()
            let before = members.all.map(\.rank)
            members.insert(StackMember(View()), at: 0)
            moved += zip(before, members.all.dropFirst()).count { $0 != $1.rank }
        }
        // An order that is kept by numbers costs the square of a logarithm each time: 11² at most.
        expectTrue(moved < 1_000 * 121)
    }

    @Test("of which some have changed are those and no more")
    func changes() {
        var members = StackMembers()
        let views = (0..<100).map { _ in View() }
        views.forEach { members.insert(StackMember($0), at: members.count) }
        expectEqual(members.takeChangedPositions(), 0..<100)
        expectTrue(members.takeChangedPositions().isEmpty)
        members.markChanged(members[30])
        members.markChanged(members[20])
        expectEqual(members.takeChangedPositions(), 20..<31)
        members.remove(at: 50)
        expectEqual(members.takeChangedPositions(), 50..<99, "all of these stand elsewhere")
        members.remove(at: 98)
        expectTrue(members.takeChangedPositions().isEmpty)
        members.markAllChanged()
        expectEqual(members.takeChangedPositions(), 0..<98)
    }
}
