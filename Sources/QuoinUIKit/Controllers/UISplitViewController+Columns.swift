// Which columns are seen, and where.
extension UISplitViewController {
    // MARK: Controllers

    func place(_ controller: UIViewController?, in column: Column) {
        let isNew =
            given[column]?.controller !== controller || controller == nil && framed[column] != nil
        guard isNew else { return }
        if let controller, sequence(first: self, next: \.parent).contains(controller) {
            // Refused and reported, as for any other container.
            return addChild(controller)
        }
        let former = stacked
        if !former.isEmpty { unstack() }
        replace(controller, in: column)
        if let last = former.last { stack(upTo: last) }
        arrange()
    }

    private func replace(_ controller: UIViewController?, in column: Column) {
        if let former = framed[column] {
            former.viewIfLoaded?.removeFromSuperview()
            former.willMove(toParent: nil)
            former.removeFromParent()
        }
        guard let controller else { return empty(column) }
        let framed = frame(controller, for: column)
        // What was another column, or has that on its stack, is this one instead.
        self.column(of: framed).map(empty)
        given[column] = GivenController(controller: controller)
        self.framed[column] = framed
        addChild(framed)
        if framed.parent === self {
            framed.didMove(toParent: self)
        } else {
            // It is on a stack that contains this one, which was reported.
            empty(column)
        }
    }

    /// Which column a controller stands for.
    func column(of controller: UIViewController) -> Column? {
        framed.first { $0.value === controller }?.key
    }

    func empty(_ column: Column) {
        (framed[column], given[column]) = (nil, nil)
        shown.removeAll { $0 == column }
    }

    private func frame(_ controller: UIViewController, for column: Column) -> UIViewController {
        guard style != .unspecified, column != .compact, !(controller is UINavigationController)
        else { return controller }
        return controller.navigationController
            ?? UINavigationController(rootViewController: controller)
    }

    // MARK: Modes

