import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Findings of a row that has room for few of its columns")
struct CrowdedFindingTests {
    @Test(
        "are one, whose first proposal divides the room",
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
        let finding = findings.first
        expectTrue(
            finding?.message.hasPrefix("View#6.width = 200, View#7.width = 200 and ") ?? false,
            "\(findings)")
        expectTrue(finding?.message.contains("need a width of \(200 * count), but") ?? false)
        let mend = finding?.mends.first
        expectTrue(mend?.description.hasPrefix("View#2.width.equalTo(View#1), ") ?? false)
        mend?.apply()
        window.layoutIfNeeded()
        let width = 1000 / Double(count)
        expectTrue(window.subviews.allSatisfy { abs($0.frame.width - width) < 1e-6 })
        expectEqual(window.findings().count, 0)
    }

    @Test("propose nothing that leaves some without a width, where no other proposal is left")
    func narrow() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        window.onDiagnostic = { _ in }
        var last: View?
        for index in 0..<4 {
            let column = View()
            column.name = "c\(index)"
            window.addSubview(column)
            column.makeConstraints { make in
                make.top.equalToSuperview()
                make.height.equalTo(10)
                make.left.equalTo(last?.right ?? window.left).offset(30)
            }
            last = column
        }
        last?.makeConstraints { $0.right.equalToSuperview().inset(4) }
        for column in window.subviews {
            column.makeConstraints { $0.width.equalTo(40) }
        }
        for mend in window.findings().flatMap({ $0.mends }) {
            expectTrue(!mend.description.hasPrefix("drop c"), "\(mend)")
        }
    }
}
