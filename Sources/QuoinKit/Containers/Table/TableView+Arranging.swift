/// Having those rows there that are in sight, each in its place.
///
/// One layout goes through this several times: a cell that was put in is measured before the next time,
/// its height says which rows are in sight, and so on until nothing is new. While heights are not known,
/// fewer rows are put in at a time than there seems to be room for, so that hardly any is measured that
/// does not come to be seen.
extension TableView {
    final func arrangeRows() {
        guard !isArranging else { return }
        guard bounds.width > 0, bounds.height > 0 else { return showNothing() }
        if isAsking { wasArrangedMeanwhile = true }
        countRows()
        hasWhatMayStick = mayStick
        isArranging = true
        dropFormerTarget()
        anchor = target == nil ? keptAnchor ?? findAnchor() : nil
        let isChanged = takeHeights()
        if target != nil {
            followTarget()
        } else if let anchor {
            moveOffset(with: anchor)
        } else {
            limitOffset()
        }
        let isNew = fill(around: target?.row ?? anchor?.placement?.row)
        place()
        keepPartsInFront()
        wasAtStart = isAtStart
        // What is to be counted while the data source is being asked is counted once it has answered.
        if isNew || isChanged || counting != .none && !isAsking {
            rounds += 1
            setNeedsLayout()
        } else {
            target = nil
            settle()
        }
        isArranging = false
    }

    /// Takes away what was in sight before there was no room any more. What is as wide as the content follows, and so
    /// does what hangs on the offset.
    private func showNothing() {
        presentCells.forEach { recycle($0) }
        (placed, pinned) = ([], [])
        clearAwayLeavingCells()
        if contentSize.width != bounds.width {
            contentSize.width = bounds.width
        }
        leaveNothingBeforeContent()
    }

    /// Brings back an offset that shows what is beside the content or before it: it is wrong however tall the table
    /// becomes, and however many rows it has.
    private func leaveNothingBeforeContent() {
        let inset = adjustedContentInset
        let offset = Point(
            x: max(-inset.left, min(contentOffset.x, inset.right)),
            y: max(-inset.top, contentOffset.y))
        if offset != contentOffset {
            bounds.origin = offset
        }
    }

    /// Brings the offset within its limits, now that it is known where the rows around end. Before, it
    /// would be brought to a limit that then turns out to be elsewhere.
    private func settle() {
        let offset = contentOffset
        if isAtStart {
            bounds.origin.y = -adjustedContentInset.top
        }
        limitOffset()
        wasAtStart = isAtStart
        if contentOffset != offset {
            stick()
        }
        if contentOffset != offset, !showsWhatIsInSight {
            rounds += 1
            setNeedsLayout()
        } else {
            rounds = 0
            anchor = nil
        }
    }

    /// Moves the rows in sight to where they are after rows have come or gone above them, and the offset
    /// along with them, before the new size of the content limits it.
    final func followChanges() {
        guard !isArranging else { return }
        isArranging = true
        dropFormerTarget()
        if target == nil, let anchor = findAnchor() {
            moveOffset(with: anchor)
        }
        place()
        isArranging = false
    }

    /// The height of every row, if it was set.
    final var uniformHeight: Double? {
        if case .fixed(let height) = rowHeight { height } else { nil }
    }

    /// Whether the table is scrolled to its beginning.
    final var isAtStart: Bool { bounds.minY <= -adjustedContentInset.top + Self.tolerance }

    // MARK: Staying in place

    /// The first cell that is to be seen before and after: what happens above must not move it. At
    /// the beginning there is none, for new rows are to be seen there.
    private func findAnchor() -> TableViewCell? {
        if wasAtStart, isAtStart {
            return nil
        }
        return placed.first { cell in
            guard let placement = cell.placement, !placement.isNew else { return false }
            return isInSight(from: placement.placedTop, height: cell.frame.height)
        }
    }

    /// What stays in its place while the rows around it are measured, round after round.
    private var keptAnchor: TableViewCell? {
        rounds > 0 && anchor?.placement?.isPlaced ?? false ? anchor : nil
    }

    /// Moves the offset along with a cell that what is above it has moved.
    private func moveOffset(with anchor: TableViewCell) {
        guard let placement = anchor.placement else { return }
        let distance = heights.top(of: placement.row) - placement.placedTop
        if abs(distance) > Self.tolerance {
            bounds.origin.y += distance
        }
    }

