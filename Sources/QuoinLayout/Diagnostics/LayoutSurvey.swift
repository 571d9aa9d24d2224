/// What there is to say about the views of a subtree, found out at one go.
///
/// The engine takes in what has changed, but no frame is touched.
package struct LayoutSurvey {
    /// The views, each before those in it, with their depth below the top.
    package let views: [(view: View, depth: Int)]
    let names = NameTable()
    /// What was said about conflicts, by the view that it is about.
    private var conflicts: [ObjectIdentifier: [String]] = [:]
    /// What was said about conflicts, each reason once, in the order in which they came up.
    private var reasons: [(view: ObjectIdentifier, text: String)] = []
    /// Views in whose own frame or content a conflict lies.
    private var impliedConflicts: Set<ObjectIdentifier> = []
    /// Constraints that are part of a conflict.
    private var conflicting: Set<ObjectIdentifier> = []
    /// The axes along which views are ambiguous.
    private var ambiguous: [ObjectIdentifier: [Axis]] = [:]
    private var pending: [ObjectIdentifier: [LayoutConstraint]] = [:]

    package init(of top: View) {
        let engine = top.settledEngine
        views = top.subtreeWithDepths
        if let engine {
            noteConflicts(in: engine)
        }
        notePending(in: top.tree)
        noteAmbiguities(below: top)
    }

    // MARK: Asking

    /// What was said about the conflicts for which something of the view was set aside.
    package func conflicts(of view: View) -> [String] { conflicts[ObjectIdentifier(view)] ?? [] }

    /// What was said about the conflicts for which something of the views was set aside. Where the reason is the same,
    /// it is told once.
    package var conflictReasons: [String] {
        let shown = Set(views.map { ObjectIdentifier($0.view) })
        return reasons.filter { shown.contains($0.view) }.map { $0.text }
    }

    /// Whether the view's own frame or content is part of a conflict.
    package func hasImpliedConflict(_ view: View) -> Bool {
        impliedConflicts.contains(ObjectIdentifier(view))
    }

    /// Whether the constraint is part of a conflict that was reported.
    package func isInConflict(_ constraint: LayoutConstraint) -> Bool {
        conflicting.contains(ObjectIdentifier(constraint))
    }

    /// Whether there is such a constraint.
    package var hasConflictingConstraints: Bool { !conflicting.isEmpty }

    /// The constraints that wait, of which the view has the first item in this tree.
    package func pending(of view: View) -> [LayoutConstraint] {
        pending[ObjectIdentifier(view)] ?? []
    }

    /// The axes along which a view's place or size is ambiguous. Where a hidden view is nobody can see.
    package func ambiguousAxes(of view: View) -> [Axis] {
        if view.isHidden {
            return []
        }
        return ambiguous[ObjectIdentifier(view)] ?? []
    }

    /// Whether the constraint gave way in a conflict.
    package func isSetAside(_ constraint: LayoutConstraint) -> Bool {
        constraint.state.contains(.isBroken)
    }

    /// Whether the constraint waits for its items to share a tree.
    package func isPending(_ constraint: LayoutConstraint) -> Bool {
        constraint.state.contains([.isActive, .isPending])
    }

    /// What a view or guide is called in messages.
    package func label(of element: LayoutElement) -> String { names.label(of: element) }

    /// A constraint as it stands in messages. (Of many it is quicker to ask a survey than each of them,
    /// since those without names are numbered by a walk through the tree.)
    package func text(of constraint: LayoutConstraint) -> String { constraint.description(names) }

    // MARK: Finding out

    private mutating func noteConflicts(in engine: LayoutEngine) {
        for reported in engine.reportedConflicts {
            let view: View? =
                switch reported.broken {
                case .constraint(let constraint): constraint.installedView
                case .implied(let slot, _): engine.elements[Int(slot)].target?.viewOrOwner
                }
            if let view {
                conflicts[ObjectIdentifier(view), default: []].append(reported.summary)
                if reported.isTold { reasons.append((ObjectIdentifier(view), reported.summary)) }
            }
        }
        for conflict in engine.conflicts.all where !conflict.isSilent {
            for member in conflict.members {
                switch member {
                case .constraint(let constraint): conflicting.insert(ObjectIdentifier(constraint))
                case .implied(let slot, _):
                    if let view = engine.elements[Int(slot)].target?.viewOrOwner {
                        impliedConflicts.insert(ObjectIdentifier(view))
                    }
                }
            }
        }
    }

    private mutating func noteAmbiguities(below top: View) {
        var parts: [(element: LayoutElement, axis: Axis, isExtent: Bool)] = []
        parts.reserveCapacity(4 * views.count)
        for (view, _) in views where !view.isHidden {
            for axis in Axis.allCases {
                parts.append((view, axis, isExtent: true))
                parts.append((view, axis, isExtent: false))
            }
        }
        for (part, isAmbiguous) in zip(parts, top.areAmbiguous(parts))
        where isAmbiguous && ambiguous[ObjectIdentifier(part.element)]?.last != part.axis {
            ambiguous[ObjectIdentifier(part.element), default: []].append(part.axis)
        }
    }

    private mutating func notePending(in tree: LayoutTree) {
        var known: Set<ObjectIdentifier> = []
        for constraint in tree.pending.all
        where constraint.state.contains([.isActive, .isPending])
            && known.insert(ObjectIdentifier(constraint)).inserted
        {
            let hosts = constraint.elements.lazy.compactMap { $0.viewOrOwner }
            if let view = hosts.first(where: { $0.tree === tree }) {
                pending[ObjectIdentifier(view), default: []].append(constraint)
            }
        }
    }
}

extension View {
    /// The views of the subtree, each before those in it, with their depth below this one.
    fileprivate var subtreeWithDepths: [(view: View, depth: Int)] {
        var found: [(view: View, depth: Int)] = []
        var waiting: [(view: View, depth: Int)] = [(self, 0)]
        while let (view, depth) = waiting.popLast() {
            found.append((view, depth))
            for subview in view.storedSubviews.reversed() {
                waiting.append((subview, depth + 1))
            }
        }
        return found
    }
}
