import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A report of a part of a screen")
struct OutsideCulpritTests {
    private func view(_ name: String, in container: View) -> View {
        let view = View()
        view.name = name
        container.addSubview(view)
        return view
    }

    @Test("names only culprits that are in the part, by their places in it")
    func culprits() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.onDiagnostic = { _ in }
        let header = view("header", in: window)
        header.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(44)
        }
        let card = view("card", in: window)
        card.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.bottom.equalTo(header)
            make.height.equalTo(120)
        }
        let report = ReadReport(HTMLReport(of: card))
        let findings = try report.layout()["findings"] as? [[String: Any]] ?? []
        expectEqual(findings.map { $0["views"] as? [Int] ?? [] }, [[0]])
        expectTrue(card.findings().flatMap { $0.views }.contains { $0 === header })
    }
}
