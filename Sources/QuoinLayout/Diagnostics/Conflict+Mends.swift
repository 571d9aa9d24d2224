extension Conflict {
    /// What would mend it, and whatever else is set aside for the same reason, the best one first. Each was
    /// tried beside the tree as it is now: none leaves a view outside of its superview, without a size, or
    /// with a content that is cut. There are none once the conflict has gone.
    ///
    /// ```swift
    /// window.onDiagnostic = { diagnostic in
    ///     if case .unsatisfiable(let conflict) = diagnostic {
    ///         conflict.mends.forEach { print($0) }
    ///     }
    /// }
    /// ```
    public var mends: [LayoutMend] {
        let view = constraints.lazy.compactMap { $0.installedView }.first
        guard let view,
            let conflict = view.standingConflicts().first(where: { $0.isSame(as: self) })
        else { return [] }
        return conflict.mends(in: view.makeTrial())
    }
}

extension StandingConflict {
    /// What would mend it.
    package func mends(in trial: LayoutTrial) -> [LayoutMend] {
        ConflictMends(
            constraints, setAside: setAside, count: asideCount, framed: framedViews,
            contents: contentViews, in: trial
        ).found()
    }

    fileprivate func isSame(as conflict: Conflict) -> Bool {
        guard explanation == conflict.explanation else { return false }
        let members = Set(constraints.map { ObjectIdentifier($0) })
        return conflict.constraints.allSatisfy { members.contains(ObjectIdentifier($0)) }
    }
}
