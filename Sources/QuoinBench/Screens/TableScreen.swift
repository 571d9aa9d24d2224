import QuoinKit
import QuoinLayout

/// `table:N`: a table whose rows are items of a feed.
final class TableScreen: Screen {
    private static let size = Size(width: 375, height: 667)
    /// How many different stories the rows tell.
    private static let stories = 100
    /// What a row counts for that was never in sight: about what items are on average.
    private static let estimate = 450.0

    let root = View(frame: Rect(origin: .zero, size: size))
    private let table = TableView()
    private let count: Int

    /// Makes a table of `count` rows.
    init(count: Int) {
        self.count = count
        table.frame = root.bounds
        table.estimatedRowHeight = Self.estimate
        root.addSubview(table)
        table.dataSource = Rows(count: count)
    }

    /// Scrolls on until the first row in sight is out of it, so that about one row comes in.
    ///
    /// - Returns: How far the table is scrolled.
    func showNextRow() -> Double {
        guard let first = table.visibleCells.first else { return 0 }
        return scroll(by: first.frame.maxY - table.contentOffset.y)
    }

    /// Scrolls by a distance; from the end, back to the beginning.
    ///
    /// - Returns: How far the table is scrolled.
    func scroll(by distance: Double) -> Double {
        let isAtEnd = table.visibleRows.upperBound == count
        table.contentOffset.y = isAtEnd ? 0 : table.contentOffset.y + distance
        root.layoutIfNeeded()
        return table.contentOffset.y
    }

    /// Scrolls to a row.
    ///
    /// - Returns: How far the table is scrolled.
    func jump(to number: Int) -> Double {
        table.scrollToRow(at: number * 7919 % count, position: .top)
        root.layoutIfNeeded()
        return table.contentOffset.y
    }

    func check() throws(MeasurementError) {
        let cells = table.visibleCells
        guard let first = cells.first, let last = cells.last else {
            throw MeasurementError(reason: "no row is in sight")
        }
        var top = first.frame.minY
        for cell in cells {
            guard let cell = cell as? FeedCell else { continue }
            try cell.item.check(y: 0, width: Self.size.width)
            let height = FeedItem.height(ofStory: cell.item.story, width: Self.size.width)
            try cell.check(
                "row of story \(cell.item.story)", x: 0, y: top, width: Self.size.width,
                height: height)
            top += height
        }
        guard first.frame.minY <= table.bounds.minY, last.frame.maxY >= table.bounds.maxY else {
            throw MeasurementError(reason: "the rows in sight do not fill the table")
        }
    }

    /// The stories.
    private final class Rows: TableViewDataSource {
        let count: Int

        init(count: Int) {
            self.count = count
        }

        func numberOfRows(in tableView: TableView) -> Int { count }

        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "story") { FeedCell() }
            cell.item.show(row % stories)
            return cell
        }
    }
}

/// A row with an item of a feed.
private final class FeedCell: TableViewCell {
    let item = FeedItem(0)

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        item.view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(item.view)
        LayoutConstraint.activate([
            item.view.left.constraint(equalTo: left), item.view.right.constraint(equalTo: right),
            item.view.top.constraint(equalTo: top), item.view.bottom.constraint(equalTo: bottom),
        ])
    }
}
