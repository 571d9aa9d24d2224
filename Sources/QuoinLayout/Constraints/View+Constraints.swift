/// The constraints of a view.
extension View {
    /// The constraints that are installed on the view, in the order of their installation.
    ///
    /// Those are the active ones whose closest common superview it is.
    ///
    /// - Complexity: O(*n*) in their number when it is asked for first: the array is kept then.
    public var constraints: [LayoutConstraint] {
        if let listed = listedConstraints {
            listed.isUnread = false
            return listed.all
        }
        let all = installed.all.filter { !$0.state.contains(.isSystem) }
        list(all)
        return all
    }

    /// Activates a constraint whose items the view contains.
    ///
    /// The constraint is installed on the closest common superview of its items, which may be deeper.
    /// On a view that does not contain both items nothing happens but an
    /// ``LayoutDiagnostic/invalidConstraint(_:)``.
    public func addConstraint(_ constraint: LayoutConstraint) {
        guard containsItems(of: constraint) else {
            constraint.report(.notAnAncestor)
            return
        }
        constraint.isActive = true
    }

    /// Activates constraints whose items the view contains.
    public func addConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints {
            addConstraint(constraint)
        }
    }

    /// Deactivates a constraint whose items the view contains. Any other is left alone.
    public func removeConstraint(_ constraint: LayoutConstraint) {
        if containsItems(of: constraint) {
            constraint.isActive = false
        }
    }

    /// Deactivates constraints whose items the view contains.
    public func removeConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints {
            removeConstraint(constraint)
        }
    }

    private func containsItems(of constraint: LayoutConstraint) -> Bool {
        constraint.elements.allSatisfy { $0.viewOrOwner?.isDescendant(of: self) ?? false }
    }
}
