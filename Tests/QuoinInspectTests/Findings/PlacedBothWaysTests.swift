import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A view that its frame was left to place")
struct PlacedBothWaysTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    @Test("is as large as its content once constraints place it, though nobody had asked for that")
    func label() throws {
        window.name = "window"
        let title = window.label("title", "Some text\nof two lines", lines: 0)
        title.translatesAutoresizingMaskIntoConstraints = true
        LayoutConstraint.activate([
            title.leading.constraint(equalTo: window.leading, constant: 16),
            title.top.constraint(equalTo: window.top, constant: 20),
        ])
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.stillPlacedByFrame])
        let mend = try #require(findings.first?.mends.first)
        expectEqual(mend.description, "title.translatesAutoresizingMaskIntoConstraints = false")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(title.frame, Rect(16, 20, title.frame.width, 40))
        expectTrue(title.frame.width > 0)
    }

    @Test("that is told of twice by one line says so only if both are called the same")
    func calledOtherwise() {
        let panel = window.plain("panel")
        panel.makeConstraints { $0.left.right.top.equalToSuperview() }
        for (name, height) in [("collapsed", 0.0), ("expanded", 160)] {
            panel.height.constraint(equalToConstant: height).named(name).isActive = true
        }
        expectEqual(window.findings().map { $0.kind }, [.conflict])
    }

    @Test("waits for a guide that was added to no view, which is named")
    func guide() throws {
        let column = LayoutGuide(identifier: "column")
        let title = window.label("title")
        title.makeConstraints { make in
            make.left.equalTo(column)
            make.top.equalToSuperview()
        }
        let finding = try #require(window.findings().first { $0.kind == .pending })
        expectTrue(finding.message.contains("column was never added to a view with addLayoutGuide"))
    }
}

extension LayoutConstraint {
    fileprivate func named(_ name: String) -> LayoutConstraint {
        identifier = name
        return self
    }
}
