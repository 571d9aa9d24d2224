import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// The view of a screen is as large as its controller has it, whatever contradicts in it.
@Suite("Conflicts on a screen")
struct GivenScreenTests {
    private let window = Window.ofFindings()
    private let controller = ViewController()
    private var screen: View { controller.view }

    init() {
        window.rootViewController = controller
        screen.name = "screen"
    }

    /// Checks that the first proposal is the one, and the right one.
    private func expectFirstMend(_ description: String) throws -> LayoutFinding {
        let findings = window.findings()
        let finding = try #require(findings.first)
        expectEqual(findings.map { $0.kind }, [.conflict])
        expectEqual(screen.frame, window.bounds)
        let mend = try #require(finding.mends.first)
        expectTrue(mend.description.hasPrefix(description), "\(mend)")
        mend.apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(screen.frame, window.bounds)
        return finding
    }

    @Test("are about what was said last, and not about how large the screen is")
    func threeOfOneAxis() throws {
        let strip = screen.plain("strip")
        strip.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.bottom.equalToSuperview()
            make.height.equalTo(60)
        }
        strip.makeConstraints { $0.top.equalToSuperview().offset(40) }
        _ = try expectFirstMend("drop strip.top = screen.top + 40")
        expectEqual(strip.frame, Rect(x: 0, y: 420, width: 320, height: 60))
    }

    @Test("of two ratios say both, and that no size but 0 has both")
    func ratios() throws {
        let poster = screen.plain("poster")
        poster.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(poster.width).multipliedBy(0.5)
            make.height.equalTo(poster.width).multipliedBy(0.75)
        }
        let finding = try expectFirstMend("drop poster.height = 0.75 × poster.width")
        expectTrue(
            finding.message.contains(
                "One line says that poster.height is 0.75 × poster.width, another that it is "
                    + "0.5 × poster.width: both hold only where both are 0."), "\(finding.message)")
        // Without an edge the poster would be nowhere to be seen.
        expectTrue(!finding.mends.contains { $0.description.contains("poster.left") })
        expectEqual(poster.frame, Rect(x: 0, y: 0, width: 320, height: 160))
    }

    @Test("are not mended by what would make the screen larger than the window")
    func notByGrowing() {
        let sheet = screen.plain("sheet")
        sheet.makeConstraints { make in
            make.width.equalTo(400)
            make.height.equalTo(100)
            make.center.equalToSuperview()
        }
        for _ in 0..<3 {
            window.findings().first?.mends.first?.apply()
        }
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(screen.frame, window.bounds)
        expectTrue(sheet.frame.minX >= 0 && sheet.frame.maxX <= 320)
    }

    @Test("do not hide that a flag was forgotten: a screen may be placed by constraints")
    func placedByConstraints() {
        let (parent, child) = (controller, ViewController())
        child.view.name = "child"
        child.view.frame = Rect(x: 0, y: 0, width: 320, height: 480)
        parent.addChild(child)
        screen.addSubview(child.view)
        LayoutConstraint.activate([
            child.view.left.constraint(equalTo: screen.left),
            child.view.right.constraint(equalTo: screen.right),
            child.view.top.constraint(equalTo: screen.top, constant: 100),
            child.view.bottom.constraint(equalTo: screen.bottom),
        ])
        expectEqual(window.kindsOfFindings, [.stillPlacedByFrame])
        expectEqual(child.view.frame, Rect(x: 0, y: 100, width: 320, height: 380))
    }
}