    /// Takes down how tall the rows in sight have turned out to be.
    ///
    /// - Returns: whether any is not what was thought.
    private func takeHeights() -> Bool {
        var isChanged = false
        for cell in presentCells {
            guard let placement = cell.placement else { continue }
            if let fixed = fixedHeight(of: cell) {
                placement.isNew = false
                if take(fixed + placement.roomAbove, of: placement.row) {
                    isChanged = true
                }
                continue
            }
            let height = cell.frame.height
            let fallback = placement.fallbackHeight
            if fallback != nil || height <= 0, fallback != estimatedRowHeight {
                // Nothing in it says how tall it is.
                placement.setHeight(estimatedRowHeight, isRequired: false)
                isChanged = true
                continue
            }
            placement.isNew = false
            let sound = max(Self.leastHeight, min(height, Self.greatestRowHeight))
            if take(sound + placement.roomAbove, of: placement.row) {
                isChanged = true
            }
        }
        return isChanged
    }

    /// - Returns: whether the height of the row is not what was thought.
    private func take(_ height: Double, of row: Int) -> Bool {
        // Of what all rows have in common nothing is written down.
        if abs((heights.known(row) ?? uniformHeight ?? -1) - height) <= Self.tolerance {
            return false
        }
        heights.setHeight(height, of: row)
        return true
    }

    /// However small rows are, there is an end to how many are in sight.
    static let leastHeight = 1.0
    /// However small they are by decree, and however tall the table is, so many cells are enough.
    static let mostCells = 2_000
    /// Rounding is no reason to arrange rows again.
    private static let tolerance = 1e-6

    // MARK: Which rows

    /// From where to where rows are in sight.
    ///
    /// Where a row ends is a sum whose rounding depends on what has been changed. So a row that ends where sight begins,
    /// or begins where it ends, is not in sight, whichever side of that it comes to stand on.
    private var sight: (top: Double, bottom: Double) {
        (bounds.minY + Self.tolerance, bounds.maxY - Self.tolerance)
    }

    /// Whether a part of a row is more than rounding. Rows may be smaller than that, and are seen all the same.
    private func shows(_ part: Double, of height: Double) -> Bool {
        part > min(Self.tolerance, height / 2)
    }

    private func isInSight(from top: Double, height: Double) -> Bool {
        shows(top + height - bounds.minY, of: height) && shows(bounds.maxY - top, of: height)
    }

    /// Whether the rows in sight are there, and no others, and so are headers and footers that stick.
    final var showsWhatIsInSight: Bool { showsRowsInSight && holdsWhatSticks }

    private var showsRowsInSight: Bool {
        guard let start = placed.first?.placement, let end = placed.last?.placement else {
            return heights.count == 0
        }
        let (startHeight, endHeight) = (heights.height(of: start.row), heights.height(of: end.row))
        let reachesTop =
            start.placedTop <= sight.top
            ? shows(start.placedTop + startHeight - bounds.minY, of: startHeight) : start.row == 0
        let reachesBottom =
            end.placedTop + endHeight >= sight.bottom
            ? shows(bounds.maxY - end.placedTop, of: endHeight) : end.row == heights.count - 1
        return reachesTop && reachesBottom
    }

    /// Puts in the cells of rows that have come into sight, and takes away those of others.
    ///
    /// - Returns: whether any was put in.
    private func fill(around row: Int?) -> Bool {
        let rows = rowsInSight(around: row)
        let isFull = rows.count >= Self.mostCells
        if isFull {
            reportFullness()
        }
        let passing = passingRows
        let held = heldPlaces.filter { !rows.contains($0) && !passing.contains($0) }
        var kept = keep(isFull: isFull) {
            rows.contains($0) || passing.contains($0) || held.contains($0)
        }
        var isNew = false
        let cellOf = { (row: Int) -> TableViewCell in
            if let cell = kept.removeValue(forKey: row) { return cell }
            isNew = true
            return self.putIn(row)
        }
        let formerlyPinned = pinned.compactMap { $0.placement?.row }
        (placed, pinned) = ([], [])
        let wasAsking = isAsking
        isAsking = true
        var cells = rows.map(cellOf)
        if !passing.isEmpty {
            cells += passing.filter { !rows.contains($0) }.map(cellOf)
        }
        // What has left sight just now stays in its row.
        let away = held.filter { row in
            kept[row] == nil || formerlyPinned.contains(row) || isFull || !mayBeInSight(row)
        }
        let stuck = away.map(cellOf)
        isAsking = wasAsking
        if !kept.isEmpty || !passing.isEmpty {
            cells += kept.values
            cells.sort { ($0.placement?.row ?? 0) < ($1.placement?.row ?? 0) }
        }
        // Whoever was asked for cells may have taken out others.
        for cell in cells + stuck where cell.superview !== self {
            cell.placement?.isPlaced = false
            isNew = true
        }
        placed = cells.filter { $0.superview === self }
        pinned = stuck.filter { $0.superview === self }
        clearAwayLeavingCells()
        return isNew
    }

