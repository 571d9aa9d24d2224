import QuoinKit
import TestSupport
import Testing

@testable import QuoinInspect

@Suite("A trace, where findings can be had")
struct TraceWithFindingsTests {
    @Test("is the core's, and below it what is wrong, with what would mend it")
    func trace() {
        let window = Window.ofFindings()
        let photo = window.plain("photo")
        photo.makeConstraints { $0.left.right.top.equalToSuperview().inset(16) }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.noHeight])
        let mend = findings[0].mends.first?.description ?? "none"
        let text = window.layoutTrace()
        expectTrue(text.contains("\n  photo: View (16, 16), "))
        expectTrue(text.contains("  AMBIGUOUS vertical\nno height: photo has no height: "))
        expectTrue(text.contains("\n  mend: \(mend)\n"))
    }

    @Test("has the lines of a mend below each other")
    func mendOfSeveralLines() {
        expectEqual(LayoutFinding.line(with: "one\ntwo\n3"), "mend: one\n      two\n      3")
        expectEqual(LayoutFinding.line(with: "one\ntwo", after: "  "), "mend: one\n        two")
        expectEqual(LayoutFinding.line(with: "one", after: "  "), "mend: one")
    }

    @Test("is the core's alone where nothing is wrong")
    func quiet() {
        let window = Window.ofFindings()
        window.plain("photo").makeConstraints { $0.edges.equalToSuperview() }
        window.layoutIfNeeded()
        let lines = window.layoutTrace().split(separator: "\n")
        expectEqual(lines.count, 6)
        expectEqual(lines.last { !$0.contains("[") }, "  photo: View (0, 0), 320 × 480")
    }

    @Test("lays nothing out, and tells what is wrong now")
    func laysNothingOut() {
        let window = Window.ofFindings()
        let photo = window.plain("photo")
        photo.makeConstraints { $0.edges.equalToSuperview() }
        window.layoutIfNeeded()
        photo.makeConstraints { $0.height.equalTo(1000) }
        let before = photo.frame
        expectTrue(window.layoutTrace().contains("\nconflict: "))
        expectEqual(photo.frame, before)
        expectTrue(window.layoutTrace().contains("  photo: View \(before)"))
    }
}
