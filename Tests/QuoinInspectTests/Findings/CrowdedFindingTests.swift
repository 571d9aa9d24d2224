import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Findings of a row that has room for few of its columns")
struct CrowdedFindingTests {
    @Test(
        "are one, whose first proposal leaves out what is too much",
        arguments: usually(1, of: [12, 50]))
    func crowd(count: Int) {
        let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 100))
        window.onDiagnostic = { _ in }
        var last: View?
        for _ in 0..<count {
            let column = View()
            window.addSubview(column)
            column.makeConstraints { make in
                make.top.equalToSuperview()
                make.height.equalTo(10)
                make.left.equalTo(last?.right ?? window.left)
            }
            last = column
        }
        last?.makeConstraints { $0.right.equalToSuperview() }
        for column in window.subviews {
            column.makeConstraints { $0.width.equalTo(200) }
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.conflict])
        let mend = findings.first?.mends.first
        expectTrue(mend?.description.hasPrefix("drop ") ?? false)
        // What is set aside is left out, so that all stay where they are.
        let before = window.subviews.map { $0.frame }
        mend?.apply()
        window.layoutIfNeeded()
        expectEqual(window.subviews.map { $0.frame }, before)
        expectEqual(window.findings().filter { $0.kind == .conflict }.count, 0)
    }
}
