import QuoinUIKit
import TestSupport
import Testing

/// What rows, headers and footers hear of coming into a table, and of leaving it.
@MainActor
@Suite struct CellComingTests {
    /// Writes down what it is told, and what it sees then.
    @MainActor
    private final class Diary {
        var lines: [String] = []
        func write(_ what: String, _ place: UIView?) {
            let name = place == nil ? "none" : place is UITableView ? "table" : "another"
            lines.append("\(what) \(name)")
        }
    }

    private final class ToldCell: UITableViewCell {
        var diary: Diary?
        var found: [UITableView?] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            super.willMove(toSuperview: newSuperview)
            diary?.write("will move into", newSuperview)
        }
        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            diary?.write("did move into", superview)
            var view = superview
            while let next = view, !(next is UITableView) { view = next.superview }
            found.append(view as? UITableView)
        }
        override func didMoveToWindow() {
            super.didMoveToWindow()
            diary?.lines.append(window == nil ? "left the window" : "came into the window")
        }
    }

    private final class ToldHeader: UIView {
        var diary: Diary?
        override func willMove(toSuperview newSuperview: UIView?) {
            super.willMove(toSuperview: newSuperview)
            diary?.write("will move into", newSuperview)
        }
        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            diary?.write("did move into", superview)
        }
    }

    private final class ToldTable: UITableView {
        var added: [UIView] = []
        var removed: [UIView] = []
        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            added.append(subview)
        }
        override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            removed.append(subview)
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var cells: [UITableViewCell] = []
        var header: UIView?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            cells.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { cells[indexPath.row] }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            header
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            header == nil ? 0 : 30
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    private let table = ToldTable(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    private let source = Source()
    private let diary = Diary()
    private let cell = ToldCell(style: .default, reuseIdentifier: nil)

    private func show() {
        cell.diary = diary
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (source, source)
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    @MainActor @Test func `a cell hears that it comes into its table, once, and is in it then`() {
        source.cells = [cell]
        show()
        expectEqual(
            diary.lines,
            [
                "will move into table", "came into the window", "did move into table",
            ])
        expectEqual(cell.found, [table])
        expectTrue(cell.superview === table)
        expectTrue(table.added.contains(cell))
        // As the responders say, too.
        var next = cell.next
        while let responder = next, !(responder is UITableView) { next = responder.next }
        expectTrue(next === table)
    }

    @MainActor @Test func `a cell hears that it leaves its table`() {
        source.cells = [cell]
        show()
        diary.lines = []
        source.cells = []
        table.reloadData()
        window.layoutIfNeeded()
        expectEqual(diary.lines, ["will move into none", "left the window", "did move into none"])
        expectTrue(cell.superview == nil)
        expectEqual(table.removed, [cell])
        source.cells = [cell]
        table.reloadData()
        window.layoutIfNeeded()
        expectEqual(
            diary.lines.suffix(3),
            [
                "will move into table", "came into the window", "did move into table",
            ])
    }

    @MainActor @Test func `a cell that is put elsewhere hears of that`() {
        source.cells = [cell]
        show()
        diary.lines = []
        let other = UIView()
        other.addSubview(cell)
        expectEqual(
            diary.lines, ["will move into another", "left the window", "did move into another"])
        expectEqual(other.subviews, [cell])
        diary.lines = []
        source.cells = [cell]
        table.reloadData()
        window.layoutIfNeeded()
        expectEqual(diary.lines.last, "did move into table")
        expectTrue(cell.superview === table && other.subviews.isEmpty)
    }

    @MainActor @Test func `headers of sections and of the table hear of it, too`() {
        let (header, whole) = (
            ToldHeader(), ToldHeader(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        )
        let wholes = Diary()
        (header.diary, whole.diary) = (diary, wholes)
        source.header = header
        source.cells = [UITableViewCell(style: .default, reuseIdentifier: nil)]
        table.tableHeaderView = whole
        show()
        expectEqual(diary.lines, ["will move into table", "did move into table"])
        expectEqual(wholes.lines, ["will move into table", "did move into table"])
    }

    @MainActor @Test func `a cell has the tint of its table when it is told of one`() {
        final class TintedCell: UITableViewCell {
            var tints: [UIColor] = []
            override func tintColorDidChange() {
                super.tintColorDidChange()
                tints.append(tintColor)
            }
        }
        let cell = TintedCell(style: .default, reuseIdentifier: nil)
        source.cells = [cell]
        table.tintColor = .systemRed
        show()
        expectEqual(cell.tints, [.systemRed])
    }

    @MainActor @Test func `cells go with their table`() {
        weak var gone: UITableView?
        weak var row: UITableViewCell?
        do {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            let source = Source()
            source.cells = [UITableViewCell(style: .default, reuseIdentifier: nil)]
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            table.dataSource = source
            table.layoutIfNeeded()
            (gone, row) = (table, source.cells[0])
            expectTrue(row?.superview === table)
        }
        expectTrue(gone == nil && row == nil)
    }

    @MainActor @Test func `other views stand before or behind a row of their table`() {
        source.cells = [cell, UITableViewCell(style: .default, reuseIdentifier: nil)]
        show()
        let (below, above) = (UIView(), UIView())
        table.insertSubview(below, belowSubview: cell)
        table.insertSubview(above, aboveSubview: cell)
        expectEqual(table.subviews, [below, cell, above, source.cells[1]])
        table.bringSubviewToFront(cell)
        expectTrue(table.subviews.last === cell)
        table.sendSubviewToBack(cell)
        expectTrue(table.subviews.first === cell)
    }
}
