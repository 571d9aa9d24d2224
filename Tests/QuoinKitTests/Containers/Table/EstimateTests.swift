import Quoin
import QuoinKit
import TestSupport
import Testing

/// A data source that decides while it is asked what other rows count for.
@Suite("An estimate that is set while heights are asked for")
struct EstimateTests {
    private final class Rows: SectionedTableViewDataSource {
        func numberOfSections(in tableView: TableView) -> Int { 1 }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "plain") { TableViewCell() }
        }

        func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> RowHeight? {
            tableView.estimatedRowHeight = 30
            return path.row < 50 ? .fixed(10) : nil
        }
    }

    @Test("counts for the rows that nothing is said of")
    func counts() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let table = TableView()
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        let rows = Rows()
        table.dataSource = rows
        window.layoutIfNeeded()
        // 50 rows of 10, and 49 of 30.
        expectEqual(table.rectForRow(at: 99)?.minY, 1970)
    }
}
