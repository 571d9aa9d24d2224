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

    /// Views of 60 × 60 in a stack within a scroll view of 320 × 100.
    private func strip(_ axis: Axis) -> (window: Window, scroll: ScrollView, stack: StackView) {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let (scroll, stack) = (ScrollView(), StackView())
        (scroll.name, stack.name) = ("scroll", "stack")
        stack.axis = axis
        window.addSubview(scroll)
        scroll.addSubview(stack)
        scroll.makeConstraints {
            $0.left.right.top.equalToSuperview()
            $0.height.equalTo(100)
        }
        for _ in 0..<10 {
            let view = View()
            stack.addArrangedSubview(view)
            view.makeConstraints { (axis == .vertical ? $0.height : $0.width).equalTo(60) }
        }
        return (window, scroll, stack)
    }

    @Test("across, and moves downwards")
    func downwards() {
        let (window, scroll, stack) = strip(.vertical)
        stack.makeConstraints {
            $0.top.bottom.equalTo(scroll.contentLayoutGuide)
            $0.left.right.equalTo(scroll.frameLayoutGuide).inset(16)
        }
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(stack.frame.size, Size(width: 288, height: 600))
    }

    @Test("downwards, and moves across")
    func across() {
        let (window, scroll, stack) = strip(.horizontal)
        stack.makeConstraints {
            $0.left.right.equalTo(scroll.contentLayoutGuide)
            $0.top.bottom.equalTo(scroll.frameLayoutGuide)
        }
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(stack.frame.size, Size(width: 600, height: 100))
    }

    @Test("both ways, and so moves nowhere")
    func nowhere() {
        let (window, scroll, stack) = strip(.vertical)
        stack.makeConstraints {
            $0.left.right.top.equalTo(scroll.frameLayoutGuide)
        }
        expectEqual(window.findings().map { $0.kind }, [.endlessContent])
    }

    @Test("Content that is at least as high as what shows it is no higher without a reason")
    func leastHeight() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let (scroll, content) = (ScrollView(), View())
        (scroll.name, content.name) = ("scroll", "content")
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        scroll.addSubview(content)
        content.makeConstraints {
            $0.edges.width.equalTo(scroll)
            $0.height.greaterThanOrEqualTo(scroll)
        }
        content.label("last").makeConstraints {
            $0.left.top.equalToSuperview().inset(16)
            $0.bottom.lessThanOrEqualToSuperview().inset(16)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .endlessContent)
        let mend = try #require(finding.mends.first)
        expectEqual(mend.description, "content.height.equalTo(scroll).priority(250)")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(content.frame.height, 480)
    }
}
