extension View {
    /// Deactivates every constraint that mentions the view or one of its guides, wherever it is
    /// installed, and whether or not it waits for its items to share a tree.
    ///
    /// ```swift
    /// card.removeAllConstraints(includingSubviews: true)      // before it is laid out in another way
    /// ```
    ///
    /// What follows from frames, masks and contents stays, and so does what a container such as a stack
    /// says of the views that it arranges.
    ///
    /// - Parameter includingSubviews: whether those go, too, that mention anything in the view, at any
    ///   depth.
    /// - Complexity: O(*n*) in the constraints that mention the views.
    public final func removeAllConstraints(includingSubviews: Bool = false) {
        guard includingSubviews else {
            deactivateMentions()
            return
        }
        forEachInSubtree { $0.deactivateMentions() }
    }

    private func deactivateMentions() {
        deactivateMentions(of: self)
        forEachGuide { deactivateMentions(of: $0) }
    }

    private func deactivateMentions(of element: LayoutElement) {
        // They are kept meanwhile, for those that go for good leave the list.
        let constraints = element.mentioning
        for constraint in constraints
        where !constraint.state.contains(.isSystem) && !constraint.isMadeByContainer {
            constraint.isActive = false
        }
    }
}
