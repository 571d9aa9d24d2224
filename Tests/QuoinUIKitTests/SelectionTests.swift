import TestSupport
import Testing

@testable import QuoinUIKit

/// Which rows and items are selected, and which are edited.
@MainActor
@Suite struct SelectionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegate
    {
        var count = 100
        var selectedAtFirst: [Bool] = []
        var sizesAtFirst: [CGSize] = []
        var isFixed: Set<Int> = []
        var ended: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            !isFixed.contains(indexPath.row)
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            selectedAtFirst.append(cell.isSelected)
            sizesAtFirst.append(cell.bounds.size)
        }
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            ended.append(indexPath.item)
        }
    }

    private let source = Source()
    private let paths = (0..<100).map { IndexPath(row: $0, section: 0) }

    private func shownTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 40
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }
    private func shownCollection() -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.delegate = source
        collection.layoutIfNeeded()
        return collection
    }
    private func select(_ rows: [Int], in table: UITableView) {
        for row in rows { table.selectRow(at: paths[row], animated: false, scrollPosition: .none) }
    }
    private func select(_ items: [Int], in collection: UICollectionView) {
        for item in items {
            collection.selectItem(at: paths[item], animated: false, scrollPosition: [])
        }
    }

    // MARK: Tables

    @MainActor @Test func `a row that is selected is scrolled to if a position is said`() {
        let table = shownTable()
        table.selectRow(at: paths[50], animated: false, scrollPosition: .top)
        table.layoutIfNeeded()
        expectEqual(table.contentOffset.y, CGFloat(50 * 40))
        table.selectRow(at: paths[20], animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        expectEqual(table.contentOffset.y, CGFloat(50 * 40))
        table.scrollToNearestSelectedRow(at: .bottom, animated: false)
        table.layoutIfNeeded()
        expectEqual(table.contentOffset.y, CGFloat(21 * 40 - 480))
    }

    @MainActor @Test func `selecting no path lets all rows and their cells go`() {
        let table = shownTable()
        table.allowsMultipleSelection = true
        select([1, 2], in: table)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        expectTrue(table.indexPathsForSelectedRows == nil)
        expectTrue(table.visibleCells.allSatisfy { !$0.isSelected })
    }

    @MainActor @Test func `one row stays selected where several may no longer be`() {
        let table = shownTable()
        table.allowsMultipleSelection = true
        select([3, 1, 2], in: table)
        expectEqual(table.indexPathsForSelectedRows, [paths[3], paths[1], paths[2]])
        table.allowsMultipleSelection = false
        expectEqual(table.indexPathsForSelectedRows, [paths[2]])
        expectEqual(table.cellForRow(at: paths[1])?.isSelected, false)
    }

    @MainActor @Test func `a cell looks selected before it is shown`() {
        let table = shownTable()
        select([60], in: table)
        source.selectedAtFirst = []
        table.scrollToRow(at: paths[60], at: .top, animated: false)
        table.layoutIfNeeded()
        expectEqual(source.selectedAtFirst.count { $0 }, 1)
    }

    @MainActor @Test func `a cell is as large as its row before it is shown`() {
        let table = shownTable()
        let size = CGSize(width: 320, height: 40)
        expectEqual(source.sizesAtFirst, table.visibleCells.map { _ in size })
    }

    @MainActor @Test func `selection stays when heights are said anew`() {
        let table = shownTable()
        select([1], in: table)
        table.rowHeight = 50
        table.sectionHeaderHeight = 20
        table.layoutIfNeeded()
        expectEqual(table.indexPathForSelectedRow, paths[1])
        expectEqual(table.cellForRow(at: paths[1])?.isSelected, true)
        expectEqual(table.rectForRow(at: paths[1]).minY, CGFloat(20 + 50))
    }

    @MainActor @Test func `cells hear that their table is edited, if their rows can be`() {
        let table = shownTable()
        source.isFixed = [1]
        select([2], in: table)
        table.isEditing = true
        expectEqual(table.visibleCells.prefix(3).map(\.isEditing), [true, false, true])
        expectTrue(table.indexPathsForSelectedRows == nil)
        table.scrollToRow(at: paths[80], at: .top, animated: false)
        table.layoutIfNeeded()
        expectTrue(table.visibleCells.allSatisfy { $0.isEditing })
        table.setEditing(false, animated: true)
        expectTrue(table.visibleCells.allSatisfy { !$0.isEditing })
    }

    private final class Rows: UITableViewController {
        var calls: [Bool] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { 3 }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append(editing)
        }
    }

    @MainActor @Test
    func `a table's screen edits its table, and lets go of what is selected when it comes`() {
        let rows = Rows(style: .plain)
        rows.isEditing = true
        expectTrue(rows.tableView.isEditing && rows.calls == [true])
        rows.setEditing(false, animated: false)
        expectTrue(!rows.tableView.isEditing)
        rows.refreshControl = UIRefreshControl()
        expectTrue(rows.tableView.refreshControl === rows.refreshControl)
        select([1], in: rows.tableView)
        rows.viewWillAppear(false)
        expectTrue(rows.tableView.indexPathForSelectedRow == nil)
        rows.clearsSelectionOnViewWillAppear = false
        select([1], in: rows.tableView)
        rows.viewWillAppear(false)
        expectEqual(rows.tableView.indexPathForSelectedRow, paths[1])
    }

    // MARK: Collections

    @MainActor @Test
    func `selecting no path lets all items go, and nothing is selected where nothing may be`() {
        let collection = shownCollection()
        collection.allowsMultipleSelection = true
        select([1, 2], in: collection)
        collection.selectItem(at: nil, animated: false, scrollPosition: [])
        expectEqual(collection.indexPathsForSelectedItems, [])
        expectTrue(collection.visibleCells.allSatisfy { !$0.isSelected })
        collection.allowsSelection = false
        select([3], in: collection)
        expectEqual(collection.indexPathsForSelectedItems, [])
        collection.allowsSelection = true
        select([3, 1], in: collection)
        collection.allowsMultipleSelection = false
        expectEqual(collection.indexPathsForSelectedItems, [paths[1]])
    }

    @MainActor @Test func `thousands can be selected and let go, in the order in which they came`()
    {
        var chosen = ChosenPaths()
        let many = (0..<20_000).map { IndexPath(item: $0, section: 0) }
        for path in many { chosen.insert(path) }
        for path in many where path.item % 3 != 0 { chosen.remove(path) }
        chosen.insert(many[3])
        chosen.insert(many[1])
        expectEqual(chosen.all, many.filter { $0.item % 3 == 0 } + [many[1]])
        expectTrue(chosen.contains(many[3]) && !chosen.contains(many[2]))
        for path in chosen.all { chosen.remove(path) }
        expectTrue(chosen.isEmpty && chosen.first == nil)
    }

    // MARK: What has come

    @MainActor @Test func `a row or an item that has come is there when somebody looks`() {
        source.count = 3
        let (table, collection) = (shownTable(), shownCollection())
        source.count = 5
        table.insertRows(at: [paths[0], paths[4]], with: .automatic)
        expectEqual(table.cellForRow(at: paths[4])?.frame.minY, CGFloat(4 * 40))
        expectEqual(table.visibleCells.count, 5)
        var shown: CGFloat?
        collection.performBatchUpdates {
            collection.insertItems(at: [paths[0], paths[1]])
        } completion: { _ in
            shown = collection.cellForItem(at: paths[4])?.frame.minX
        }
        // The last of five in a line of 320.
        expectEqual(shown, CGFloat(320 - 50))
        source.count = 4
        table.deleteRows(at: [paths[0]], with: .none)
        collection.deleteItems(at: [paths[0]])
        expectEqual(table.indexPathsForVisibleRows, Array(paths[..<4]))
        expectEqual(collection.indexPathsForVisibleItems, Array(paths[..<4]))
    }

    // MARK: Used again

    @MainActor @Test func `a cell that was highlighted is not when it is used again`() {
        let (table, collection) = (shownTable(), shownCollection())
        table.visibleCells.forEach { $0.isHighlighted = true }
        collection.visibleCells.forEach { $0.isHighlighted = true }
        table.scrollToRow(at: paths[80], at: .top, animated: false)
        collection.scrollToItem(at: paths[99], at: .bottom, animated: false)
        table.reloadData()
        collection.reloadData()
        table.layoutIfNeeded()
        collection.layoutIfNeeded()
        expectTrue(table.visibleCells.allSatisfy { !$0.isHighlighted })
        expectTrue(collection.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    // MARK: In order

    @MainActor @Test func `items in sight are told of in their order`() {
        source.count = 40
        let collection = shownCollection()
        expectEqual(collection.indexPathsForVisibleItems, Array(paths[..<40]))
        expectEqual(collection.visibleCells, paths[..<40].compactMap(collection.cellForItem))
        collection.reloadData()
        expectEqual(source.ended, Array(0..<40))
    }

    @MainActor @Test func `an item is found wherever it is in the content`() {
        let collection = shownCollection()
        // Five of 50 in a line of 320, and lines of 60.
        expectEqual(collection.indexPathForItem(at: CGPoint(x: 1, y: 60 * 15 + 1)), paths[75])
        expectTrue(collection.indexPathForItem(at: CGPoint(x: 1, y: 60 * 15 + 55)) == nil)
        source.count = 10
        collection.reloadData()
        expectEqual(collection.indexPathForItem(at: CGPoint(x: 1, y: 61)), paths[5])
    }
}
