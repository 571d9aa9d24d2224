import Quoin
import TestSupport
import Testing

@Suite("Random sequences of blocks and updates")
struct SequencePropertyTests {
    @Test(
        "leave installed what a list of statements says, and the frames of a tree made of that list",
        arguments: usually(30, of: 1...120 as ClosedRange<UInt64>))
    func sequence(seed: UInt64) throws {
        let sequence = RandomSequence(seed: seed)
        for _ in 0..<25 {
            sequence.change()
            if try !agrees(sequence, seed) {
                return
            }
        }
    }

    private func agrees(_ sequence: RandomSequence, _ seed: UInt64) throws -> Bool {
        let root = View("root", Rect(0, 0, 320, 480))
        let views = sequence.views.map { View($0.name ?? "") }
        RandomSequence.arrange(views, in: root)
        var isRight = true
        func check(_ condition: Bool, _ what: String) {
            expectTrue(condition, "seed \(seed), \(what), after \(sequence.story)")
            isRight = isRight && condition
        }
        for (index, groups) in sequence.installed.enumerated() {
            let constraints = try groups.flatMap { group in
                try group.members.map { try $0.constraint(about: views[index], among: views) }
            }
            LayoutConstraint.activate(constraints)
            let installed = sequence.views[index].installedConstraints
            check(installed.areSame(as: groups.map(\.handle)), "other groups")
            let (found, wanted) = (installed.said, constraints.map(\.said))
            check(found == wanted, "installed \(found), not \(wanted)")
            check(groups.allSatisfy { $0.handle.isActive }, "inactive ones")
            check(sequence.parked[index].allSatisfy { !$0.handle.isActive }, "active ones")
        }
        root.layoutIfNeeded()
        sequence.root.layoutIfNeeded()
        for (view, other) in zip(sequence.views, views) {
            check(view.frame.isAbout(other.frame), "\(view.frame), not \(other.frame)")
        }
        check(sequence.reports.all.isEmpty, "\(sequence.reports.messages)")
        return isRight
    }
}
