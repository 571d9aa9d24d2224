import QuoinKit

/// How sections stand out by the style of the table.
extension UITableView {
    final var isGrouped: Bool { style != .plain }

    /// What stands behind all rows.
    final var defaultGround: UIColor {
        isGrouped ? .systemGroupedBackground : .systemBackground
    }

    /// What stands behind a row that says nothing of it.
    final var rowGround: UIColor {
        isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }

    // MARK: Room between sections

    /// How high a header or footer is in a grouped table, or list, where nothing is said of it.
    static let sectionGap: CGFloat = 17.5

    /// The height that is said of a header or footer. As in UIKit, 0 stands for the default in a grouped table if the
    /// delegate says so, and for none if the table does.
    final func saidHeight(ofPart section: Int, isHeader: Bool) -> CGFloat {
        let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
        guard let rowDelegate else { return own }
        let said =
            isHeader
            ? rowDelegate.tableView(self, heightForHeaderInSection: section)
            : rowDelegate.tableView(self, heightForFooterInSection: section)
        return isGrouped && said == 0 && own != 0 ? UITableView.automaticDimension : said
    }

    /// Gives a header or footer the looks that go with the table.
    final func style(_ part: UIView, isHeader: Bool) {
        guard let part = part as? UITableViewHeaderFooterView, isGrouped else { return }
        part.look = isHeader ? .groupedHeader : .groupedFooter
    }

    /// What keeps the sections of a grouped table apart where there is nothing to be seen between them.
    final var emptyPart: SectionPart? {
        guard isGrouped else { return nil }
        return SectionPart(height: .fixed(Double(Self.sectionGap))) { TableViewCell() }
    }

    /// What keeps the first section of a grouped table away from the top, as long as that has no header of its own and
    /// nobody says how high the section's header is.
    final var emptyWholeHeader: SectionPart? { hasRoomAbove ? emptyPart : nil }

    final var hasRoomAbove: Bool {
        isGrouped && tableHeaderView == nil && sectionCount > 0
            && saidHeight(ofPart: 0, isHeader: true) < 0
    }

    // MARK: Sides

    /// How far rows, headers and footers are from the sides of the table, which may be narrower than its margins.
    final var rowInset: SideInsets {
        guard style == .insetGrouped else { return SideInsets() }
        return SideInsets(layoutMargins).limited(to: Double(bounds.width))
    }

    /// How far what is in them stays from their sides, so that nothing of the device is in its way, nor the titles of
    /// sections.
    final var contentInsetOfRows: SideInsets {
        var inset = roomOfIndex
        guard style != .insetGrouped, insetsContentViewsToSafeArea else { return inset }
        let safe = SideInsets(safeAreaInsets)
        (inset.left, inset.right) = (inset.left + safe.left, inset.right + safe.right)
        return inset
    }

    /// Has what is in sight follow the sides.
    final func sidesChanged() {
        for cell in table?.presentCells ?? [] { (cell as? Carrier)?.followSides(of: self) }
    }

    /// The part of a rectangle of the engine's table that a row has.
    final func inset(_ rect: CGRect) -> CGRect {
        let inset = rowInset
        return rect.inset(
            by: UIEdgeInsets(
                top: 0, left: CGFloat(inset.left), bottom: 0, right: CGFloat(inset.right)))
    }

    // MARK: Corners

    /// The corners of a row that are round: those of the section.
    final func roundCorners(of cell: UITableViewCell) -> Corners {
        guard style == .insetGrouped, let path = indexPath(for: cell) else { return [] }
        let isLast = path.row == numberOfRows(inSection: path.section) - 1
        return Corners(
            rawValue: (path.row == 0 ? Corners.top.rawValue : 0)
                | (isLast ? Corners.bottom.rawValue : 0))
    }
}

extension UITableViewCell {
    /// Cuts the corners of its section off it.
    final func round(_ corners: Corners) {
        guard corners != cutCorners else { return }
        cutCorners = corners
        node.roundedCorners = corners.isEmpty ? .all : corners
        node.cornerRadius = corners.isEmpty ? 0 : Self.radiusOfSections
        node.clipsToBounds = !corners.isEmpty
    }
    private static let radiusOfSections = 10.0
}
