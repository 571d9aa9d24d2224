import QuoinSolver

/// A tree beside itself: its views and constraints in an engine of their own, where changes can be tried
/// and taken back. No frame is touched, and nobody hears of conflicts.
///
/// It holds for a tree as it is; with the tree's next change it is worth nothing.
///
/// - Complexity: making it takes about as long as the tree's first layout; trying a change, as long as
///   the change takes in the tree.
package final class LayoutTrial {
    let engine: LayoutEngine
    package let root: View
    let names = NameTable()
    /// What is tried at the moment.
    private var attempt = Attempt()
    /// The state of the tree that was taken in.
    private let tree: LayoutTree
    private let revision: UInt

    /// Takes in a tree that is settled, beside the engine that has settled it.
    init(of root: View, beside present: LayoutEngine?) {
        self.root = root
        tree = root.tree
        // Views that are asked meanwhile may change the tree; then this is worth nothing from the start.
        revision = tree.revision
        engine = LayoutEngine(tryingTreeOf: root, beside: present)
    }

    /// Whether the tree still is as it was taken in.
    private var isCurrent: Bool { root.tree === tree && tree.revision == revision }

    // MARK: Asking

    /// The solved alignment rectangle in the superview, or owner.
    package func rect(of element: LayoutElement) -> Rect? {
        let slot = engine.slot(of: element)
        return slot < 0 ? nil : engine.solvedRect(of: slot)
    }

    package func label(of element: LayoutElement?) -> String { names.label(of: element) }

    /// The constraint as one reads it.
    package func equation(of constraint: LayoutConstraint) -> String { constraint.equation(names) }

    /// Whether the place along an axis is open. (The root's is nobody's concern.)
    package func hasOpenStart(_ element: LayoutElement, along axis: Axis) -> Bool {
        let slot = engine.slot(of: element)
        return slot >= 0 && element !== root && engine.isAmbiguous(.start(axis), of: slot)
    }

    package func hasOpenExtent(_ element: LayoutElement, along axis: Axis) -> Bool {
        let slot = engine.slot(of: element)
        return slot >= 0 && engine.isAmbiguous(.extent(axis), of: slot)
    }

    /// For each of some parts whether it is open: what ``hasOpenStart(_:along:)`` and
    /// ``hasOpenExtent(_:along:)`` say, in less time.
    package func areOpen(
        _ parts: [(element: LayoutElement, part: AxisPart, axis: Axis)]
    ) -> [Bool] {
        var asked: [(part: SlotPart, slot: Int32)] = []
        let positions = parts.map { one -> Int? in
            let slot = engine.slot(of: one.element)
            guard slot >= 0, one.part == .extent || one.element !== root else { return nil }
            asked.append((one.part == .start ? .start(one.axis) : .extent(one.axis), slot))
            return asked.count - 1
        }
        let answers = engine.areAmbiguous(asked)
        return positions.map { $0.map { answers[$0] } ?? false }
    }

    /// The size that the view's content asks for along an axis; nil if it does not care, or is not asked.
    package func contentSize(of view: View, along axis: Axis) -> Double? {
        let slot = engine.slot(of: view)
        guard slot >= 0, engine.records[Int(slot)].content >= 0 else { return nil }
        let isAsked =
            engine.row(.resistance(axis), of: slot) >= 0
            || engine.records[Int(slot)].broken.contains(ImpliedRows(.resistance(axis)))
        return isAsked ? engine.number(for: .resistance(axis), of: slot) : nil
    }

    /// By how much an optional constraint is missed, as it stands; 0 if it holds or is not there.
    package func violation(of constraint: LayoutConstraint) -> Double {
        let row = engine.directory.row(of: constraint)
        return row < 0 ? 0 : engine.solver.violation(of: engine.solver.constraint(at: Int(row)))
    }

    /// How many rows contradict others. (That a content gives way to an explicit size is none.)
    package var conflictCount: Int { engine.triedConflicts.count { !$0.isSilent } }

    /// The frame that a view has of its own, which may have given way to constraints.
    package func statedFrame(of view: View) -> Rect {
        engine.statedFrames[ObjectIdentifier(view)] ?? view.storedFrame
    }

    // MARK: Trying

    /// What comes of changes, which are taken back before this returns. Where the tree has changed since it
    /// was taken in, nothing is tried, and `body` sees what was taken in.
    package func trying<Result>(_ changes: [LayoutChange], _ body: () -> Result) -> Result {
        guard isCurrent else { return body() }
        begin(changes)
        defer { takeBack() }
        return body()
    }

    private func begin(_ changes: [LayoutChange]) {
        attempt = Attempt()
        attempt.conflicts = engine.triedConflicts
        engine.solver.beginBatch()
        for change in changes {
            take(change)
        }
        engine.triedConflicts = []
        for conflict in attempt.conflicts where !isTakenOut(conflict.broken) {
            engine.returnTried(conflict.broken)
        }
        attempt.changed = solve()
    }

    /// The views that are elsewhere, or of another size, because of what is tried at the moment.
    package var changedViews: [View] {
        Set(attempt.changed).sorted().compactMap { engine.elements[Int($0)].target as? View }
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
        case .addSubview: break
        case .placeByConstraints(let view):
            let slot = engine.slot(of: view)
            guard slot >= 0 else { return }
            for implied in [ImpliedRow.x, .y, .width, .height] {
                engine.removeRow(implied, of: slot)
            }
            engine.removeUpperRows(of: slot)
            attempt.freed.append(view)
        }
    }

    private func add(_ constraint: LayoutConstraint, order: UInt32) {
        constraint.order = order
        engine.addTried(constraint)
        attempt.added.append(constraint)
    }

    private func remove(_ constraint: LayoutConstraint) {
        engine.removeTried(constraint)
        attempt.removed.append(constraint)
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
        case .constraint(let constraint): attempt.removed.contains { $0 === constraint }
        case .implied(let slot, let implied):
            implied.isContent
                ? attempt.reweighed.contains {
                    engine.slot(of: $0.0) == slot && $0.1 == implied
                } : attempt.freed.contains { engine.slot(of: $0) == slot }
        }
    }

    private func takeBack() {
        let now = engine.triedConflicts
        let before = attempt.conflicts
        engine.solver.beginBatch()
        for constraint in attempt.added {
            engine.removeTried(constraint)
        }
        // What was set aside before is again, so that nothing contradicts.
        for conflict in before {
            engine.setAsideTried(conflict.broken)
        }
        for view in attempt.freed {
            engine.rewriteFrame(of: view)
        }
        for conflict in now where !isAdded(conflict.broken) {
            if !before.contains(where: { $0.broken.isSame(as: conflict.broken) }) {
                engine.returnTried(conflict.broken)
            }
        }
        for constraint in attempt.removed
        where !before.contains(where: { $0.broken.isSame(as: .constraint(constraint)) }) {
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
        engine.triedConflicts = before
        solve()
        engine.triedConflicts = before
        attempt = Attempt()
    }

    private func isAdded(_ member: ConflictMember) -> Bool {
        if case .constraint(let constraint) = member {
            attempt.added.contains { $0 === constraint }
        } else {
            false
        }
    }

    /// - Returns: the slots of what has changed; some may occur more than once.
    @discardableResult
    private func solve() -> [Int32] {
        engine.triedSlots = []
        engine.endBatch()
        engine.reportChanges()
        engine.measureAgain()
        let changed = engine.triedSlots
        engine.triedSlots = []
        return changed
    }

    // MARK: Moving

    /// What moves or grows along an axis when a place or size, which is open, is drawn somewhere else, and
    /// is held where it was from then on: the elements with what their places and sizes change by.
    ///
    /// - Complexity: O(*n*) in what changes.
    package func followers(
        of element: LayoutElement, _ part: AxisPart, along axis: Axis
    ) -> [(element: LayoutElement, start: Double, extent: Double)] {
        let slot = engine.slot(of: element)
        guard slot >= 0 else { return [] }
        let slotPart: SlotPart = part == .start ? .start(axis) : .extent(axis)
        noteRects()
        let value = engine.value(slotPart, of: slot)
        var found: [(element: LayoutElement, start: Double, extent: Double)] = []
        for distance in [16.0, -16] where found.isEmpty {
            guard let wish = engine.addWish(slotPart, value + distance, of: slot) else { break }
            found = movements(along: axis)
            engine.removeWish(wish)
        }
        if let row = engine.addWish(slotPart, value, of: slot) {
            held.append(row)
        }
        noteRects()
        return found
    }

    /// What is elsewhere than it was noted.
    private func movements(
        along axis: Axis
    ) -> [(element: LayoutElement, start: Double, extent: Double)] {
        engine.triedSlots = []
        engine.reportChanges()
        let changed = Set(engine.triedSlots).sorted()
        engine.triedSlots = []
        var found: [(element: LayoutElement, start: Double, extent: Double)] = []
        for slot in changed {
            let (before, rect) = (notedRects[Int(slot)], engine.solvedRect(of: slot))
            let start = rect.origin[axis] - before.origin[axis]
            let extent = rect.size[axis] - before.size[axis]
            movedSlots.append(slot)
            if let element = engine.elements[Int(slot)].target,
                abs(start) > 1e-6 || abs(extent) > 1e-6
            {
                found.append((element, start, extent))
            }
        }
        return found
    }

    /// Takes note of where everything is.
    private func noteRects() {
        engine.triedSlots = []
        engine.reportChanges()
        if notedRects.count < engine.elements.count {
            notedRects = engine.elements.indices.map { engine.solvedRect(of: Int32($0)) }
        }
        for slot in engine.triedSlots + movedSlots {
            notedRects[Int(slot)] = engine.solvedRect(of: slot)
        }
        movedSlots = []
        engine.triedSlots = []
    }

    /// Where everything was, by slot.
    private var notedRects: [Rect] = []
    /// What was seen to move since that was noted.
    private var movedSlots: [Int32] = []

    /// The rows that hold places and sizes.
    private var held: [Int32] = []

    /// Holds nothing any more.
    package func letGo() {
        for row in held {
            engine.removeWish(row)
        }
        held = []
    }
}

/// The place or the size along an axis.
package enum AxisPart: CaseIterable, Hashable, Sendable {
    case start, extent
}

/// What a change has done to the engine, to be taken back.
private struct Attempt {
    var added: [LayoutConstraint] = []
    var removed: [LayoutConstraint] = []
    var reweighed: [(View, ImpliedRow)] = []
    var freed: [View] = []
    /// The conflicts that there were before.
    var conflicts: [KnownConflict] = []
    /// The slots of what is elsewhere.
    var changed: [Int32] = []
}
