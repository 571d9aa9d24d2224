@testable import QuoinLayout
import TestSupport
import Testing

@Suite("What measuring costs, and where it has limits")
struct FittingEngineTests {
    private let window = Window(frame: Rect(0, 0, 300, 200))
    private let cell = AdjustableView("cell")
    private let label = AdjustableView("label", content: Size(width: 33.1, height: 20.2))
    private let reports: Reports
    private let compressed = View.layoutFittingCompressedSize

    init() {
        window.name = "window"
        window.addSubview(cell)
        cell.addSubview(label)
        reports = Reports(of: window)
        LayoutConstraint.activate([
            label.left.constraint(equalTo: cell.left, constant: 10),
            label.right.constraint(equalTo: cell.right, constant: -10),
            label.top.constraint(equalTo: cell.top),
            label.bottom.constraint(equalTo: cell.bottom),
        ])
    }

    private func expect(
        _ size: Size, is width: Double, by height: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectTrue(
            abs(size.width - width) < 1e-6 && abs(size.height - height) < 1e-6,
            "\(size), not \(width) × \(height)", sourceLocation: sourceLocation)
    }

    @Test("Measuring again builds no second engine")
    func oneEngine() {
        _ = cell.systemLayoutSizeFitting(compressed)
        let tree = cell.tree
        let engine = tree.cycle.fittings.engine(for: cell)
        expectTrue(engine != nil)
        for width in 1...20 {
            _ = cell.systemLayoutSizeFitting(Size(width: Double(width), height: 0))
            expectTrue(tree.cycle.fittings.engine(for: cell) === engine)
        }
    }

    @Test("What was measured with is given up when it is out of date")
    func givenUp() {
        _ = cell.systemLayoutSizeFitting(compressed)
        expectTrue(!window.tree.cycle.fittings.isEmpty)
        window.layoutIfNeeded()
        label.content.width = 50
        label.invalidateIntrinsicContentSize()
        expectTrue(window.tree.cycle.fittings.isEmpty)
        // 50 + 2 × 10
        expect(cell.systemLayoutSizeFitting(compressed), is: 70, by: 20.2)
    }

    @Test("Measuring a topmost view needs no engine but the tree's")
    func treesEngine() {
        window.layoutIfNeeded()
        let engine = window.tree.engine
        for width in 1...20 {
            _ = window.systemLayoutSizeFitting(Size(width: Double(width), height: 0))
        }
        expectTrue(engine != nil && window.tree.engine === engine)
        expectTrue(window.tree.cycle.fittings.isEmpty)
    }

    @Test("Measuring many times leaves no rows behind")
    func noRemains() {
        window.layoutIfNeeded()
        _ = window.systemLayoutSizeFitting(compressed)
        let before = window.rowsTouched
        _ = window.systemLayoutSizeFitting(compressed)
        let each = window.rowsTouched - before
        for _ in 0..<50 {
            _ = window.systemLayoutSizeFitting(compressed)
        }
        expectEqual(window.rowsTouched, before + 51 * each)
        expectEqual(window.frame, Rect(0, 0, 300, 200))
    }

    @Test(
        "A size is rounded up to pixels",
        arguments: [(nil, 53.1, 20.2), (1, 54, 21), (2, 53.5, 20.5)] as [(Double?, Double, Double)])
    func pixels(scale: Double?, width: Double, height: Double) {
        window.scale = scale
        expect(cell.systemLayoutSizeFitting(compressed), is: width, by: height)
    }

    @Test("It is the size of the frame, of which the alignment rectangle is a part")
    func alignment() {
        cell.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        cell.invalidateIntrinsicContentSize()
        expect(cell.systemLayoutSizeFitting(compressed), is: 53.1 + 6, by: 20.2 + 4)
        let size = cell.systemLayoutSizeFitting(
            Size(width: 200, height: 100), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .required)
        expect(size, is: 200, by: 100)
    }

