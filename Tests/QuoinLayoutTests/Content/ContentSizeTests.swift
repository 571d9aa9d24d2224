import QuoinLayout
import TestSupport
import Testing

@Suite("The size of content")
struct ContentSizeTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let text = AdjustableView("text", content: Size(width: 80, height: 20))
    private let reports: Reports

    init() {
        root.addSubview(text)
        reports = Reports(of: root)
    }

    private func layOut(_ constraints: LayoutConstraint...) {
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    @Test("By itself a view has none")
    func none() {
        let size = View().intrinsicContentSize
        expectEqual(View.noIntrinsicMetric, -1)
        expectEqual(size, Size(width: -1, height: -1))
        expectEqual(View().contentSize(forWidth: 10), size)
    }

    @Test(
        "By itself a view hugs it at 250 and resists compression at 750", arguments: Axis.allCases)
    func standard(axis: Axis) {
        expectEqual(View().contentHuggingPriority(for: axis), 250)
        expectEqual(View().contentCompressionResistancePriority(for: axis), 750)
    }

    @Test("It is the view's size when nothing else says anything")
    func alone() {
        layOut()
        expect(text, at: Rect(0, 0, 80, 20))
    }

    @Test("An axis without a metric is left to the constraints")
    func oneAxis() {
        text.content.width = View.noIntrinsicMetric
        layOut()
        expect(text, at: Rect(0, 0, 0, 20))
        layOut(text.width.constraint(equalToConstant: 33).withPriority(1))
        expect(text, at: Rect(0, 0, 33, 20))
        text.content = Size(width: 80, height: View.noIntrinsicMetric)
        text.invalidateIntrinsicContentSize()
        layOut()
        expect(text, at: Rect(0, 0, 80, 0))
    }

    @Test("It counts once it was invalidated")
    func invalidated() {
        layOut()
        text.content = Size(width: 120, height: 30)
        text.invalidateIntrinsicContentSize()
        expectEqual(text.frame.size, Size(width: 80, height: 20))
        layOut()
        expect(text, at: Rect(0, 0, 120, 30))
    }

    @Test(
        "Hugging yields to what is stronger and resists what is weaker",
        arguments: [(Float(251), 200.0), (249, 80), (750, 200), (1000, 200), (1, 80)])
    func hugging(priority: Float, extent: Double) {
        layOut(
            text.width.constraint(equalToConstant: 200).withPriority(Priority(priority)),
            text.height.constraint(equalToConstant: 140).withPriority(Priority(priority)))
        expect(text, at: Rect(0, 0, extent, extent == 80 ? 20 : 140))
    }

    @Test(
        "Resistance yields to what is stronger and resists what is weaker",
        arguments: [(Float(751), 10.0), (749, 80), (250, 80), (1000, 10), (251, 80)])
    func resistance(priority: Float, extent: Double) {
        layOut(
            text.width.constraint(equalToConstant: 10).withPriority(Priority(priority)),
            text.height.constraint(lessThanOrEqualToConstant: 5).withPriority(Priority(priority)))
        expect(text, at: Rect(0, 0, extent, extent == 80 ? 20 : 5))
    }

    @Test("Both priorities can be set for each axis, before and after a layout")
    func priorities() {
        let constraints = [
            text.width.constraint(equalToConstant: 200).withPriority(500),
            text.height.constraint(equalToConstant: 10).withPriority(500),
        ]
        LayoutConstraint.activate(constraints)
        text.setContentHuggingPriority(501, for: .horizontal)
        layOut()
        expect(text, at: Rect(0, 0, 80, 20))
        text.setContentHuggingPriority(499, for: .horizontal)
        text.setContentHuggingPriority(999, for: .vertical)
        text.setContentCompressionResistancePriority(499, for: .vertical)
        layOut()
        expect(text, at: Rect(0, 0, 200, 10))
        expectEqual(text.contentHuggingPriority(for: .horizontal), 499)
        expectEqual(text.contentHuggingPriority(for: .vertical), 999)
        expectEqual(text.contentCompressionResistancePriority(for: .horizontal), 750)
        expectEqual(text.contentCompressionResistancePriority(for: .vertical), 499)
        text.setContentCompressionResistancePriority(501, for: .vertical)
        layOut()
        expect(text, at: Rect(0, 0, 200, 20))
    }

    @Test("Of two in a row, the one that hugs less takes the room that is left", arguments: [0, 1])
    func leftOverRoom(growing: Int) {
        let other = AdjustableView("other", content: Size(width: 60, height: 20))
        root.addSubview(other)
        let views = [text, other]
        views[1 - growing].setContentHuggingPriority(251, for: .horizontal)
        layOut(
            text.left.constraint(equalTo: root.left),
            other.left.constraint(equalTo: text.right, constant: 10),
            other.right.constraint(equalTo: root.right))
        // 300 − 10 − 60 and 300 − 10 − 80.
        expect(text, at: Rect(0, 0, growing == 0 ? 230 : 80, 20))
        expectTrue(abs(other.frame.width - (growing == 0 ? 60 : 210)) < 1e-6)
    }

    @Test("Of two in a row, the one that resists less is cut", arguments: [0, 1])
    func cut(shrinking: Int) {
        let other = AdjustableView("other", content: Size(width: 250, height: 20))
        root.addSubview(other)
        let views = [text, other]
        views[1 - shrinking].setContentCompressionResistancePriority(751, for: .horizontal)
        layOut(
            text.left.constraint(equalTo: root.left),
            other.left.constraint(equalTo: text.right, constant: 10),
            other.right.constraint(equalTo: root.right))
        // 300 − 10 − 250 and 300 − 10 − 80.
        expect(text, at: Rect(0, 0, shrinking == 0 ? 40 : 80, 20))
        expectTrue(abs(other.frame.width - (shrinking == 0 ? 250 : 210)) < 1e-6)
    }

    @Test(
        "A priority that is none is refused and changes nothing",
        arguments: [Float(0), -1, 1000.5, .nan, .infinity])
    func refusedPriorities(value: Float) {
        text.setContentHuggingPriority(Priority(value), for: .horizontal)
        text.setContentCompressionResistancePriority(Priority(value), for: .vertical)
        expectEqual(reports.refusals.count, 2)
        expectEqual(text.contentHuggingPriority(for: .horizontal), 250)
        expectEqual(text.contentCompressionResistancePriority(for: .vertical), 750)
        layOut()
        expect(text, at: Rect(0, 0, 80, 20))
    }

    @Test(
        "A size that is not a number is reported and passed over",
        arguments: [Double.nan, .infinity])
    func notFinite(value: Double) {
        layOut()
        text.content = Size(width: value, height: 50)
        text.invalidateIntrinsicContentSize()
        layOut()
        expectEqual(reports.messages.count, 1)
        guard case .notFinite? = reports.all.first else {
            Issue.record("\(reports.messages)")
            return
        }
        expect(text, at: Rect(0, 0, 80, 50))
    }

    @Test("It is not asked again while nothing says that it has changed")
    func askedOnce() {
        let counting = CountingContent()
        counting.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(counting)
        layOut(counting.left.constraint(equalTo: text.right))
        let asked = counting.asked
        text.content.width = 100
        text.invalidateIntrinsicContentSize()
        counting.setNeedsLayout()
        layOut()
        expectEqual(counting.asked, asked)
        expect(counting, at: Rect(100, 0, 5, 5))
        counting.invalidateIntrinsicContentSize()
        layOut()
        expectEqual(counting.asked, asked + 1)
    }
}

/// Counts how often its content is measured.
private final class CountingContent: View {
    private(set) var asked = 0

    override var intrinsicContentSize: Size {
        asked += 1
        return Size(width: 5, height: 5)
    }
}
