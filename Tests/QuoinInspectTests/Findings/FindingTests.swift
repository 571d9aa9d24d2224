import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Findings")
struct FindingTests {
    @Test(
        "A broken layout is told of, with its culprits",
        arguments: BrokenLayouts.all + MoreBrokenLayouts.all)
    func culprits(_ layout: BrokenLayout) throws {
        let screen = layout.build()
        let findings = screen.window.findings()
        let finding = try #require(findings.first { $0.kind == layout.kind })
        let names = finding.views.compactMap { $0.name }
        for culprit in layout.culprits {
            expectTrue(names.contains(culprit))
        }
        expectTrue(finding.message.split(separator: "\n").count <= 6)
    }

    @Test(
        "What the author would write silences it",
        arguments: BrokenLayouts.all + MoreBrokenLayouts.all)
    func silence(_ layout: BrokenLayout) {
        let screen = layout.build()
        screen.window.layoutIfNeeded()
        screen.mend()
        expectEqual(screen.window.findings().map { "[\($0.kind)] \($0)" }, [])
    }

    @Test(
        "Whatever is proposed leaves nothing else wrong",
        arguments: BrokenLayouts.all + MoreBrokenLayouts.all)
    func mends(_ layout: BrokenLayout) {
        let screen = layout.build()
        let findings = screen.window.findings()
        for (position, mends) in findings.map({ $0.mends.count }).enumerated() {
            for index in 0..<mends {
                let screen = layout.build()
                let before = screen.window.findings()
                before[position].mends[index].apply()
                let after = screen.window.findings()
                let what = "\(before[position].mends[index])"
                if layout.kind == .pending {
                    // The view is there then, and nobody has said where.
                    expectTrue(!after.contains { $0.kind == .pending }, "\(what)")
                } else {
                    expectTrue(
                        after.count < before.count,
                        "\(what) leaves \(after.map { $0.description })")
                }
            }
        }
    }

    @Test("Looking changes nothing", arguments: BrokenLayouts.all + MoreBrokenLayouts.all)
    func looking(_ layout: BrokenLayout) {
        let window = layout.build().window
        window.layoutIfNeeded()
        let before = window.snapshot()
        let trace = window.layoutTrace()
        let first = window.findings().map { $0.description }
        expectEqual(window.snapshot(), before)
        expectEqual(window.layoutTrace(), trace)
        expectEqual(window.findings().map { $0.description }, first)
        expectTrue(!window.needsLayout)
    }
}
