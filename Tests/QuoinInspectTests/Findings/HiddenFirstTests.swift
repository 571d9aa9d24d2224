import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Hidden views that are the first ones in what they are in.
@Suite("Room that a hidden view takes before others")
struct HiddenFirstTests {
    private let window = Window.ofFindings()

    @Test("is closed to where the hidden one began, for all that hang on it")
    func closed() throws {
        let notice = window.plain("notice")
        let (title, text) = (window.label("title"), window.label("text"))
        notice.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.top.equalToSuperview().offset(12)
            make.height.equalTo(44)
        }
        for label in [title, text] {
            label.makeConstraints { $0.top.equalTo(notice.bottom).offset(8) }
        }
        title.makeConstraints { $0.left.equalToSuperview().offset(16) }
        text.makeConstraints { $0.right.equalToSuperview().inset(16) }
        expectEqual(window.findings().map { $0.description }, [])
        notice.isHidden = true
        let findings = window.findings()
        let finding = try #require(findings.first)
        expectEqual(findings.map { $0.kind }, [.gap])
        expectTrue(
            finding.message.hasPrefix("notice is hidden and still takes 44 before title and text."))
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual([title.frame.minY, text.frame.minY], [12, 12])
    }

    @Test("is kept for what turns while something is loaded")
    func indicator() {
        let (wheel, title) = (ActivityIndicator(), window.label("title"))
        window.addSubview(wheel)
        wheel.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        title.makeConstraints { make in
            make.left.equalTo(wheel.right).offset(8)
            make.centerY.equalTo(wheel)
        }
        wheel.isHidden = true
        expectEqual(window.findings().map { $0.description }, [])
    }

    private final class Rows: TableViewDataSource {
        let chosen: Int?

        init(chosen: Int?) {
            self.chosen = chosen
        }

        func numberOfRows(in tableView: TableView) -> Int { 3 }

        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            let cell = TableViewCell()
            let (tick, title) = (
                cell.contentView.plain("tick"), cell.contentView.label("title")
            )
            tick.makeConstraints { make in
                make.left.equalToSuperview().inset(16)
                make.centerY.equalTo(title)
                make.width.height.equalTo(16)
            }
            title.makeConstraints { make in
                make.top.bottom.equalToSuperview().inset(12)
                make.left.equalTo(tick.right).offset(8)
            }
            tick.isHidden = row != chosen
            return cell
        }
    }

    @Test(
        "is kept in rows where another one shows it, so that all are in line", arguments: [1, nil])
    func rows(chosen: Int?) {
        let (table, rows) = (TableView(), Rows(chosen: chosen))
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = rows
        expectEqual(window.kindsOfFindings, chosen == nil ? [.gap] : [])
    }
}
