/// The margins that hold, with all that bears on them, and who hears of it when they change.
extension View {
    /// The margins with all that bears on them.
    final var effectiveMargins: EdgeInsets {
        guard followsSuperviewMargins, superview != nil else { return ownMargins }
        // From the outermost view whose margins bear on these inward: nested calls would be as deep as the tree.
        var views = [self]
        while let view = views.last, view.followsSuperviewMargins, let superview = view.superview {
            views.append(superview)
        }
        var margins = views[views.count - 1].ownMargins
        for position in views.indices.dropLast().reversed() {
            margins = views[position].margins(in: views[position + 1], whose: margins)
        }
        return margins
    }

    /// The margins that were set, and the safe area.
    private var ownMargins: EdgeInsets {
        var margins = (extras?.margins ?? .standard).insets(effectiveLayoutDirection)
        if let least = extras?.leastSideMargin, least > 0 {
            (margins.left, margins.right) = (max(margins.left, least), max(margins.right, least))
        }
        return flags.contains(.ignoresSafeAreaInMargins)
            ? margins.saturated : (margins + safeAreaInsets).saturated
    }

    /// The margins in a superview with some margins, which count the safe area already.
    private func margins(in superview: View, whose outer: EdgeInsets) -> EdgeInsets {
        guard followsSuperviewMargins else { return ownMargins }
        return ownMargins.atLeast(superview.reaching(outer, into: storedFrame)).saturated
    }

    private var followsSuperviewMargins: Bool {
        flags.contains(.preservesSuperviewMargins) && !ignoresSurroundings
    }

    /// Whether the view keeps to the margins of its own, because others would not come to rest.
    final var ignoresSurroundings: Bool { extras?.ignoresSurroundings ?? false }

    /// Lets everyone know that depends on the margins, if they have changed; and the subviews that
    /// follow them.
    ///
    /// It takes what depends on what has changed, and not how deep the view is: what is around it has told what its
    /// margins are, or tells it yet, and has this view follow then.
    final func marginsMayHaveChanged() {
        var waiting = [self]
        while let view = waiting.popLast() {
            let margins =
                view.superview.map { view.margins(in: $0, whose: $0.announcedMargins) }
                ?? view.ownMargins
            if margins != view.announcedMargins {
                view.madeExtras.announcedMargins = margins
                view.noteMarginsForFeedback()
                view.tellEngineOfOffsets(of: view)
                view.extras?.systemGuides.margins.map { view.tellEngineOfOffsets(of: $0) }
                view.overseer?.marginsDidChange(of: view)
                view.tellLayoutMarginsDidChange()
                view.markLayout()
            } else if view !== self {
                continue
            }
            // What of them reaches into its subviews depends on the view's size, too, which may be what has changed.
            guard view.flags.contains(.hasMarginFollowers) else { continue }
            waiting += view.storedSubviews.filter {
                $0.flags.contains(.preservesSuperviewMargins)
            }
        }
    }

    /// The margins of which everyone knows that depends on them.
    private var announcedMargins: EdgeInsets { extras?.announcedMargins ?? EdgeInsets(8) }

    /// Notes that the margins have changed, if the tree's pass goes on and on.
    final func noteMarginsForFeedback() {
        if let tree = knownTree, tree.isWatched {
            tree.driver?.noteMargins(of: self)
        }
    }

    /// The constraints that mention an element have other constants.
    final func tellEngineOfOffsets(of element: LayoutElement) {
        if !element.mentions.isEmpty {
            tree.enqueue(element, .offsetsChanged)
        }
    }

    final func refuseMargins(_ value: String) {
        reportRefusal(of: "margins", value, because: "they must be finite")
    }
}
