import QuoinUIKit
import TestSupport
import Testing

/// Rows and items that come and go: whose cells are asked for, and what a table shows after it.
@MainActor
@Suite struct ListChangeTests {
    /// Sections of names, each as a row of 40 points.
    final class Names: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource
    {
        var sections: [[String]]
        var titles: [String?] = []
        var asked: [String] = []

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            asked.append(sections[indexPath.section][indexPath.row])
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = asked.last
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            40
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            asked.append(sections[indexPath.section][indexPath.item])
            return view.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
        }
    }

    private func table(_ names: Names) -> (UIWindow, UITableView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        table.dataSource = names
        table.delegate = names
        window.addSubview(table)
        window.tick()
        names.asked = []
        return (window, table)
    }

    private func shown(_ table: UITableView) -> [String] {
        table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    @MainActor @Test func `only cells of rows that come are asked for`() {
        let names = Names([["a", "b", "c", "d"]])
        let (window, table) = table(names)
        let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
        names.sections[0].insert("new", at: 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        window.tick(after: 0.1)
        expectEqual(names.asked, ["new"])
        expectEqual(shown(table), ["a", "new", "b", "c", "d"])
        expectTrue(kept != nil && table.cellForRow(at: IndexPath(row: 3, section: 0)) === kept)
        names.sections[0].remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        window.tick(after: 0.1)
        expectEqual(names.asked, ["new"])
        expectEqual(shown(table), ["new", "b", "c", "d"])
    }

    @MainActor @Test func `a batch deletes by what was and inserts by what is`() {
        let names = Names([["a", "b", "c"], ["d"], ["e", "f"]])
        names.titles = ["One", nil, "Three"]
        let (window, table) = table(names)
        table.selectRow(
            at: IndexPath(row: 1, section: 2), animated: false, scrollPosition: .none)
        names.sections = [["b", "x", "c"], ["y"], ["E", "f"]]
        names.titles = ["One", "New", "Three"]
        table.beginUpdates()
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.deleteSections([1], with: .none)
        table.insertSections([1], with: .none)
        table.reloadRows(at: [IndexPath(row: 0, section: 2)], with: .none)
        table.endUpdates()
        window.tick(after: 0.1)
        expectEqual(names.asked.sorted(), ["E", "x", "y"])
        expectEqual(shown(table), ["b", "x", "c", "y", "E", "f"])
        expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "New")
        expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 2))
    }

    @MainActor @Test func `changes that do not add up are reported, and all is loaded again`() {
        let names = Names([["a", "b"]])
        let (window, table) = table(names)
        var messages: [String] = []
        window.quoin.onDiagnostic { messages.append($0.message) }
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.deleteRows(at: [IndexPath(row: 7, section: 3)], with: .none)
        table.insertSections([5], with: .none)
        window.tick(after: 0.1)
        expectTrue(!messages.isEmpty)
        expectEqual(shown(table), ["a", "b"])
    }

    @MainActor @Test func `random changes show what loading anew would show`() {
        for seed in UInt64(1)...25 {
            var random = Seeded(seed)
            let names = Names([["a0", "a1", "a2"], ["b0", "b1"]])
            let (window, table) = table(names)
            var next = 0
            for _ in 0..<6 {
                let before = Set(table.visibleCells.map { $0.textLabel?.text ?? "" })
                table.beginUpdates()
                for section in names.sections.indices {
                    let old = names.sections[section]
                    let gone = old.indices.filter { _ in random.below(4) == 0 }
                    var rows = old.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
                    table.deleteRows(
                        at: gone.map { IndexPath(row: $0, section: section) }, with: .none)
                    var come: [Int] = []
                    for _ in 0..<random.below(3) {
                        let place = random.below(rows.count + 1)
                        come = come.map { $0 >= place ? $0 + 1 : $0 } + [place]
                        rows.insert("n\(next)", at: place)
                        next += 1
                    }
                    table.insertRows(
                        at: come.map { IndexPath(row: $0, section: section) }, with: .none)
                    names.sections[section] = rows
                }
                names.asked = []
                table.endUpdates()
                window.tick(after: 0.1)
                let all = names.sections.flatMap { $0 }
                expectEqual(shown(table), Array(all.prefix(shown(table).count)), "seed \(seed)")
                expectEqual(shown(table).count, min(all.count, 12), "seed \(seed)")
                expectTrue(names.asked.allSatisfy { !before.contains($0) }, "seed \(seed)")
            }
        }
    }

    @MainActor @Test func `rows, sections and items that move keep their cells`() {
        let names = Names([["a", "b", "c"], ["d", "e"]])
        let (window, table) = table(names)
        let cells = (table.visibleCells[0], table.visibleCells[3])
        names.sections = [["e", "d"], ["b", "c", "a"]]
        table.performBatchUpdates {
            table.moveSection(1, toSection: 0)
            table.moveRow(at: IndexPath(row: 1, section: 1), to: IndexPath(row: 0, section: 0))
            table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 1))
        }
        window.tick(after: 0.1)
        expectEqual(names.asked, [])
        expectEqual(shown(table), ["e", "d", "b", "c", "a"])
        expectTrue(table.cellForRow(at: IndexPath(row: 2, section: 1)) === cells.0)
        expectTrue(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cells.1)
        expectEqual(table.visibleCells.map(\.frame.minY), [0, 40, 80, 120, 160])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
        view.dataSource = names
        view.layoutIfNeeded()
        let kept = view.cellForItem(at: IndexPath(item: 0, section: 1))
        names.asked = []
        names.sections = [["e", "d", "b"], ["c", "a"]]
        view.moveItem(
            at: IndexPath(item: 0, section: 1), to: IndexPath(item: 2, section: 0))
        view.layoutIfNeeded()
        expectEqual(names.asked, [])
        expectTrue(kept != nil && view.cellForItem(at: IndexPath(item: 2, section: 0)) === kept)
    }

    @MainActor @Test func `moves to one place are no changes that add up`() {
        let names = Names([["a", "b", "c"]])
        let (window, table) = table(names)
        var messages: [String] = []
        window.quoin.onDiagnostic { messages.append($0.message) }
        names.sections = [["b", "x", "c"]]
        let place = IndexPath(row: 0, section: 0)
        table.performBatchUpdates {
            table.moveRow(at: IndexPath(row: 0, section: 0), to: place)
            table.moveRow(at: IndexPath(row: 1, section: 0), to: place)
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
        window.tick(after: 0.1)
        expectTrue(messages.contains { $0.contains("more than one row moved to the same place") })
        expectEqual(shown(table), ["b", "x", "c"])
    }

    @MainActor @Test func `a collection keeps the cells of items that stay`() {
        let names = Names([["a", "b", "c"], ["d"]])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
        view.dataSource = names
        view.layoutIfNeeded()
        let kept = view.cellForItem(at: IndexPath(item: 2, section: 0))
        names.asked = []
        names.sections = [["a", "x", "c"], ["d"]]
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        view.layoutIfNeeded()
        expectEqual(names.asked, ["x"])
        expectTrue(kept != nil && view.cellForItem(at: IndexPath(item: 2, section: 0)) === kept)
        expectEqual(view.visibleCells.count, 4)
    }
}

/// Numbers that are the same for the same seed.
struct Seeded {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return count > 0 ? Int((state >> 33) % UInt64(count)) : 0
    }
}
