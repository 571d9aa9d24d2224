import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// A proposal with left beside views that say leading would be the next finding.
@Suite("Proposals say leading and trailing where the views beside do")
struct ReadingWordsTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    init() {
        window.name = "window"
    }

    @Test("for a place")
    func place() throws {
        let (title, time) = (window.label("title"), window.label("time"))
        title.makeConstraints { make in
            make.top.equalTo(8)
            make.trailing.lessThanOrEqualTo(time.leading).offset(-8)
        }
        time.makeConstraints { $0.top.trailing.equalToSuperview().inset(8) }
        let finding = try #require(window.findings().first { $0.kind == .noPlace })
        let mend = try #require(finding.mends.first)
        expectEqual(mend.description, "title.leading.equalTo(window).inset(16)")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test(
        "for an edge, on whichever side that is",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func edge(direction: LayoutDirection) throws {
        window.layoutDirection = direction
        let box = window.plain("box")
        box.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(8)
            make.height.equalTo(20)
            make.width.equalTo(400)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .outside)
        let mend = try #require(finding.mends.first)
        expectTrue(mend.description.hasPrefix("box.trailing.equalTo(window).inset(8) instead of "))
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(box.frame, Rect(8, 8, 304, 20))
    }
}
