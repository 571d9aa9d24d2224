// The columns one on the other, where there is room for one.
extension UISplitViewController {
    /// The stack that the other columns are put on, if there is one: that of the first column.
    var stackHost: UINavigationController? {
        framed[.compact] == nil ? framed[.primary] as? UINavigationController : nil
    }

    /// The columns after the first that stand on its stack, from the bottom on.
    var stacked: [Column] {
        guard let host = framed[.primary] as? UINavigationController else { return [] }
        return laterColumns.filter { framed[$0]?.parent === host }
    }

    private var laterColumns: [Column] {
        [.supplementary, .secondary].filter { framed[$0] != nil }
    }

    func columnBefore(_ column: Column) -> Column? {
        let columns = [.primary] + laterColumns
        return columns.firstIndex(of: column).flatMap { $0 > 0 ? columns[$0 - 1] : nil }
    }

    /// Puts on the stack what belongs there for a column to be on top, and takes the others off.
    func stack(upTo column: Column) {
        guard isCollapsed, let host = stackHost else { return }
        let columns = laterColumns
        let last = columns.firstIndex(of: column)
        guard column == .primary || last != nil else { return }
        let wanted = columns.prefix(last.map { $0 + 1 } ?? 0)
        let others = host.viewControllers.filter { !isColumn($0) }
        let stack = others + wanted.compactMap { framed[$0] }
        for controller in stack {
            (controller as? UINavigationController)?.giveBarAway(true)
        }
        if host.viewControllers != stack {
            host.setViewControllers(stack, animated: false)
        }
        takeBack()
    }

    /// What stands on no stack is a child of the split itself, so that nothing can contain both.
    private func takeBack() {
        for controller in laterColumns.compactMap({ framed[$0] }) where controller.parent == nil {
            // It is still seen to leave the stack.
            let movement = controller.movement
            addChild(controller)
            controller.didMove(toParent: self)
            controller.movement = movement
        }
    }

    /// A column that was taken off the stack is one still, but what has gone elsewhere is not.
    func hasLeftStack(_ controller: UIViewController) {
        guard let column = column(of: controller) else { return }
        if let parent = controller.parent {
            if parent !== self, parent !== framed[.primary] { empty(column) }
        } else {
            takeBack()
        }
    }

    /// Every column stands by itself again.
    func unstack() {
        if let host = framed[.primary] as? UINavigationController, !stacked.isEmpty {
            host.setViewControllers(host.viewControllers.filter { !isColumn($0) }, animated: false)
        }
        for column in laterColumns {
            (framed[column] as? UINavigationController)?.giveBarAway(false)
        }
        takeBack()
    }

    private func isColumn(_ controller: UIViewController) -> Bool {
        laterColumns.contains { framed[$0] === controller }
    }

    /// A detail that was shown on the stack of a split of before iOS 14 becomes its last column.
    func separate() {
        guard style == .unspecified, let detail = pushedDetail,
            let host = framed[.primary] as? UINavigationController,
            host.viewControllers.count > 1, host.topViewController === detail
        else { return }
        pushedDetail = nil
        host.popViewController(animated: false)
        place(detail, in: .secondary)
    }
}
