/// Asking about sections.
///
/// A table without sections has one, number 0.
extension TableView {
    /// How many sections there are, as far as the table has been told.
    public final var numberOfSections: Int {
        countRows()
        return sections.all.count
    }

    /// How many rows a section has, as far as the table has been told; 0 if there is no such section.
    public final func numberOfRows(inSection section: Int) -> Int {
        countRows()
        return sections.all.indices.contains(section) ? sections.all[section].rows : 0
    }

    /// The rows in sight, as of the last layout.
    public final var visiblePaths: [RowPath] {
        placed.compactMap { $0.placement.flatMap { path(atPlace: $0.row) } }
    }

    /// The cell of a row, if that is in sight.
    public final func cellForRow(at path: RowPath) -> TableViewCell? {
        sections.place(of: path).flatMap(cell(at:))
    }

    /// Which row a cell stands for, if that is in sight.
    public final func path(for cell: TableViewCell) -> RowPath? {
        place(of: cell).flatMap(path(atPlace:))
    }

    /// The row at a place in the content, as far as is known; nil if there is none, or a header or footer.
    public final func path(at point: Point) -> RowPath? {
        place(at: point).flatMap(path(atPlace:))
    }

    /// The row of a number that counts the rows of all sections; nil if there is none.
    public final func path(ofRow row: Int) -> RowPath? {
        countRows()
        return sections.path(ofNumber: row)
    }

    private func path(atPlace place: Int) -> RowPath? {
        if case .row(let path) = sections.entry(at: place) { path } else { nil }
    }

    /// The cell of a section's header, if that is in sight, in its place or at the upper end.
    public final func headerCell(ofSection section: Int) -> TableViewCell? {
        sections.placeOfHeader(of: section).flatMap(cell(at:))
    }

    /// The cell of a section's footer, if that is in sight, in its place or at the lower end.
    public final func footerCell(ofSection section: Int) -> TableViewCell? {
        sections.placeOfFooter(of: section).flatMap(cell(at:))
    }

    /// The rows of which something is in a rectangle of the content, as far as is known.
    package final func paths(in rect: Rect) -> [RowPath] {
        countRows()
        let (start, end) = (max(0, rect.minY), min(rect.maxY, heights.total))
        guard heights.count > 0, start < end, rect.maxX > 0, rect.minX < bounds.width else {
            return []
        }
        var places = heights.row(at: start)...heights.row(at: end)
        // What begins where the rectangle ends is not in it.
        if places.count > 1, heights.top(of: places.upperBound) >= end {
            places = places.lowerBound...places.upperBound - 1
        }
        return places.compactMap(path(atPlace:))
    }

    // MARK: Rectangles

    /// Where a row is in the content, as far as is known; nil if there is no such row.
    public final func rectForRow(at path: RowPath) -> Rect? {
        countRows()
        return sections.place(of: path).map(rect(of:))
    }

    /// Where the header of a section has its place in the content, wherever it sticks; nil if there is none.
    public final func rectForHeader(ofSection section: Int) -> Rect? {
        countRows()
        return sections.placeOfHeader(of: section).map { place in
            let room = sections.roomAbove(place)
            return rect(of: place).inset(by: EdgeInsets(top: room, left: 0, bottom: 0, right: 0))
        }
    }

    /// Where the footer of a section has its place in the content, wherever it sticks; nil if there is none.
    public final func rectForFooter(ofSection section: Int) -> Rect? {
        countRows()
        return sections.placeOfFooter(of: section).map(rect(of:))
    }

    /// Where a section is in the content, with all that is in it; nil if there is no such section.
    public final func rectForSection(_ section: Int) -> Rect? {
        countRows()
        guard let places = sections.places(of: section) else { return nil }
        let top = heights.top(of: places.lowerBound)
        return Rect(
            x: 0, y: top, width: bounds.width, height: heights.top(of: places.upperBound) - top)
    }
}
