import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// One length that is open, and another that is a multiple of it, are one finding.
@Suite("A ratio whose other side is open")
struct OpenRatioTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let view = View()

    init() {
        window.name = "window"
        view.name = "a"
        window.addSubview(view)
        view.makeConstraints { $0.left.top.equalTo(16) }
    }

    @Test(
        "is told along the axis of which nothing is said", arguments: [Axis.horizontal, .vertical])
    func ownRatio(axis: Axis) throws {
        view.makeConstraints { make in
            if axis == .horizontal {
                make.height.equalTo(view.width).multipliedBy(0.5)
            } else {
                make.width.equalTo(view.height).multipliedBy(0.5)
            }
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [axis == .horizontal ? .noWidth : .noHeight])
        expectTrue(findings[0].message.hasSuffix("(now 0)."))
        try #require(findings[0].mends.first).apply()
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("is told for the view that says too little")
    func otherView() {
        let other = View()
        other.name = "b"
        window.addSubview(other)
        view.makeConstraints { make in
            make.width.equalTo(20)
            make.height.equalTo(other.width).multipliedBy(2)
        }
        other.makeConstraints { make in
            make.left.equalTo(16)
            make.top.equalTo(view.bottom).offset(8)
            make.height.equalTo(20)
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.noWidth])
        expectTrue(findings.first?.views.first === other)
    }
}
