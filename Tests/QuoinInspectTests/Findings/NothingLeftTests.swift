import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// A stack gives what does not care how large it is nothing, where others take all.
@Suite("What a stack has nothing left for")
struct NothingLeftTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let stack = StackView()

    init() {
        window.name = "window"
        stack.name = "stack"
        window.addSubview(stack)
        stack.makeConstraints { $0.left.right.top.equalToSuperview() }
    }

    private func mendOnlyFinding() throws -> LayoutFinding {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.invisible])
        let finding = try #require(findings.first)
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        return finding
    }

    @Test("may be a scroll view, which clips, but was not folded")
    func scrollView() throws {
        let (scroll, text) = (ScrollView(), Label("Some text"))
        scroll.name = "scroll"
        stack.axis = .vertical
        scroll.addSubview(text)
        text.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalToSuperview()
        }
        [Label("Title"), scroll].forEach(stack.addArrangedSubview)
        let finding = try mendOnlyFinding()
        expectTrue(finding.message.hasPrefix("scroll is invisible: its height is 0"))
        expectEqual(scroll.frame.height, 44)
    }

    @Test("may be a text that scrolls")
    func textView() throws {
        let notes = TextView("Bring two candles.")
        notes.name = "notes"
        stack.axis = .vertical
        [Label("Notes"), notes].forEach(stack.addArrangedSubview)
        expectTrue(try mendOnlyFinding().views.first === notes)
        expectEqual(notes.frame.height, 44)
    }

    @Test("is not missed where somebody has said that it has no height")
    func folded() {
        let (scroll, text) = (ScrollView(), Label("Some text"))
        stack.axis = .vertical
        scroll.addSubview(text)
        text.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalToSuperview()
        }
        scroll.makeConstraints { $0.height.equalTo(0) }
        let notes = TextView("Bring two candles.")
        notes.makeConstraints { $0.height.equalTo(0).priority(999) }
        [Label("Title"), scroll, notes].forEach(stack.addArrangedSubview)
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("gets as much as what is beside it")
    func tiles() throws {
        for name in ["steps", "calories"] {
            let tile = View()
            tile.name = name
            let text = tile.label("text")
            text.makeConstraints { $0.center.equalToSuperview() }
            tile.makeConstraints { $0.height.equalTo(80) }
            stack.addArrangedSubview(tile)
        }
        let finding = try mendOnlyFinding()
        expectEqual(finding.mends[0].description, "calories.width.equalTo(steps)")
        expectEqual(stack.arrangedSubviews.map { $0.frame.width }, [160, 160])
    }

    @Test("keeps its content where it resists more than the others")
    func icon() throws {
        let icon = ImageView(Image("icon", size: Size(width: 40, height: 40)))
        let title = Label(String(repeating: "A long title ", count: 5))
        (icon.name, title.name) = ("icon", "title")
        icon.contentHuggingHorizontalPriority = 1000
        icon.contentCompressionResistanceHorizontalPriority = 250
        [icon, title].forEach(stack.addArrangedSubview)
        let finding = try mendOnlyFinding()
        let mend = "icon.contentCompressionResistanceHorizontalPriority = 751"
        expectEqual(finding.mends[0].description, mend)
        expectEqual(icon.frame.width, 40)
    }

    @Test("has no place where it was not added to what is arranged")
    func notArranged() throws {
        let (one, two) = (Label("One"), Label("Two"))
        (one.name, two.name) = ("one", "two")
        stack.axis = .vertical
        stack.addArrangedSubview(one)
        stack.addSubview(two)
        two.translatesAutoresizingMaskIntoConstraints = false
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .noPlace)
        let hint = "stack arranges only what is added with addArrangedSubview."
        expectTrue(finding.message.contains(hint))
        // An edge of the stack would put it on the first one.
        expectTrue(finding.mends.isEmpty)
    }
}
