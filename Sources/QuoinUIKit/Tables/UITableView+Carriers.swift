import QuoinKit

/// What the engine's table asks for: what there is, how tall it is, and the cells that carry it.
extension UITableView {
    // MARK: Sections

    /// How many sections there are, those of the table's own header and footer included.
    final func countSections() -> Int {
        hasWholeHeader = hasSectionAbove
        hasWholeFooter = tableFooterView != nil
        let others = (hasWholeHeader ? 1 : 0) + (hasWholeFooter ? 1 : 0)
        let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        askForIndex()
        sectionCount = min(count, TableView.mostSections - (hasWholeHeader ? 1 : 0))
        return min(count, .max - others) + others
    }

    /// Whether the engine's first section is none of the data source's, but for what stands above all of them.
    final var hasSectionAbove: Bool { tableHeaderView != nil || isGrouped }

    final func countRows(in section: Int) -> Int {
        let number = number(ofSection: section)
        guard number >= 0, number < sectionCount else { return 0 }
        return dataSource?.tableView(self, numberOfRowsInSection: number) ?? 0
    }

    /// The number that UIKit gives a section of the engine's; -1 for that of the table's own header.
    final func number(ofSection section: Int) -> Int { section - (hasWholeHeader ? 1 : 0) }

    /// The engine's number of a section; one that there is not for none.
    final func section(_ number: Int) -> Int {
        number >= 0 && number < sectionCount ? number + (hasWholeHeader ? 1 : 0) : -1
    }

    /// The engine's path of a row; one that there is not for none.
    final func path(_ path: IndexPath) -> RowPath {
        guard path.count == 2 else { return RowPath(section: -1, row: -1) }
        return RowPath(section: section(path.section), row: path.row)
    }

    /// UIKit's path of a row; nil for the table's own header and footer.
    final func indexPath(_ path: RowPath) -> IndexPath? {
        let number = number(ofSection: path.section)
        return number >= 0 && number < sectionCount
            ? IndexPath(row: path.row, section: number) : nil
    }

    // MARK: Rows

    /// What rows count for beyond those whose heights are asked for.
    final func applyEstimate() {
        let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight
        if estimate > 0, estimate.isFinite { table?.estimatedRowHeight = Double(estimate) }
    }

    /// How tall a row is to be, if the engine is to know before the row is in sight: not if nobody says so, nor if
    /// it is said how tall rows are about.
    final func rowHeight(at path: RowPath) -> RowHeight? {
        guard let path = indexPath(path) else { return nil }
        guard let rowDelegate else { return knownOfAll(rowHeight) }
        if estimatedRowHeight > 0 { return known(rowHeight, isSaid: false) }
        hasDefaultHeights = false
        let height = rowDelegate.tableView(self, heightForRowAt: path)
        if hasDefaultHeights { return knownOfAll(height) }
        hasDefaultEstimates = false
        _ = rowDelegate.tableView(self, estimatedHeightForRowAt: path)
        return known(height, isSaid: hasDefaultEstimates)
    }

    /// What is said where nobody says anything of single rows.
    private func knownOfAll(_ height: CGFloat) -> RowHeight? {
        if height >= 0 { table?.saysOneRowHeight() }
        return known(height, isSaid: height >= 0)
    }

    private func known(_ height: CGFloat, isSaid: Bool) -> RowHeight? {
        if isSaid { return RowHeight(height) }
        table?.saysNoRowHeights()
        return nil
    }