    @Test("Views that frames place keep them, and bound the size if they are mentioned")
    func framed() {
        let image = cell.addFramed("image", Rect(5, 40, 60, 30))
        expect(cell.systemLayoutSizeFitting(compressed), is: 53.1, by: 20.2)
        LayoutConstraint.activate([
            cell.right.constraint(greaterThanOrEqualTo: image.right),
            cell.bottom.constraint(greaterThanOrEqualTo: image.bottom, constant: 2),
        ])
        expect(cell.systemLayoutSizeFitting(compressed), is: 65, by: 72)
    }

    @Test("Margins, the readable area and the direction of reading take part")
    func surroundings() {
        cell.constraints.forEach { $0.isActive = false }
        let readable = cell.readableContentGuide
        let side = cell.addFree("side")
        LayoutConstraint.activate([
            label.leading.constraint(equalTo: readable.leading),
            side.leading.constraint(equalTo: label.trailing, constant: 4),
            side.trailing.constraint(equalTo: readable.trailing),
            side.width.constraint(equalToConstant: 30),
            label.top.constraint(equalTo: cell.topMargin),
            label.bottom.constraint(equalTo: cell.layoutMarginsGuide.bottom),
        ])
        // 33.1 + 4 + 30 and 20.2 between margins of 8, then of 20.
        expect(cell.systemLayoutSizeFitting(compressed), is: 67.1 + 16, by: 20.2 + 16)
        cell.layoutMargins = EdgeInsets(20)
        expect(cell.systemLayoutSizeFitting(compressed), is: 67.1 + 40, by: 20.2 + 40)
        window.layoutDirection = .rightToLeft
        cell.bounds.origin = Point(x: 9, y: 9)
        expect(cell.systemLayoutSizeFitting(compressed), is: 67.1 + 40, by: 20.2 + 40)
    }

    @Test("Guides and nested views take part")
    func guides() {
        let guide = LayoutGuide(identifier: "guide")
        cell.addLayoutGuide(guide)
        let inner = cell.addFree("inner")
        let innermost = inner.addFree("innermost")
        LayoutConstraint.activate([
            guide.left.constraint(equalTo: label.right),
            guide.right.constraint(equalTo: inner.left),
            guide.width.constraint(equalToConstant: 12),
            innermost.left.constraint(equalTo: inner.left, constant: 1),
            innermost.right.constraint(equalTo: inner.right, constant: -1),
            innermost.width.constraint(equalToConstant: 50),
            inner.right.constraint(lessThanOrEqualTo: cell.right),
        ])
        for constraint in cell.constraints where constraint.firstAttribute == .right {
            constraint.isActive = constraint.firstItem !== label
        }
        // 10 + 33.1 + 12 + 52.
        expect(cell.systemLayoutSizeFitting(compressed), is: 107.1, by: 20.2)
    }

    @Test(
        "A target or priority that is none is refused, and the present size is the answer",
        arguments: [
            (Double.nan, 0.0, Float(50), Float(50)), (0, .infinity, 50, 50), (0, 0, 0, 50),
            (0, 0, 50, 1001), (0, 0, .nan, 50),
        ])
    func refused(width: Double, height: Double, horizontal: Float, vertical: Float) {
        cell.pin(to: Rect(0, 0, 12, 34))
        window.layoutIfNeeded()
        reports.forget()
        let size = cell.systemLayoutSizeFitting(
            Size(width: width, height: height), withHorizontalFittingPriority: Priority(horizontal),
            verticalFittingPriority: Priority(vertical))
        expectEqual(reports.refusals.count, 1)
        expectEqual(size, cell.frame.size)
    }

    @Test("A negative target counts as nothing")
    func negativeTarget() {
        expect(cell.systemLayoutSizeFitting(Size(width: -50, height: -50)), is: 53.1, by: 20.2)
        expectTrue(reports.messages.isEmpty)
    }

    @Test("Inner constraints that contradict each other are told by the layout, not by measuring")
    func conflicts() {
        LayoutConstraint.activate([
            label.width.constraint(equalToConstant: 10),
            label.width.constraint(equalToConstant: 20),
        ])
        _ = cell.systemLayoutSizeFitting(compressed)
        _ = cell.systemLayoutSizeFitting(compressed)
        expectTrue(reports.conflicts.count <= 1)
        window.layoutIfNeeded()
        expectEqual(reports.conflicts.count, 1)
    }
}
