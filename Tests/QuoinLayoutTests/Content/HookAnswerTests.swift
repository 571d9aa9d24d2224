import QuoinLayout
import TestSupport
import Testing

@Suite("Answers of hooks that are not numbers")
struct HookAnswerTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let view = AdjustableView("view", content: Size(width: 40, height: 20))
    private let follower: View
    private let reports: Reports

    init() {
        root.addSubview(view)
        follower = root.addFree("follower")
        reports = Reports(of: root)
        LayoutConstraint.activate([
            view.left.constraint(equalTo: root.left, constant: 10),
            view.top.constraint(equalTo: root.top, constant: 10),
            follower.left.constraint(equalTo: view.right),
            follower.top.constraint(equalTo: view.lastBaseline),
        ])
        root.layoutIfNeeded()
    }

    private func expectReportAndNumbers(
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        let isReported = reports.all.contains { if case .notFinite = $0 { true } else { false } }
        expectTrue(isReported, "nothing is said", sourceLocation: sourceLocation)
        for one in [view, follower] {
            let frame = one.frame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            expectTrue(
                numbers.allSatisfy { $0.isFinite }, "\(frame)", sourceLocation: sourceLocation)
        }
    }

    private func expectRecovery(sourceLocation: SourceLocation = #_sourceLocation) {
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 10, 40, 20), sourceLocation: sourceLocation)
        expect(follower, at: Rect(50, 30, 0, 0), sourceLocation: sourceLocation)
    }

    @Test("are reported and passed over: content", arguments: [Double.nan, .infinity])
    func content(value: Double) {
        view.content = Size(width: value, height: value)
        expectReportAndNumbers()
        expect(view, at: Rect(10, 10, 40, 20))
        view.content = Size(width: 40, height: 20)
        expectRecovery()
    }

    @Test("are reported and passed over: baselines", arguments: [Double.nan, .infinity])
    func baselines(value: Double) {
        view.lastBaselineOffset = value
        expectReportAndNumbers()
        expect(view, at: Rect(10, 10, 40, 20))
        view.lastBaselineOffset = 0
        expectRecovery()
    }

    @Test("are reported and passed over: alignment", arguments: [Double.nan, .infinity])
    func alignment(value: Double) {
        view.insets = EdgeInsets(top: value, left: 1, bottom: 0, right: 0)
        expectReportAndNumbers()
        view.insets = .zero
        expectRecovery()
    }

    @Test(
        "are reported and passed over: alignment of the superview",
        arguments: [Double.nan, .infinity])
    func alignmentOfSuperview(value: Double) {
        let inner = view.addFree("inner")
        inner.left.constraint(equalTo: view.left, constant: 2).isActive = true
        inner.right.constraint(equalTo: root.right).isActive = true
        view.insets = EdgeInsets(value)
        expectReportAndNumbers()
        expectTrue(inner.frame.minX.isFinite && inner.frame.width.isFinite, "\(inner.frame)")
        view.insets = .zero
        expectRecovery()
        expect(inner, at: Rect(2, 0, 288, 0))
    }
}