    /// How tall a row is to be.
    final func height(ofRow path: IndexPath) -> RowHeight {
        RowHeight(rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
    }

    /// Whether there is anything to be seen of a header or footer of the whole table. As in UIKit, an empty view without a
    /// height takes no room.
    private func takesRoom(_ view: UIView) -> Bool {
        height(ofWhole: view) != .automatic || !view.subviews.isEmpty || !view.constraints.isEmpty
            || view.intrinsicContentSize.height >= 0
    }

    /// How tall a header or footer of the whole table was said to be.
    private func height(ofWhole view: UIView) -> RowHeight {
        (view.node.superview as? Carrier)?.wholeHeight ?? Carrier.height(ofWhole: view.frame.size)
    }

    private func carry(whole view: UIView) -> Carrier {
        let height = height(ofWhole: view)
        let carrier = carry(view, nil, height: height, whole: height)
        carrier.staysInTable = true
        return carrier
    }

    final func carrier(at path: RowPath) -> Carrier {
        guard let indexPath = indexPath(path) else {
            return carry(UIView(), nil, height: .automatic)
        }
        let cell =
            dataSource?.tableView(self, cellForRowAt: indexPath)
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        dress(coming: cell)
        cell.showGround(in: self)
        let height = height(ofRow: indexPath)
        giveSize(to: cell, height)
        indent(cell, at: indexPath)
        tellOfEditing(cell, at: indexPath, animated: false)
        cell.isSelected = chosen.contains(indexPath)
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        cell.followStateIfStale()
        cell.node.contentDependsOnWidth = cell.saysSize
        return carry(cell, cell.reuseIdentifier, height: height)
    }

    /// A cell that is new in the table has the size of its row, as far as that is known, before it is shown.
    private func giveSize(to cell: UITableViewCell, _ height: RowHeight) {
        guard cell.node.superview == nil, bounds.width > 0 else { return }
        cell.frame.size.width = inset(bounds).width
        if case .fixed(let height) = height { cell.frame.size.height = CGFloat(height) }
    }

    private func carry(
        _ view: UIView, _ identifier: String?, height: RowHeight, whole: RowHeight? = nil
    ) -> Carrier {
        let carrier: Carrier
        if let present = view.node.superview as? Carrier, present.content === view {
            carrier = present
        } else {
            carrier = Carrier(of: view, node: view.node)
        }
        (carrier.table, carrier.wholeHeight) = (self, whole)
        carrier.followSides(of: self)
        carrier.setNeedsLayout()
        carrier.reuseIdentifier = identifier
        carrier.rowHeight = height
        carrier.isAutomatic = whole == nil && height == .automatic
        carrier.takeOwnHeight(forWidth: Double(inset(bounds).width))
        return carrier
    }

    // MARK: Headers and footers

    /// One that is of use again.
    final func reusedPart(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let carrier = table?.dequeueReusableCell(withIdentifier: "header " + identifier)
            as? Carrier
        {
            return carrier.content as? UITableViewHeaderFooterView
        }
        return nil
    }

    /// The header or footer of a section, if that has one that is to be seen.
    final func part(of section: Int, isHeader: Bool) -> SectionPart? {
        let number = number(ofSection: section)
        guard number >= 0, number < sectionCount else {
            guard isHeader else { return nil }
            let isAbove = number < 0
            // It is kept what was said, so that a change is seen.
            if isAbove { showsRoomAbove = hasRoomAbove }
            if isAbove, let room = emptyWholeHeader { return room }
            return whole(isAbove ? tableHeaderView : tableFooterView)
        }
        let height = saidHeight(ofPart: number, isHeader: isHeader)
        if height >= 0, height < 1 { return nil }
        if height < 0 || height.isNaN, !hasPart(number, isHeader: isHeader) { return emptyPart }
        var part = part(RowHeight(height)) { $0.carryPart(number, isHeader: isHeader) }
        if isHeader { part.roomAbove = roomAboveHeaders }
        return part
    }

    /// What is above each header, and does not stick with it.
    private var roomAboveHeaders: Double {
        isGrouped ? 0 : max(0, Double(sectionHeaderTopPadding))
    }

    /// The header or footer of the whole table, as the header of a section of its own.
    private func whole(_ view: UIView?) -> SectionPart? {
        guard let view else { return nil }
        guard takesRoom(view) else {
            // Nothing of it is to be seen where it was.
            (view.node.superview as? Carrier)?.rowHeight = .automatic
            return nil
        }
        var part = part(height(ofWhole: view)) { $0.carry(whole: view) }
        part.staysInTable = true
        return part
    }

    /// The table has another header or footer of its own, or the same one: it is in the table from now on.
    final func exchangeWhole(_ former: UIView?, for view: UIView?, isHeader: Bool) {
        if former !== view, let carrier = former?.node.superview as? Carrier {
            carrier.staysInTable = false
            if !carrier.hasPlace { carrier.removeFromSuperview() }
        }
        wholeChanged(former, to: view, isHeader: isHeader)
        guard let view, takesRoom(view), view.node.superview?.superview !== node else { return }
        table?.hold(carry(whole: view))
    }

    /// The table has another header or footer of its own, or the same one, which may be of another height now.
    private func wholeChanged(_ former: UIView?, to view: UIView?, isHeader: Bool) {
        // Where all rows are to be loaded, it is asked for with them.
        guard let table, !table.isToBeLoaded else { return }
        let place = isHeader ? 0 : sectionCount + (hasWholeHeader ? 1 : 0)
        switch (former, view) {
        case (nil, nil): return
        case (nil, _) where isHeader && isGrouped, (_, nil) where isHeader && isGrouped:
            table.reloadSections(at: [place])
        case (nil, _): table.insertSections(at: [place])
        case (_, nil): table.deleteSections(at: [place])
        case (let former?, let view?):
            let carrier = former.node.superview as? Carrier
            let height = takesRoom(view) ? height(ofWhole: view) : nil
            let formerHeight = carrier?.hasPlace == true ? carrier?.rowHeight : nil
            if former === view || height == nil, formerHeight == height { return }
            table.reloadSections(at: [place])
        }
        guard !table.isToBeLoaded else { return }
        if isHeader { hasWholeHeader = hasSectionAbove } else { hasWholeFooter = view != nil }
    }

    private func part(
        _ height: RowHeight, _ carrier: @escaping @MainActor (UITableView) -> Carrier
    ) -> SectionPart {
        SectionPart(height: height) { [weak self] in
            nonisolated(unsafe) var made = TableViewCell()
            if let table = self {
                MainActor.assumeIsolated { made = carrier(table) }
            }
            return made
        }
    }

    private func title(ofPart section: Int, isHeader: Bool) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    private func view(ofPart section: Int, isHeader: Bool) -> UIView? {
        isHeader
            ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
            : rowDelegate?.tableView(self, viewForFooterInSection: section)
    }

    /// Whether there is anything to be seen, where no height says so.
    private func hasPart(_ section: Int, isHeader: Bool) -> Bool {
        if title(ofPart: section, isHeader: isHeader) != nil { return true }
        guard let view = view(ofPart: section, isHeader: isHeader) else { return false }
        // It is made for the next one that is asked for, and not for this one alone.
        if let part = view as? UITableViewHeaderFooterView, let identifier = part.reuseIdentifier,
            table?.holds(part.node.superview) != true
        {
            waitingParts[identifier] = part
        }
        return true
    }

    private func carryPart(_ section: Int, isHeader: Bool) -> Carrier {
        let height = saidHeight(ofPart: section, isHeader: isHeader)
        if let view = view(ofPart: section, isHeader: isHeader) {
            let identifier = (view as? UITableViewHeaderFooterView)?.reuseIdentifier
            dress(coming: view)
            style(view, isHeader: isHeader)
            tellThatComes(view, section, isHeader: isHeader)
            (view as? UITableViewHeaderFooterView)?.followStateIfStale()
            // A plain view says nothing of its height but by its frame.
            let isPlain = height < 0 && view.constraints.isEmpty && view.frame.height > 0
            let carrier = carry(
                view, identifier.map { "header " + $0 },
                height: RowHeight(isPlain ? view.frame.height : height))
            return covering(carrier)
        }
        let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
        style(made, isHeader: isHeader)
        let title = title(ofPart: section, isHeader: isHeader)
        made.textLabel?.text = isGrouped && isHeader ? title?.uppercased() : title
        dress(coming: made)
        tellThatComes(made, section, isHeader: isHeader)
        return covering(carry(made, nil, height: RowHeight(height)))
    }

    private func tellThatComes(_ part: UIView, _ section: Int, isHeader: Bool) {
        if isHeader {
            rowDelegate?.tableView(self, willDisplayHeaderView: part, forSection: section)
        } else {
            rowDelegate?.tableView(self, willDisplayFooterView: part, forSection: section)
        }
    }

    /// UIKit's own headers and footers let no row be seen through them where they stick. A view of another class
    /// is drawn as it is.
    private func covering(_ carrier: Carrier) -> Carrier {
        let isOwn = carrier.content is UITableViewHeaderFooterView
        carrier.backgroundColor = style == .plain && isOwn ? UIColor.systemBackground.value : nil
        return carrier
    }
}
