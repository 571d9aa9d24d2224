import QuoinLayout
import TestSupport
import Testing

@Suite("What was set aside for a contradiction")
struct ConflictReturnTests {
    private let root = View(frame: Rect(0, 0, 100, 100))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    @Test("returns when a constraint goes that had part in another contradiction, too")
    func twoConflicts() {
        let box = root.addPinned("box", Rect(0, 0, 10, 10))
        let widths = [100, 200, 300].map { box.height.constraint(equalToConstant: $0) }
        let first = box.constraints.first { $0.firstAttribute == .height }
        first?.isActive = false
        LayoutConstraint.activate(widths)
        root.layoutIfNeeded()
        expectEqual(box.frame.height, 100)
        widths[1].isActive = false
        root.layoutIfNeeded()
        expectEqual(box.frame.height, 100)
        widths[0].isActive = false
        root.layoutIfNeeded()
        expectEqual(box.frame.height, 300)
    }

    @Test("returns when a baseline moves that had part in it")
    func baseline() {
        let text = AdjustableView("text")
        root.addSubview(text)
        text.firstBaselineOffset = 5
        let bound = text.firstBaseline.constraint(
            greaterThanOrEqualTo: root.top, constant: 20)
        let limit = text.top.constraint(lessThanOrEqualTo: root.top, constant: 10)
        let wish = text.top.constraint(equalTo: root.top, constant: 50).withPriority(.low)
        LayoutConstraint.activate([bound, limit, wish])
        root.layoutIfNeeded()
        // The top must be at least 20 − 5 and at most 10.
        expectEqual(reports.conflicts.map { $0.broken === limit }, [true])
        expectEqual(text.frame.minY, 50)
        text.firstBaselineOffset = 12
        text.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        // At least 20 − 12 and at most 10, which is as near to 50 as can be.
        expectEqual(text.frame.minY, 10)
    }

    @Test("is nothing of a constraint whose number is none any more: others decide")
    func notFinite() {
        let text = AdjustableView("text")
        root.addSubview(text)
        let baseline = text.firstBaseline.constraint(equalTo: root.top, constant: 5)
        let wish = text.top.constraint(equalTo: root.top, constant: 40).withPriority(.low)
        LayoutConstraint.activate([baseline, wish])
        root.layoutIfNeeded()
        expectEqual(text.frame.minY, 5)
        // The number comes to twice the greatest that there is.
        text.firstBaselineOffset = -.greatestFiniteMagnitude
        text.invalidateIntrinsicContentSize()
        baseline.constant = .greatestFiniteMagnitude
        root.layoutIfNeeded()
        expectEqual(text.frame.minY, 40)
        expectTrue(reports.messages.contains { $0.contains("not finite; it is left out") })
    }
}
