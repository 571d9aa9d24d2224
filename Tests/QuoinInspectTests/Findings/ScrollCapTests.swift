import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// The content of a scroll view that was made as high as what is seen of it.
@Suite("Content as high as what shows it")
struct ScrollCapTests {
    private let window = Window.ofFindings()
    private let scroll = ScrollView()
    private let page: View

    init() {
        window.addSubview(scroll)
        scroll.name = "scroll"
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        page = scroll.plain("page")
        let scroll = scroll
        page.makeConstraints { make in
            make.edges.equalToSuperview()
            make.size.equalTo(scroll)
        }
    }

    /// Seven panels of 100 and gaps of 10, which are 770 in all.
    private func fill(toEnd: Bool) {
        var last: View?
        for index in 1...7 {
            let panel = page.plain("panel\(index)")
            panel.makeConstraints { make in
                make.left.right.equalToSuperview().inset(10)
                make.height.equalTo(100)
                if let last {
                    make.top.equalTo(last.bottom).offset(10)
                } else {
                    make.top.equalToSuperview().offset(10)
                }
            }
            last = panel
        }
        if toEnd {
            last?.makeConstraints { $0.bottom.equalToSuperview().inset(10) }
        }
    }

    private func mendOnlyFinding(_ kind: LayoutFinding.Kind, _ description: String) throws {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [kind])
        let mend = try #require(findings.first?.mends.first)
        expectEqual(mend.description, description)
        mend.apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(page.frame, Rect(x: 0, y: 0, width: 320, height: 780))
    }

    @Test("contradicts what is in it, and is proposed to matter less")
    func conflict() throws {
        fill(toEnd: true)
        try mendOnlyFinding(.conflict, "page.height.equalTo(scroll).priority(250)")
    }

    @Test("is too low for what is in it, and is proposed to end with the last view")
    func outside() throws {
        fill(toEnd: false)
        let message = try #require(window.findings().first?.message)
        expectTrue(message.contains("page.height = scroll.height"), "\(message)")
        try mendOnlyFinding(
            .outside,
            "page.height.equalTo(scroll).priority(250)\npanel7.bottom.equalTo(page).inset(10)")
    }

    @Test("is right for what fits, and for pages that scroll to the side")
    func quiet() {
        let panel = page.plain("panel")
        panel.makeConstraints { $0.edges.equalToSuperview().inset(10) }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("is what a strip that scrolls to the side in a stack is proposed to be as high as")
    func strip() throws {
        scroll.removeFromSuperview()
        let (stack, strip, row) = (StackView(), ScrollView(), StackView())
        (stack.name, strip.name, row.name) = ("stack", "strip", "row")
        stack.axis = .vertical
        window.addSubview(stack)
        stack.makeConstraints { $0.left.right.top.equalToSuperview() }
        stack.addArrangedSubview(Label("Photos"))
        stack.addArrangedSubview(strip)
        strip.addSubview(row)
        row.makeConstraints { $0.edges.equalToSuperview() }
        for _ in 0..<6 {
            let photo = View()
            photo.makeConstraints { $0.width.height.equalTo(90) }
            row.addArrangedSubview(photo)
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.invisible])
        let mend = try #require(findings.first?.mends.first)
        expectEqual(mend.description, "strip.height.equalTo(row)")
        mend.apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(strip.frame.height, 90)
    }

    @Test("has to begin somewhere, where something in it is at its far edge")
    func noBeginning() throws {
        page.removeFromSuperview()
        let badge = scroll.plain("badge")
        badge.makeConstraints { make in
            make.top.right.bottom.equalToSuperview()
            make.width.height.equalTo(50)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .endlessContent)
        expectTrue(finding.message.contains("nothing in it says where it begins"))
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(badge.frame, Rect(x: 270, y: 0, width: 50, height: 50))
    }
}
