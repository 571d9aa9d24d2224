import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What scrolls has more room than is seen")
struct ScrollRoomTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    init() { window.name = "window" }

    @Test("so that texts which have too little may make its content longer")
    func longer() throws {
        let scroll = ScrollView()
        scroll.name = "scroll"
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        let content = scroll.plain("content")
        content.makeConstraints { $0.edges.size.equalToSuperview() }
        var last: View?
        for index in 0..<4 {
            let words = String(repeating: "Some words ", count: 40)
            let text = content.label("text\(index)", words, lines: 0)
            text.makeConstraints { make in
                make.left.right.equalToSuperview()
                if let last {
                    make.top.equalTo(last.bottom).offset(8)
                } else {
                    make.top.equalToSuperview()
                }
            }
            last = text
        }
        try #require(last).makeConstraints { $0.bottom.lessThanOrEqualToSuperview() }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .resistanceTie)
        expectTrue(finding.message.contains("\ncontent.height = scroll.height ("))
        expectTrue(finding.message.hasSuffix(" leaves no more, though what scrolls may be longer."))
        let mend = try #require(finding.mends.first)
        expectEqual(mend.description, "content.height.equalTo(scroll).priority(250)")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectTrue(content.frame.height > 480)
    }

    @Test("so that something small may lie over it, and a bar as wide as it may not")
    func over() throws {
        let (text, button) = (TextView("Some text"), Button("+"))
        (text.name, button.name) = ("text", "button")
        [text, button].forEach(window.addSubview)
        text.makeConstraints { $0.edges.equalToSuperview() }
        button.makeConstraints { make in
            make.right.bottom.equalToSuperview().inset(16)
            make.size.equalTo(56)
        }
        expectEqual(window.findings().map { $0.message }, [])
        button.remakeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.height.equalTo(56)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .overlap)
        let mend = try #require(finding.mends.first)
        // As close to it as to the edge of the window.
        expectTrue(mend.description.hasPrefix("text.bottom.equalTo(button.top) instead of"))
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(text.frame.height, 424)
    }

    @Test("so that of two at its bottom the first stands above the second")
    func atOneEdge() throws {
        let (pages, next) = (SegmentedControl(["A", "B"]), Button("Next"))
        (pages.name, next.name) = ("pages", "next")
        [pages, next].forEach(window.addSubview)
        pages.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.bottom.equalToSuperview().inset(16)
        }
        next.makeConstraints { make in
            make.left.right.bottom.equalToSuperview().inset(16)
            make.height.equalTo(50)
        }
        let finding = try #require(window.findings().first)
        let mend = try #require(finding.mends.first)
        expectTrue(
            mend.description.hasPrefix("pages.bottom.equalTo(next.top).offset(-8) instead of"))
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(next.frame, Rect(16, 414, 288, 50))
    }
}
