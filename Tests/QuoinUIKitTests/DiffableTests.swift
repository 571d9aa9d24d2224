import QuoinUIKit
import TestSupport
import Testing

/// Tables and collections that are told what they show.
@MainActor
@Suite struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// A source whose sections are titled, as people write it.
    private final class Titled: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
            -> String?
        { sectionIdentifier(for: section) }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
        { itemIdentifier(for: indexPath) == 1 }
    }

    @MainActor
    private final class Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var asked: [Int] = []
        var messages: [String] = []
        var suffix = ""
        lazy var source = Titled(tableView: table) { [unowned self] table, path, item in
            asked.append(item)
            if item < 0 { return nil }
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)\(suffix)"
            return cell
        }

        init() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 40
            window.addSubview(table)
            window.quoin.onDiagnostic { [unowned self] in messages.append($0.message) }
            _ = source
        }
        func show(_ content: [(String, [Int])]) {
            var snapshot = Snapshot()
            for (section, items) in content {
                snapshot.appendSections([section])
                snapshot.appendItems(items, toSection: section)
            }
            asked = []
            source.apply(snapshot)
            window.tick(after: 0.1)
        }
        var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
    }

    @MainActor @Test func `only cells of items that come are asked for`() {
        let scene = Scene()
        scene.show([("a", [1, 2, 3]), ("b", [4])])
        expectEqual(scene.texts, ["1", "2", "3", "4"])
        let kept = scene.table.cellForRow(at: IndexPath(row: 2, section: 0))
        scene.show([("a", [1, 9, 3]), ("b", [4, 8])])
        expectEqual(scene.texts, ["1", "9", "3", "4", "8"])
        expectEqual(scene.asked, [9, 8])
        expectTrue(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
        expectEqual(scene.table.headerView(forSection: 1)?.textLabel?.text, "b")
        expectEqual(scene.source.itemIdentifier(for: IndexPath(row: 1, section: 1)), 8)
        expectTrue(scene.source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
        expectEqual(scene.source.indexPath(for: 4), IndexPath(row: 0, section: 1))
        expectEqual(scene.source.index(for: "b"), 1)
        expectEqual(scene.source.snapshot().itemIdentifiers, [1, 9, 3, 4, 8])
        expectTrue(scene.source.tableView(scene.table, canEditRowAt: IndexPath(row: 0, section: 0)))
        expectTrue(scene.messages.isEmpty)
    }

    @MainActor @Test
    func `items keep their cells when they move, also between sections and with them`() {
        let scene = Scene()
        scene.show([("a", [1, 2, 3]), ("b", [4, 5]), ("c", [6])])
        let cells = (1...6).map { item in
            scene.source.indexPath(for: item).flatMap { scene.table.cellForRow(at: $0) }
        }
        scene.table.selectRow(
            at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
        scene.show([("c", [6, 2]), ("new", [3]), ("b", [5, 4]), ("a", [1])])
        expectEqual(scene.asked, [])
        expectEqual(scene.texts, ["6", "2", "3", "5", "4", "1"])
        expectEqual(scene.table.indexPathForSelectedRow, IndexPath(row: 0, section: 2))
        for item in 1...6 {
            let path = scene.source.indexPath(for: item)
            expectTrue(path.flatMap { scene.table.cellForRow(at: $0) } === cells[item - 1])
        }
        let frames = scene.table.visibleCells.map(\.frame.minY)
        // Headers stand between: 6 2 | 3 | 5 4 | 1.
        expectEqual(frames[1] - frames[0], 40)
        expectEqual(frames[4] - frames[3], 40)
        expectTrue(scene.messages.isEmpty)
    }

    @MainActor @Test func `what comes into a section that is reloaded is asked for with it`() {
        let scene = Scene()
        scene.show([("a", [1, 2, 3]), ("b", [4])])
        var snapshot = scene.source.snapshot()
        snapshot.moveItem(1, afterItem: 4)
        snapshot.appendSections(["c"])
        snapshot.deleteItems([2])
        snapshot.appendItems([2], toSection: "c")
        snapshot.reloadSections(["b", "c"])
        (scene.suffix, scene.asked) = ("!", [])
        scene.source.apply(snapshot)
        scene.window.tick(after: 0.1)
        expectEqual(scene.texts, ["3", "4!", "1!", "2!"])
        expectEqual(scene.asked.sorted(), [1, 2, 4])
        expectTrue(scene.messages.isEmpty)
    }

    @MainActor @Test func `what is reloaded is asked for, what is reconfigured keeps its cell`() {
        let scene = Scene()
        scene.show([("a", [1, 2, 3])])
        let cells = scene.table.visibleCells
        var snapshot = scene.source.snapshot()
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([3])
        scene.asked = []
        scene.suffix = "!"
        scene.source.apply(snapshot, animatingDifferences: false)
        scene.window.tick(after: 0.1)
        expectEqual(scene.asked.sorted(), [1, 3])
        expectEqual(scene.texts, ["1!", "2", "3!"])
        expectTrue(scene.table.visibleCells[2] === cells[2])
        expectTrue(scene.source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @MainActor @Test func `identifiers that are there twice are reported and shown once`() {
        let scene = Scene()
        scene.show([("a", [1, 2, 1]), ("b", [2, -4])])
        expectEqual(scene.texts, ["1", "2", ""])
        expectTrue(
            scene.messages.contains {
                $0.contains("Items must be unique, but 1 is there already")
            })
        expectTrue(scene.messages.contains { $0.contains("made no cell for -4") })
        expectTrue(scene.messages.allSatisfy { $0.contains("UIKit would end the program.") })
    }

    @MainActor @Test func `everything can be loaded anew, and the end is told`() async {
        let scene = Scene()
        scene.show([("a", [1, 2])])
        var snapshot = scene.source.snapshot()
        snapshot.appendItems([3])
        scene.asked = []
        var isOver = false
        scene.source.applySnapshotUsingReloadData(snapshot) { isOver = true }
        expectTrue(isOver)
        scene.window.tick(after: 0.1)
        expectEqual(scene.asked, [1, 2, 3])
        snapshot.deleteItems([1])
        await scene.source.apply(snapshot, animatingDifferences: true)
        scene.window.tick(after: 0.1)
        expectEqual(scene.texts, ["2", "3"])
    }

    @MainActor @Test func `random snapshots show what they say, and ask for nothing twice`() {
        for seed in UInt64(1)...30 {
            var random = Seeded(seed)
            let scene = Scene()
            var before: Set<Int> = []
            for _ in 0..<8 {
                var pool = Array(0..<24)
                var content: [(String, [Int])] = []
                for name in ["a", "b", "c", "d"].shuffled(by: &random).dropLast(random.below(2)) {
                    let items: [Int] = (0..<random.below(5)).map { _ in
                        pool.remove(at: random.below(pool.count))
                    }
                    content.append((name, items))
                }
                scene.show(content)
                let all: [Int] = content.flatMap(\.1)
                expectEqual(
                    scene.texts, all.prefix(scene.texts.count).map { "\($0)" }, "seed \(seed)")
                // Where not all fits, a row may leave sight and come back while heights are found out.
                let again: [Int] = scene.asked.filter { before.contains($0) }
                expectTrue(again.isEmpty || before.count > 8 || all.count > 8, "seed \(seed)")
                before = Set(all)
            }
            expectTrue(scene.messages.isEmpty, "seed \(seed)")
        }
    }

    @MainActor @Test func `ten thousand items are turned round and thinned out`() {
        let scene = Scene()
        scene.show([("a", Array(0..<10_000))])
        let shown = scene.table.visibleCells.count
        scene.show([("a", (0..<10_000).reversed())])
        expectEqual(scene.texts.first, "9999")
        expectTrue(scene.asked.count <= shown + 1)
        scene.show([("a", (0..<10_000).reversed().filter { $0 % 2 == 0 })])
        expectEqual(scene.texts.prefix(2), ["9998", "9996"])
        expectEqual(scene.table.numberOfRows(inSection: 0), 5_000)
        expectTrue(scene.messages.isEmpty)
    }

    @MainActor @Test func `a collection keeps cells that move, and headers with their sections`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 200, height: 20)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        var asked: [Int] = []
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            asked.append(item)
            cell.tag = item
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            view.tag = path.section
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4], toSection: "b")
        source.apply(snapshot)
        view.layoutIfNeeded()
        expectEqual(asked.sorted(), [1, 2, 3, 4])
        let kind = UICollectionView.elementKindSectionHeader
        let header = view.supplementaryView(
            forElementKind: kind, at: IndexPath(item: 0, section: 0))
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        asked = []
        snapshot.moveSection("a", afterSection: "b")
        snapshot.moveItem(1, beforeItem: 4)
        snapshot.insertItems([7], afterItem: 2)
        source.apply(snapshot)
        view.layoutIfNeeded()
        expectEqual(asked, [7])
        expectTrue(cell?.tag == 1 && view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        expectEqual(view.cellForItem(at: IndexPath(item: 1, section: 1))?.tag, 7)
        expectTrue(
            header != nil
                && view.supplementaryView(
                    forElementKind: kind, at: IndexPath(item: 0, section: 1)) === header
        )
        asked = []
        snapshot.reconfigureItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
        expectEqual(asked, [1])
        expectTrue(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    }

    /// An item that is an object, as many have it.
    private final class Song: Hashable {
        var title: String
        init(_ title: String) { self.title = title }
        static func == (one: Song, other: Song) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    @MainActor @Test func `items may be objects, which are the same whatever they say`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 40
        let source = UITableViewDiffableDataSource<Int, Song>(tableView: table) { _, _, song in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = song.title
            return cell
        }
        let songs = [Song("one"), Song("two")]
        var snapshot = NSDiffableDataSourceSnapshot<Int, Song>()
        snapshot.appendSections([0])
        snapshot.appendItems(songs)
        source.apply(snapshot)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        songs[0].title = "uno"
        snapshot.moveItem(songs[0], afterItem: songs[1])
        source.apply(snapshot)
        table.layoutIfNeeded()
        expectTrue(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        expectEqual(cell?.textLabel?.text, "one")
        snapshot.reloadItems([songs[0]])
        source.apply(snapshot)
        table.layoutIfNeeded()
        let texts = table.visibleCells.map { $0.textLabel?.text }
        expectEqual(texts, ["two", "uno"])
    }

    @MainActor @Test func `a section can be a tree whose branches open`() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout())
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.tag = item
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([11, 12], to: 1)
        source.apply(tree, to: "only")
        expectEqual(source.snapshot().itemIdentifiers, [1, 2])
        var opened: [Int] = []
        source.sectionSnapshotHandlers.willExpandItem = { opened.append($0) }
        source.setExpanded(true, of: 1)
        expectEqual(source.snapshot().itemIdentifiers, [1, 11, 12, 2])
        expectEqual(opened, [1])
        expectTrue(source.snapshot(for: "only").isExpanded(1))
        source.setExpanded(false, of: 1)
        expectEqual(source.snapshot().itemIdentifiers, [1, 2])
    }
}

extension Array {
    fileprivate func shuffled(by random: inout Seeded) -> [Element] {
        var (rest, result): ([Element], [Element]) = (self, [])
        while !rest.isEmpty { result.append(rest.remove(at: random.below(rest.count))) }
        return result
    }
}
