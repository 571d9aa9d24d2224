/// A list of rows of which only those exist that are in sight, however many there are.
///
/// ```swift
/// final class Inbox: TableViewDataSource {
///     var messages: [String] = []
///
///     func numberOfRows(in tableView: TableView) -> Int { messages.count }
///
///     func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "message") { MessageCell() }
///         cell.text.text = messages[row]
///         return cell
///     }
/// }
/// ```
///
/// Rows are as tall as their constraints say. How tall those are that were never in sight is not known;
/// each counts for ``estimatedRowHeight`` until it is. When what is above turns out to be taller or
/// shorter, ``ScrollView/contentOffset`` is corrected, so that what is in sight stays where it is. The
/// same holds for rows that come or go above. A row whose content changes is as tall as it needs to be
/// with the next layout; nobody has to say so.
///
/// Rows may be in sections with headers and footers, which stay in sight while their rows are: then the data
/// source is a ``SectionedTableViewDataSource``.
///
/// A table has at most ten million rows, headers and footers in at most 100,000 sections, and at most 2,000 cells in
/// sight. What is beyond is left out, and reported.
///
/// - Complexity: a layout costs what comes into sight, and some additions for the rows that were in sight
///   before.
open class TableView: ScrollView {
    /// What the table shows. The table keeps it, so it should not keep the table.
    public final var dataSource: (any TableViewDataSource)? {
        didSet {
            if dataSource !== oldValue {
                sectionedSource = dataSource?.asSectioned
                reloadData()
            }
        }
    }
    /// The data source, if it has sections.
    private(set) final var sectionedSource: (any SectionedTableViewDataSource)?

    /// How tall rows are; by default as tall as their constraints say.
    public final var rowHeight = RowHeight.automatic {
        didSet {
            if case .fixed(let height) = rowHeight, !accepts(height, as: "rowHeight") {
                rowHeight = oldValue
            } else if rowHeight != oldValue {
                reloadData()
            }
        }
    }

    /// What a row counts for that was never in sight; 44 by default.
    public final var estimatedRowHeight = TableView.standardRowHeight {
        didSet {
            if !accepts(estimatedRowHeight, as: "estimatedRowHeight") {
                estimatedRowHeight = oldValue
            } else if estimatedRowHeight != oldValue, rowHeight == .automatic {
                heights.setEstimate(estimatedRowHeight)
                setNeedsUpdateConstraints()
                setNeedsLayout()
            }
        }
    }

    /// Whether the header of a section stays in sight at the top, below the insets, while its rows pass
    /// beneath it, until the end of the section pushes it away. It does by default.
    public final var sectionHeadersStick = true {
        didSet {
            if sectionHeadersStick != oldValue { setNeedsLayout() }
        }
    }

    /// Whether the footer of a section stays in sight at the bottom, above the insets, while rows above it
    /// are in sight, down to the beginning of the section. It does by default.
    public final var sectionFootersStick = true {
        didSet {
            if sectionFootersStick != oldValue { setNeedsLayout() }
        }
    }

    private func accepts(_ height: Double, as property: String) -> Bool {
        if height > 0, height <= Self.greatestRowHeight {
            return true
        }
        reportRefusal(
            of: property, "\(height)", because: "it must be above 0, and at most a billion")
        return false
    }

    private static let standardRowHeight = 44.0
    /// Whatever heights there are, they can be added up.
    static let greatestRowHeight = 1e9

    /// Which rows, headers and footers there are.
    final var sections = TableSections(rows: 0)
    /// How tall each of them is, as far as that is known.
    final var heights = RowHeights(count: 0, estimate: TableView.standardRowHeight)
    /// Whether the data source has said, when it was asked last, that it says how tall rows are.
    final var knowsHeights = false
    /// Whether it has said, when it was asked last, that all rows are as tall as the one it was asked about.
    final var hasOneHeight = false
    /// The cells in sight, from top to bottom, headers and footers included.
    final var placed: [TableViewCell] = []
    /// Cells on their way to other places, while changes are made.
    final var carried: [(cell: TableViewCell, path: RowPath)] = []
    /// Headers and footers that stick, or stay, while their own places are out of sight.
    final var pinned: [TableViewCell] = []
    /// Cells that wait to be used again.
    final var pool = CellPool()
    /// Whether anything might stick when the table was last arranged.
    final var hasWhatMayStick = false
    /// Where to scroll to, until the heights on the way are known.
    final var target: ScrollTarget?
    /// What is to be found out about the number of rows.
    final var counting = RowCounting.none
    /// Whether the table was scrolled to its beginning when it was last arranged.
    final var wasAtStart = true
    /// Cells that are no longer in sight, and in the table unless they are used again at once.
    final var leavingCells: [TableViewCell] = []
    /// Hears which rows' cells leave sight, or go with their rows. It must not change the table.
    package final var rowLeaves: ((TableViewCell, RowPath) -> Void)?
    /// Cells of rows that have gone, which fade.
    final var fadingCells: [TableViewCell] = []
    /// The cell that stays in its place until all rows are in theirs.
    final var anchor: TableViewCell?
    /// How often rows were arranged since all were in place.
    final var rounds = 0
    /// Whether the table is changing the offset by itself, and putting rows in.
    final var isArranging = false
    /// Whether it was reported, with the last count, that there are more rows than a table has.
    final var hasReportedCount = false
    /// Whether it was reported that there are more cells in sight than a table has.
    final var hasReportedFullness = false
    /// Whether the data source is being asked for cells, or counts. Nothing can come or go meanwhile.
    final var isAsking = false
    /// Whether rows were put in while the data source was being asked for counts.
    final var wasArrangedMeanwhile = false

    open override func updateConstraints() {
        countRows()
        followChanges()
        super.updateConstraints()
    }

    /// It does when it knows where the rows in sight end.
    final override var limitsOffsetItself: Bool { true }

    /// Rows are as wide as the table.
    package final override var givesContentItsWidth: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeRows()
    }

    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        if let cell = subview as? TableViewCell {
            cell.placement?.deactivate()
            if !fadingCells.isEmpty { endFading(of: cell) }
        }
        if let position = placed.firstIndex(where: { $0 === subview }) {
            placed[position].placement?.isPlaced = false
            placed.remove(at: position)
            setNeedsLayout()
        } else if let position = pinned.firstIndex(where: { $0 === subview }) {
            pinned[position].placement?.isPlaced = false
            pinned.remove(at: position)
            setNeedsLayout()
        }
    }

    open override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        if !isArranging, !isAdjustingOffset {
            target = nil
            if !showsWhatIsInSight {
                // Whoever has scrolled to the beginning is to see it, whatever was in sight before.
                wasAtStart = wasAtStart || isAtStart
                setNeedsLayout()
            } else if counting == .none {
                // It is as if it were arranged again.
                wasAtStart = isAtStart
                stick()
            }
        }
    }

    /// Has the rows there that are in sight on the way to where the table is scrolled to.
    open override func shownOriginDidChange() {
        super.shownOriginDidChange()
        setNeedsLayout()
    }
}

/// What a table has to find out about the number of its rows.
enum RowCounting {
    case none
    /// Whether the rows that have come and gone add up.
    case checks
    /// How many there are, nothing being known.
    case startsOver
}
