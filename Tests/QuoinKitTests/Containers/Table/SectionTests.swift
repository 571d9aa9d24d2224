import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("A table with sections")
struct SectionTests {
    @Test("shows headers, rows and footers one below the other")
    func places() {
        // 30 + 2 · 50 + 20 = 150; 0; 40 + 50 = 90.
        let scene = SectionScene([
            .init(2, footer: 20), .init(0, header: nil), .init(1, header: 40),
        ])
        scene.layOut()
        expectEqual(scene.headers, [0: 0, 2: 150])
        expectEqual(scene.footers, [0: 130])
        expectEqual(
            scene.rows,
            [
                RowPath(section: 0, row: 0): 30, RowPath(section: 0, row: 1): 80,
                RowPath(section: 2, row: 0): 190,
            ])
        expectEqual(scene.table.contentSize.height, 240)
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("tells what stands where")
    func asking() throws {
        let scene = SectionScene([.init(2, footer: 20), .init(0, header: nil), .init(1)])
        scene.layOut()
        let table = scene.table
        expectEqual(table.numberOfSections, 3)
        expectEqual((0..<4).map { table.numberOfRows(inSection: $0) }, [2, 0, 1, 0])
        expectEqual(table.numberOfRows, 3)
        expectEqual(table.visibleRows, 0..<3)
        expectEqual(table.visibleCells.map(\.name), ["0:0", "0:1", "2:0"])
        expectEqual(table.visiblePaths.map(\.description), ["0:0", "0:1", "2:0"])
        let last = RowPath(section: 2, row: 0)
        let cell = try #require(table.cellForRow(at: last))
        expectTrue(table.path(for: cell) == last && table.row(for: cell) == 2)
        expectTrue(table.cellForRow(at: 2) === cell)
        // 30 + 100 + 20, then a header of 30.
        expectEqual(table.rectForRow(at: last), Rect(x: 0, y: 180, width: 320, height: 50))
        expectEqual(table.rectForRow(at: 2), table.rectForRow(at: last))
        expectEqual(table.rectForHeader(ofSection: 2), Rect(x: 0, y: 150, width: 320, height: 30))
        expectEqual(table.rectForFooter(ofSection: 0), Rect(x: 0, y: 130, width: 320, height: 20))
        expectEqual(table.rectForSection(0), Rect(x: 0, y: 0, width: 320, height: 150))
        expectEqual(table.rectForSection(1), Rect(x: 0, y: 150, width: 320, height: 0))
        expectTrue(
            table.rectForHeader(ofSection: 1) == nil && table.rectForFooter(ofSection: 2) == nil)
        expectEqual(table.path(at: Point(x: 5, y: 100)), RowPath(section: 0, row: 1))
        expectTrue(
            table.path(at: Point(x: 5, y: 10)) == nil && table.row(at: Point(x: 5, y: 10)) == nil)
        for path in [
            RowPath(section: -1, row: 0), RowPath(section: 1, row: 0), RowPath(section: 9, row: 9),
        ] {
            expectTrue(table.rectForRow(at: path) == nil && table.cellForRow(at: path) == nil)
        }
        expectTrue(table.rectForSection(3) == nil && table.headerCell(ofSection: -1) == nil)
    }

    @Test("counts the rows of all sections for those who ask as of one without")
    func counted() {
        let scene = SectionScene([.init(2, of: 50), .init(0), .init(3, of: 20)])
        scene.saysHeights = true
        let flat: any TableViewDataSource = scene
        expectEqual(flat.numberOfRows(in: scene.table), 5)
        expectEqual(scene.table.path(ofRow: 1), RowPath(section: 0, row: 1))
        expectEqual(scene.table.path(ofRow: 2), RowPath(section: 2, row: 0))
        expectTrue(scene.table.path(ofRow: 5) == nil && scene.table.path(ofRow: -1) == nil)
        expectEqual(flat.tableView(scene.table, cellForRowAt: 4).name, "2:2")
        expectEqual(flat.tableView(scene.table, cellForRowAt: 5).name, nil)
        expectEqual(flat.tableView(scene.table, heightForRowAt: 4), .fixed(20))
        expectEqual(flat.tableView(scene.table, heightForRowAt: 5), nil)
    }

    @Test("lets a row move into and out of sections that are loaded again", arguments: 0..<4)
    func movesAmongStale(kind: Int) {
        let scene = SectionScene([.init(2), .init(3), .init(1)])
        for (section, first) in [10.0, 20, 30].enumerated() {
            for row in scene.sections[section].rows.indices {
                scene.sections[section].rows[row] = first + Double(row)
            }
        }
        scene.layOut()
        let (from, to) = [
            (RowPath(section: 0, row: 1), RowPath(section: 1, row: 0)),
            (RowPath(section: 1, row: 2), RowPath(section: 0, row: 2)),
            (RowPath(section: 0, row: 1), RowPath(section: 0, row: 0)),
            (RowPath(section: 1, row: 2), RowPath(section: 2, row: 0)),
        ][kind]
        scene.table.reloadSections(at: [0])
        if kind == 3 { scene.table.reloadSections(at: [1, 2]) }
        scene.sections[0].rows.append(15)
        let height = scene.sections[from.section].rows.remove(at: from.row)
        scene.sections[to.section].rows.insert(height, at: to.row)
        scene.table.moveRow(at: from, to: to)
        scene.layOut()
        expectTrue(scene.problems.messages.isEmpty, "\(scene.problems.messages)")
        // Headers are 30 high.
        var top = 0.0
        var expected: [RowPath: Double] = [:]
        for (section, part) in scene.sections.enumerated() {
            top += 30
            for (row, height) in part.rows.enumerated() {
                expected[RowPath(section: section, row: row)] = top
                top += height
            }
        }
        expectEqual(scene.rows, expected)
    }

    @Test("that has none is a section, too")
    func flat() {
        let scene = TableScene([50, 60, 70])
        scene.layOut()
        expectEqual(scene.table.numberOfSections, 1)
        expectEqual(scene.table.numberOfRows(inSection: 0), 3)
        expectEqual(
            scene.table.rectForRow(at: RowPath(section: 0, row: 2)),
            Rect(x: 0, y: 110, width: 320, height: 70))
        scene.rowHeights.insert(20, at: 1)
        scene.table.insertRows(at: [RowPath(section: 0, row: 1)])
        scene.layOut()
        expectEqual(scene.seen, [0: 0, 1: 50, 2: 70, 3: 130])
        scene.table.insertSections(at: [1])
        expectEqual(scene.problems.messages.count, 1)
    }

    @Test("asks for cells that come into sight only, and measures nothing else")
    func laziness() {
        let scene = SectionScene(Array(repeating: .init(100), count: 1000))
        scene.layOut()
        // A header of 30 and nine rows of 50 are 480.
        expectTrue(scene.asked.count <= 11)
        scene.table.scrollToRow(at: RowPath(section: 500, row: 50), position: .top)
        scene.layOut()
        // The row is below the header, which is there, too.
        expectEqual(scene.headers, [500: 0])
        expectEqual(scene.rows[RowPath(section: 500, row: 50)], 30)
        expectTrue(scene.asked.count < 30)
        expectEqual(scene.table.subviews.count, scene.table.visibleCells.count + 1)
    }

    @Test("knows how large all is from the beginning if the data source says so")
    func saidHeights() {
        let scene = SectionScene(Array(repeating: .init(100, footer: 10), count: 100))
        scene.saysHeights = true
        scene.layOut()
        // Each section is 30 + 100 · 50 + 10 = 5040.
        expectEqual(scene.table.contentSize.height, 504_000)
        expectEqual(scene.table.rectForHeader(ofSection: 70)?.minY, 352_800)
        expectTrue(scene.asked.count <= 12)
        scene.sections[3].rows.insert(17, at: 4)
        scene.table.insertRows(at: [RowPath(section: 3, row: 4)])
        scene.layOut()
        expectEqual(scene.table.contentSize.height, 504_017)
        scene.sections[90].rows[1] = 80
        scene.table.invalidateRowHeights()
        scene.layOut()
        expectEqual(scene.table.contentSize.height, 504_047)
        scene.table.scrollToRow(at: RowPath(section: 90, row: 2), position: .middle)
        scene.layOut()
        expectEqual(scene.table.contentSize.height, 504_047)
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("without sections knows how large it is, too, if the data source says so")
    func saidHeightsOfRows() {
        final class Rows: TableViewDataSource {
            var asked = 0
            func numberOfRows(in tableView: TableView) -> Int { 10_000_000 }
            func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
                TableViewCell()
            }
            func tableView(_ tableView: TableView, heightForRowAt row: Int) -> RowHeight? {
                asked += 1
                return .fixed(row % 2 == 0 ? 20 : 40)
            }
        }
        let (scene, rows) = (TableScene([]), Rows())
        scene.table.dataSource = rows
        scene.layOut()
        // Of the first 100,000 rows each is 30 on average, and each of the others counts for 44.
        expectEqual(scene.table.contentSize.height, 3_000_000 + 9_900_000 * 44)
        expectTrue(rows.asked < 100_100)
        expectEqual(
            scene.table.rectForRow(at: 99_999), Rect(x: 0, y: 2_999_960, width: 320, height: 40))
        scene.table.scrollToRow(at: 50_001, position: .top)
        scene.layOut()
        expectEqual(scene.table.contentOffset.y, 1_500_020)
    }

    @Test("shows what has come, gone and changed")
    func changes() {
        let scene = SectionScene([.init(2), .init(2), .init(2)])
        scene.layOut()
        let kept = scene.table.cellForRow(at: RowPath(section: 2, row: 1))
        scene.asked = []
        scene.sections[1] = .init(1, of: 60, header: nil, footer: 10)
        scene.table.reloadSections(at: [1])
        scene.sections.insert(.init(1, of: 70), at: 0)
        scene.table.insertSections(at: [0])
        scene.sections[3].rows.insert(20, at: 0)
        scene.table.insertRows(at: [RowPath(section: 3, row: 0)])
        scene.sections[1].rows.removeFirst()
        scene.table.deleteRows(at: [RowPath(section: 1, row: 0)])
        scene.layOut()
        // 30 + 70; 30 + 50; 60 + 10; 30 + 20 + 50 + 50.
        expectEqual(scene.headers, [0: 0, 1: 100, 3: 250])
        expectEqual(scene.footers, [2: 240])
        expectEqual(scene.asked.sorted(), ["0:0", "2:0", "3:0", "footer 2", "header 0"])
        expectTrue(kept != nil && scene.table.cellForRow(at: RowPath(section: 3, row: 2)) === kept)
        scene.sections.removeSubrange(0..<2)
        scene.table.deleteSections(at: [0, 1])
        scene.layOut()
        expectEqual(scene.headers, [1: 70])
        expectEqual(scene.table.contentSize.height, 70 + 150)
        scene.sections[1].rows.swapAt(0, 1)
        scene.table.moveRow(at: RowPath(section: 1, row: 0), to: RowPath(section: 1, row: 1))
        let moved = scene.sections[1].rows.removeLast()
        scene.sections[0].rows.insert(moved, at: 0)
        scene.table.moveRow(at: RowPath(section: 1, row: 2), to: RowPath(section: 0, row: 0))
        scene.layOut()
        expectEqual(scene.headers, [1: 120])
        expectTrue(scene.table.cellForRow(at: RowPath(section: 0, row: 0)) === kept)
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("lets rows keep their cells that are carried into sections that come")
    func carriedRows() {
        let scene = SectionScene([.init(rows: [30, 40]), .init(rows: [50])])
        scene.layOut()
        let kept = scene.table.cellForRow(at: RowPath(section: 0, row: 1))
        let other = scene.table.cellForRow(at: RowPath(section: 1, row: 0))
        scene.asked = []
        // Section 1 comes first now, with the row of 40 behind its own; the row of 30 stays alone.
        scene.sections = [.init(rows: [50, 40]), .init(rows: [30])]
        let moves = [
            (from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 1)),
            (from: RowPath(section: 1, row: 0), to: RowPath(section: 0, row: 0)),
        ]
        scene.table.carryRows(moves) {
            scene.table.deleteRows(at: [RowPath(section: 0, row: 1)])
            scene.table.deleteSections(at: [1])
            scene.table.insertSections(at: [0])
        }
        scene.layOut()
        expectEqual(scene.asked, [])
        expectTrue(kept != nil && scene.table.cellForRow(at: RowPath(section: 0, row: 1)) === kept)
        expectTrue(
            other != nil && scene.table.cellForRow(at: RowPath(section: 0, row: 0)) === other)
        expectEqual(kept?.frame, Rect(x: 0, y: 50, width: 320, height: 40))
        expectEqual(scene.table.contentSize.height, 120)
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("reports changes that do not add up, and loads all again")
    func mismatches() {
        let scene = SectionScene([.init(2), .init(2)])
        scene.layOut()
        scene.sections[1].rows.append(70)
        scene.table.insertRows(at: [RowPath(section: 0, row: 0)])
        scene.layOut()
        expectEqual(scene.problems.messages.count, 1)
        expectTrue(
            scene.problems.messages.allSatisfy {
                $0.contains("3 rows in section 0, but its data source has 2")
            })
        scene.table.deleteSections(at: [0])
        scene.layOut()
        expectEqual(scene.problems.messages.count, 2)
        expectEqual(scene.headers, [0: 0, 1: 130])
        // What cannot be meant changes nothing.
        scene.table.insertRows(at: [3])
        scene.table.deleteRows(at: [RowPath(section: 5, row: 0)])
        scene.table.reloadSections(at: [-1])
        scene.table.moveRow(at: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 9))
        scene.layOut()
        expectEqual(scene.problems.messages.count, 6)
        expectEqual(scene.table.contentSize.height, 130 + 200)
    }
}
