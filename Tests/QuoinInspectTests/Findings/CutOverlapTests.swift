import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A text that is cut and lies on another one")
struct CutOverlapTests {
    @Test("is told of for both, for neither follows from the other")
    func both() {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        let title = window.label("title", "A title")
        title.makeConstraints { $0.left.top.equalToSuperview().inset(40) }
        let note = window.label("note", "A note")
        note.makeConstraints { make in
            make.left.equalToSuperview().offset(44)
            make.top.equalToSuperview().offset(44)
            make.height.equalTo(10)
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.cut, .overlap])
        guard findings.count == 2 else { return }
        expectEqual(findings[0].views.map { $0.name }, ["note"])
        expectEqual(findings[1].views.map { $0.name }, ["title", "note"])
    }
}