    /// Takes away the cells in sight but those that stay, and those that may still be in sight.
    ///
    /// - Returns: the others, by their places.
    private func keep(isFull: Bool, _ stays: (Int) -> Bool) -> [Int: TableViewCell] {
        var kept: [Int: TableViewCell] = [:]
        kept.reserveCapacity(placed.count)
        for cell in placed {
            if let row = cell.placement?.row, stays(row) || !isFull && mayBeInSight(row) {
                kept[row] = cell
            } else {
                recycle(cell)
            }
        }
        for cell in pinned {
            if let row = cell.placement?.row, stays(row) {
                kept[row] = cell
            } else {
                recycle(cell)
            }
        }
        return kept
    }

    /// What a row counts for whose height is not known, when it comes to what is in sight for certain:
    /// twice as much as the tallest that is, and no less than estimated.
    ///
    /// Where one tall row stands among many that are tiny, that would put them in one by one. So it is
    /// less and less from some round on.
    private var guessedHeight: Double {
        let known = placed.compactMap { $0.placement.flatMap { heights.known($0.row) } }
        guard let tallest = known.max() else { return .infinity }
        var guess = max(2 * tallest, estimatedRowHeight)
        for _ in 0..<max(0, rounds - Self.patientRounds) {
            guess /= 2
        }
        return max(guess, Self.leastHeight)
    }

    private static let patientRounds = 8

    /// The rows that are in sight for certain; if there is room left after all, the next time fills it.
    private func rowsInSight(around row: Int?) -> Range<Int> {
        guard heights.count > 0 else { return 0..<0 }
        let guess = uniformHeight ?? guessedHeight
        let start = row.flatMap { heights.contains($0) ? $0 : nil } ?? heights.row(at: bounds.minY)
        var (first, last) = (start, start)
        var top = heights.top(of: start)
        var bottom = top + height(of: start, orElse: guess)
        // A few rows may be no example of the others. Twice as many tell more.
        var unknownRows = uniformHeight == nil ? max(1, placed.count) : heights.count
        while last + 1 < heights.count, bottom < sight.bottom, unknownRows > 0,
            last - first + 1 < Self.mostCells
        {
            last += 1
            bottom += height(of: last, orElse: guess)
            unknownRows -= heights.known(last) == nil ? 1 : 0
        }
        while first > 0, top > sight.top, unknownRows > 0, last - first + 1 < Self.mostCells {
            first -= 1
            top -= height(of: first, orElse: guess)
            unknownRows -= heights.known(first) == nil ? 1 : 0
        }
        // The row may have left sight meanwhile.
        while first < last, let height = heights.known(first) ?? uniformHeight,
            !shows(top + height - bounds.minY, of: height)
        {
            first += 1
            top += height
        }
        while first < last, let height = heights.known(last) ?? uniformHeight,
            !shows(bounds.maxY - (bottom - height), of: height)
        {
            last -= 1
            bottom -= height
        }
        return first..<last + 1
    }

    /// The rows that are in sight on the way to where the table is scrolled to: those that are there
    /// already, and others where it is known how tall they are, so that nothing else moves by them.
    private var passingRows: Range<Int> {
        let shown = presentationBounds
        guard shown.minY != bounds.minY, heights.count > 0 else { return 0..<0 }
        let first = heights.row(at: max(0, shown.minY))
        var last = first
        var bottom = heights.top(of: first) + heights.height(of: first)
        while last + 1 < heights.count, bottom < shown.maxY, last - first + 1 < Self.mostCells {
            last += 1
            bottom += heights.height(of: last)
        }
        let rows = first..<last + 1
        let isKnown = uniformHeight != nil || rows.allSatisfy { heights.known($0) != nil }
        return isKnown ? rows : 0..<0
    }

    /// Says, once for each loading of the rows, that some are left out.
    private func reportFullness() {
        guard !hasReportedFullness else { return }
        hasReportedFullness = true
        reportRefusal(
            of: "number of cells in sight", "\(Self.mostCells) or more",
            because: "the rows are too small, or the table is too tall; the rest is left out")
    }

    private func height(of row: Int, orElse guess: Double) -> Double {
        heights.known(row) ?? uniformHeight ?? guess
    }

    /// Whether a row is in sight if what is not known is as estimated.
    private func mayBeInSight(_ row: Int) -> Bool {
        isInSight(from: heights.top(of: row), height: heights.height(of: row))
    }

    /// Says where each row begins, and where the content ends.
    private func place() {
        let visible = mayStick ? visiblePart : nil
        var next: (row: Int, top: Double)?
        for cell in placed {
            guard let placement = cell.placement else { continue }
            let row = placement.row
            let top = next.flatMap { $0.row == row ? $0.top : nil } ?? heights.top(of: row)
            place(placement, at: top, in: visible)
            next = (row + 1, top + heights.height(of: row))
        }
        for placement in pinned.compactMap({ $0.placement }) {
            place(placement, at: heights.top(of: placement.row), in: visible)
        }
        contentSize = Size(width: bounds.width, height: heights.total)
    }
}
