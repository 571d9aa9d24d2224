import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A trace with findings")
struct TraceWithFindingsTests {
    @Test("is the trace, and below it what is wrong, with what would mend it")
    func trace() {
        let window = Window.ofFindings()
        let photo = window.plain("photo")
        photo.makeConstraints { $0.left.right.top.equalToSuperview().inset(16) }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.noHeight])
        let mend = findings[0].mends.first?.description ?? "none"
        let text = window.layoutTraceWithFindings()
        expectTrue(text.hasPrefix(window.layoutTrace()))
        expectTrue(text.contains("\nno height: photo has no height: "))
        expectTrue(text.contains("\n  mend: \(mend)\n"))
    }

    @Test("is the trace alone where nothing is wrong")
    func quiet() {
        let window = Window.ofFindings()
        window.plain("photo").makeConstraints { $0.edges.equalToSuperview() }
        expectEqual(window.layoutTraceWithFindings(), window.layoutTrace())
    }
}
