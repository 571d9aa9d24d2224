extension View {
    /// The view's tree, settled, in an engine of its own to try changes in.
    package final func makeTrial() -> LayoutTrial {
        let engine = settledEngine
        // Hooks may have taken it to another one.
        let top = root
        let tree = top.tree
        return tree.cycle.whileMeasuring(in: tree) { LayoutTrial(of: top, beside: engine) }
    }

    /// The conflicts of the view's tree that were reported and still stand, the oldest first.
    package final func standingConflicts() -> [StandingConflict] {
        guard let engine = settledEngine else { return [] }
        var standing: [ConflictMemberKey: KnownConflict] = [:]
        for conflict in engine.conflicts.all where standing[conflict.broken.key] == nil {
            standing[conflict.broken.key] = conflict
        }
        return engine.reportedConflicts.compactMap { reported in
            standing[reported.broken.key].map { StandingConflict($0, reported, in: engine) }
        }
    }

    /// The constraints that wait, of which one item is in the view's tree.
    package final var waitingConstraints: [LayoutConstraint] {
        var known: Set<ObjectIdentifier> = []
        return root.tree.pending.all.filter {
            $0.isPending && known.insert(ObjectIdentifier($0)).inserted
        }
    }
}

/// A conflict that was reported and still stands.
package struct StandingConflict {
    /// What was reported.
    package let explanation: String
    /// What is set aside and why, without where in the source code it comes from.
    package let summary: String
    /// The members that someone made, in the order of their activation.
    package let constraints: [LayoutConstraint]
    /// The constraint that is set aside, if somebody made it.
    package let broken: LayoutConstraint?
    /// The views whose own frames are members.
    package let framedViews: [View]
    /// The views whose contents are members.
    package let contentViews: [View]

    init(_ conflict: KnownConflict, _ reported: ReportedConflict, in engine: LayoutEngine) {
        explanation = reported.explanation
        summary = reported.summary
        var constraints: [LayoutConstraint] = []
        var framed: [View] = []
        var contents: [View] = []
        for member in conflict.members {
            switch member {
            case .constraint(let constraint):
                if !constraint.state.contains(.isSystem) {
                    constraints.append(constraint)
                }
            case .implied(let slot, let implied):
                guard let view = engine.elements[Int(slot)].target as? View else { continue }
                if implied.isContent {
                    contents.append(view)
                } else if view.superview != nil {
                    framed.append(view)
                }
            }
        }
        self.constraints = constraints
        framedViews = framed
        contentViews = contents
        if case .constraint(let constraint) = conflict.broken {
            broken = constraint
        } else {
            broken = nil
        }
    }
}
