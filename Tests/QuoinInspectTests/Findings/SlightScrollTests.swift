import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What can be scrolled by a little only")
struct SlightScrollTests {
    private let window = Window.ofFindings()
    private let scroll = ScrollView()
    private let content = View()

    init() {
        (scroll.name, content.name) = ("scroll", "content")
        window.addSubview(scroll)
        scroll.addSubview(content)
    }

    private func expectMend(_ message: String, _ mend: String) throws {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.endlessContent])
        let finding = try #require(findings.first)
        expectTrue(finding.message.hasPrefix(message), "\(finding)")
        expectEqual(finding.mends.map { $0.description }.map { $0.prefixLine }, [mend])
        finding.mends.first?.apply()
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("is as wide as what shows it, and has something at its sides")
    func sides() throws {
        scroll.makeConstraints { $0.edges.equalTo(window) }
        content.makeConstraints { make in
            make.edges.equalTo(scroll).inset(16)
            make.width.equalTo(scroll)
            make.height.equalTo(900)
        }
        // 320 and twice 16 are 352.
        try expectMend(
            "What scrolls in scroll is 32 wider than scroll, so that it can be moved a little to the side",
            "content.width.equalTo(scroll).offset(-32)")
        expectEqual(content.frame.width, 288)
    }

    @Test("is as high as what shows it, and has something above and below")
    func strip() throws {
        scroll.makeConstraints {
            $0.left.right.top.equalTo(window)
            $0.height.equalTo(100)
        }
        content.makeConstraints { make in
            make.edges.equalTo(scroll).inset(10)
            make.height.equalTo(scroll)
            make.width.equalTo(900)
        }
        try expectMend(
            "What scrolls in scroll is 20 higher than scroll, so that it can be moved a little up and down",
            "content.height.equalTo(scroll).offset(-20)")
        expectEqual(content.frame.height, 80)
    }

    @Test("is as wide as the window, and what shows it is not")
    func narrow() throws {
        scroll.makeConstraints { $0.edges.equalTo(window).inset(20) }
        content.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.width.equalTo(window)
            make.height.equalTo(900)
        }
        try expectMend(
            "What scrolls in scroll is 40 wider than scroll",
            "content.width.equalTo(scroll)")
        expectEqual(content.frame.width, 280)
    }

    @Test("may be so on purpose, as a point that has a page give way to a finger")
    func bounce() {
        scroll.makeConstraints { $0.edges.equalTo(window) }
        content.makeConstraints { make in
            make.edges.width.equalTo(scroll)
            make.height.equalTo(scroll).offset(1)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("is no page after another")
    func pages() {
        scroll.makeConstraints { $0.edges.equalTo(window) }
        content.makeConstraints { make in
            make.edges.height.equalTo(scroll)
            make.width.equalTo(scroll).multipliedBy(3)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }
}

extension String {
    /// What is said before what it is said instead of.
    fileprivate var prefixLine: String {
        guard let range = firstRange(of: " instead of ") else { return self }
        return String(self[..<range.lowerBound])
    }
}
