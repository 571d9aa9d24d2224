import QuoinSolver

/// Trying changes, and taking them back.
extension LayoutTrial {
    /// What comes of changes, which are taken back before this returns. Where the trial is of no use, nothing is
    /// tried, and `body` sees what was taken in.
    package func trying<Result>(_ changes: [LayoutChange], _ body: () -> Result) -> Result {
        guard isOfUse else { return body() }
        begin(changes)
        defer { takeBack() }
        return body()
    }

    private func begin(_ changes: [LayoutChange]) {
        noteRest()
        attempt = Attempt()
        engine.triedConflicts.settle()
        engine.solver.beginBatch()
        for change in changes {
            take(change)
        }
        // What contradicts members that all stay as they are, still does: to find that out anew for each of hundreds
        // takes as long as it took the first time.
        takeIn(
            engine.triedConflicts.take(
                concerning: attempt.removed,
                slots: (attempt.reweighed.map { $0.0 } + attempt.freed).map { engine.slot(of: $0) })
        )
        attempt.changed = solve()
        returnFreed()
    }

    /// Takes in again what was set aside for some of the conflicts, unless a change takes it out.
    private func takeIn(_ returning: [KnownConflict]) {
        let isKnown = engine.triedConflicts.isPresent
        attempt.returned += returning.filter { isKnown($0.broken) }
        for conflict in returning where !isTakenOut(conflict.broken) {
            engine.returnTried(conflict.broken)
            if isKnown(conflict.broken) {
                engine.expectAgain(conflict)
            }
        }
    }

    /// What contradicts only what is set aside itself by now comes back.
    private func returnFreed() {
        for _ in 0..<Self.mostReturns {
            let freed = engine.triedConflicts.takeFreed(by: attempt.returned)
            if freed.isEmpty { return }
            engine.solver.beginBatch()
            takeIn(freed)
            attempt.changed += solve()
        }
    }

    /// How often what was set aside comes back because something else is now.
    private static let mostReturns = 10

    /// The views that are elsewhere, or of another size, because of what is tried at the moment.
    package var changedViews: [View] {
        Set(attempt.changed).sorted().compactMap { engine.elements[Int($0)].target as? View }
    }

    /// The views that are elsewhere, or of another size, than when it was noted last where everything is.
    package var displacedViews: [View] {
        strays.union(attempt.changed).sorted().compactMap {
            engine.elements[Int($0)].target as? View
        }
    }

    /// The shown views that may be seen otherwise because of what is tried at the moment: those that something else
    /// is said of, those that are elsewhere, what either are in, and what is in the latter.
    var concernedViews: [View] {
        var found: [View] = []
        var known: Set<ObjectIdentifier> = []
        func add(_ view: View) -> Bool {
            let isNew = isShown(view) && known.insert(ObjectIdentifier(view)).inserted
            if isNew { found.append(view) }
            return isNew
        }
        let constraints = attempt.added + attempt.removed
        let touched =
            constraints.flatMap { $0.elements }.compactMap { $0 as? View }
            + attempt.reweighed.map { $0.0 } + attempt.freed
        for view in touched {
            _ = add(view)
            _ = view.superview.map { add($0) }
        }
        for view in changedViews {
            _ = add(view)
            _ = view.superview.map { add($0) }
            var waiting = view.storedSubviews
            while let inner = waiting.popLast() {
                // What is in something without a size is seen as that is.
                if add(inner), isCollapsed(inner) { waiting += inner.storedSubviews }
            }
        }
        return found
    }

    private func isCollapsed(_ view: View) -> Bool {
        rect(of: view).map { min($0.width, $0.height) < 0.01 } ?? false
    }

    private func take(_ change: LayoutChange) {
        switch change {
        case .activate(let constraint): add(constraint, order: .max)
        case .deactivate(let constraint): remove(constraint)
        case .setConstant(let constraint, let constant):
            remove(constraint)
            add(constraint.copy(constant: constant), order: constraint.order)
        case .setPriority(let constraint, let priority):
            remove(constraint)
            add(constraint.copy(priority: priority), order: constraint.order)
        case .replace(let constraint, let other):
            remove(constraint)
            add(other, order: .max)
        case .setHugging(let view, let axis, let priority):
            set(.hugging(axis), of: view, at: priority)
        case .setResistance(let view, let axis, let priority):
            set(.resistance(axis), of: view, at: priority)
        case .addSubview, .moveBelow, .letGrow: break
        case .placeByConstraints(let view):
            let slot = engine.slot(of: view)
            guard slot >= 0 else { return }
            for implied in [ImpliedRow.x, .y, .width, .height] {
                engine.removeRow(implied, of: slot)
            }
            engine.removeUpperRows(of: slot)
            engine.freeTried(view)
            attempt.freed.append(view)
        }
    }

