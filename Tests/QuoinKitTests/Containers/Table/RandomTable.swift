import Quoin
import QuoinKit

@testable import QuoinLayout

/// A table to which anything happens, and what plain arithmetic says of it.
final class RandomTable: TableViewDataSource {
    /// A row of the data.
    struct Row {
        let identity: Int
        var height: Double
    }

    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let table = TableView()
    let problems: Problems
    var generator: SeededGenerator
    var rows: [Row] = []
    var nextIdentity = 0
    /// How tall rows were when they were last in sight, by identity.
    var known: [Int: Double] = [:]
    /// The height of all rows, if that was set.
    var uniformHeight: Double?
    /// What was done since the last layout.
    var log: [String] = []
    /// Rows that were asked for again, and those that were moved: they cannot be what stays in place.
    var reloaded: Set<Int> = []
    var moved: Set<Int> = []
    /// Where to scroll to.
    var target: (identity: Int, position: TableView.ScrollPosition)?
    /// Whether all rows are to be loaded again with the next layout.
    var isReloading = false
    /// How far the offset was moved since the last layout, and whether it was at all.
    var scrolled = 0.0
    var isScrolled = false
    /// Whether rows came, went or count for something else, and whether any in sight got another height.
    var isReordered = false
    var isAnyHeightChanged = false

    private var made = 0
    private var mostInSight = 0
    private var asked: Set<Int> = []
    private var before: [Sight] = []
    private var wasAtStart = true
    private var formerHeight = 0.0

    /// A row that is seen.
    private struct Sight {
        var identity: Int
        var start: Double
    }

    init(seed: UInt64, scale: Double? = nil) {
        generator = SeededGenerator(seed: seed)
        problems = Problems(of: window)
        table.name = "table"
        window.scale = scale
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        rows = makeRows(Int.random(in: 0...200, using: &generator))
        table.dataSource = self
    }

    func makeRows(_ count: Int) -> [Row] {
        (0..<count).map { _ in
            nextIdentity += 1
            return Row(identity: nextIdentity, height: randomHeight())
        }
    }

