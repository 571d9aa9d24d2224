import QuoinKit

/// What the engine's table asks for: the rows that carry cells, headers and footers.
extension UITableView {
    /// How tall a row is to be; nil if its constraints say so.
    final func height(ofRow path: IndexPath) -> Double? {
        let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height < 0 ? nil : Double(height)
    }

    private func height(ofPart section: Int, isHeader: Bool) -> CGFloat {
        guard let rowDelegate else { return isHeader ? sectionHeaderHeight : sectionFooterHeight }
        return isHeader
            ? rowDelegate.tableView(self, heightForHeaderInSection: section)
            : rowDelegate.tableView(self, heightForFooterInSection: section)
    }

    /// Whether a section has a header or a footer that is to be seen.
    final func hasPart(_ section: Int, isHeader: Bool) -> Bool {
        let height = height(ofPart: section, isHeader: isHeader)
        if height >= 0, height < 1 { return false }
        if height >= 1 { return true }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title != nil || view(ofPart: section, isHeader: isHeader) != nil
    }

    private func view(ofPart section: Int, isHeader: Bool) -> UIView? {
        isHeader
            ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
            : rowDelegate?.tableView(self, viewForFooterInSection: section)
    }

    final func carrier(at place: Int) -> Carrier {
        switch rows.entry(at: place) {
        case .row(let path):
            let cell =
                dataSource?.tableView(self, cellForRowAt: path)
                ?? UITableViewCell(style: .default, reuseIdentifier: nil)
            rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
            cell.isSelected = chosen.contains(path)
            let carrier = carry(cell, cell.reuseIdentifier, height: nil)
            carrier.setHeight(height(ofRow: path))
            return carrier
        case .header(let section): return carryPart(section, isHeader: true)
        case .footer(let section): return carryPart(section, isHeader: false)
        case .tableHeader: return carryWhole(tableHeaderView)
        case .tableFooter: return carryWhole(tableFooterView)
        case nil: return carry(UIView(), nil, height: 0)
        }
    }

    private func carryPart(_ section: Int, isHeader: Bool) -> Carrier {
        let height = height(ofPart: section, isHeader: isHeader)
        if let view = view(ofPart: section, isHeader: isHeader) {
            let identifier = (view as? UITableViewHeaderFooterView)?.reuseIdentifier
            // A plain view says nothing of its height but by its frame.
            let isPlain = height < 0 && view.constraints.isEmpty && view.frame.height > 0
            return carry(
                view, identifier.map { "header " + $0 },
                height: isPlain ? view.frame.height : height)
        }
        let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
        made.textLabel?.text =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return carry(made, nil, height: height)
    }

    private func carryWhole(_ view: UIView?) -> Carrier {
        let view = view ?? UIView()
        return carry(view, nil, height: view.frame.height > 0 ? view.frame.height : -1)
    }

    private func carry(_ view: UIView, _ identifier: String?, height: CGFloat?) -> Carrier {
        let carrier: Carrier
        if let present = view.node.superview as? Carrier, present.content === view {
            carrier = present
        } else {
            carrier = Carrier(of: view, node: view.node)
        }
        carrier.reuseIdentifier = identifier
        carrier.setHeight(height.flatMap { $0 < 0 ? nil : Double($0) })
        return carrier
    }
}
