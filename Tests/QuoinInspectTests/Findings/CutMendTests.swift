import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A text that is cut by a number")
struct CutMendTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    init() { window.name = "window" }

    @Test("that is said of another one is proposed to get a larger one there")
    func elsewhere() throws {
        let name = window.label("name", "Name")
        let street = window.label("street", "Street and number")
        let fields = [TextField(), TextField()]
        fields.forEach(window.addSubview)
        name.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
            make.width.equalTo(40)
        }
        street.makeConstraints { make in
            make.left.width.equalTo(name)
            make.top.equalTo(name.bottom).offset(30)
        }
        for (field, label) in zip(fields, [name, street]) {
            field.makeConstraints { make in
                make.left.equalTo(label.right).offset(8)
                make.right.equalToSuperview().inset(16)
                make.centerY.equalTo(label)
            }
        }
        let findings = window.findings()
        let finding = try #require(findings.first { $0.views.first === street })
        let mend = try #require(finding.mends.first)
        expectTrue(mend.description.hasPrefix("name.width.equalTo("), "\(mend)")
        expectTrue(!finding.mends.contains { $0.description.contains("lessThan") })
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("is not proposed to be allowed less")
    func less() {
        let text = window.label("text", "Some words")
        text.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
            make.width.equalTo(20)
        }
        let mends = window.findings().flatMap { $0.mends }.map { $0.description }
        expectTrue(!mends.contains { $0.contains("lessThanOrEqualTo(20)") }, "\(mends)")
    }

    @Test("lies under what is behind it in one line, and ends before that")
    func oneLine() throws {
        let name = window.label("name", "All that happens")
        let toggle = Switch()
        toggle.name = "toggle"
        window.addSubview(toggle)
        toggle.contentHuggingHorizontalPriority = .high
        toggle.contentCompressionResistanceHorizontalPriority = .required
        name.makeConstraints { $0.left.right.top.equalToSuperview().inset(16) }
        toggle.makeConstraints { make in
            make.right.equalToSuperview().inset(16)
            make.top.equalToSuperview().inset(16 + (name.intrinsicContentSize.height - 31) / 2)
        }
        let finding = try #require(window.findings().first { $0.kind == .overlap })
        expectTrue(
            finding.mends.first?.description.hasPrefix("name.right.equalTo(toggle.left)") ?? false,
            "\(finding)")
    }
}
