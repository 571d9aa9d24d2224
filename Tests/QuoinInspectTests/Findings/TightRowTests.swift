import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Rows of tables that are lower than what is in them, of which several views reach out.
@Suite("Rows lower than what is in them")
struct TightRowTests {
    private final class Rows: TableViewDataSource {
        let fill: (View) -> Void

        init(_ fill: @escaping (View) -> Void) {
            self.fill = fill
        }

        func numberOfRows(in tableView: TableView) -> Int { 2 }

        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            let cell = TableViewCell()
            fill(cell.contentView)
            return cell
        }
    }

    private let window = Window.ofFindings()
    private let table = TableView()

    private func mendFirst(with rows: Rows) throws -> LayoutFinding {
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = rows
        let findings = window.findings()
        let finding = try #require(findings.first)
        expectEqual(findings.map { $0.kind }, [.cannotGrow])
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        return finding
    }

    @Test("are proposed to end with the last one of a column")
    func column() throws {
        let rows = Rows { content in
            var last: View?
            for name in ["first", "second", "third"] {
                let tile = content.plain(name)
                tile.makeConstraints { make in
                    make.left.right.equalToSuperview().inset(10)
                    make.height.equalTo(50)
                    if let last {
                        make.top.equalTo(last.bottom).offset(6)
                    } else {
                        make.top.equalToSuperview().offset(10)
                    }
                }
                last = tile
            }
        }
        let finding = try mendFirst(with: rows)
        expectTrue(finding.message.contains("nothing ties third.bottom to"), "\(finding.message)")
        // 10 + 3 × 50 + 2 × 6 + 10.
        expectEqual(table.cellForRow(at: 0)?.frame.height, 182)
    }

    @Test("are told with the height that they would need where the table gives it, and cuts a text")
    func given() throws {
        let rows = Rows { content in
            let text = content.label("text", "A line")
            text.makeConstraints { $0.edges.equalToSuperview().inset(14) }
        }
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.rowHeight = .fixed(34)
        table.dataSource = rows
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.cut])
        let message = try #require(findings.first?.message)
        let line = try #require(table.cellForRow(at: 0)?.contentView.subviews.first)
            .intrinsicContentSize.height
        expectTrue(
            message.contains("The table gives the row 34; as high as what is in it, it would be "),
            "\(message)")
        expectTrue(message.contains("\(Int(line) + 28) high."), "\(message)")
        expectTrue(message.split(separator: "\n").count <= 6, "\(message)")
    }

    @Test("are proposed to end no sooner than a picture beside the texts that end them")
    func picture() throws {
        let rows = Rows { content in
            let picture = content.plain("picture")
            picture.makeConstraints { make in
                make.left.top.equalToSuperview().inset(10)
                make.width.height.equalTo(90)
            }
            let (upper, lower) = (content.label("upper"), content.label("lower"))
            upper.makeConstraints { make in
                make.top.right.equalToSuperview().inset(10)
                make.left.equalTo(picture.right).offset(10)
            }
            lower.makeConstraints { make in
                make.left.right.equalTo(upper)
                make.top.equalTo(upper.bottom).offset(4)
                make.bottom.equalToSuperview().inset(10)
            }
        }
        let finding = try mendFirst(with: rows)
        expectEqual(finding.views.compactMap { $0.name }.filter { $0 == "picture" }.count, 2)
        expectEqual(table.cellForRow(at: 0)?.frame.height, 110)
    }

    /// A line of a bubble of two texts that may be missing.
    enum MissingLine: CaseIterable {
        case top, between, bottom
    }

    @Test(
        "are folded by a line that is missing in them, which is proposed",
        arguments: MissingLine.allCases)
    func folded(missing: MissingLine) throws {
        let rows = Rows { content in
            let bubble = content.plain("bubble")
            bubble.backgroundColor = .black
            let (text, time) = (bubble.label("text", "Hello"), bubble.label("time", "12:30"))
            bubble.makeConstraints { make in
                make.left.right.equalToSuperview().inset(16)
                make.top.bottom.equalToSuperview().inset(4)
            }
            text.makeConstraints { make in
                make.left.right.equalToSuperview().inset(12)
                if missing != .top { make.top.equalToSuperview().inset(6) }
            }
            time.makeConstraints { make in
                make.left.equalTo(text)
                if missing != .between { make.top.equalTo(text.bottom).offset(2) }
                if missing != .bottom { make.bottom.equalToSuperview().inset(6) }
            }
        }
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = rows
        let finding = try #require(window.findings().first)
        let mend = try #require(finding.mends.first, "\(finding)")
        switch missing {
        case .top: expectEqual(mend.description, "text.top.equalTo(bubble).inset(6)")
        case .between: expectEqual(mend.description, "time.top.equalTo(text.bottom).offset(8)")
        case .bottom: expectEqual(mend.description, "time.bottom.equalTo(bubble).inset(6)")
        }
    }
}
