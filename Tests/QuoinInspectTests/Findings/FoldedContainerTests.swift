import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A container that is folded by a height of 0")
struct FoldedContainerTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let details = View()

    init() {
        window.name = "window"
        details.name = "details"
        window.addSubview(details)
        details.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(16)
        }
        let text = details.label("text", "Some words", lines: 0)
        text.makeConstraints { $0.edges.equalToSuperview().inset(8) }
        details.makeConstraints { $0.height.equalTo(0) }
    }

    @Test("is proposed to take what is in it along, where it clips")
    func clipping() throws {
        details.clipsToBounds = true
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .conflict)
        let mend = try #require(finding.mends.first)
        expectEqual(
            mend.description,
            "text.bottom.equalTo(details).inset(8).priority(999): details is then 0 high")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(details.frame.height, 0)
    }

    @Test("is not, where what is in it would be seen below it")
    func open() {
        let mends = window.findings().flatMap { $0.mends }.map { $0.description }
        expectTrue(!mends.contains { $0.contains("priority(999)") }, "\(mends)")
    }
}
