import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Constraints that wait for something that is in no tree, or in another one.
@Suite("What waits for a view")
struct WaitingMendTests {
    private let window = Window.ofFindings()
    private let title: Label

    init() {
        title = window.label("title")
        title.makeConstraints { $0.left.top.equalToSuperview().offset(20) }
    }

    private func finding() throws -> LayoutFinding {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.pending], "\(findings)")
        return try #require(findings.first)
    }

    @Test("is proposed to get it, if it has a size then")
    func missing() throws {
        let far = View()
        far.name = "far"
        far.makeConstraints { make in
            make.top.equalTo(title.bottom).offset(8)
            make.left.equalTo(title)
            make.size.equalTo(50)
        }
        let mend = try #require(finding().mends.first)
        expectEqual(mend.description, "window.addSubview(far)")
        mend.apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(far.frame, Rect(20, title.frame.maxY + 8, 50, 50))
    }

    @Test("is not proposed to get one without a size, which would take all of it")
    func withoutSize() throws {
        let other = View()
        other.name = "other"
        title.makeConstraints { $0.width.lessThanOrEqualTo(other) }
        expectEqual(try finding().mends.map { $0.description }, [])
    }

    @Test("may be the superview of the root")
    func superview() throws {
        let root = View("root", Rect(0, 0, 320, 480))
        root.makeConstraints { $0.left.top.equalToSuperview() }
        let findings = root.findings()
        expectEqual(findings.map { $0.kind }, [.pending])
        let message = try #require(findings.first?.message)
        expectTrue(
            message.hasPrefix("2 constraints wait: root has no superview yet.\nroot.left"),
            "\(message)")
    }

    @Test("is not proposed to take a window in")
    func otherWindow() throws {
        let second = Window(frame: Rect(0, 0, 100, 100))
        second.name = "second"
        title.makeConstraints { $0.width.lessThanOrEqualTo(second) }
        let finding = try finding()
        expectTrue(finding.message.contains("second is in another tree, that of second"))
        expectEqual(finding.mends.map { $0.description }, [])
    }
}
