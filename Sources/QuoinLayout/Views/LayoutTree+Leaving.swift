/// Parting: some views leave for a tree of their own.
///
/// The engine stays where most of what it knows is, so that moving a subtree costs no more than what it
/// has or what it leaves, whichever is less.
extension LayoutTree {
    /// Lets an element go over to a tree of its own, with the constraints that stay with it.
    func release(_ element: LayoutElement, to own: LayoutTree) {
        dequeue(element)
        engine?.removeRows(mentioning: element)
        engine?.release(element)
        element.forEachMention { constraint in
            guard constraint.first.leads(to: element) else { return }
            engine?.noteChangeOfMember(constraint)
            constraint.state.remove(.isQueued)
            if !constraint.installation.isEmpty {
                constraint.state.remove([.isQueued, .isBroken, .isInConflict])
                own.enqueue(constraint)
            }
        }
        if element.isFree {
            own.enqueue(element, [.placementChanged, .contentChanged])
        }
    }

    // MARK: With the engine

    /// Whether most of what the engine knows belongs to views that leave.
    func engineIsMostly(of subtree: [View]) -> Bool {
        guard let engine, engine.size > 0 else { return false }
        var count = 0
        for view in subtree {
            count += view.slot >= 0 ? 1 : 0
            view.forEachGuide { count += $0.slot >= 0 ? 1 : 0 }
        }
        return count * 2 > engine.size
    }

    /// Gives the engine to the tree of the views that are marked as moving, with what is queued for
    /// them. Everything else is forgotten by it, and queued for the next engine of this tree.
    func handOverEngine(to own: LayoutTree) {
        guard let engine else { return }
        let constraints = queuedConstraints
        queuedConstraints = []
        for queued in constraints where queued.isCurrent {
            let constraint = queued.constraint
            constraint.state.remove(.isQueued)
            guard let base = constraint.installation.target else {
                // It may come back into force in either tree.
                engine.takeOut(constraint)
                continue
            }
            (base.flags.contains(.isMoving) ? own : self).enqueue(constraint)
        }
        let staying = engine.elements.compactMap { $0.target }.filter { element in
            !(element.viewOrOwner?.flags.contains(.isMoving) ?? true)
        }
        // What is within first: most places depend on those further out.
        for element in staying.reversed() {
            release(element, to: self)
            (element as? View)?.forEachGuide { release($0, to: self) }
        }
        engine.epoch &+= 1
        own.cycle.engine = engine
        cycle.engine = nil
    }

    /// Lets an element go over to a tree that has got the engine.
    func handOver(_ element: LayoutElement, to own: LayoutTree) {
        let marks = element.flags.intersection(.engineMarks)
        dequeue(element)
        if !marks.isEmpty {
            own.enqueue(element, marks)
        }
    }
}
