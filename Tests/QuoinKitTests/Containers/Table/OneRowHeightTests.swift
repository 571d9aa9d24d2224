import QuoinLayout
import TestSupport
import Testing

@testable import QuoinKit

/// A data source that says of all rows at once how tall they are.
@Suite("Rows that are all of the same height")
struct OneRowHeightTests {
    private final class Rows: TableViewDataSource {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let table = TableView()
        var count: Int
        var height = 40.0
        var saysSo = true
        private(set) var questions = 0

        init(_ count: Int) {
            self.count = count
            window.addSubview(table)
            table.frame = window.bounds
            table.dataSource = self
            window.layoutIfNeeded()
        }

        func numberOfRows(in tableView: TableView) -> Int { count }

        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            TableViewCell()
        }

        func tableView(_ tableView: TableView, heightForRowAt row: Int) -> RowHeight? {
            questions += 1
            if saysSo { tableView.saysOneRowHeight() }
            return .fixed(height)
        }

        /// How often it is asked for heights as a row comes at the end.
        func questionsForOneMore() -> Int {
            let before = questions
            count += 1
            table.insertRows(at: [count - 1])
            _ = table.numberOfRows
            return questions - before
        }
    }

    @Test("are not asked for one by one when a row comes, however many there are")
    func asking() {
        let (few, many) = (Rows(100), Rows(10_000))
        let questions = few.questionsForOneMore()
        expectEqual(many.questionsForOneMore(), questions)
        many.window.layoutIfNeeded()
        expectEqual(many.table.contentSize.height, 10_001 * 40)
        many.saysSo = false
        expectTrue(many.questionsForOneMore() > 10_000)
    }

    @Test("are of another height all at once")
    func changing() {
        let rows = Rows(1_000)
        rows.height = 50
        rows.table.invalidateRowHeights()
        rows.window.layoutIfNeeded()
        expectEqual(rows.table.contentSize.height, 50_000)
        rows.table.deleteRows(at: [0, 500])
        rows.count -= 2
        rows.window.layoutIfNeeded()
        expectEqual(rows.table.contentSize.height, 998 * 50)
    }

    @Test(
        "come to the same as rows that were asked for one by one",
        arguments: usually(4, of: 1...16 as ClosedRange<UInt64>))
    func heights(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (quick, plain) = (
            RowHeights(count: 900, estimate: 44), RowHeights(count: 900, estimate: 44)
        )
        // A header before each sixth row.
        var areRows = (0..<900).map { $0 % 7 != 0 }
        // Now all of them, now but the first ones.
        let limit = seed % 2 == 0 ? 800 : 2_000
        var height = 8.0
        for step in 0..<120 {
            let row = Int.random(in: 0..<quick.count, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0..<2:
                quick.insert(at: row)
                plain.insert(at: row)
                areRows.insert(Bool.random(using: &random), at: row)
            case 2:
                expectEqual(quick.remove(at: row), plain.remove(at: row))
                areRows.remove(at: row)
            case 3:
                quick.forget(row)
                plain.forget(row)
            case 4:
                quick.setHeight(24, of: row)
                plain.setHeight(24, of: row)
            default:
                height = Double.random(in: 1...2, using: &random).rounded() * 8
            }
            quick.setHeights(ofFirst: limit, all: height) { areRows[$0] }
            plain.setHeights(ofFirst: limit) { areRows[$0] ? height : $1 }
            let isSame =
                quick.knownCount == plain.knownCount && quick.total == plain.total
                && (0..<quick.count).allSatisfy { quick.known($0) == plain.known($0) }
            expectTrue(isSame, "seed \(seed), step \(step)")
        }
    }
}
