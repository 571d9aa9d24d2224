import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A row whose height is given, and is too little")
struct GivenRowTests {
    private final class Rows: TableViewDataSource {
        var height: RowHeight?

        func numberOfRows(in tableView: TableView) -> Int { 3 }

        func tableView(_ tableView: TableView, heightForRowAt row: Int) -> RowHeight? { height }

        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            let cell = TableViewCell()
            let photo = cell.contentView.plain("photo")
            photo.makeConstraints { make in
                make.left.top.bottom.equalToSuperview().inset(8)
                make.size.equalTo(60)
            }
            return cell
        }
    }

    @Test("is told with the height that it would need")
    func needed() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let (table, rows) = (TableView(), Rows())
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.rowHeight = .fixed(56)
        table.dataSource = rows
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .conflict)
        // 8 + 60 + 8.
        let hint =
            "The table gives the row that height; as high as what is in it, it would be 76 high."
        expectTrue(finding.message.contains(hint))
        let mend = try #require(finding.mends.first)
        table.name = "table"
        expectEqual(
            window.findings().first?.mends.first?.description, "table.rowHeight = .automatic")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(table.cellForRow(at: 1)?.frame.height, 76)
    }

    @Test("may be given by the cell, which is proposed to leave it to what is in it")
    func saidByCell() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let (table, rows) = (TableView(), Rows())
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = rows
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: 1))
        cell.name = "cell"
        cell.rowHeight = .fixed(50)
        let mend = try #require(window.findings().first?.mends.first)
        expectEqual(mend.description, "cell.rowHeight = .automatic")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("may be given by the data source, which is proposed to leave it to what is in it")
    func saidByDataSource() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let (table, rows) = (TableView(), Rows())
        rows.height = .fixed(50)
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = rows
        let mend = try #require(window.findings().first?.mends.first)
        expectEqual(
            mend.description, "return .automatic in tableView(_:heightForRowAt:)")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual((0..<3).map { table.cellForRow(at: $0)?.frame.height }, [76, 76, 76])
    }
}
