import Quoin
import QuoinKit
import TestSupport
import Testing

/// Rows whose height follows from their width.
@Suite("A table of texts")
struct TextRowTests {
    private final class TextCell: TableViewCell {
        let text = Label()

        override init(frame: Rect = .zero) {
            super.init(frame: frame)
            text.numberOfLines = 0
            contentView.addSubview(text)
            text.makeConstraints { $0.edges.equalToSuperview().inset(8) }
        }
    }

    private let rows = ScriptedRows(500)

    init() {
        rows.makeCell = { table, row in
            let cell = table.dequeueReusableCell(withIdentifier: "text") { TextCell() }
            cell.text.text = Self.text(row)
            return cell
        }
    }

    private static func text(_ row: Int) -> String {
        Array(repeating: "words of row \(row)", count: 1 + row * 7 % 12).joined(separator: " and ")
    }

    /// How tall a row is: its text's height in a label of its own, and 8 above and below.
    private func height(_ row: Int, width: Double) -> Double {
        let label = Label(Self.text(row), numberOfLines: 0)
        return label.contentSize(forWidth: width - 16).height + 16
    }

    private func expectHeights(
        _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let width = rows.window.bounds.width
        let expected = rows.table.visibleRows.map { height($0, width: width) }
        expectTrue(
            zip(rows.heights, expected).allSatisfy { abs($0 - $1) < 1e-6 }
                && rows.heights.count == expected.count,
            "\(comment): \(rows.heights), not \(expected)", sourceLocation: sourceLocation)
        expectTrue(rows.problems.messages.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("has rows as tall as their texts are in its width")
    func scrolling() {
        for step in 0..<40 {
            rows.table.contentOffset.y = Double(step) * 213
            rows.layOut()
            expectHeights("step \(step)")
        }
    }

    @Test("is turned around, and the first row in sight stays in its place")
    func rotation() {
        rows.table.scrollToRow(at: 250, position: .top)
        rows.layOut()
        for (width, height) in [(480.0, 320.0), (320, 480), (120, 700), (900, 200), (320, 480)] {
            let first = rows.table.visibleRows.lowerBound
            let start = rows.starts[0]
            rows.window.frame = Rect(x: 0, y: 0, width: width, height: height)
            rows.layOut()
            expectHeights("\(width) × \(height)")
            let index = first - rows.table.visibleRows.lowerBound
            expectTrue(rows.table.visibleRows.contains(first))
            expectTrue(abs(rows.starts[index] - start) < 1e-6)
        }
        expectEqual(rows.table.visibleRows.lowerBound, 250)
    }

    @Test("has a row that changes its text")
    func changing() throws {
        rows.table.scrollToRow(at: 100, position: .top)
        rows.layOut()
        let cell = try #require(rows.table.cellForRow(at: 101) as? TextCell)
        let next = try #require(rows.table.cellForRow(at: 102))
        let (before, y) = (cell.frame.height, next.frame.minY - rows.table.bounds.minY)
        cell.text.text = Self.text(101) + "\nand two\nlines more"
        rows.layOut()
        let growth = cell.frame.height - before
        // Two lines of 17-point text are more than 34 points.
        expectTrue(growth > 34)
        expectTrue(abs(next.frame.minY - rows.table.bounds.minY - y - growth) < 1e-6)
        expectTrue(rows.table.visibleRows.lowerBound == 100 && rows.starts[0] == 0)
    }

    @Test("scrolls back over rows that were measured in another width")
    func staleHeights() {
        rows.table.scrollToRow(at: 60, position: .top)
        rows.layOut()
        for _ in 0..<20 {
            rows.table.contentOffset.y -= 100
            rows.layOut()
        }
        rows.table.scrollToRow(at: 200, position: .top)
        rows.window.frame.size.width = 200
        rows.layOut()
        rows.table.scrollToRow(at: 60, position: .top)
        rows.layOut()
        var seen: [Int: Double] = [:]
        for _ in 0..<80 {
            rows.table.contentOffset.y -= 41
            rows.layOut()
            expectHeights("scrolling back")
            for (row, start) in zip(rows.table.visibleRows, rows.starts) {
                if let former = seen[row], rows.table.contentOffset.y > 0 {
                    expectTrue(abs(start - former - 41) < 1e-6, "row \(row)")
                }
            }
            seen = Dictionary(uniqueKeysWithValues: zip(rows.table.visibleRows, rows.starts))
        }
    }
}
