import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("The ends of a row, from right to left")
struct MirroredRowTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let title: Label
    private let arrow: View

    init() {
        window.name = "window"
        (title, arrow) = (window.label("title"), window.plain("arrow"))
        title.makeConstraints { $0.leading.top.equalToSuperview().inset(16) }
        arrow.makeConstraints { make in
            make.size.equalTo(8)
            make.centerY.equalTo(title)
        }
    }

    @Test("are one and the same where one is said as leading and the other as right")
    func meeting() throws {
        arrow.makeConstraints { $0.right.equalToSuperview().inset(16) }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .mixedDirections)
        expectEqual(finding.views.map { $0.name }, ["arrow", "title"])
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.message }, [])
        window.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        expectEqual(arrow.frame.minX, 16)
    }

    @Test("part where one is said as left and the one beside it as leading")
    func parting() throws {
        arrow.makeConstraints { $0.left.equalToSuperview().inset(16) }
        title.remakeConstraints { make in
            make.top.equalToSuperview().inset(16)
            make.leading.equalToSuperview().inset(36)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .mixedDirections)
        expectEqual(finding.mends.first?.description, "arrow.leading.equalTo(window).inset(16)")
        finding.mends.first?.apply()
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("are no row where they are far from each other")
    func farApart() {
        arrow.makeConstraints { $0.left.equalToSuperview().inset(16) }
        title.remakeConstraints { make in
            make.top.equalToSuperview().inset(16)
            make.leading.equalToSuperview().inset(120)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("are kept apart in different rows, and by what reaches from one to the other")
    func apart() {
        arrow.remakeConstraints { make in
            make.size.equalTo(8)
            make.right.equalToSuperview().inset(16)
            make.top.equalTo(title.bottom).offset(8)
        }
        expectEqual(window.findings().map { $0.message }, [])
        arrow.remakeConstraints { make in
            make.left.right.equalToSuperview()
            make.height.equalTo(100)
            make.top.equalToSuperview()
        }
        window.sendSubviewToBack(arrow)
        expectTrue(!window.findings().contains { $0.kind == .mixedDirections })
    }
}
