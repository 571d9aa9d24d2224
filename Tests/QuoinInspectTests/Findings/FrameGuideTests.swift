import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What scrolls is tied to the part that is shown")
struct FrameGuideTests {
    @Test("and is proposed to be tied to all of it")
    func content() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        let (scroll, stack) = (ScrollView(), StackView())
        (scroll.name, stack.name) = ("scroll", "stack")
        stack.axis = .vertical
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        scroll.addSubview(stack)
        stack.makeConstraints { make in
            make.top.bottom.equalTo(scroll.frameLayoutGuide)
            make.left.right.equalTo(scroll.contentLayoutGuide)
            make.width.equalTo(scroll.frameLayoutGuide)
        }
        for _ in 0..<20 {
            let view = View()
            stack.addArrangedSubview(view)
            view.makeConstraints { $0.height.equalTo(60) }
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .conflict)
        let mend = try #require(finding.mends.first)
        expectTrue(
            mend.description.contains(
                "stack.bottom.equalTo(scroll.contentLayoutGuide) instead of "),
            "\(mend)")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(stack.frame.height, 1200)
    }
}
