import QuoinKit
import TestSupport
import Testing

@testable import QuoinUIKit

/// What rows look like while their table is edited.
@MainActor
@Suite struct EditedRowTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var styles: [UITableViewCell.EditingStyle] = [.delete, .insert, .none]
        var unindented: Set<Int> = []
        var movable: Set<Int> = []
        var levels = [0, 0, 0]
        var asked: [Int] = []
        var prepare: (UITableViewCell, Int) -> Void = { _, _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            prepare(cell, indexPath.row)
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            movable.contains(indexPath.row)
        }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        {
            asked.append(indexPath.row)
            return styles[indexPath.row]
        }
        func tableView(
            _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
        ) -> Bool { !unindented.contains(indexPath.row) }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
            -> Int
        { levels[indexPath.row] }
    }
    /// They say nothing of editing but by having a method to move rows.
    private final class QuietRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.showsReorderControl = indexPath.row == 1
            cell.indentationLevel = 1
            return cell
        }
        func tableView(
            _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
        ) {}
    }
    private final class Cell: UITableViewCell {
        var told: [String] = []
        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            told.append("will \(state.rawValue)")
        }
        override func didTransition(to state: StateMask) {
            super.didTransition(to: state)
            told.append("did \(state.rawValue)")
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    private let rows = Rows()

    private func table(_ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: window.bounds, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 62
        (table.dataSource, table.delegate) = (rows, rows)
        window.addSubview(table)
        window.layoutIfNeeded()
        return table
    }
    private func edit(_ table: UITableView, _ isEditing: Bool = true) {
        table.setEditing(isEditing, animated: false)
        window.layoutIfNeeded()
    }
    private func cell(_ row: Int, of table: UITableView) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    private func control<Control: UIView>(_ kind: Control.Type, in cell: UITableViewCell)
        -> Control?
    { cell.subviews.compactMap { $0 as? Control }.first }
    private func start(_ cell: UITableViewCell) -> UITableViewCellEditControl? {
        control(UITableViewCellEditControl.self, in: cell)
    }
    private func end(_ cell: UITableViewCell) -> UITableViewCellReorderControl? {
        control(UITableViewCellReorderControl.self, in: cell)
    }
    private func line(below cell: UITableViewCell) -> Double? {
        cell.node.superview?.subviews.first { $0.kindName == "Separator" }?.frame.minX
    }

    // iOS 26 on a screen of 375 points: the content begins at 40, the control of 26 by 26 points at 15, and the one of 27
    // for moving ends 16 from the edge, 375 - 16 - 27 = 332, where the content ends.
    @MainActor @Test func `content makes room for what deletes, inserts and moves a row`() throws {
        rows.movable = [0, 2]
        let table = table()
        let first = try cell(0, of: table)
        expectEqual(first.contentView.frame, CGRect(x: 0, y: 0, width: 375, height: 62))
        expectTrue(start(first) == nil && end(first) == nil && first.editingStyle == .none)
        edit(table)
        expectEqual(first.contentView.frame, CGRect(x: 40, y: 0, width: 292, height: 62))
        expectEqual(first.textLabel?.frame.minX, 16)
        expectEqual(start(first)?.frame, CGRect(x: 15, y: 18, width: 26, height: 26))
        expectEqual(end(first)?.frame, CGRect(x: 332, y: 0, width: 27, height: 62))
        expectTrue(first.editingStyle == .delete && start(first)?.kind == .minus)
        // What cannot be moved keeps that room.
        let second = try cell(1, of: table)
        expectEqual(second.contentView.frame, CGRect(x: 40, y: 0, width: 335, height: 62))
        expectTrue(start(second)?.kind == .plus && end(second) == nil)
        // The line below begins where the text does.
        expectEqual(line(below: first), 56)
        let svg = window.quoin.svg()
        expectTrue(svg.contains("#ff3b30") && svg.contains("#34c759"))
        edit(table, false)
        expectEqual(first.contentView.frame, CGRect(x: 0, y: 0, width: 375, height: 62))
        expectTrue(start(first) == nil && end(first) == nil && line(below: first) == 16)
    }

    @MainActor @Test
    func `rows without a control make room too, unless the delegate or the cell says no`()
        throws
    {
        rows.styles = [.none, .none, .none]
        rows.unindented = [1]
        rows.prepare = { cell, row in cell.shouldIndentWhileEditing = row != 2 }
        let table = table()
        edit(table)
        let lefts = try (0..<3).map { try cell($0, of: table).contentView.frame.minX }
        expectEqual(lefts, [40, 0, 0])
        expectTrue(try (0..<3).allSatisfy { try start(cell($0, of: table)) == nil })
    }

    @MainActor @Test func `a control makes room wherever it stands`() throws {
        rows.unindented = [0]
        let table = table()
        edit(table)
        try expectEqual(cell(0, of: table).contentView.frame.minX, 40)
    }

    @MainActor @Test
    func `a cell that says so shows that its row is moved by a method of the data source`()
        throws
    {
        let (table, rows) = (table(), QuietRows())
        table.dataSource = rows
        window.layoutIfNeeded()
        edit(table)
        let areShown = try (0..<3).map { try end(cell($0, of: table)) != nil }
        expectEqual(areShown, [false, true, false])
        try expectEqual(start(cell(0, of: table))?.kind, .minus)
        table.delegate = nil
        table.reloadData()
        window.layoutIfNeeded()
        try expectEqual(cell(0, of: table).indentationLevel, 1)
    }

    @MainActor @Test func `where several rows can be selected, circles show which are`() throws {
        let table = table()
        table.allowsMultipleSelectionDuringEditing = true
        edit(table)
        // As in UIKit, nobody asks what editing does to the rows.
        expectTrue(rows.asked.isEmpty)
        let first = try cell(0, of: table)
        expectEqual(start(first)?.kind, .choice)
        let sign = try #require(start(first)?.subviews.first as? RoundSign)
        expectTrue(!sign.isChosen && sign.frame == CGRect(x: 2, y: 2, width: 22, height: 22))
        let ground = UIView()
        first.multipleSelectionBackgroundView = ground
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        expectTrue(sign.isChosen && ground.superview === first)
        expectEqual(sign.backgroundColor, .systemBlue)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        expectTrue(!sign.isChosen && ground.superview == nil)
        table.allowsMultipleSelectionDuringEditing = false
        expectEqual(start(first)?.kind, .minus)
    }

    @MainActor @Test func `another accessory stands at the end of a row that is edited`() throws {
        rows.movable = [0, 2]
        rows.prepare = { cell, row in
            cell.accessoryType = .disclosureIndicator
            if row == 1 { cell.editingAccessoryType = .checkmark }
            if row == 2 {
                cell.editingAccessoryView = UIView(
                    frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            }
        }
        let table = table()
        let cells = try (0..<3).map { try cell($0, of: table) }
        // A chevron's 38.
        let ends = { cells.map { $0.contentView.frame.maxX } }
        expectEqual(ends(), [337, 337, 337])
        edit(table)
        // None; a tick's 40; a view of 30 with the margin of 16, kept 8 from what moves the row: 332 - 8 - 30.
        expectEqual(ends(), [332, 335, 294])
        expectEqual(
            cells[2].editingAccessoryView?.frame, CGRect(x: 294, y: 21, width: 30, height: 20))
        edit(table, false)
        expectTrue(cells[2].editingAccessoryView?.superview == nil)
        expectEqual(ends(), [337, 337, 337])
    }

    @MainActor @Test func `everything stands the other way round where people read from the right`()
        throws
    {
        rows.movable = [0]
        let table = table()
        table.semanticContentAttribute = .forceRightToLeft
        let first = try cell(0, of: table)
        first.semanticContentAttribute = .forceRightToLeft
        edit(table)
        expectEqual(first.contentView.frame, CGRect(x: 43, y: 0, width: 292, height: 62))
        expectTrue(start(first)?.frame.maxX == 360 && end(first)?.frame.minX == 16)
    }

    @MainActor @Test func `a chevron points to where people read on`() throws {
        func tip(_ direction: UISemanticContentAttribute) -> CGFloat? {
            let sign = StrokeSign(.chevron, .black)
            sign.semanticContentAttribute = direction
            sign.layoutIfNeeded()
            let shape = sign.layer.sublayers?.first as? CAShapeLayer
            return (shape?.path?.boundingBox).map { $0.midX }
        }
        // Its two ends are on the other side than its tip: at 1 and 6.5 of 8, or at 7 and 1.5.
        expectTrue(tip(.forceLeftToRight) == 3.75 && tip(.forceRightToLeft) == 4.25)
    }

    @MainActor @Test func `cells hear of what comes beside their content and goes`() throws {
        let table = table()
        let cells = try (0..<3).map { try #require(try cell($0, of: table) as? Cell) }
        edit(table)
        expectEqual(cells[0].told, ["will 1", "did 1"])
        expectTrue(cells[2].told.isEmpty)
        edit(table, false)
        expectEqual(cells[0].told, ["will 1", "did 1", "will 0", "did 0"])
    }

    @MainActor @Test func `rows that come while the table is edited look so`() throws {
        let table = table(.insetGrouped)
        edit(table)
        table.reloadData()
        window.layoutIfNeeded()
        try expectEqual(cell(0, of: table).contentView.frame.minX, 40)
        try expectEqual(start(cell(0, of: table))?.frame.minX, 15)
    }

    @MainActor @Test func `rows stand as far in as their level says`() throws {
        rows.levels = [0, 1, 2]
        rows.prepare = { cell, row in
            cell.indentationWidth = 12
            if row == 2 {
                var content = UIListContentConfiguration.cell()
                content.text = "Row"
                cell.contentConfiguration = content
            }
        }
        let table = table()
        try expectEqual(cell(0, of: table).textLabel?.frame.minX, 16)
        try expectEqual(cell(1, of: table).textLabel?.frame.minX, 16 + 12)
        try expectEqual(cell(1, of: table).contentView.frame.minX, 0)
        try expectEqual(cell(2, of: table).contentView.frame.minX, 2 * 12)
    }
}
