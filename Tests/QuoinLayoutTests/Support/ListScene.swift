@testable import QuoinLayout
import TestSupport
import Testing

/// A list of cells one under the other, each with an icon, a title and a subtitle.
///
/// The icon is 40 × 40 with 8 around it, so a cell is 56 high unless its texts need more. A title is
/// 17 high, a subtitle 14, with 4 between them.
final class ListScene {
    struct Cell {
        let view: CycleView
        let icon: CycleView
        let title: CycleView
        let subtitle: CycleView
        /// Puts the cell under the one before, or at the top of the list.
        var top: LayoutConstraint

        var number: String { view.name.map { String($0.dropFirst("cell ".count)) } ?? "" }
    }

    static let cellHeight = 56.0

    let record = Record()
    let list: CycleView
    private(set) var cells: [Cell] = []

    /// Makes the list, 320 wide, and lays it out.
    init(count: Int) {
        list = CycleView("list", in: record, Rect(0, 0, 320, Double(count) * Self.cellHeight))
        for index in 0..<count {
            cells.append(makeCell("\(index)", under: cells.last?.view))
        }
        list.layoutIfNeeded()
        _ = record.take()
    }

    /// Puts a new cell under another one; the constraint that holds the next one is left alone.
    func makeCell(_ number: String, under previous: View?) -> Cell {
        let cell = list.addCycleView("cell \(number)")
        let icon = cell.addCycleView("icon \(number)")
        let title = cell.addCycleView("title \(number)")
        let subtitle = cell.addCycleView("subtitle \(number)")
        title.content = Size(width: 100, height: 17)
        subtitle.content = Size(width: 180, height: 14)
        let top = cell.top.constraint(equalTo: previous?.bottom ?? list.top)
        LayoutConstraint.activate([
            cell.left.constraint(equalTo: list.left),
            cell.right.constraint(equalTo: list.right),
            top,
            cell.height.constraint(equalToConstant: 0).withPriority(50),
            icon.left.constraint(equalTo: cell.left, constant: 8),
            icon.top.constraint(equalTo: cell.top, constant: 8),
            icon.width.constraint(equalToConstant: 40),
            icon.height.constraint(equalTo: icon.width),
            title.left.constraint(equalTo: icon.right, constant: 8),
            title.top.constraint(equalTo: icon.top),
            title.right.constraint(lessThanOrEqualTo: cell.right, constant: -8),
            subtitle.left.constraint(equalTo: title.left),
            subtitle.top.constraint(equalTo: title.bottom, constant: 4),
            subtitle.right.constraint(equalTo: cell.right, constant: -8),
            cell.bottom.constraint(greaterThanOrEqualTo: icon.bottom, constant: 8),
            cell.bottom.constraint(greaterThanOrEqualTo: subtitle.bottom, constant: 8),
        ])
        return Cell(view: cell, icon: icon, title: title, subtitle: subtitle, top: top)
    }

    // MARK: Counting

    /// What a change comes to, with the layout that follows.
    func work(of change: () -> Void) -> LayoutWork {
        LayoutWork(in: list, record, of: change)
    }
}

/// What a layout has cost.
struct LayoutWork: Equatable {
    /// Rows of the engine that were added, removed, or given another constant.
    let rows: Int
    /// Variables that the solver has reported.
    let variables: Int
    /// Views that were asked for the size of their content.
    let measurements: Int
    /// Views whose `layoutSubviews` was called, in order.
    let layouts: [String]

    /// Counts what a change costs, together with the layout that follows.
    init(in root: View, _ record: Record, of change: () -> Void) {
        _ = record.take()
        let before = root.tree.engine?.statistics ?? EngineStatistics()
        let layoutsBefore = root.tree.cycle.layouts
        change()
        root.layoutIfNeeded()
        let after = root.tree.engine?.statistics ?? EngineStatistics()
        rows = after.rowsTouched - before.rowsTouched
        variables = after.variablesReported - before.variablesReported
        measurements = after.measurements - before.measurements
        layouts = record.takeLayouts()
        // Every view of these trees writes down its layouts, so both ways of counting agree.
        expectEqual(root.tree.cycle.layouts - layoutsBefore, layouts.count)
    }

    /// Whether nothing was done at all.
    var isNone: Bool { rows == 0 && variables == 0 && measurements == 0 && layouts.isEmpty }
}