    private func add(_ constraint: LayoutConstraint, order: UInt32) {
        constraint.order = order
        engine.addTried(constraint)
        attempt.add(constraint)
    }

    private func remove(_ constraint: LayoutConstraint) {
        engine.removeTried(constraint)
        attempt.remove(constraint)
    }

    private func set(_ implied: ImpliedRow, of view: View, at priority: Priority) {
        let slot = engine.slot(of: view)
        guard slot >= 0 else { return }
        engine.setTried(implied, of: slot, at: priority.ofContentRow)
        attempt.reweighed.append((view, implied))
    }

    /// Whether a row that was set aside is not to come back, because the change takes it out.
    private func isTakenOut(_ member: ConflictMember) -> Bool {
        switch member {
        case .constraint(let constraint): attempt.hasRemoved(constraint)
        case .implied(let slot, let implied):
            implied.isContent
                ? attempt.reweighed.contains {
                    engine.slot(of: $0.0) == slot && $0.1 == implied
                } : attempt.freed.contains { engine.slot(of: $0) == slot }
        }
    }

    private func takeBack() {
        let conflicts = engine.triedConflicts
        engine.solver.beginBatch()
        for constraint in attempt.added {
            engine.removeTried(constraint)
        }
        // What was set aside before is again, so that nothing contradicts.
        for conflict in attempt.returned {
            engine.setAsideTried(conflict.broken)
        }
        for view in attempt.freed {
            engine.bindTried(view)
            engine.rewriteFrame(of: view)
        }
        for conflict in conflicts.added
        where !isAdded(conflict.broken) && !conflicts.isPresent(conflict.broken) {
            engine.returnTried(conflict.broken)
        }
        for constraint in attempt.removed
        where !conflicts.isPresent(.constraint(constraint)) {
            engine.addTried(constraint)
        }
        for (view, implied) in attempt.reweighed
        where engine.row(implied, of: engine.slot(of: view)) >= 0 {
            let priorities = view.extras?.contentPriorities ?? .standard
            let axis = implied.part.axis
            let priority =
                implied == .hugging(axis)
                ? priorities.hugging(along: axis) : priorities.resistance(along: axis)
            engine.setTried(implied, of: engine.slot(of: view), at: priority.ofContentRow)
        }
        engine.triedConflicts.restore()
        let changed = solve()
        engine.triedConflicts.restore()
        noteStrays(among: attempt.changed + changed)
        work += attempt.added.count + attempt.removed.count + attempt.changed.count + changed.count
        attempt = Attempt()
    }

    private func isAdded(_ member: ConflictMember) -> Bool {
        if case .constraint(let constraint) = member {
            attempt.hasAdded(constraint)
        } else {
            false
        }
    }

    /// - Returns: the slots of what has changed; some may occur more than once.
    @discardableResult
    private func solve() -> [Int32] {
        engine.triedSlots = []
        engine.endBatch()
        engine.triedAgain = [:]
        engine.reportChanges()
        engine.measureAgain()
        let changed = engine.triedSlots
        engine.triedSlots = []
        return changed
    }
}

/// What a change has done to the engine, to be taken back.
struct Attempt {
    private(set) var added: [LayoutConstraint] = []
    private(set) var removed: [LayoutConstraint] = []
    /// The same ones, for finding each among hundreds.
    private var addedIDs: Set<ObjectIdentifier> = []
    private var removedIDs: Set<ObjectIdentifier> = []
    var reweighed: [(View, ImpliedRow)] = []
    var freed: [View] = []
    /// The conflicts that there were before for which what was set aside was taken in again.
    var returned: [KnownConflict] = []
    /// The slots of what is elsewhere.
    var changed: [Int32] = []

    mutating func add(_ constraint: LayoutConstraint) {
        added.append(constraint)
        addedIDs.insert(ObjectIdentifier(constraint))
    }

    mutating func remove(_ constraint: LayoutConstraint) {
        removed.append(constraint)
        removedIDs.insert(ObjectIdentifier(constraint))
    }

    func hasAdded(_ constraint: LayoutConstraint) -> Bool {
        addedIDs.contains(ObjectIdentifier(constraint))
    }

    func hasRemoved(_ constraint: LayoutConstraint) -> Bool {
        removedIDs.contains(ObjectIdentifier(constraint))
    }
}
