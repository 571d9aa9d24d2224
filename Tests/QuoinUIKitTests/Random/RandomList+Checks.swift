import QuoinUIKit

/// What a list must be like: as one that is made at once.
extension RandomList {
    func defect() -> String? {
        // What waits to happen may change anything.
        guard !hasHooks || hook == nil else { return nil }
        isQuiet = true
        defer { isQuiet = false }
        return misinformation ?? defectOfCells() ?? (hasHooks ? nil : complaint ?? defectOfChoice())
            ?? (secondsOfMotion > 0 ? nil : defectOfPlaces())
    }

    private var cells: [(path: IndexPath?, cell: UIView)] {
        let ofItems = collection?.visibleCells.map {
            (collection?.indexPath(for: $0), $0 as UIView)
        }
        let ofRows = table?.visibleCells.map { (table?.indexPath(for: $0), $0 as UIView) }
        return ofItems ?? ofRows ?? []
    }

    private func defectOfCells() -> String? {
        guard (collection?.numberOfSections ?? table?.numberOfSections) == sections.count else {
            return "there are \(sections.count) sections"
        }
        for (path, cell) in cells {
            guard let path, let item = item(at: path) else { return "a cell of nothing" }
            let shown = (cell as? any ShowsNumber)?.number
            if shown != item { return "\(path) shows \(shown ?? -1) instead of \(item)" }
        }
        return Set(cells.map { ObjectIdentifier($0.cell) }) == displayed
            ? nil : "\(displayed.count) cells are displayed, and \(cells.count) are in sight"
    }

    private func defectOfChoice() -> String? {
        let paths = collection?.indexPathsForSelectedItems ?? table?.indexPathsForSelectedRows ?? []
        let selected = Set(paths.compactMap(item))
        guard selected == chosen, paths.count == chosen.count else {
            return "\(selected.sorted()) are selected instead of \(chosen.sorted())"
        }
        for case let (path?, cell as UICollectionViewCell) in cells {
            if cell.isSelected != item(at: path).map(chosen.contains) {
                return "\(path) does not look as it is selected"
            }
        }
        return nil
    }

    // MARK: Beside another one

    private func makeAnother() -> (window: UIWindow, list: UIScrollView) {
        let other = UIWindow(frame: window.frame)
        let list = plan.makeList(of: self)
        other.addSubview(list)
        other.layoutIfNeeded()
        return (other, list)
    }

    private func defectOfPlaces() -> String? {
        // How large the cells are is known only of those that were in sight.
        guard !plan.areCellsMeasured else { return nil }
        let (window, other) = makeAnother()
        return withExtendedLifetime(window) {
            if let defect = difference("content", list.contentSize, other.contentSize) {
                return defect
            }
            other.contentOffset = list.contentOffset
            other.layoutIfNeeded()
            // Where nothing is to be seen, it is limited later.
            guard list.bounds.width > 0, list.bounds.height > 0 else { return nil }
            return difference("sight", list.bounds, other.bounds) ?? differenceOfItems(other)
                ?? differenceOfRows(other) ?? differenceOfMarks(other, in: window)
        }
    }

