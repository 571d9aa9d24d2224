import Quoin
import TestSupport
import Testing

@Suite("Views in a grid")
struct GridTests {
    private let root = View("root", Rect(0, 0, 320, 480))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    private func views(_ count: Int) -> [View] {
        (0..<count).map { root.add("view \($0)") }
    }

    private func expect(
        _ views: [View], at frames: [Rect],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (view, frame) in zip(views, frames) {
            QuoinTests.expect(view, at: frame, sourceLocation: sourceLocation)
        }
        expectEqual(views.count, frames.count, sourceLocation: sourceLocation)
        expectTrue(reports.all.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("Row by row, of equal sizes, they fill the superview")
    func full() {
        let views = views(6)
        views.distribute(inGrid: 3, spacing: Size(width: 10, height: 20), insets: EdgeInsets(5))
        root.layoutIfNeeded()
        // (320 − 10 − 20) / 3 = 290 / 3; (480 − 10 − 20) / 2 = 225
        let width = 290.0 / 3
        let columns = [5, 15 + width, 25 + 2 * width]
        expect(
            views,
            at: [5.0, 250].flatMap { y in columns.map { x in Rect(x, y, width, 225) } })
    }

    @Test("A last row that is not full is as wide as the others")
    func partialRow() {
        let views = views(5)
        views.distribute(inGrid: 2, spacing: Size(width: 20, height: 30))
        root.layoutIfNeeded()
        // (320 − 20) / 2 = 150; (480 − 60) / 3 = 140
        expect(
            views,
            at: [
                Rect(0, 0, 150, 140), Rect(170, 0, 150, 140), Rect(0, 170, 150, 140),
                Rect(170, 170, 150, 140), Rect(0, 340, 150, 140),
            ])
    }

    @Test("Fewer views than columns: as wide as if there were more")
    func shortRow() {
        let views = views(2)
        views.distribute(inGrid: 4)
        root.layoutIfNeeded()
        expect(views, at: [Rect(0, 0, 80, 480), Rect(80, 0, 80, 480)])
    }

    @Test("One column, and one view")
    func one() {
        let column = views(3)
        column.distribute(inGrid: 1, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        root.layoutIfNeeded()
        // (480 − 4) / 3
        let height = 476.0 / 3
        expect(column, at: (0..<3).map { Rect(2, 1 + Double($0) * height, 314, height) })
        column.removeConstraints()
        let single = views(1)
        single.distribute(inGrid: 1, insets: EdgeInsets(10))
        root.layoutIfNeeded()
        expect(single, at: [Rect(10, 10, 300, 460)])
    }

    @Test("No views: nothing")
    func none() {
        expectTrue([View]().distribute(inGrid: 3).isEmpty)
        expectTrue(reports.all.isEmpty)
    }

    @Test("Spaces may be negative")
    func negative() {
        let views = views(4)
        views.distribute(inGrid: 2, spacing: Size(width: -20, height: -10))
        root.layoutIfNeeded()
        // (320 + 20) / 2 = 170; (480 + 10) / 2 = 245
        expect(
            views,
            at: [
                Rect(0, 0, 170, 245), Rect(150, 0, 170, 245), Rect(0, 235, 170, 245),
                Rect(150, 235, 170, 245),
            ])
    }

    @Test("From right to left, rows begin at the right")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let views = views(3)
        views.distribute(inGrid: 2, spacing: Size(width: 20, height: 0), insets: EdgeInsets(10))
        root.layoutIfNeeded()
        // (320 − 20 − 20) / 2 = 140; (480 − 20) / 2 = 230
        expect(
            views,
            at: [Rect(170, 10, 140, 230), Rect(10, 10, 140, 230), Rect(170, 240, 140, 230)])
    }

    @Test("No columns are refused, with file and line", arguments: [0, -1])
    func noColumns(columns: Int) {
        let views = views(3)
        let line: UInt = #line + 1
        let groups = views.distribute(inGrid: columns)
        expectTrue(groups.isEmpty && views.allSatisfy { $0.installedConstraints.isEmpty })
        expectTrue(reports.refusals.count == 1 && reports.lines == [line])
        expectEqual(reports.messages.first?.contains("\(columns) columns"), true)
        root.layoutIfNeeded()
        expectTrue(views.allSatisfy { $0.frame == .zero })
        expectTrue([View]().distribute(inGrid: columns).isEmpty)
    }

    @Test("They are installed through the maker, and follow the superview")
    func installed() {
        let views = views(4)
        let groups = views.distribute(inGrid: 2)
        expectTrue(views.flatMap(\.installedConstraints).areSame(as: groups))
        root.frame = Rect(0, 0, 100, 60)
        root.layoutIfNeeded()
        expect(views, at: [0.0, 30].flatMap { y in [0.0, 50].map { Rect($0, y, 50, 30) } })
        views.removeConstraints()
        expectTrue(root.constraints.isEmpty)
    }
}
