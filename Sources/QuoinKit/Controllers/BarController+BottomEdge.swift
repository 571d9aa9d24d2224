import Quoin

/// Whether anything is scrolled beneath the bar at the bottom.
extension BarController {
    private var bottomBar: Bar? {
        if let bar, !bar.isAtTop { return hidesBar ? nil : bar }
        return hidesSecondBar ? nil : secondBar
    }

    /// What scrolls in the screen that is seen.
    private var seenScrollView: ScrollView? {
        guard var screen = seen else { return nil }
        while let controller = screen as? BarController, let next = controller.seen {
            screen = next
        }
        return screen.scrollViewOfContent
    }

    /// Follows what scrolls in the screen that is seen, if there is a bar at the bottom.
    final func followBottom() {
        guard let bar = bottomBar else { return }
        let scroll = seenScrollView
        if let scroll, !scroll.bottomFollowers.contains(where: { $0 === link }) {
            scroll.bottomFollowers.append(link)
        }
        bar.isAtScrollEdge = isFree(bar, of: scroll)
    }

    /// Something has scrolled that was in the screen that was seen, or its content has grown or shrunk.
    final func hasScrolledAtBottom(_ scroll: ScrollView) {
        guard let bar = bottomBar, scroll === seenScrollView else {
            if let place = scroll.bottomFollowers.firstIndex(where: { $0 === link }) {
                scroll.bottomFollowers.remove(at: place)
            }
            return
        }
        bar.isAtScrollEdge = isFree(bar, of: scroll)
    }

    /// Whether nothing that scrolls is beneath a bar.
    private func isFree(_ bar: Bar, of scroll: ScrollView?) -> Bool {
        guard let scroll, let view = bar.superview, scroll.isDescendant(of: view) else {
            return true
        }
        let end = min(scroll.contentSize.height, scroll.bounds.maxY)
        let place = scroll.convert(Point(x: scroll.bounds.minX, y: end), to: view)
        return place.y <= bar.frame.minY + 1e-6
    }
}