    /// What is seen of both. What scrolls across may have been scrolled.
    private func differenceOfMarks(_ other: UIScrollView, in otherWindow: UIWindow) -> String? {
        guard plan.kind != .compositional else { return nil }
        for path in table?.indexPathsForSelectedRows ?? [] {
            (other as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        for path in collection?.indexPathsForSelectedItems ?? [] {
            (other as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
        }
        otherWindow.layoutIfNeeded()
        let (marks, expected) = (window.marks, otherWindow.marks)
        let difference = marks.difference(from: expected)
        return difference.isEmpty ? nil : "\(difference)"
    }

    private func differenceOfItems(_ other: UIScrollView) -> String? {
        guard let collection, let other = other as? UICollectionView else { return nil }
        for path in paths {
            guard let one = collection.layoutAttributesForItem(at: path),
                let expected = other.layoutAttributesForItem(at: path)
            else { return "\(path) has no place" }
            if let defect = difference("\(path)", one.frame, expected.frame) { return defect }
        }
        // What scrolls across may have been scrolled.
        if plan.kind == .flow {
            let (one, expected) = (
                collection.indexPathsForVisibleItems.sorted(),
                other.indexPathsForVisibleItems.sorted()
            )
            if one != expected { return "\(one) are in sight instead of \(expected)" }
            for path in one {
                let (cell, like) = (collection.cellForItem(at: path), other.cellForItem(at: path))
                if let defect = difference("the cell at \(path)", cell, like) { return defect }
            }
        }
        for (number, section) in sections.enumerated() {
            for kind in ListPlan.markKinds.prefix(2) {
                let path = IndexPath(item: 0, section: number)
                let mark = collection.supplementaryView(forElementKind: kind, at: path)
                let like = other.supplementaryView(forElementKind: kind, at: path)
                if let defect = difference("\(kind) \(number)", mark, like) { return defect }
                if let mark = mark as? NumberMark, mark.number != section.number {
                    return "\(kind) \(number) shows \(mark.number)"
                }
            }
        }
        return nil
    }

    private func differenceOfRows(_ other: UIScrollView) -> String? {
        guard let table, let other = other as? UITableView else { return nil }
        let (one, expected) = (table.indexPathsForVisibleRows, other.indexPathsForVisibleRows)
        if one != expected { return "\(one ?? []) are in sight instead of \(expected ?? [])" }
        for path in paths {
            let (row, like) = (table.rectForRow(at: path), other.rectForRow(at: path))
            let (cell, likeCell) = (table.cellForRow(at: path), other.cellForRow(at: path))
            let defect =
                difference("\(path)", row, like)
                ?? difference("the cell at \(path)", cell, likeCell)
            if let defect { return defect }
        }
        for number in sections.indices {
            let (header, like) = (
                table.headerView(forSection: number), other.headerView(forSection: number)
            )
            if let defect = difference("header \(number)", header, like) { return defect }
        }
        return nil
    }

    // MARK: When all was seen

    func lastDefect() -> String? {
        guard plan.areCellsMeasured, !hasHooks, list.bounds.width > 40, list.bounds.height > 40
        else { return nil }
        isQuiet = true
        window.tick(after: 5)
        let (window, other) = makeAnother()
        return withExtendedLifetime(window) {
            for list in [list, other] {
                guard let seen = pathsSeen(in: list) else { return "there is no end to it" }
                // Where insets leave too little room, items stand beside what one can scroll to.
                if plan.kind == .flow, seen.count < paths.count { return nil }
            }
            return difference("content", list.contentSize, other.contentSize)
        }
    }

    /// Scrolls from one end to the other, twice, since the first time tells how much there is.
    ///
    /// - Returns: what has been in sight; nil if there is no end.
    private func pathsSeen(in list: UIScrollView) -> Set<IndexPath>? {
        let isAcross = plan.isAcross && plan.kind != .table
        var seen: Set<IndexPath> = []
        for _ in 0..<2 {
            list.contentOffset = .zero
            list.layoutIfNeeded()
            var former = CGPoint(x: -1, y: -1)
            var steps = 0
            while list.contentOffset != former {
                steps += 1
                guard steps < 300 else { return nil }
                former = list.contentOffset
                seen.formUnion((list as? UICollectionView)?.indexPathsForVisibleItems ?? [])
                let room = CGPoint(
                    x: list.contentSize.width - list.bounds.width,
                    y: list.contentSize.height - list.bounds.height)
                if isAcross {
                    list.contentOffset.x = min(max(0, room.x), former.x + list.bounds.width / 2)
                } else {
                    list.contentOffset.y = min(max(0, room.y), former.y + list.bounds.height / 2)
                }
                list.layoutIfNeeded()
            }
        }
        list.contentOffset = .zero
        list.layoutIfNeeded()
        return seen
    }

    // MARK: Differences

    private func difference(_ what: String, _ one: UIView?, _ other: UIView?) -> String? {
        guard let one, let other else {
            return one == nil && other == nil
                ? nil : "\(what) is \(one == nil ? "not " : "")there, unlike at once"
        }
        return difference(what, one.frame, other.frame)
    }

    private func difference(_ what: String, _ one: CGSize, _ other: CGSize) -> String? {
        difference(what, CGRect(origin: .zero, size: one), CGRect(origin: .zero, size: other))
    }

    private func difference(_ what: String, _ one: CGRect, _ other: CGRect) -> String? {
        let differences = [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width,
            one.height - other.height,
        ]
        return differences.allSatisfy { abs($0) < 1e-6 } ? nil : "\(what): \(one), at once \(other)"
    }
}
