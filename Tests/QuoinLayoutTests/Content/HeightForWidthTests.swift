@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Height that follows from width")
struct HeightForWidthTests {
    private let root = View("root", Rect(0, 0, 300, 400))
    private let text = TextBox("text", letters: 30)
    private let reports: Reports

    init() {
        root.addSubview(text)
        reports = Reports(of: root)
    }

    private func layOut(_ constraints: LayoutConstraint...) {
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    @Test("By itself a view's height does not depend on its width")
    func standard() {
        expectTrue(!View().contentDependsOnWidth)
        let plain = TextBox("plain", letters: 30, wraps: false)
        root.addSubview(plain)
        layOut(plain.width.constraint(equalToConstant: 100))
        expect(plain, at: Rect(0, 0, 100, 20))
        expectTrue(plain.widths.isEmpty)
    }

    @Test(
        "The height fits the width in the same pass",
        arguments: [(300.0, 20.0), (299, 40), (150, 40), (100, 60), (50, 120), (10, 600)])
    func height(width: Double, height: Double) {
        layOut(text.width.constraint(equalToConstant: width))
        expect(text, at: Rect(0, 0, width, height))
    }

    /// Whether numbers that cancel each other leave nothing, or next to nothing, depends on what was before.
    @Test("Next to no width is none", arguments: [0, 3e-14, 1e-9])
    func noWidth(width: Double) {
        layOut(text.width.constraint(equalToConstant: width))
        expect(text, at: Rect(0, 0, width, 20))
    }

    @Test("A required height holds that the width makes possible")
    func hugging() {
        // In one line of 20 it is lower than it may be; in three it is not.
        text.setContentHuggingPriority(.required, for: .vertical)
        let bottom = text.bottom.constraint(equalTo: root.bottom)
        bottom.priority = .high
        layOut(
            text.top.constraint(equalTo: root.top), text.width.constraint(equalToConstant: 100),
            text.height.constraint(greaterThanOrEqualToConstant: 40), bottom)
        expect(text, at: Rect(0, 0, 100, 60))
        expectTrue(reports.all.isEmpty)
    }

    @Test("What measures a part does so, too")
    func huggingWhereFitted() {
        let cell = root.addFree("cell")
        let part = TextBox("part", letters: 30)
        cell.addSubview(part)
        part.setContentHuggingPriority(.required, for: .vertical)
        let wish = part.height.constraint(equalToConstant: 200)
        wish.priority = .high
        LayoutConstraint.activate([
            part.top.constraint(equalTo: cell.top), part.bottom.constraint(equalTo: cell.bottom),
            part.left.constraint(equalTo: cell.left), part.right.constraint(equalTo: cell.right),
            part.height.constraint(greaterThanOrEqualToConstant: 40), wish,
        ])
        let size = cell.systemLayoutSizeFitting(
            Size(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSize)
        expectEqual(size, Size(width: 100, height: 60))
    }

    @Test("A new width gives a new height, and what is below makes room")
    func changedWidth() {
        let below = root.addFree("below")
        let width = text.width.constraint(equalToConstant: 100)
        layOut(width, below.top.constraint(equalTo: text.bottom, constant: 5))
        expect(below, at: Rect(0, 65, 0, 0))
        width.constant = 60
        layOut()
        expect(text, at: Rect(0, 0, 60, 100))
        expect(below, at: Rect(0, 105, 0, 0))
        width.constant = 300
        layOut()
        expect(below, at: Rect(0, 25, 0, 0))
    }

    @Test("A new text is measured for the width that there is")
    func changedText() {
        layOut(text.width.constraint(equalToConstant: 100))
        text.letters = 45
        layOut()
        expect(text, at: Rect(0, 0, 100, 100))
        text.letters = 5
        layOut()
        expect(text, at: Rect(0, 0, 100, 20))
    }

    @Test("A superview grows around its text, without anybody having set a preferred width")
    func superview() {
        let bubble = root.addFree("bubble")
        bubble.addSubview(text)
        layOut(
            bubble.width.constraint(lessThanOrEqualTo: root.width, multiplier: 0.5),
            text.left.constraint(equalTo: bubble.left, constant: 15),
            text.right.constraint(equalTo: bubble.right, constant: -15),
            text.top.constraint(equalTo: bubble.top, constant: 10),
            text.bottom.constraint(equalTo: bubble.bottom, constant: -10))
        // 150 − 30 leaves 12 letters a line: 3 lines.
        expect(bubble, at: Rect(0, 0, 150, 80))
        expect(text, at: Rect(15, 10, 120, 60))
        text.letters = 4
        layOut()
        expect(bubble, at: Rect(0, 0, 70, 40))
        expect(text, at: Rect(15, 10, 40, 20))
    }

    @Test("The root's new width reaches the text in one pass")
    func rotation() {
        layOut(
            text.left.constraint(equalTo: root.left, constant: 50),
            text.right.constraint(equalTo: root.right, constant: -50))
        expect(text, at: Rect(50, 0, 200, 40))
        root.frame.size = Size(width: 200, height: 300)
        layOut()
        expect(text, at: Rect(50, 0, 100, 60))
    }

    @Test("It is measured for the solved width, and not again while that stays")
    func measurements() {
        let width = text.width.constraint(equalToConstant: 100)
        layOut(width)
        expectEqual(text.widths.last, 100)
        let count = text.widths.count
        expectTrue(count <= LayoutEngine.measuringRounds)
        root.addPinned("other", Rect(0, 0, 5, 5))
        text.setNeedsLayout()
        root.setNeedsLayout()
        layOut()
        expectEqual(text.widths.count, count)
        width.constant = 90
        layOut()
        expectEqual(text.widths.last, 90)
        expectTrue(text.widths.count <= count + LayoutEngine.measuringRounds)
    }

    @Test("Three rounds carry through a chain of three texts, each as wide as the last is high")
    func chain() {
        let second = TextBox("second", letters: 12)
        let third = TextBox("third", letters: 6)
        root.addSubview(second)
        root.addSubview(third)
        for one in [second, third] {
            one.setContentCompressionResistancePriority(1, for: .horizontal)
            one.setContentHuggingPriority(1, for: .horizontal)
        }
        layOut(
            text.width.constraint(equalToConstant: 100),
            second.width.constraint(equalTo: text.height),
            third.width.constraint(equalTo: second.height))
        expect(text, at: Rect(0, 0, 100, 60))
        expect(second, at: Rect(0, 0, 60, 40))
        expect(third, at: Rect(0, 0, 40, 40))
    }

    @Test("What never settles is measured three times at most")
    func endless() {
        let restless = RestlessContent()
        restless.translatesAutoresizingMaskIntoConstraints = false
        restless.contentDependsOnWidth = true
        root.addSubview(restless)
        layOut(restless.width.constraint(equalTo: restless.height))
        expectTrue((1...3).contains(restless.asked))
        expectEqual(restless.frame.width, restless.frame.height)
        expectTrue(reports.messages.isEmpty)
    }

    @Test("What never settles is left alone while others change")
    func endlessNeighbour() {
        let restless = RestlessContent()
        restless.translatesAutoresizingMaskIntoConstraints = false
        restless.contentDependsOnWidth = true
        root.addSubview(restless)
        let neighbour = root.addFree("neighbour")
        let pins = neighbour.pin(to: Rect(0, 0, 10, 10))
        layOut(restless.width.constraint(equalTo: restless.height))
        let asked = restless.asked
        pins[2].constant = 20
        layOut()
        expectEqual(neighbour.frame.width, 20)
        expectEqual(restless.asked, asked)
    }

    @Test("It can be turned on and off at any time")
    func turnedOn() {
        text.contentDependsOnWidth = false
        layOut(text.width.constraint(equalToConstant: 100))
        expect(text, at: Rect(0, 0, 100, 20))
        text.contentDependsOnWidth = true
        layOut()
        expect(text, at: Rect(0, 0, 100, 60))
        text.contentDependsOnWidth = false
        layOut()
        expect(text, at: Rect(0, 0, 100, 20))
    }

    @Test("Constraints on the height count against it at its priorities")
    func heightConstraints() {
        let limit = text.height.constraint(lessThanOrEqualToConstant: 40)
        layOut(text.width.constraint(equalToConstant: 100), limit)
        expect(text, at: Rect(0, 0, 100, 40))
        limit.priority = .low
        layOut()
        expect(text, at: Rect(0, 0, 100, 60))
        text.setContentCompressionResistancePriority(249, for: .vertical)
        layOut()
        expect(text, at: Rect(0, 0, 100, 40))
    }

    @Test("Two columns share a row whose height is that of the longer text")
    func columns() {
        let other = TextBox("other", letters: 8)
        root.addSubview(other)
        let row = root.addFree("row")
        var constraints = [
            text.left.constraint(equalTo: root.left),
            other.left.constraint(equalTo: text.right, constant: 20),
            other.right.constraint(equalTo: root.right),
            other.width.constraint(equalTo: text.width),
            row.height.constraint(equalToConstant: 0).withPriority(1),
        ]
        for one in [text, other] {
            constraints.append(row.height.constraint(greaterThanOrEqualTo: one.height))
        }
        LayoutConstraint.activate(constraints)
        layOut()
        // (300 − 20) / 2 is 14 letters.
        expect(text, at: Rect(0, 0, 140, 60))
        expect(other, at: Rect(160, 0, 140, 20))
        expect(row, at: Rect(0, 0, 0, 60))
        other.letters = 60
        layOut()
        expect(row, at: Rect(0, 0, 0, 100))
    }

    @Test("An answer that is not a number is reported, and the last height stays")
    func notFinite() {
        let broken = RestlessContent()
        broken.translatesAutoresizingMaskIntoConstraints = false
        broken.contentDependsOnWidth = true
        broken.answer = .nan
        root.addSubview(broken)
        layOut(broken.width.constraint(equalToConstant: 50))
        expectTrue(!reports.all.isEmpty)
        for case .invalidConstraint(let report) in reports.all {
            Issue.record("\(report.message)")
        }
        expect(broken, at: Rect(0, 0, 50, 10))
    }
}

/// Wants to be 1 higher than wide, or what is set.
private final class RestlessContent: View {
    var answer: Double?
    private(set) var asked = 0

    override var intrinsicContentSize: Size { Size(width: 10, height: 10) }

    override func contentSize(forWidth width: Double) -> Size {
        asked += 1
        return Size(width: width, height: answer ?? width + 1)
    }
}
