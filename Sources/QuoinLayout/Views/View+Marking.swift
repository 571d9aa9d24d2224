/// Saying that something is to be done in the next turn.
extension View {
    /// Whether the view's layout is due. (This solves, for a solved frame that changed is a reason.)
    public final var needsLayout: Bool {
        if flags.contains(.needsLayout) {
            return true
        }
        if let tree = knownTree, tree.isUnsettled {
            tree.settle()
        }
        return flags.contains(.needsLayout)
    }

    /// Whether the view's layout is due, or may be once ``updateConstraints()`` has been called where that
    /// is due: until then constraints may contradict each other that will not, so nothing is solved.
    package final var mayNeedLayout: Bool {
        if !flags.contains(.needsLayout), let tree = knownTree, tree.isUnsettled,
            !root.flags.isDisjoint(with: .updateMarks)
        {
            return true
        }
        return needsLayout
    }

    /// Whether the engine has yet to take in something that has changed in the tree.
    package final var awaitsSolution: Bool { knownTree?.isUnsettled ?? false }

    /// How many layouts have begun in the tree, those within others not counted. It starts again at 0 in another tree.
    package final var layoutCount: UInt32 { knownTree?.cycle.layoutCount ?? 0 }

    /// Whether ``updateConstraints()`` is due.
    public final var needsUpdateConstraints: Bool { flags.contains(.needsUpdate) }

    /// Whether the view is to be drawn again.
    public final var needsDisplay: Bool { flags.contains(.needsDisplay) }

    /// Whether the view or anything in it may look otherwise than when it was last drawn: something in it asks to
    /// be drawn again, has another frame, was put in, taken out or hidden. If not, there is nothing to draw.
    ///
    /// ``render(on:)``, and ``Window/tick(at:)`` where there is a canvas, set it back. What has changed in
    /// constraints counts when it is laid out.
    public final var awaitsDisplay: Bool { !flags.isDisjoint(with: .displayMarks) }

    /// Asks for ``layoutSubviews()`` in the next turn.
    public final func setNeedsLayout() {
        addFeedbackReason(.askedForLayout)
        markLayout()
    }

    /// Asks for ``updateConstraints()`` in the next turn.
    public final func setNeedsUpdateConstraints() {
        addFeedbackReason(.askedForUpdate)
        markUpdate()
    }

    /// Asks for ``draw(_:in:)`` in the next turn.
    public final func setNeedsDisplay() {
        markDisplay()
    }
}
