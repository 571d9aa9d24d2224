@testable import QuoinLayout
import TestSupport
import Testing

/// Layout counts its work in rows, variables, measurements and calls of `layoutSubviews`. A change that
/// moves k views may touch only so many of them, whatever else there is.
@Suite("In a list of 4,000 views,")
struct ProportionalWorkTests {
    private let scene = ListScene(count: 1000)
    /// A cell with ten cells under it.
    private var cell: ListScene.Cell { scene.cells[989] }

    @Test("all is where arithmetic says to begin with")
    func arrangement() {
        expect(cell.view, at: Rect(0, 989 * 56, 320, 56))
        expect(cell.icon, at: Rect(8, 8, 40, 40))
        // 8 + 40 + 8 from the left; the subtitle ends 8 before the cell does.
        expect(cell.title, at: Rect(56, 8, 100, 17))
        expect(cell.subtitle, at: Rect(56, 29, 256, 14))
    }

    @Test("a wider title costs its own width, and the layouts of its cell and of itself")
    func widthOnly() {
        let work = scene.work { cell.title.content = Size(width: 120, height: 17) }
        expect(cell.title, at: Rect(56, 8, 120, 17))
        expectEqual(work.layouts, ["cell 989", "title 989"])
        expectEqual(work.variables, 1)
        expectEqual(work.measurements, 1)
        // Its four rows of content, and the five constraints that mention it.
        expectTrue(work.rows <= 4 + 5)
    }

    @Test("a higher title moves what is below, and that alone is touched", arguments: [989, 499])
    func heightToo(index: Int) {
        let cell = scene.cells[index]
        let below = 999 - index
        let work = scene.work { cell.title.content = Size(width: 100, height: 37) }
        // 8 + 37 + 4 + 14 + 8 is 15 more than the 56 that the icon needs.
        expect(cell.view, at: Rect(0, Double(index) * 56, 320, 71))
        expect(cell.subtitle, at: Rect(56, 49, 256, 14))
        expect(scene.cells[999].view, at: Rect(0, 999 * 56 + 15, 320, 56))
        // Cells that only move have nothing to lay out.
        expectEqual(work.layouts, ["list", "cell \(index)", "title \(index)"])
        // The title's height, the subtitle's y, the cell's height, and the y of those below.
        expectEqual(work.variables, 3 + below)
        expectEqual(work.measurements, 1)
        expectTrue(work.rows <= 4 + 5)
    }

    @Test("a change that is taken back moves all back at the same cost")
    func backAgain() {
        let higher = scene.work { cell.title.content = Size(width: 100, height: 37) }
        let back = scene.work { cell.title.content = Size(width: 100, height: 17) }
        expectEqual(back, higher)
        expect(scene.cells[999].view, at: Rect(0, 999 * 56, 320, 56))
    }

    @Test("a title that is higher but has room costs nothing outside of its cell")
    func heightWithRoom() {
        // 8 + 20 + 4 + 14 + 8 is 54, still less than the icon needs.
        let work = scene.work { cell.title.content = Size(width: 100, height: 20) }
        expectEqual(work.layouts, ["cell 989", "title 989"])
        // The title's height, and the subtitle's y.
        expectEqual(work.variables, 2)
        expectEqual(work.measurements, 1)
    }

    @Test("content that is said to have changed but has not costs a look at it")
    func sameContent() {
        let work = scene.work { cell.title.invalidateIntrinsicContentSize() }
        // The cell may look again at where the title's frame is for its alignment rectangle.
        expectTrue(work.layouts.allSatisfy { $0 == "cell 989" } && work.layouts.count <= 1)
        expectEqual(work.variables, 0)
        expectEqual(work.measurements, 1)
        expectTrue(work.rows <= 4 + 5)
    }

    @Test("a constant that moves one icon costs one row, and what hangs on the icon")
    func constant() {
        let inset = cell.icon.constraintToLeft
        let work = scene.work { inset?.constant = 12 }
        expect(cell.icon, at: Rect(12, 8, 40, 40))
        expect(cell.subtitle, at: Rect(60, 29, 252, 14))
        // The subtitle has become narrower, so it is laid out, too.
        expectEqual(work.layouts, ["cell 989", "subtitle 989"])
        // The x of all three, and the subtitle's width.
        expectEqual(work.variables, 4)
        expectEqual(work.measurements, 0)
        expectEqual(work.rows, 1)
    }

    @Test("a wider root costs one row, and the layout of those that get wider")
    func widerRoot() {
        let work = scene.work { scene.list.frame.size.width = 321 }
        expect(cell.view, at: Rect(0, 989 * 56, 321, 56))
        expect(cell.subtitle, at: Rect(56, 29, 257, 14))
        // Icons and titles stay as they are.
        let expected =
            ["list"] + scene.cells.map { "cell \($0.number)" }
            + scene.cells.map { "subtitle \($0.number)" }
        expectEqual(work.layouts.sorted(), expected.sorted())
        expectEqual(work.variables, 1 + 1000 + 1000)
        // The root alone may be asked for its own content, which it has none of.
        expectTrue(work.measurements <= 1)
        // Width and height of the root.
        expectTrue(work.rows <= 2)
    }

    @Test("taking a cell out costs the rows of that cell, and the y of those below")
    func removal() {
        let next = scene.cells[990].view
        let work = scene.work {
            cell.view.removeFromSuperview()
            next.top.constraint(equalTo: scene.cells[988].view.bottom).isActive = true
        }
        expect(next, at: Rect(0, 989 * 56, 320, 56))
        expectEqual(work.layouts, ["list"])
        // 24 rows of the cell, the one that held the next cell, and the new one that holds it.
        expectTrue(work.rows <= 24 + 1 + 1)
        // Four variables for each of the four views that go.
        expectTrue(work.variables <= 10 + 16)
        expectEqual(work.measurements, 0)
    }

    @Test("putting a cell in costs the rows of that cell, and the y of those below")
    func insertion() {
        let next = scene.cells[990]
        let work = scene.work {
            next.top.isActive = false
            let new = scene.makeCell("new", under: cell.view)
            next.view.top.constraint(equalTo: new.view.bottom).isActive = true
        }
        expect(next.view, at: Rect(0, 991 * 56, 320, 56))
        expectEqual(work.layouts.first, "list")
        expectEqual(
            work.layouts.sorted(), ["cell new", "icon new", "list", "subtitle new", "title new"])
        // 16 constraints and 8 rows of content, and the rows that held and hold the next cell.
        expectEqual(work.rows, 24 + 2)
        expectTrue(work.variables <= 16 + 10)
        expectEqual(work.measurements, 4)
    }
}

@Suite("The work for a change")
struct TreeSizeTests {
    @Test("is the same in a short list and in a long one", arguments: [false, true])
    func independence(changesHeight: Bool) {
        let works = [20, 500].map { count in
            let scene = ListScene(count: count)
            let cell = scene.cells[count - 5]
            let work = scene.work {
                cell.title.content = Size(width: 110, height: changesHeight ? 50 : 17)
            }
            return [work.rows, work.variables, work.measurements, work.layouts.count]
        }
        expectEqual(works[0], works[1])
    }
}

extension View {
    /// The constraint of the view's left edge to its superview's.
    fileprivate var constraintToLeft: LayoutConstraint? {
        superview?.constraints.first {
            $0.firstItem === self && $0.secondItem === superview && $0.firstAttribute == .left
        }
    }
}
