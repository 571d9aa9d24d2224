import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("The end of what scrolls")
struct CoveredEndTests {
    private let window = Window.ofFindings()
    private let scroll = ScrollView()

    /// A page of 320 wide and as high as is said, in a scroll view that fills the window.
    private func page(_ height: Double) -> View {
        scroll.name = "scroll"
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalTo(window) }
        let page = scroll.plain("page")
        page.makeConstraints {
            $0.edges.width.equalTo(scroll)
            $0.height.equalTo(height)
        }
        return page
    }

    /// A bar of 60 at an edge of the window, with a button in it.
    private func bar(atEnd: Bool = true, width: Double = 320, color: Color? = .white) {
        let bar = window.plain("bar")
        bar.backgroundColor = color
        bar.makeConstraints { make in
            make.left.equalTo(window)
            make.width.equalTo(width)
            make.height.equalTo(60)
            if atEnd {
                make.bottom.equalTo(window)
            } else {
                make.top.equalTo(window)
            }
        }
        let button = Button("Buy")
        bar.addSubview(button)
        button.makeConstraints { $0.center.equalTo(bar) }
    }

    private var kinds: [LayoutFinding.Kind] { window.kindsOfFindings }

    @Test("is where it will be, before it is laid out", arguments: [(200.0, 900.0), (900, 200)])
    func beforeLayout(height: Double, next: Double) throws {
        let page = page(height)
        bar()
        window.layoutIfNeeded()
        page.updateConstraints { $0.height.equalTo(next) }
        let isTold = window.layoutTrace().contains("The end of what scrolls in scroll")
        expectEqual(isTold, next > 480)
        expectEqual(kinds, next > 480 ? [.overlap] : [])
    }

    @Test("is beneath a bar, and is proposed to be above it", arguments: [true, false])
    func covered(atEnd: Bool) throws {
        _ = page(900)
        bar(atEnd: atEnd)
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.overlap])
        let finding = try #require(findings.first)
        expectEqual(
            finding.message,
            "The \(atEnd ? "end" : "beginning") of what scrolls in scroll is 60 beneath bar, and cannot be "
                + "moved to where it is seen.")
        let mend = try #require(finding.mends.first)
        expectTrue(
            mend.description.hasPrefix(
                atEnd
                    ? "scroll.bottom.equalTo(bar.top) instead of "
                    : "scroll.top.equalTo(bar.bottom) instead of "), "\(mend)")
        mend.apply()
        expectEqual(kinds, [])
        expectEqual(scroll.frame.height, 420)
    }

    @Test("is kept above the bar by an inset")
    func inset() {
        _ = page(900)
        bar()
        scroll.contentInset.bottom = 60
        expectEqual(kinds, [])
        scroll.contentInset.bottom = 20
        expectEqual(kinds, [.overlap])
    }

    @Test("is empty for as much as the bar covers")
    func room() {
        let page = page(900)
        page.label("last").makeConstraints { $0.left.bottom.equalTo(page).inset(64) }
        bar()
        expectEqual(kinds, [])
    }

    @Test("is above the bar where there is little to scroll")
    func short() {
        _ = page(400)
        bar()
        expectEqual(kinds, [])
    }

    @Test("is seen through a veil, and beside a button")
    func seen() {
        _ = page(900)
        bar(width: 100)
        bar(color: Color(red: 1, green: 1, blue: 1, opacity: 0.5))
        expectEqual(kinds, [])
    }

    @Test("of a table is beneath a bar, too")
    func table() {
        final class Rows: TableViewDataSource {
            func numberOfRows(in tableView: TableView) -> Int { 20 }
            func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
                let (cell, label) = (TableViewCell(), Label("row"))
                cell.contentView.addSubview(label)
                label.makeConstraints { $0.edges.equalToSuperview().inset(8) }
                return cell
            }
        }
        let (table, rows) = (TableView(), Rows())
        table.dataSource = rows
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalTo(window) }
        bar()
        expectEqual(kinds, [.overlap])
    }
}
