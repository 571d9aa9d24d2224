/// Row by row.
extension Arrangement {
    /// Equal sizes, in a grid that fills the surroundings.
    func fillGrid(
        columns: Int, _ spacing: Size, _ insets: EdgeInsets
    ) -> [ConstraintGroup] {
        guard columns > 0 else {
            let location = CodeLocation(file: file, line: line)
            LayoutDiagnostic.reportRefusal(
                "A grid of \(columns) columns (\(location)) has no place for a view: there must be at least 1.",
                about: items.first, at: location)
            return []
        }
        let surroundings = surroundings
        // What a row is short of, is left empty: every column is as wide as in a full row.
        let rows = (items.count - 1) / columns + 1
        return forEachItem { make, position in
            let (row, column) = (position / columns, position % columns)
            place(
                make, .horizontal, column, before: items[max(0, position - 1)], surroundings,
                insets.left, spacing.width)
            place(
                make, .vertical, row, before: items[max(0, position - columns)], surroundings,
                insets.top, spacing.height)
            size(
                make, .horizontal, columns, surroundings, insets.left + insets.right,
                spacing.width)
            size(make, .vertical, rows, surroundings, insets.top + insets.bottom, spacing.height)
        }
    }

    /// Puts an item after the one before it, or at the beginning.
    private func place(
        _ make: ConstraintMaker<LayoutElement>, _ axis: Axis, _ index: Int,
        before previous: LayoutElement, _ surroundings: StatementTarget, _ lead: Double,
        _ spacing: Double
    ) {
        if index == 0 {
            makeStatement(make, axis.start, surroundings).offset(lead)
        } else {
            makeStatement(make, axis.start, .attribute(previous, axis.end)).offset(spacing)
        }
    }

    /// Gives an item its share of what insets and spaces leave.
    private func size(
        _ make: ConstraintMaker<LayoutElement>, _ axis: Axis, _ count: Int,
        _ surroundings: StatementTarget, _ insets: Double, _ spacing: Double
    ) {
        let taken = insets + spacing * Double(count - 1)
        makeStatement(make, axis.extent, surroundings)
            .dividedBy(count).offset(-taken / Double(count))
    }
}
