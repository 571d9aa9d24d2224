import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Left beside leading, where the left edge is only wished for")
struct OptionalTwinTests {
    @Test("is proposed to be leading with the same priority")
    func priority() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        let title = window.label("title", "A title")
        title.makeConstraints { make in
            make.top.equalToSuperview().inset(40)
            make.left.equalToSuperview().offset(16).priority(750)
        }
        let note = window.label("note", "A note")
        note.makeConstraints { make in
            make.top.equalTo(title.bottom).offset(8)
            make.leading.equalToSuperview().offset(16)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .mixedDirections)
        let mend = try #require(finding.mends.first)
        mend.apply()
        let said = title.constraints(on: .leading)
        expectEqual(said.map { $0.priority }, [750])
        expectEqual(window.findings().count, 0)
    }
}
