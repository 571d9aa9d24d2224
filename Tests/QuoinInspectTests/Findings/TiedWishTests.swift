import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Wishes of one priority that cannot all hold")
struct TiedWishTests {
    /// A view that is to be 400 wide and 8 from both edges of a window of 320.
    private static func window(_ direction: SemanticContentAttribute) -> Window {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.name = "window"
        window.semanticContentAttribute = direction
        window.plain("box").makeConstraints { make in
            make.top.equalToSuperview().offset(8)
            make.height.equalTo(20)
            make.leading.equalToSuperview().offset(8).priority(740)
            make.width.equalTo(400).priority(740)
            make.trailing.equalToSuperview().inset(8)
        }
        return window
    }

    @Test(
        "are told as such, and not as a width that nothing says",
        arguments: [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func message(direction: SemanticContentAttribute) throws {
        let findings = Self.window(direction).findings()
        expectEqual(findings.map { $0.kind }, [.notMet])
        let finding = try #require(findings.first)
        expectEqual(finding.views.map { $0.name }, ["box"])
        expectEqual(finding.constraints.prefix(2).map { $0.firstAttribute }, [.leading, .width])
        expectTrue(finding.message.contains("cannot both hold: they miss 96 together"))
        expectTrue(finding.message.contains("both have the priority 740"))
        expectTrue(!finding.message.contains("nothing says how wide"))
    }

    @Test(
        "have mends that leave nothing to tell",
        arguments: [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func mends(direction: SemanticContentAttribute) throws {
        let mends = Self.window(direction).findings()[0].mends
        expectEqual(mends.first?.description, "box.width.equalTo(400).priority(500)")
        for index in mends.indices {
            let window = Self.window(direction)
            window.findings()[0].mends[index].apply()
            window.layoutIfNeeded()
            expectEqual(window.findings().map { $0.description }, [])
            expectEqual(window.subviews[0].frame, Rect(x: 8, y: 8, width: 304, height: 20))
        }
    }

    @Test("are told where views divide a length, too")
    func shared() throws {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let (one, other) = (window.plain("one"), window.plain("other"))
        one.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(20)
            make.width.equalTo(200).priority(600)
        }
        other.makeConstraints { make in
            make.left.equalTo(one.right)
            make.right.top.equalToSuperview()
            make.height.equalTo(20)
            make.width.equalTo(200).priority(600)
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.notMet])
        expectTrue(findings.first?.message.contains("they miss 80 together") ?? false)
    }
}
