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
        var found: [StandingConflict] = []
        for reported in engine.reportedConflicts {
            guard let conflict = standing[reported.broken.key] else { continue }
            if found.last?.told == reported.told {
                found[found.count - 1].add(conflict)
            } else {
                found.append(StandingConflict(conflict, reported, in: engine))
            }
        }
        return found
    }

    /// The constraints that wait, of which one item is in the view's tree.
    package final var waitingConstraints: [LayoutConstraint] {
        var known: Set<ObjectIdentifier> = []
        return root.tree.pending.all.filter {
            $0.isPending && known.insert(ObjectIdentifier($0)).inserted
        }
    }
}

/// A conflict that was reported and still stands, or several that were told as one.
package struct StandingConflict {
    /// What it was told with.
    fileprivate let told: ConflictMemberKey
    /// What was reported.
    package let explanation: String
    /// What is set aside and why, without where in the source code it comes from.
    package let summary: String
    /// The members that someone made, in the order of their activation; what else is set aside comes last.
    package private(set) var constraints: [LayoutConstraint]
    /// The constraints that are set aside, if somebody made them.
    package private(set) var setAside: [LayoutConstraint] = []
    /// How many rows are set aside.
    private(set) var asideCount = 1
    /// The views whose own frames are members.
    package private(set) var framedViews: [View] = []
    /// The views whose contents are members.
    package private(set) var contentViews: [View] = []
    private let engine: LayoutEngine

    /// The first constraint that is set aside, if somebody made it.
    package var broken: LayoutConstraint? { setAside.first }

    init(_ conflict: KnownConflict, _ reported: ReportedConflict, in engine: LayoutEngine) {
        told = reported.told
        explanation = reported.explanation
        summary = reported.summary
        self.engine = engine
        constraints = []
        for member in conflict.members { take(member) }
        setAside = conflict.brokenConstraint.map { [$0] } ?? []
    }

    /// Takes in what is set aside in a conflict that was told with this one.
    fileprivate mutating func add(_ conflict: KnownConflict) {
        take(conflict.broken)
        asideCount += 1
        if let constraint = conflict.brokenConstraint { setAside.append(constraint) }
    }

    private mutating func take(_ member: ConflictMember) {
        switch member {
        case .constraint(let constraint):
            if !constraint.state.contains(.isSystem) {
                constraints.append(constraint)
            }
        case .implied(let slot, let implied):
            guard let view = engine.elements[Int(slot)].target as? View else { return }
            if implied.isContent {
                contentViews.append(view)
            } else if view.superview != nil {
                framedViews.append(view)
            }
        }
    }
}