    func behavior(in size: CGSize) -> SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        if size.width > size.height { return .tile }
        return style == .tripleColumn ? .displace : .overlay
    }

    func mode(in size: CGSize) -> DisplayMode {
        let said = asked ?? preferredDisplayMode
        guard said != .automatic else {
            return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
        }
        // A preferred behavior says how a mode is understood.
        guard preferredSplitBehavior != .automatic else { return said }
        return said.understood(by: preferredSplitBehavior)
    }

    func uncover(_ column: Column) {
        if isCollapsed {
            top = column
            stack(upTo: column)
        } else if !shown.contains(column) || column == .secondary {
            let beside = column == .primary && style == .tripleColumn
            let behavior = behavior(in: viewIfLoaded?.bounds.size ?? .zero)
            let mode = beside ? DisplayMode.twoBesideSecondary : .oneBesideSecondary
            if column != .secondary {
                asked = mode.understood(by: behavior)
            } else if displayMode.isOver {
                asked = .secondaryOnly
            }
        }
        arrange()
    }

    func cover(_ column: Column) {
        if isCollapsed, stackHost != nil {
            if stacked.contains(column), let before = columnBefore(column) { stack(upTo: before) }
        } else if isCollapsed {
            if column == top { top = column == .secondary ? columnsBefore.last : .primary }
        } else if shown.contains(column), column != .secondary {
            let staysOne = column == .primary && style == .tripleColumn
            asked = staysOne ? .oneBesideSecondary : .secondaryOnly
        }
        arrange()
    }

    /// The columns before the last one.
    var columnsBefore: [Column] {
        (style == .tripleColumn ? [.primary, .supplementary] : [.primary]).filter {
            framed[$0] != nil
        }
    }

    // MARK: Arranging

    /// Shows the columns that are to be seen, and no others.
    func arrange() {
        guard isViewLoaded, let room = view else { return }
        let mode = mode(in: room.bounds.size)
        let columns = isCollapsed ? [collapsed()] : expanded(mode)
        exchange(for: columns.filter { framed[$0] != nil })
        let frames = isCollapsed ? [:] : frames(of: mode, in: room.bounds)
        for column in shown {
            framed[column]?.view.takePlace(frames[column] ?? room.bounds)
        }
        lines.show(between: frames, isMirrored: !isCollapsed && isMirrored, in: room.node)
    }

    private func exchange(for columns: [Column]) {
        guard columns != shown else { return }
        for column in shown where !columns.contains(column) && !stacked.contains(column) {
            delegate?.splitViewController(self, willHide: column)
            framed[column]?.viewIfLoaded?.removeFromSuperview()
        }
        let isNarrow: (Column) -> Bool = { [isCollapsed] in !isCollapsed && $0 != .secondary }
        for column in columns {
            guard let controller = framed[column] else { continue }
            if !shown.contains(column) {
                delegate?.splitViewController(self, willShow: column)
            }
            setOverrideTraitCollection(
                isNarrow(column) ? UITraitCollection(horizontalSizeClass: .compact) : nil,
                forChild: controller)
            // Also brings what is over the others to the front.
            view.addSubview(controller.view)
        }
        shown = columns
    }

    /// The one column that is shown in the room: the first, if the others stand on its stack.
    private func collapsed() -> Column {
        let (wasDecided, chosen) = (top != nil, collapsedTop())
        guard stackHost != nil else { return chosen }
        if !wasDecided, top != nil { stack(upTo: chosen) }
        return .primary
    }

    /// As in UIKit: the column for compact widths, or else the last one, unless the delegate has another one.
    private func collapsedTop() -> Column {
        if let top { return top }
        let proposed: Column =
            framed[.compact] != nil
            ? .compact : framed[.secondary] != nil ? .secondary : columnsBefore.last ?? .primary
        var chosen = proposed
        if style != .unspecified {
            chosen =
                delegate?.splitViewController(
                    self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        } else if let last = framed[.secondary], let first = framed[.primary],
            delegate?.splitViewController(self, collapseSecondary: last, onto: first) == true
        {
            chosen = .primary
        }
        // Before there are columns nothing is decided.
        if !framed.isEmpty, viewIfLoaded?.window != nil {
            top = chosen
            delegate?.splitViewControllerDidCollapse(self)
        }
        return chosen
    }

    private func expanded(_ mode: DisplayMode) -> [Column] {
        if top != nil {
            top = nil
            unstack()
            separate()
            delegate?.splitViewControllerDidExpand(self)
        }
        return [.secondary] + columnsBefore.suffix(mode.columnsBefore).reversed()
    }

    // MARK: Frames

    func width(of column: Column, in whole: CGFloat) -> CGFloat {
        let isFirst = column == .primary
        let said = isFirst ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let part =
            isFirst
            ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let least = isFirst ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let most = isFirst ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        // Two fifths, but no more than 320.
        let wished = said >= 0 ? said : (part >= 0 ? part : 0.4) * whole
        let limit = most >= 0 ? most : said >= 0 ? whole : max(320, least)
        return min(max(min(wished, limit), max(0, least)), whole)
    }

    private func frames(of mode: DisplayMode, in bounds: CGRect) -> [Column: CGRect] {
        var frames: [Column: CGRect] = [:]
        var x: CGFloat = 0
        let before = columnsBefore.suffix(mode.columnsBefore)
        for column in before {
            let width = min(width(of: column, in: bounds.width), bounds.width - x)
            frames[column] = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
        var last = CGRect(origin: .zero, size: bounds.size)
        if !mode.isOver {
            last.origin.x = x
            last.size.width -= x
        }
        // What is moved aside is as wide as with one column before it.
        if mode == .twoDisplaceSecondary, let first = before.first, before.count == 2 {
            last.size.width += frames[first]?.width ?? 0
        }
        frames[.secondary] = last
        return isMirrored ? frames.mapValues { $0.mirrored(in: bounds.width) } : frames
    }

    private var isMirrored: Bool {
        let isLeftward = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isLeftward != (primaryEdge == .trailing)
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns are seen before the last one.
    fileprivate var columnsBefore: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    fileprivate var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    fileprivate func understood(by behavior: UISplitViewController.SplitBehavior) -> Self {
        switch (columnsBefore, behavior) {
        case (1, .overlay): .oneOverSecondary
        case (1, .tile), (1, .displace): .oneBesideSecondary
        case (2, .overlay): .twoOverSecondary
        case (2, .tile): .twoBesideSecondary
        case (2, .displace): .twoDisplaceSecondary
        default: self
        }
    }
}

extension CGRect {
    fileprivate func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
