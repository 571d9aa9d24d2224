import QuoinUIKit
import TestSupport
import Testing

/// Lists whose data change while they ask for it.
@MainActor
@Suite struct MeddlingListTests {
    private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
        UITableViewDataSource, UITableViewDelegate
    {
        final class Box: UICollectionViewCell {
            var shows = -1
        }

        var numbers = [1, 2, 3]
        /// What happens when a cell or a height is next asked for.
        var hook: (() -> Void)?

        private func visit() {
            let hook = hook
            self.hook = nil
            hook?()
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            numbers.count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: path)
            (cell as? Box)?.shows = numbers[path.item]
            visit()
            return cell
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { visit() }
        /// What happens when a cell is next said to be displayed.
        var whenDisplayed: (() -> Void)?
        var displayed: [ObjectIdentifier] = []
        func collectionView(
            _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt: IndexPath
        ) {
            displayed.append(ObjectIdentifier(cell))
            let hook = whenDisplayed
            whenDisplayed = nil
            hook?()
        }
        func collectionView(
            _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt: IndexPath
        ) { displayed.removeAll { $0 == ObjectIdentifier(cell) } }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            numbers.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(numbers[path.row])"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            visit()
            return 30
        }
    }

    private let numbers = Numbers()
    private let area = CGRect(x: 0, y: 0, width: 200, height: 250)

    private func makeCollection() -> UICollectionView {
        let view = UICollectionView(frame: area, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(Numbers.Box.self, forCellWithReuseIdentifier: "box")
        (view.dataSource, view.delegate) = (numbers, numbers)
        view.layoutIfNeeded()
        return view
    }

    private func makeTable() -> UITableView {
        let table = UITableView(frame: area)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (numbers, numbers)
        table.layoutIfNeeded()
        return table
    }

    private func shown(_ table: UITableView) -> [String] {
        table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    @MainActor @Test func `an item that comes while a cell is asked for moves the others on`() {
        let view = makeCollection()
        let first = IndexPath(item: 0, section: 0)
        numbers.hook = {
            numbers.numbers.insert(9, at: 0)
            view.insertItems(at: [first])
        }
        numbers.numbers.insert(8, at: 0)
        view.insertItems(at: [first])
        view.layoutIfNeeded()
        for (item, number) in [9, 8, 1, 2, 3].enumerated() {
            let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
            expectEqual((cell as? Numbers.Box)?.shows, number)
        }
        expectEqual(view.visibleCells.count, 5)
    }

    @MainActor @Test func `a cell that is not shown after all is said to have gone`() {
        let view = makeCollection()
        let first = IndexPath(item: 0, section: 0)
        numbers.whenDisplayed = {
            numbers.numbers.insert(9, at: 0)
            view.insertItems(at: [first])
        }
        numbers.numbers.insert(8, at: 0)
        view.insertItems(at: [first])
        view.layoutIfNeeded()
        expectEqual(view.visibleCells.count, 5)
        expectEqual(numbers.displayed.count, 5)
        expectEqual(Set(numbers.displayed), Set(view.visibleCells.map { ObjectIdentifier($0) }))
    }

    @MainActor @Test func `a size that is set while it scrolls stays`() {
        let view = makeCollection()
        numbers.numbers = Array(1...40)
        view.reloadData()
        view.layoutIfNeeded()
        numbers.hook = { view.frame.size = CGSize(width: 100, height: 100) }
        view.contentOffset.y = 50
        expectEqual(view.frame.size, CGSize(width: 100, height: 100))
        expectEqual(view.contentOffset.y, 50)
    }

    @MainActor @Test func `rows that come while heights are asked for do not end the program`() {
        let table = makeTable()
        numbers.hook = {
            numbers.numbers.insert(contentsOf: [7, 8], at: 0)
            table.insertRows(
                at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
            table.layoutIfNeeded()
        }
        numbers.numbers.remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
        expectEqual(shown(table), ["7", "8", "2", "3"])
        table.performBatchUpdates(nil)
        table.layoutIfNeeded()
        expectEqual(shown(table), ["7", "8", "2", "3"])
        expectEqual(table.contentSize.height, 120)
    }

    @MainActor @Test func `a row that moves has one cell, whoever lays the table out meanwhile`() {
        let table = makeTable()
        numbers.hook = { table.layoutIfNeeded() }
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 0))
        table.layoutIfNeeded()
        expectEqual(shown(table), ["1", "2", "3"])
        let cells = table.visibleCells
        // No other one is left over in the table.
        let all = table.subviews.flatMap { [$0] + $0.subviews }
        expectEqual(all.count { $0 is UITableViewCell }, cells.count)
    }

    @MainActor @Test func `rows may be selected when others are deleted from within`() {
        let table = makeTable()
        table.selectRow(
            at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        numbers.hook = {
            numbers.numbers.removeLast()
            table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        }
        numbers.numbers.insert(4, at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
        expectEqual(shown(table), ["4", "1", "2"])
        expectTrue(table.indexPathForSelectedRow == nil)
    }
}
