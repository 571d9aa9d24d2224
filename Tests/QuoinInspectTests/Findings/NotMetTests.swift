import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A wish that is not met")
struct NotMetTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let view = View()

    init() {
        window.name = "window"
        view.name = "v"
        window.addSubview(view)
    }

    @Test("is no finding where another wish of a fit comes to the same as its limit")
    func aspectFit() {
        view.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.equalTo(view.height).multipliedBy(2)
            make.width.height.lessThanOrEqualToSuperview()
            make.width.height.equalToSuperview().priority(.high)
        }
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(view.frame, Rect(0, 160, 320, 160))
    }

    @Test("is no finding where a limit of what is beside it comes before it")
    func limitOfAnother() {
        let side = window.plain("side")
        side.makeConstraints { make in
            make.left.top.bottom.equalToSuperview()
            make.width.equalTo(120).priority(.high)
        }
        view.makeConstraints { make in
            make.left.equalTo(side.right)
            make.top.right.bottom.equalToSuperview()
            make.width.greaterThanOrEqualTo(240)
        }
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(side.frame.width, 80)
    }

    @Test("names others of the same priority that speak against it")
    func twoAgainstOne() throws {
        view.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(30)
            make.width.equalTo(100).priority(600)
            make.width.equalTo(200).priority(600)
            make.width.equalTo(100).priority(600)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .notMet)
        let lines = finding.message.split(separator: "\n")
        expectTrue(lines[0].contains("is missed by 100."))
        expectEqual(lines[1], "Others of the same priority speak against it:")
        expectTrue(lines[2...].allSatisfy { $0.contains("v.width = 100 @600") })
    }

    @Test("names what comes before it, and not what only places the view")
    func causeAlone() throws {
        view.makeConstraints { make in
            make.left.top.equalToSuperview().inset(8)
            make.height.equalTo(30)
            make.width.equalTo(100).priority(700)
            make.width.equalTo(150).priority(600)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .notMet)
        expectEqual(finding.constraints.map { $0.constant }, [150, 100])
        expectTrue(!finding.message.contains("left"))
    }
}
