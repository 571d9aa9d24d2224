import Quoin

/// The rows of the bar, which are others for each screen, and collapse as it scrolls.
extension NavigationController {
    // MARK: Items

    /// The screen that the bar shows for a child: one in it, if that is a stack that has given its bar away.
    private func screen(of child: ViewController) -> ViewController {
        var screen = child
        while let stack = screen as? NavigationController, stack.isBarTakenOver,
            let last = stack.topViewController
        {
            screen = last
        }
        return screen
    }

    final func navigationItem(of child: ViewController) -> NavigationItem? {
        screen(of: child).shownNavigationItem
    }

    /// Whether the title of a child is large, if bars prefer that: as said of it, or of the next one below it.
    private func prefersLargeTitle(_ child: ViewController) -> Bool {
        let stack = viewControllers
        guard var place = stack.place(of: child) else { return false }
        while place >= 0 {
            switch stack[place].largeTitleSaid {
            case .always: return true
            case .never: return false
            case .automatic: place -= 1
            }
        }
        return true
    }

    // MARK: Heights

    /// The rows for a child, as far as it has scrolled.
    final func rows(for child: ViewController) -> BarRows {
        var rows = BarRows()
        let item = navigationItem(of: child)
        if navigationBar.prefersLargeTitles, traits.verticalSizeClass != .compact,
            prefersLargeTitle(child)
        {
            rows.largeTitle = navigationBar.largeTitleHeight
        }
        if item?.prompt != nil { rows.prompt = NavigationBar.promptHeight }
        if let item, let row = item.searchRow {
            rows.search = row.height
            rows.hidesSearch = item.hidesSearchBarWhenScrolling && !item.isSearching
            if item.isSearching, item.hidesTitlesWhileSearching {
                (rows.prompt, rows.buttons, rows.largeTitle) = (0, 0, 0)
            }
        }
        if rows.collapsible > 0, let scroll = collapsingScrollView(of: child) {
            rows.collapsed = max(0, min(scroll.travel, rows.collapsible))
        }
        return rows
    }

    /// The scroll view with which the bar collapses: one that is a screen's view, or the first one in that, begins at
    /// its top and is inset by what covers it.
    private func collapsingScrollView(of child: ViewController) -> ScrollView? {
        let screen = screen(of: child)
        guard reachesUnderBar(child), screen.reachUnderBars.top, let view = screen.viewIfLoaded,
            let scroll = screen.scrollViewOfContent,
            scroll.contentInsetAdjustmentBehavior != .never
        else { return nil }
        if scroll === view { return scroll }
        guard scroll.isDescendant(of: view) else { return nil }
        let top = scroll.convert(scroll.bounds, to: view).minY
        return top <= view.bounds.minY ? scroll : nil
    }

    /// Whether nothing of a child is scrolled beneath the bar, once the bar has collapsed.
    final func isAtScrollEdge(_ child: ViewController) -> Bool {
        guard let scroll = collapsingScrollView(of: child) else { return true }
        return scroll.travel <= rows(for: child).collapsible + 1e-6
    }

    /// Has the scroll view of a child know what collapses over it, and tell when it has scrolled.
    final func follow(_ child: ViewController) {
        let scroll = hidesBar ? nil : screen(of: child).scrollViewOfContent
        if child.scrollViewUnderBar !== scroll { child.letGoOfScrollView() }
        guard let scroll else { return }
        (child.scrollViewUnderBar, child.followerUnderBar) = (scroll, link)
        scroll.follower = link
        if scroll === collapsingScrollView(of: child) {
            let rows = rows(for: child)
            scroll.collapse = Collapse(extent: rows.collapsible, done: rows.collapsed)
        } else {
            scroll.collapse = Collapse()
        }
    }

    // MARK: Scrolling

    /// A scroll view in a child has scrolled.
    final func hasScrolled(_ scroll: ScrollView) {
        guard let child = topViewController, child.scrollViewUnderBar === scroll else { return }
        collapse(over: child)
    }

    /// Brings the bar, and what it covers, in line with how far a child has scrolled.
    final func collapse(over child: ViewController) {
        guard child.parent === self, let view = viewIfLoaded as? BarControllerView,
            let childView = child.viewIfLoaded, childView.isDescendant(of: view)
        else { return }
        navigationBar.isAtScrollEdge = isAtScrollEdge(child)
        if rows(for: child) != navigationBar.rows || child.scrollViewUnderBar !== foundScroll(child)
        {
            placeBars(in: view)
            place(child, in: view)
        }
    }

    private func foundScroll(_ child: ViewController) -> ScrollView? {
        hidesBar ? nil : screen(of: child).scrollViewOfContent
    }
}

extension ViewController {
    /// What is said of the title's size: by a stack that has given its bar away, what the highest screen in it says.
    fileprivate var largeTitleSaid: NavigationItem.LargeTitleDisplayMode {
        guard let stack = self as? NavigationController, stack.isBarTakenOver else {
            return shownNavigationItem?.largeTitleDisplayMode ?? .automatic
        }
        for screen in stack.viewControllers.reversed() {
            let said = screen.largeTitleSaid
            if said != .automatic { return said }
        }
        return .automatic
    }

    /// What was said to be it, or else the view, if it scrolls, or else the first one in it, if that does.
    final var scrollViewOfContent: ScrollView? {
        if let contentScrollView { return contentScrollView }
        guard let view = viewIfLoaded else { return nil }
        return view as? ScrollView ?? view.subviews.first as? ScrollView
    }
}
