import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Views that were put into the tree, and given neither a frame nor constraints.
@Suite("A view that nobody has placed")
struct ForgottenViewTests {
    private let window = Window.ofFindings()

    /// The only finding, which is about the view, and mended by its first proposal.
    private func mendOnlyFinding(of view: View) throws {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.invisible], "\(findings)")
        let finding = try #require(findings.first)
        expectEqual(finding.views, [view])
        expectEqual(
            finding.message,
            "\(view.name ?? "") is invisible: it was given no frame, and no constraint places it.")
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectTrue(min(view.frame.width, view.frame.height) > 0)
    }

    @Test(
        "is told of where it is a text, alone or with others beside it", arguments: [false, true])
    func text(hasOthers: Bool) throws {
        let title = window.label("title")
        if hasOthers {
            let other = window.label("other")
            other.makeConstraints { $0.left.top.equalToSuperview().offset(20) }
        }
        try mendOnlyFinding(of: title)
    }

    @Test("is told of where others hang on it")
    func others() throws {
        let (title, detail) = (window.label("title"), window.label("detail"))
        detail.makeConstraints { make in
            make.left.equalToSuperview().offset(20)
            make.top.equalTo(title.bottom).offset(8)
        }
        try mendOnlyFinding(of: title)
        expectEqual(detail.frame.minY, title.frame.maxY + 8)
    }

    @Test("is proposed to stand below all others where they fill the beginning")
    func belowAll() throws {
        let first = window.label("first")
        let (upper, lower) = (window.plain("upper"), window.plain("lower"))
        for view in [upper, lower] {
            view.backgroundColor = .black
            view.makeConstraints { make in
                make.left.right.equalToSuperview()
                make.height.equalTo(100)
            }
        }
        lower.makeConstraints { $0.top.equalTo(upper.bottom).offset(20) }
        upper.makeConstraints { $0.top.equalToSuperview() }
        try mendOnlyFinding(of: first)
        expectEqual(first.frame.minY, 220 + 8)
    }

    @Test("is proposed to stand below the one that comes before it")
    func below() throws {
        let (title, button) = (window.label("title"), Button("OK"))
        button.name = "button"
        window.addSubview(button)
        title.makeConstraints { $0.left.top.equalToSuperview().offset(20) }
        try mendOnlyFinding(of: button)
        expectEqual(button.frame.origin, Point(x: 20, y: title.frame.maxY + 8))
    }

    @Test("is told of once where it has others in it")
    func containers() throws {
        let stack = StackView()
        (stack.name, stack.axis) = ("stack", .vertical)
        window.addSubview(stack)
        for word in ["one", "two"] {
            let label = Label(word)
            label.name = word
            stack.addArrangedSubview(label)
        }
        try mendOnlyFinding(of: stack)
    }

    @Test("is told of where constraints place others in it, and gets their size")
    func card() throws {
        let card = window.plain("card")
        card.backgroundColor = .black
        let title = card.label("title")
        title.makeConstraints { $0.left.top.equalToSuperview().inset(8) }
        try mendOnlyFinding(of: card)
        expectEqual(card.frame.size.width, title.frame.width + 16)
        expectEqual(card.frame.size.height, title.frame.height + 16)
    }

    @Test("is told of where it scrolls, and fills what it is in")
    func scrolling() throws {
        let table = TableView()
        table.name = "table"
        let source = BrokenRows()
        source.closesChain = true
        table.dataSource = source
        window.addSubview(table)
        try mendOnlyFinding(of: table)
        expectEqual(table.frame, Rect(0, 0, 320, 480))
    }

    @Test("is none if it has a frame, shows nothing, is hidden, or follows what it is in")
    func none() {
        let framed = window.label("framed")
        framed.frame = Rect(10, 10, 100, 20)
        window.label("hidden").isHidden = true
        window.label("clear").alpha = 0
        _ = window.label("empty", "")
        _ = window.plain("plain")
        let springs = window.label("springs")
        springs.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        expectEqual(window.findings().map { $0.description }, [])
    }
}
