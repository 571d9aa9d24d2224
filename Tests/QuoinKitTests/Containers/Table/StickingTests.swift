import Quoin
import QuoinKit
import TestSupport
import Testing

@testable import QuoinLayout

@Suite("Headers and footers that stick")
struct StickingTests {
    /// Sections of a header of 30 and ten rows of 50, which are 530.
    private let scene = SectionScene(Array(repeating: .init(10), count: 10))

    @Test(
        "stand at the top until the end of their section pushes them away",
        arguments: [
            // How far it is scrolled, and where the headers are then seen.
            (0.0, [0: 0.0]), (10, [0: 0]), (49, [0: 0]), (300, [0: 0, 1: 230]),
            (499, [0: 0, 1: 31]), (500, [0: 0, 1: 30]), (515, [0: -15, 1: 15]),
            (529, [0: -29, 1: 1]), (530, [1: 0]), (600, [1: 0, 2: 460]), (4800, [9: 0]),
        ] as [(Double, [Int: Double])])
    func top(offset: Double, headers: [Int: Double]) {
        scene.layOut()
        // Over all the sections before, so that heights are known.
        for step in stride(from: 0, through: offset, by: 47) { scene.scroll(to: step) }
        scene.scroll(to: offset)
        expectEqual(scene.table.contentOffset.y, offset)
        expectEqual(scene.headers, headers)
        let first = Int(offset) / 530
        expectEqual(scene.table.rectForHeader(ofSection: first)?.minY, Double(first) * 530)
        // Rows are where they always are.
        for (path, start) in scene.rows {
            expectEqual(start, Double(path.section * 530 + 30 + path.row * 50) - offset)
        }
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("may be taken out by hand, and are there again with the next layout")
    func takenOut() throws {
        let scene = SectionScene([.init(20), .init(20)])
        scene.scroll(to: 100)
        let header = try #require(scene.table.headerCell(ofSection: 0))
        header.removeFromSuperview()
        expectTrue(header.superview == nil && scene.table.headerCell(ofSection: 0) == nil)
        scene.layOut()
        expectEqual(scene.headers, [0: 0])
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("are in front of rows, for drawing and for touching, and keep their size")
    func front() {
        scene.layOut()
        for offset in stride(from: 0.0, through: 1500, by: 37) {
            scene.scroll(to: offset)
            let section = Int(offset) / 530
            let cell = scene.table.headerCell(ofSection: section)
            expectEqual(cell?.frame.size, Size(width: 320, height: 30))
            expectTrue(scene.table.subviews.suffix(3).contains { $0 === cell })
            let start = min(0, Double(section + 1) * 530 - 30 - offset)
            let found = scene.window.hitTest(Point(x: 100, y: start + 29))
            expectTrue(cell.map { found?.isDescendant(of: $0) ?? false } ?? false, "at \(offset)")
        }
        expectTrue(scene.table.subviews.count <= scene.table.visibleCells.count + 2)
    }

    @Test("scroll with their rows if they are told to")
    func loose() {
        scene.table.sectionHeadersStick = false
        scene.layOut()
        scene.scroll(to: 20)
        expectEqual(scene.headers, [0: -20])
        scene.scroll(to: 100)
        expectEqual(scene.headers, [1: 430])
        scene.table.sectionHeadersStick = true
        scene.layOut()
        expectEqual(scene.headers, [0: 0, 1: 430])
        scene.table.sectionHeadersStick = false
        scene.layOut()
        expectEqual(scene.headers, [1: 430])
        expectEqual(scene.table.subviews.count, scene.table.visibleCells.count + 1)
    }

    @Test("stand below what covers the table, and are still seen there when they are pushed away")
    func insets() {
        scene.table.contentInset = EdgeInsets(top: 60, bottom: 40)
        scene.layOut()
        expectEqual(scene.table.contentOffset.y, -60)
        expectEqual(scene.headers, [0: 60])
        scene.scroll(to: 100)
        expectEqual(scene.headers, [0: 60, 1: 430])
        // The section ends at 530 − 480 = 50 and is behind the bar with its last 50 points.
        scene.scroll(to: 480)
        expectEqual(scene.headers, [0: 20, 1: 60])
        scene.scroll(to: 540)
        expectEqual(scene.headers, [1: 60])
        scene.table.contentInset.top = 0
        scene.layOut()
        expectEqual(scene.headers, [1: 0])
    }

    @Test("stand at the bottom as footers, above the insets, down to where their section begins")
    func footers() {
        // 500 of rows and 20 of footer.
        let scene = SectionScene(
            Array(repeating: .init(10, header: nil, footer: 20), count: 10))
        scene.saysHeights = true
        scene.layOut()
        expectEqual(scene.footers, [0: 460])
        scene.scroll(to: 30)
        expectEqual(scene.footers, [0: 460])
        // The footer is at 500, and the second section begins at 520 − 41 = 479: 1 point of it is seen.
        scene.scroll(to: 41)
        expectEqual(scene.footers, [0: 459, 1: 479])
        scene.scroll(to: 300)
        expectEqual(scene.footers, [0: 200, 1: 460])
        scene.table.contentInset.bottom = 50
        scene.layOut()
        expectEqual(scene.footers, [0: 200, 1: 410])
        scene.table.sectionFootersStick = false
        scene.layOut()
        expectEqual(scene.footers, [0: 200])
        expectEqual(scene.table.rectForFooter(ofSection: 1)?.minY, 1020)
    }

    @Test("stand where nothing else has room: taller than the table, or than what is left of it")
    func tall() {
        let scene = SectionScene([.init(3, header: 700), .init(3, header: 30)])
        scene.layOut()
        expectEqual(scene.headers, [0: 0])
        scene.scroll(to: 100)
        expectEqual(scene.headers, [0: 0])
        // The section ends at 850: 850 − 400 − 700.
        scene.scroll(to: 400)
        expectEqual(scene.headers, [0: -250, 1: 450])
        scene.window.frame.size.height = 10
        scene.layOut()
        expectEqual(scene.headers[0], -250)
        scene.window.frame.size.height = 0
        scene.layOut()
        scene.window.frame.size = Size(width: 500, height: 400)
        scene.layOut()
        expectEqual(scene.headers[0], -250)
        expectEqual(scene.table.headerCell(ofSection: 0)?.frame.width, 500)
    }

    @Test("pass over sections that have nothing, or nothing but themselves")
    func empty() {
        let nothing = SectionScene.Section(0, header: nil)
        let scene = SectionScene(
            [.init(0), nothing, .init(0), .init(20), nothing, .init(0), .init(30), nothing])
        scene.saysHeights = true
        scene.layOut()
        expectEqual(scene.headers, [0: 0, 2: 30, 3: 60])
        scene.scroll(to: 10)
        expectEqual(scene.headers, [0: -10, 2: 20, 3: 50])
        scene.scroll(to: 45)
        expectEqual(scene.headers, [2: -15, 3: 15])
        scene.scroll(to: 70)
        expectEqual(scene.headers, [3: 0])
        // 60 + 30 + 20 · 50 = 1090, then two headers.
        scene.scroll(to: 1000)
        expectEqual(scene.headers, [3: 0, 5: 90, 6: 120])
        scene.scroll(to: 1100)
        expectEqual(scene.headers, [5: -10, 6: 20])
    }

    @Test("do not let rows be scrolled to behind them")
    func scrollingToRows() {
        let scene = SectionScene(Array(repeating: .init(30, footer: 20), count: 10))
        scene.layOut()
        let row = RowPath(section: 5, row: 15)
        scene.table.scrollToRow(at: row, position: .top)
        scene.layOut()
        expectTrue(scene.headers == [5: 0] && scene.rows[row] == 30)
        scene.table.scrollToRow(at: row, position: .bottom)
        scene.layOut()
        expectTrue(scene.footers == [5: 460] && scene.rows[row] == 410)
        scene.table.scrollToRow(at: row, position: .middle)
        scene.layOut()
        // Between 30 and 460.
        expectEqual(scene.rows[row], 220)
        scene.table.scrollToRow(at: RowPath(section: 5, row: 11))
        scene.layOut()
        expectEqual(scene.rows[RowPath(section: 5, row: 11)], 30)
        scene.table.scrollToRow(at: RowPath(section: 7, row: 0), position: .top)
        scene.layOut()
        expectEqual(scene.headers, [7: 0])
    }

    @Test("stay where they are when rows above come, go or turn out to be of another height")
    func anchors() {
        scene.layOut()
        for step in stride(from: 0.0, through: 800, by: 50) { scene.scroll(to: step) }
        // Sections 1 and 2 begin at 530 and 1060.
        expectEqual(scene.headers, [1: 0, 2: 260])
        scene.sections[0].rows.removeFirst(4)
        scene.table.deleteRows(at: (0..<4).map { RowPath(section: 0, row: $0) })
        scene.layOut()
        expectEqual(scene.table.contentOffset.y, 600)
        expectEqual(scene.headers, [1: 0, 2: 260])
        scene.sections.insert(.init(3), at: 0)
        scene.table.insertSections(at: [0])
        scene.layOut()
        expectEqual(scene.headers, [2: 0, 3: 260])
        // The header's own height is above what is in sight: what it pushes is out of sight.
        scene.sections[2].header = 80
        (scene.table.headerCell(ofSection: 2) as? BoxCell)?.box.height = 80
        scene.layOut()
        expectEqual(scene.headers, [2: 0, 3: 260])
        expectEqual(scene.table.headerCell(ofSection: 2)?.frame.height, 80)
    }

    @Test("go with their section, whose header another one follows")
    func deletion() {
        scene.layOut()
        scene.scroll(to: 300)
        expectEqual(scene.headers, [0: 0, 1: 230])
        scene.sections.remove(at: 0)
        scene.table.deleteSections(at: [0])
        scene.layOut()
        // It was seen at 230, but there is nothing above it any more.
        expectEqual(scene.headers, [0: 0])
        expectEqual(scene.table.contentOffset.y, 0)
        expectEqual(
            scene.table.subviews.count, scene.table.visibleCells.count + scene.headers.count)
        scene.scroll(to: 200)
        scene.sections[0].header = nil
        scene.table.reloadSections(at: [0])
        scene.layOut()
        expectTrue(scene.headers[0] == nil)
        scene.sections[0].header = 44
        scene.table.reloadSections(at: [0])
        scene.layOut()
        expectEqual(scene.headers[0], 0)
        scene.table.reloadData()
        scene.layOut()
        expectEqual(scene.headers[0], 0)
        expectTrue(scene.problems.messages.isEmpty)
    }

    @Test("are there on every way that is shown as a motion")
    func motion() {
        scene.saysHeights = true
        scene.table.reloadData()
        scene.window.tick(at: 0)
        scene.window.animate(duration: 1, curve: .linear) {
            scene.table.contentOffset.y = 2650
            scene.layOut()
        }
        expectEqual(scene.table.contentOffset.y, 2650)
        for step in 0...100 {
            scene.window.tick(at: Double(step) / 100)
            let offset = 26.5 * Double(step)
            let section = Int(offset / 530 + 1e-9)
            let cell = scene.table.headerCell(ofSection: section)
            let start = (cell?.presentationFrame.minY ?? .nan) - scene.table.presentationBounds.minY
            let expected = min(0, Double(section + 1) * 530 - 30 - offset)
            expectTrue(abs(start - expected) < 1e-6, "at \(offset)")
        }
        scene.window.tick(at: 1.1)
        expectEqual(scene.headers, [5: 0])
        expectTrue(scene.table.subviews.count <= scene.table.visibleCells.count + 1)
    }

    @Test("are where they belong when a motion ends before its time")
    func endedMotion() {
        scene.saysHeights = true
        scene.table.reloadData()
        scene.window.tick(at: 0)
        scene.window.animate(duration: 1, curve: .linear) { scene.table.contentOffset.y = 2700 }
        scene.window.tick(at: 0.5)
        scene.window.removeAllAnimations()
        scene.window.tick(at: 0.6)
        expectEqual(scene.headers, [5: 0])
    }

    @Test("go along when the table grows or shrinks by a motion", arguments: [300.0, 600])
    func resizing(height: Double) {
        let scene = SectionScene([.init(20, footer: 30)])
        scene.window.tick(at: 0)
        expectEqual(scene.footers, [0: 450])
        scene.window.animate(duration: 1, curve: .linear) {
            scene.window.frame.size.height = height
            scene.window.layoutIfNeeded()
        }
        let footer = scene.table.footerCell(ofSection: 0)
        scene.window.tick(at: 0.5)
        expectEqual(footer?.presentationFrame.minY, (450 + height - 30) / 2)
        scene.window.tick(at: 1)
        expectEqual(scene.footers, [0: height - 30])
    }

    @Test("cost a step of scrolling the same, however many sections and rows there are")
    func work() {
        let work = [20, 2000].map { count in
            let scene = SectionScene(Array(repeating: .init(100), count: count))
            scene.layOut()
            scene.scroll(to: 2010)
            let before = scene.window.tree.engine?.statistics.rowsTouched ?? 0
            for offset in 2011..<2040 { scene.scroll(to: Double(offset)) }
            expectEqual(scene.headers, [0: 0])
            return (scene.window.tree.engine?.statistics.rowsTouched ?? 0) - before
        }
        expectEqual(work[0], work[1])
    }
}