    func randomHeight() -> Double {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0: 1
        case 1: Double.random(in: 300...900, using: &generator)
        case 2...5: Double(Int.random(in: 1...30, using: &generator))
        default: Double.random(in: 20...120, using: &generator)
        }
    }

    func numberOfRows(in tableView: TableView) -> Int { rows.count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "box") { () -> BoxCell in
            made += 1
            return BoxCell()
        }
        asked.insert(rows[row].identity)
        cell.identity = rows[row].identity
        cell.box.height = rows[row].height
        return cell
    }

    func height(of row: Row) -> Double { uniformHeight ?? row.height }

    /// Lays out.
    ///
    /// - Returns: what is wrong then.
    func findFaultAfterLayout() -> String? {
        asked = []
        let offset = table.contentOffset.y
        let staysAtStart = wasAtStart && offset <= -table.adjustedContentInset.top
        // Away from the beginning and back to it may count as having been there, or not; what was
        // scrolled beyond the limits has to move; and where rows come and go while the first in sight
        // shrinks out of it, it depends on what is first.
        let isWayOfNoInterest =
            isScrolled && (wasAtStart || offset <= limits.least || offset > limits.greatest)
            || isReordered && isAnyHeightChanged
        window.layoutIfNeeded()
        if let message = problems.messages.first { return message }
        let sights = sightsNow
        // What was in sight is measured again before it leaves.
        let measured = asked.union(before.map(\.identity).filter { !reloaded.contains($0) })
        for row in rows where measured.contains(row.identity) {
            known[row.identity] = row.height
        }
        mostInSight = max(mostInSight, sights.count)
        let fault =
            findFaultInSight() ?? findFaultInContent()
            ?? (target != nil
                ? findFaultAtTarget()
                : isWayOfNoInterest
                    ? nil : staysAtStart ? findFaultAtStart() : findMoved(in: sights))
        before = sights
        formerHeight = table.bounds.height
        wasAtStart = isOffset(at: limits.least)
        (log, reloaded, moved, target, scrolled) = ([], [], [], nil, 0)
        (isReloading, isScrolled, isReordered, isAnyHeightChanged) = (false, false, false, false)
        return fault
    }

    /// Lays out in a window with pixels.
    ///
    /// - Returns: what is wrong then, as far as that does not depend on how heights are rounded.
    func findCoarseFaultAfterLayout() -> String? {
        window.layoutIfNeeded()
        log = []
        if let message = problems.messages.first { return message }
        let cells = table.visibleCells
        guard let first = cells.first, let last = cells.last else {
            return rows.isEmpty ? nil : "nothing is seen"
        }
        for (cell, next) in zip(cells, cells.dropFirst())
        where abs(cell.frame.maxY - next.frame.minY) > 1e-6 {
            return "a gap of \(next.frame.minY - cell.frame.maxY)"
        }
        // Where a row begins may be between two pixels, and is rounded to one of them.
        let tolerance = 0.5 / (window.scale ?? 1) + 1e-6
        let (bounds, seen) = (table.bounds, table.visibleRows)
        if first.frame.minY > bounds.minY + tolerance, seen.lowerBound > 0 { return "gap above" }
        if last.frame.maxY < bounds.maxY - tolerance, seen.upperBound < rows.count {
            return "gap below"
        }
        return table.subviews.count == cells.count ? nil : "\(table.subviews.count) subviews"
    }

    // MARK: Checking

    private var sightsNow: [Sight] {
        table.visibleCells.map { cell in
            Sight(
                identity: (cell as? BoxCell)?.identity ?? -1,
                start: cell.frame.minY - table.bounds.minY)
        }
    }

    private func isOffset(at limit: Double) -> Bool { abs(table.contentOffset.y - limit) < 1e-6 }

    private var limits: (least: Double, greatest: Double) {
        let inset = table.adjustedContentInset
        let end = table.contentSize.height + inset.bottom - table.bounds.height
        return (-inset.top, max(-inset.top, end))
    }

    private var isAtLimit: Bool { isOffset(at: limits.least) || isOffset(at: limits.greatest) }

    private func findFaultInSight() -> String? {
        let cells = table.visibleCells
        let bounds = table.bounds
        guard let first = cells.first, let last = cells.last else {
            return rows.isEmpty ? nil : "nothing is seen"
        }
        var bottom = first.frame.minY
        for (row, cell) in zip(table.visibleRows, cells) {
            let height = height(of: rows[row])
            guard let cell = cell as? BoxCell, cell.identity == rows[row].identity else {
                return "row \(row) is another one"
            }
            let frame = Rect(x: 0, y: bottom, width: window.bounds.width, height: height)
            if !cell.frame.isAbout(frame) { return "row \(row) is at \(cell.frame), not \(frame)" }
            if !cell.box.frame.isAbout(cell.bounds) { return "the box is at \(cell.box.frame)" }
            bottom = cell.frame.maxY
        }
        let seen = table.visibleRows
        if cells.count != seen.count { return "\(cells.count) cells for \(seen)" }
        if first.frame.minY > bounds.minY + 1e-6, seen.lowerBound > 0 { return "gap above" }
        if first.frame.maxY < bounds.minY - 1e-6 { return "row too many above" }
        if last.frame.maxY < bounds.maxY - 1e-6, seen.upperBound < rows.count { return "gap below" }
        if last.frame.minY > bounds.maxY + 1e-6 { return "row too many below" }
        if table.subviews.count != cells.count { return "\(table.subviews.count) subviews" }
        if made > mostInSight * 2 + 2 { return "\(made) cells made for \(mostInSight)" }
        return nil
    }

    private func findFaultInContent() -> String? {
        let estimate = table.estimatedRowHeight
        let heights = rows.map { uniformHeight ?? known[$0.identity] ?? estimate }
        let total = heights.reduce(0, +)
        if abs(table.contentSize.height - total) > 1e-6 {
            return "the content is \(table.contentSize.height), not \(total)"
        }
        let (least, greatest) = limits
        let offset = table.contentOffset.y
        if offset < least - 1e-6 || offset > greatest + 1e-6 {
            return "the offset is \(offset), not in \(least)...\(greatest)"
        }
        if let first = table.visibleRows.first, let cell = table.visibleCells.first {
            let top = heights[..<first].reduce(0, +)
            if abs(cell.frame.minY - top) > 1e-6 { return "row \(first) is not at \(top)" }
        }
        return nil
    }

    private func findFaultAtStart() -> String? {
        isOffset(at: limits.least) ? nil : "left the beginning for \(table.contentOffset.y)"
    }

    /// The first row that was and is in sight must be where it was.
    private func findMoved(in sights: [Sight]) -> String? {
        let heights = Dictionary(uniqueKeysWithValues: rows.map { ($0.identity, height(of: $0)) })
        // It was there in the former height too.
        let least = min(formerHeight, table.bounds.height)
        let anchor = before.first { sight in
            guard let height = heights[sight.identity], !reloaded.contains(sight.identity),
                !moved.contains(sight.identity)
            else { return false }
            let start = sight.start - scrolled
            return start + height > 1e-6 && start < least - 1e-6
        }
        guard let anchor, !isAtLimit else { return nil }
        let start = anchor.start - scrolled
        guard let sight = sights.first(where: { $0.identity == anchor.identity }) else {
            return "row \(anchor.identity) has left its place \(start)"
        }
        return abs(sight.start - start) < 1e-6
            ? nil : "row \(anchor.identity) has moved from \(start) to \(sight.start)"
    }

    private func findFaultAtTarget() -> String? {
        guard let target, let row = rows.firstIndex(where: { $0.identity == target.identity })
        else { return nil }
        let inset = table.adjustedContentInset
        let (first, last) = (inset.top, table.bounds.height - inset.bottom)
        guard let cell = table.cellForRow(at: row) else { return "row \(row) is not in sight" }
        let start = cell.frame.minY - table.bounds.minY
        let end = cell.frame.maxY - table.bounds.minY
        let isThere =
            switch target.position {
            case .top: abs(start - first) < 1e-6
            // As near to the middle as pixels are.
            case .middle:
                abs(start + end - first - last) < (window.scale.map { 1 / $0 } ?? 0) + 1e-6
            case .bottom: abs(end - last) < 1e-6
            case .none:
                end - start > last - first
                    ? abs(start - first) < 1e-6 : start > first - 1e-6 && end < last + 1e-6
            }
        return isThere || isAtLimit ? nil : "row \(row) is at \(start)...\(end)"
    }
}
