/// The margins that hold, with all that bears on them, and who hears of it when they change.
extension View {
    /// The margins with all that bears on them.
    final var effectiveMargins: EdgeInsets {
        var margins = (extras?.margins ?? .standard).insets(effectiveLayoutDirection)
        if flags.contains(.preservesSuperviewMargins), !ignoresSurroundings, let superview {
            let reaching = superview.effectiveMargins.reaching(
                into: storedFrame, of: superview.storedFrame.size)
            margins = margins.atLeast(reaching)
        }
        if !flags.contains(.ignoresSafeAreaInMargins) {
            margins = margins + safeAreaInsets
        }
        return margins.saturated
    }

    /// Whether the view keeps to the margins of its own, because others would not come to rest.
    final var ignoresSurroundings: Bool { extras?.ignoresSurroundings ?? false }

    /// Lets everyone know that depends on the margins, if they have changed; and the subviews that
    /// follow them.
    final func marginsMayHaveChanged() {
        var waiting = [self]
        while let view = waiting.popLast() {
            let margins = view.effectiveMargins
            let announced = view.extras?.announcedMargins
            if margins != announced ?? EdgeInsets(8) {
                view.madeExtras.announcedMargins = margins
                view.noteMarginsForFeedback()
                view.tellEngineOfOffsets(of: view)
                view.extras?.systemGuides.margins.map { view.tellEngineOfOffsets(of: $0) }
                view.tellLayoutMarginsDidChange()
                view.markLayout()
            }
            waiting += view.storedSubviews.filter {
                $0.flags.contains(.preservesSuperviewMargins)
            }
        }
    }

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
