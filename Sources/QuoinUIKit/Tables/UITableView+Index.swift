/// The titles of sections at the table's end.
extension UITableView {
    /// Whether they are to be seen. As in UIKit, not while the table is edited, nor in the grouped styles.
    final var showsIndex: Bool {
        guard !indexTitles.isEmpty, style == .plain, !isEditing else { return false }
        return sectionIndexMinimumDisplayRowCount <= 0
            || table?.numberOfRows ?? 0 >= sectionIndexMinimumDisplayRowCount
    }

    /// How far what is in rows stays away from the table's sides because of them.
    final var roomOfIndex: SideInsets {
        guard showsIndex else { return SideInsets() }
        let width = Double(UITableViewIndex.width)
        return effectiveUserInterfaceLayoutDirection == .leftToRight
            ? SideInsets(right: width) : SideInsets(left: width)
    }

    /// Asks for them when they are to be asked for.
    final func askForIndex() {
        guard isIndexStale else { return }
        isIndexStale = false
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        guard titles != indexTitles else { return }
        indexTitles = titles
        setNeedsLayout()
    }

    /// Has them where they belong: in front of the rows, as high as what is seen of the table.
    final func placeIndex() {
        guard showsIndex else {
            guard index != nil else { return }
            index?.removeFromSuperview()
            index = nil
            return sidesChanged()
        }
        let index = index ?? UITableViewIndex(frame: .zero)
        if self.index == nil {
            self.index = index
            sidesChanged()
        }
        (index.titles, index.color) = (indexTitles, sectionIndexColor)
        index.backgroundColor = sectionIndexBackgroundColor
        if node.subviews.last !== index.node {
            if index.superview === self { bringSubviewToFront(index) } else { addSubview(index) }
        }
        let area = bounds.inset(by: adjustedContentInset).inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left - adjustedContentInset.left, bottom: 0,
                right: safeAreaInsets.right - adjustedContentInset.right))
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let width = UITableViewIndex.width
        index.frame = CGRect(
            x: isForward ? area.maxX - width : area.minX, y: area.minY, width: width,
            height: max(0, area.height))
    }

    /// Does what touching one of the titles of the index does: the data source says which section begins at the top then,
    /// or none, by `NSNotFound`. Not of UIKit, where fingers do it.
    public final func touchSectionIndexTitle(at index: Int) {
        _ = numberOfSections
        guard let dataSource, indexTitles.indices.contains(index) else { return }
        let number = dataSource.tableView(
            self, sectionForSectionIndexTitle: indexTitles[index], at: index)
        guard number >= 0, number != NSNotFound, number < numberOfSections else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: number), at: .top, animated: false)
    }
}
