import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Two texts of which something is said, and not what keeps them apart.
@Suite("Texts that lie on each other although something relates them")
struct ForgottenEdgeTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let title: Label
    private let line: Label

    init() {
        window.name = "window"
        (title, line) = (window.label("title"), window.label("line", "A line"))
        title.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
    }

    private func mendOnlyFinding() throws -> LayoutFinding {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.overlap])
        let finding = try #require(findings.first)
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        return finding
    }

    @Test("were to follow each other, and the word for the edge is missing")
    func missingBottom() throws {
        line.makeConstraints { make in
            make.left.equalTo(title)
            make.top.equalTo(title).offset(4)
        }
        let finding = try mendOnlyFinding()
        expectEqual(finding.views.map { $0.name }, ["title", "line"])
        expectTrue(finding.message.hasSuffix(": was title.bottom meant?"))
        expectTrue(
            finding.mends[0].description.hasPrefix("line.top.equalTo(title.bottom).offset(4) "))
        expectEqual(line.frame.minY, title.frame.maxY + 4)
    }

    @Test("were to follow each other upwards")
    func missingTop() throws {
        line.makeConstraints { make in
            make.left.equalTo(title)
            make.top.equalToSuperview().inset(60)
        }
        title.remakeConstraints { make in
            make.left.equalToSuperview().inset(16)
            make.bottom.equalTo(line).offset(-8)
        }
        let finding = try mendOnlyFinding()
        expectTrue(finding.message.hasSuffix(": was line.top meant?"))
        expectEqual(title.frame.maxY, line.frame.minY - 8)
    }

    @Test("run into each other in a row, for one is longer than its author thought")
    func row() throws {
        title.text = "A name that is as long as the window is wide"
        line.text = "€ 12"
        title.makeConstraints { $0.right.lessThanOrEqualToSuperview() }
        line.makeConstraints { make in
            make.right.equalToSuperview().inset(16)
            make.centerY.equalTo(title)
        }
        let mend = try mendOnlyFinding().mends[0].description
        expectTrue(mend.hasSuffix("\nline.contentCompressionResistanceHorizontalPriority = 751"))
        expectTrue(title.frame.maxX <= line.frame.minX - 8)
    }

    @Test("are shown in turn where one is at the other's place")
    func oneAtATime() {
        line.text = title.text
        line.makeConstraints { $0.edges.equalTo(title) }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("may be a shadow, or a large sign behind a text")
    func decoration() {
        line.text = title.text
        line.makeConstraints { $0.left.top.equalTo(title).offset(1) }
        expectEqual(window.findings().map { $0.message }, [])
        (title.text, title.font) = ("1", Font(size: 90))
        line.text = "First of all, some words"
        line.remakeConstraints { $0.left.top.equalTo(title).offset(20) }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("may lie on other things than texts, such as a place to write in")
    func placeholder() {
        line.removeFromSuperview()
        title.removeFromSuperview()
        let (text, hint) = (TextView(), Label("Write something"))
        [text, hint].forEach(window.addSubview)
        text.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(16)
            make.height.equalTo(120)
        }
        hint.makeConstraints { $0.left.top.equalTo(text).offset(10) }
        expectEqual(window.findings().map { $0.message }, [])
    }
}
