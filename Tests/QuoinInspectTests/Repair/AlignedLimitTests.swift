import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Aligning a view that something else keeps where it is")
struct AlignedLimitTests {
    private let root = View("root", Rect(0, 0, 320, 200))
    private let a = View()
    private let b = View()

    init() {
        (a.name, b.name) = ("a", "b")
        root.addSubview(a)
        root.addSubview(b)
        root.onDiagnostic = { _ in }
        a.makeConstraints { make in
            make.top.equalToSuperview()
            make.size.equalTo(40)
        }
        b.makeConstraints { make in
            make.top.equalToSuperview().inset(60)
            make.size.equalTo(40)
        }
    }

    @Test("takes away a limit that contradicts, and leaves one that does not")
    func limits() {
        a.makeConstraints { $0.left.equalToSuperview().offset(10) }
        b.makeConstraints { make in
            make.left.equalToSuperview().offset(60)
            make.left.greaterThanOrEqualToSuperview().offset(50)
            make.left.greaterThanOrEqualToSuperview().offset(5)
        }
        root.layoutIfNeeded()
        let report = LayoutRepair(of: [a, b]).align(.left)
        root.layoutIfNeeded()
        expectEqual(
            report.removed.map { "\($0)" }, ["b.left = root.left + 60", "b.left ≥ root.left + 50"])
        expectEqual(report.added.map { "\($0)" }, ["b.left = a.left"])
        expectEqual(b.frame, Rect(10, 60, 40, 40))
        expectEqual(root.standingConflicts().count, 0)
    }

    @Test("changes nothing where the first view hangs on the other one")
    func circular() {
        b.makeConstraints { $0.left.equalToSuperview().offset(60) }
        a.makeConstraints { $0.left.equalTo(b.right).offset(8) }
        root.layoutIfNeeded()
        let report = LayoutRepair(of: [a, b]).align(.left)
        root.layoutIfNeeded()
        expectTrue(report.isEmpty)
        // 60 + 40 + 8
        expectEqual([a.frame.minX, b.frame.minX], [108, 60])
        expectEqual(root.standingConflicts().count, 0)
    }
}
