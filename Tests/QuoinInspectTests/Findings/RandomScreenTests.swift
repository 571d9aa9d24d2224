import QuoinInspect
import QuoinKit
import QuoinLayout
import TestSupport
import Testing

/// Screens as apps have them, from a seed.
@Suite("Random screens")
struct RandomScreenTests {
    @Test(
        "that are sound and complete have no findings",
        arguments: usually(20, of: 0..<60 as Range<UInt64>))
    func sound(seed: UInt64) {
        let window = RandomScreen(seed: seed).window
        // What reaches out of the window is more than it has room for, which is true.
        let found = window.findings().filter { finding in
            finding.kind != .outside && finding.kind != .underBar
        }
        expectEqual(found.map { $0.description }, [], "seed \(seed)")
    }

    @Test(
        "whose contents divide too little are told with all of those",
        arguments: [1375, 1539] as [UInt64])
    func tied(seed: UInt64) throws {
        let findings = RandomScreen(seed: seed).window.findings()
        let finding = try #require(findings.first { $0.kind == .resistanceTie })
        expectEqual(finding.views.count, 3)
        expectTrue(!finding.message.contains(": 0 too"))
    }

    @Test(
        "that are broken are mended step by step",
        arguments: usually(20, of: 0..<60 as Range<UInt64>))
    func broken(seed: UInt64) {
        let screen = RandomScreen(seed: seed, isBroken: true)
        let window = screen.window
        window.layoutIfNeeded()
        var rounds = 0
        var findings = window.findings()
        let most = findings.count + 6
        while let finding = findings.first(where: { !$0.mends.isEmpty }),
            let mend = finding.mends.first
        {
            let before = window.snapshot()
            let conflicts = window.standingConflicts().count
            let visible = screen.views.filter { $0.isSeen }
            expectEqual(
                window.findings().map { $0.description }, findings.map { $0.description },
                "seed \(seed), asked twice")
            expectEqual(window.snapshot(), before, "seed \(seed), asked")
            mend.apply()
            window.layoutIfNeeded()
            let what = "seed \(seed), after \(mend) for \(finding.message)"
            expectTrue(window.standingConflicts().count <= conflicts, "\(what)")
            expectEqual(visible.filter { !$0.isSeen }.map { $0.name }, [], "\(what)")
            findings = window.findings()
            expectTrue(!findings.contains { $0.message == finding.message }, "\(what)")
            rounds += 1
            guard rounds <= most else {
                Issue.record("seed \(seed) comes to no end")
                break
            }
        }
    }

    @Test(
        "are laid out the same whether they are asked or not",
        arguments: usually(7, of: 0..<20 as Range<UInt64>))
    func twins(seed: UInt64) {
        var (asked, other) = (RandomScreen(seed: seed), RandomScreen(seed: seed))
        for step in 0..<4 {
            asked.breakSomething()
            other.breakSomething()
            _ = asked.window.findings()
            other.window.layoutIfNeeded()
            expectEqual(
                asked.window.snapshot(), other.window.snapshot(), "seed \(seed), step \(step)")
        }
    }
}

extension View {
    /// Whether there is something of it to be seen.
    fileprivate var isSeen: Bool {
        let isHidden = sequence(first: self) { $0.superview }.contains { $0.isHidden }
        return !isHidden && frame.width > 0.5 && frame.height > 0.5
    }
}
