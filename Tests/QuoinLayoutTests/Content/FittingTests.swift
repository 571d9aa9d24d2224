@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Measuring a view by its constraints")
struct FittingTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let cell = AdjustableView("cell")
    private let text = TextBox("text", letters: 30)
    private let reports: Reports
    private let compressed = View.layoutFittingCompressedSize
    private let expanded = View.layoutFittingExpandedSize

    init() {
        root.addSubview(cell)
        cell.addSubview(text)
        reports = Reports(of: root)
        LayoutConstraint.activate([
            text.left.constraint(equalTo: cell.left, constant: 10),
            text.right.constraint(equalTo: cell.right, constant: -10),
            text.top.constraint(equalTo: cell.top, constant: 4),
            text.bottom.constraint(equalTo: cell.bottom, constant: -6),
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

    @Test("The two targets are nothing and very much")
    func targets() {
        expectEqual(compressed, .zero)
        expectTrue(expanded.width >= 10_000 && expanded.height >= 10_000)
    }

    @Test(
        "Compressed or expanded, content keeps its size and padding is added",
        arguments: [false, true])
    func content(isExpanded: Bool) {
        let size = cell.systemLayoutSizeFitting(isExpanded ? expanded : compressed)
        // 30 × 10 + 20 and 20 + 10: resistance 750 and hugging 250 beat 50.
        expect(size, is: 320, by: 30)
    }

    @Test("Without content, the size is as small as it may be, or as large")
    func bounds() {
        let box = cell.addFree("box")
        text.removeFromSuperview()
        LayoutConstraint.activate([
            box.left.constraint(equalTo: cell.left), box.right.constraint(equalTo: cell.right),
            box.top.constraint(equalTo: cell.top), box.bottom.constraint(equalTo: cell.bottom),
            box.width.constraint(greaterThanOrEqualToConstant: 30),
            box.height.constraint(lessThanOrEqualToConstant: 70),
        ])
        expect(cell.systemLayoutSizeFitting(compressed), is: 30, by: 0)
        expect(cell.systemLayoutSizeFitting(expanded), is: expanded.width, by: 70)
        expect(cell.systemLayoutSizeFitting(Size(width: 44, height: 55)), is: 44, by: 55)
        expect(cell.systemLayoutSizeFitting(Size(width: 20, height: 80)), is: 30, by: 70)
    }

    @Test(
        "With a required width, the height is what the text needs there",
        arguments: [(320.0, 30.0), (319, 50), (120, 70), (50, 210), (500, 30)])
    func requiredWidth(width: Double, height: Double) {
        let size = cell.systemLayoutSizeFitting(
            Size(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSize)
        expect(size, is: width, by: height)
    }

    @Test("With a required height, that is the height")
    func requiredHeight() {
        let size = cell.systemLayoutSizeFitting(
            Size(width: 0, height: 90), withHorizontalFittingPriority: .fittingSize,
            verticalFittingPriority: .required)
        expect(size, is: 320, by: 90)
    }

    @Test(
        "A priority decides between the target and the content",
        arguments: [(Float(50), 320.0), (249, 320), (251, 400), (749, 400)])
    func priorities(priority: Float, width: Double) {
        let size = cell.systemLayoutSizeFitting(
            Size(width: 400, height: 0), withHorizontalFittingPriority: Priority(priority),
            verticalFittingPriority: .fittingSize)
        expect(size, is: width, by: 30)
    }

    @Test("A required target yields to required constraints, and breaks none")
    func required() {
        text.width.constraint(greaterThanOrEqualToConstant: 200).isActive = true
        let size = cell.systemLayoutSizeFitting(
            Size(width: 100, height: 10), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .required)
        expect(size, is: 220, by: 10)
        expectTrue(reports.messages.isEmpty)
        root.layoutIfNeeded()
        expectTrue(reports.messages.isEmpty)
    }

    @Test("The view's own frame has no say", arguments: [false, true])
    func ownFrame(isFramed: Bool) {
        cell.translatesAutoresizingMaskIntoConstraints = isFramed
        cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.frame = Rect(5, 5, 77, 88)
        expect(cell.systemLayoutSizeFitting(compressed), is: 320, by: 30)
        root.layoutIfNeeded()
        expect(cell.systemLayoutSizeFitting(compressed), is: 320, by: 30)
    }

    @Test("So it is for a topmost view and for a window", arguments: [false, true])
    func topmost(isWindow: Bool) {
        let top = isWindow ? Window(frame: Rect(0, 0, 100, 100)) : View("top", Rect(0, 0, 100, 100))
        top.addSubview(cell)
        LayoutConstraint.activate([
            cell.left.constraint(equalTo: top.left), cell.right.constraint(equalTo: top.right),
            cell.top.constraint(equalTo: top.top), cell.bottom.constraint(equalTo: top.bottom),
        ])
        top.layoutIfNeeded()
        let frames = [top.frame, cell.frame, text.frame]
        expect(top.systemLayoutSizeFitting(compressed), is: 320, by: 30)
        expectEqual([top.frame, cell.frame, text.frame], frames)
        top.layoutIfNeeded()
        expectEqual([top.frame, cell.frame, text.frame], frames)
        expectEqual(text.frame, Rect(10, 4, 80, 90))
    }

    @Test("A prototype without a frame or a superview can be measured, and nobody complains")
    func prototype() {
        cell.removeFromSuperview()
        let others = Reports(of: cell)
        for width in [120.0, 50, 320] {
            let size = cell.systemLayoutSizeFitting(
                Size(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSize)
            expect(size, is: width, by: [120: 70, 50: 210, 320: 30][width] ?? 0)
        }
        expectEqual(cell.frame, .zero)
        expectTrue(others.messages.isEmpty)
    }

    @Test("What is outside of the view has no say, what is on the view itself has")
    func outside() {
        LayoutConstraint.activate([
            cell.left.constraint(equalTo: root.left), cell.right.constraint(equalTo: root.right),
            cell.height.constraint(equalTo: root.height),
            text.width.constraint(equalTo: root.width, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        expect(cell.systemLayoutSizeFitting(compressed), is: 320, by: 30)
        let own = cell.width.constraint(equalToConstant: 120)
        own.isActive = true
        expect(cell.systemLayoutSizeFitting(compressed), is: 120, by: 70)
        own.isActive = false
        cell.layoutMargins = EdgeInsets(50)
        let margin = text.left.constraint(equalTo: cell.leftMargin)
        root.constraints.forEach { $0.isActive = false }
        cell.constraints.filter { $0.firstAttribute == .left }.forEach { $0.isActive = false }
        margin.isActive = true
        expect(cell.systemLayoutSizeFitting(compressed), is: 360, by: 30)
    }

    @Test("No frame is touched, nothing is marked, and no layout runs")
    func untouched() {
        cell.pin(to: Rect(7, 8, 120, 100))
        root.layoutIfNeeded()
        let frames = [root, cell, text].map(\.frame)
        let layouts = cell.layouts
        for target in [compressed, expanded, Size(width: 50, height: 50)] {
            _ = cell.systemLayoutSizeFitting(target)
            _ = root.systemLayoutSizeFitting(target)
            expectEqual([root, cell, text].map(\.frame), frames)
            expectTrue(!root.needsLayout && !cell.needsLayout && !text.needsLayout)
        }
        root.layoutIfNeeded()
        expectEqual(cell.layouts, layouts)
        root.setNeedsLayout()
        cell.setNeedsLayout()
        root.layoutIfNeeded()
        expectEqual([root, cell, text].map(\.frame), frames)
        expectTrue(reports.messages.isEmpty)
    }

    @Test("What follows the size of a root that is measured is where it was, and nothing is marked")
    func untouchedFollower() {
        let top = View("top", Rect(0, 0, 300, 200))
        let follower = AdjustableView("follower")
        top.addSubview(follower)
        follower.addPinned("inner", Rect(0, 0, 10, 10))
        LayoutConstraint.activate([
            follower.left.constraint(equalTo: top.left),
            follower.right.constraint(equalTo: top.right),
            follower.top.constraint(equalTo: top.top),
            follower.bottom.constraint(equalTo: top.bottom),
        ])
        top.layoutIfNeeded()
        for target in [Size(width: 50, height: 40), Size(width: 500, height: 400)] {
            expectEqual(top.systemLayoutSizeFitting(target), target)
            QuoinLayoutTests.expect(follower, at: Rect(0, 0, 300, 200))
            expectTrue(!top.needsLayout && !follower.needsLayout)
        }
        top.layoutIfNeeded()
        expectEqual(follower.layouts, 1)
    }

    @Test("In a window with pixels the size is a whole number of them, and no less than it must be")
    func pixels() {
        let window = Window(frame: Rect(0, 0, 300, 200))
        window.scale = 2
        let box = window.addFree("box")
        LayoutConstraint.activate([
            box.width.constraint(greaterThanOrEqualToConstant: 10.2),
            box.height.constraint(greaterThanOrEqualToConstant: 20.6),
        ])
        // 10.2 is 20.4 pixels, so 21; 20.6 is 41.2, so 42.
        expect(box.systemLayoutSizeFitting(compressed), is: 10.5, by: 21)
    }

    @Test("A measurement before any layout leaves the first layout as it would have been")
    func beforeLayout() {
        cell.pin(to: Rect(7, 8, 120, 100))
        _ = cell.systemLayoutSizeFitting(compressed)
        _ = root.systemLayoutSizeFitting(expanded)
        root.layoutIfNeeded()
        QuoinLayoutTests.expect(cell, at: Rect(7, 8, 120, 100))
        QuoinLayoutTests.expect(text, at: Rect(10, 4, 100, 90))
    }

    @Test("What has changed counts in the next measurement, without a layout")
    func changes() {
        expect(cell.systemLayoutSizeFitting(compressed), is: 320, by: 30)
        text.letters = 5
        expect(cell.systemLayoutSizeFitting(compressed), is: 70, by: 30)
        cell.constraints.filter { $0.firstAttribute == .top }.forEach { $0.constant = 40 }
        expect(cell.systemLayoutSizeFitting(compressed), is: 70, by: 66)
        let least = text.width.constraint(greaterThanOrEqualToConstant: 90)
        least.isActive = true
        expect(cell.systemLayoutSizeFitting(compressed), is: 110, by: 66)
        least.isActive = false
        expect(cell.systemLayoutSizeFitting(compressed), is: 70, by: 66)
        text.removeFromSuperview()
        expect(cell.systemLayoutSizeFitting(compressed), is: 0, by: 0)
    }

    @Test("Constraints are updated first")
    func updates() {
        let updates = cell.updates
        cell.setNeedsUpdateConstraints()
        _ = cell.systemLayoutSizeFitting(compressed)
        expectTrue(cell.updates == updates + 1 && !cell.needsUpdateConstraints)
    }

    /// The window, or whoever sets the root's frame, has not heard of the change yet.
    @Test("of a root whose content has changed since its layout is not held to its own size")
    func changedRoot() {
        let root = View(frame: Rect(0, 0, 300, 200))
        let reports = Reports(of: root)
        let box = root.addFree("box")
        LayoutConstraint.activate([
            box.left.constraint(equalTo: root.left), box.right.constraint(equalTo: root.right),
            box.top.constraint(equalTo: root.top), box.bottom.constraint(equalTo: root.bottom),
        ])
        root.layoutIfNeeded()
        let width = box.width.constraint(equalToConstant: 500)
        width.isActive = true
        expectEqual(root.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width, 500)
        expectTrue(reports.conflicts.isEmpty)
        expectEqual(root.frame.width, 300)
        root.frame.size.width = 500
        root.layoutIfNeeded()
        expectTrue(reports.conflicts.isEmpty)
        expectEqual(box.frame, Rect(0, 0, 500, 200))
    }
}
