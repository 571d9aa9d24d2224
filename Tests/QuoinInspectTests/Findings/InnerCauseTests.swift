import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// A view that is as large as what is in it has no size if something in it says too little.
@Suite("What is open in a view whose size hangs on it")
struct InnerCauseTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let scroll = ScrollView()
    private let content: View

    init() {
        window.name = "window"
        scroll.name = "scroll"
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        content = scroll.plain("content")
        content.makeConstraints { $0.edges.width.equalToSuperview() }
    }

    @Test("ends a content where its last view does")
    func lastView() throws {
        let (title, text) = (content.label("title"), content.label("text"))
        title.makeConstraints { $0.top.leading.trailing.equalToSuperview().inset(16) }
        text.makeConstraints { make in
            make.top.equalTo(title.bottom).offset(8)
            make.leading.trailing.equalTo(title)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .endlessContent)
        let mend = try #require(finding.mends.first)
        expectEqual(mend.description, "text.bottom.equalTo(content).inset(16)")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(content.frame.height, text.frame.maxY + 16)
    }

    @Test("is told in its place, with what mends it")
    func middleView() throws {
        let (photo, text) = (content.plain("photo"), content.label("text"))
        photo.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
        text.makeConstraints { make in
            make.top.equalTo(photo.bottom).offset(8)
            make.leading.trailing.bottom.equalToSuperview().inset(16)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .noHeight)
        expectTrue(finding.views.first === photo)
        expectTrue(finding.message.hasSuffix("\ncontent hangs on it."))
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectTrue(photo.frame.height > 0)
    }
}
