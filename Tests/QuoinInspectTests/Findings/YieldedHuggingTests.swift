import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A content that was not to be larger")
struct YieldedHuggingTests {
    private let window = Window.ofFindings()

    @Test("is told of where a number comes before it")
    func number() throws {
        let title = window.label("title")
        title.setContentHuggingPriority(.required, for: .horizontal)
        title.makeConstraints { make in
            make.left.top.equalToSuperview().offset(20)
            make.width.equalTo(200)
        }
        let content = title.intrinsicContentSize.width
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .notMet)
        expectEqual(finding.views, [title])
        expectEqual(finding.constraints.map { $0.firstAttribute }, [.width])
        expectTrue(finding.message.contains("wider than its content, which it hugs at 1000"))
        expectEqual(finding.mends.count, 2)
        expectEqual(
            finding.mends[1].description, "title.contentHuggingHorizontalPriority = 250")
        finding.mends[0].apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(title.frame.width, content)
    }

    @Test("is no finding while it is just as large", arguments: [0.0, 0.3])
    func asLarge(more: Double) {
        let title = window.label("title")
        let content = title.intrinsicContentSize.width
        title.setContentHuggingPriority(.required, for: .horizontal)
        title.makeConstraints { make in
            make.left.top.equalToSuperview().offset(20)
            make.width.equalTo(content + more)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }
}
