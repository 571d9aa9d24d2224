/// Making many changes at once.
extension Solver {
    /// Begins a batch: from here on changes are taken without looking for contradictions.
    ///
    /// Until ``endBatch(givingUp:)``, no change throws ``SolverError/unsatisfiable(conflict:)``, and
    /// changes may contradict each other for a time. Building a system in a batch also saves the
    /// work of making it right after each constraint.
    ///
    /// ```swift
    /// let room = try solver.add(right - left == 400)
    /// let leastWidth = try solver.add(right - left >= 300)
    /// solver.beginBatch()
    /// try solver.setConstant(500, of: leastWidth)     // more than the room there is…
    /// try solver.setConstant(800, of: room)           // …but here comes the room
    /// solver.endBatch { conflict in conflict[0] }     // no conflict: the closure is not called
    /// ```
    ///
    /// What is read while a batch is open says nothing: values are partly old and partly new. Batches
    /// do not nest: to begin one that is open already does nothing.
    ///
    /// - Complexity: O(1)
    public func beginBatch() {
        simplex.removeLeavingRows()
        simplex.isBatching = true
        simplex.farReplacements = 0
        simplex.equalitiesHeld = 0
    }

    /// Ends a batch: makes all required constraints hold that can hold together.
    ///
    /// - Parameters:
    ///   - choose: is asked for every contradiction which member to give up. It gets the members,
    ///     an irreducible conflict: without any one of them the rest can hold together. The one that
    ///     it returns is removed from the solver, and its handle goes stale; if it returns none of
    ///     them, the last is. A constraint from which no finite values follow is a contradiction of
    ///     one. The members come in no particular order. It may look at constraints, but must not
    ///     change the solver.
    /// - Complexity: that of what the changes affect together; a contradiction costs what it takes
    ///   to find its members, and what depends on the one given up.
    public func endBatch(givingUp choose: (_ conflict: [ConstraintID]) -> ConstraintID) {
        endBatch(givingUpAtOnce: { _ in nil }, givingUp: choose)
    }

    /// Ends a batch: makes all required constraints hold that can hold together.
    ///
    /// - Parameters:
    ///   - quickChoice: is asked first, and can ask for members of which some may not be needed for the contradiction.
    ///     Where it names one of them, that is given up at once: to find out which are needed is what takes longest.
    ///   - choose: is asked where it names none.
    package func endBatch(
        givingUpAtOnce quickChoice: (_ members: () -> [ConstraintID]) -> ConstraintID?,
        givingUp choose: (_ conflict: [ConstraintID]) -> ConstraintID
    ) {
        guard simplex.isBatching else { return }
        while true {
            simplex.progress.begin()
            let culprit = simplex.settleBatch()
            if simplex.isVoid {
                return takeInAnew(givingUp: choose)
            }
            if culprit < 0 {
                break
            }
            let chosenAtOnce = quickChoice {
                simplex.membersInTheWay(of: culprit).map { id(of: $0) }
            }
            if let row = chosenAtOnce.map({ Int($0.index) }) {
                giveUp(row, for: culprit)
                continue
            }
            let members = irreducible(simplex.conflict(of: culprit))
            // Bounds alone cannot contradict each other: if nobody else is in the way, it was rounding.
            guard let last = members.last else { continue }
            let chosen = choose(members.map { id(of: $0) })
            let row = members.first { id(of: $0) == chosen } ?? last
            giveUp(row, for: culprit)
        }
        simplex.finishBatch()
        simplex.endChange()
    }

    private func giveUp(_ row: Int, for culprit: Int) {
        simplex.giveUp(row, for: culprit)
        if !simplex.isSound() {
            simplex.makeVoid()
        }
    }

    /// Ends a batch in which no sound values could be computed: takes everything in anew, one by one.
    ///
    /// Required rows that cannot be taken in are given up first; what then remains is taken in once
    /// more by the solver itself.
    private func takeInAnew(givingUp choose: (_ conflict: [ConstraintID]) -> ConstraintID) {
        simplex.isBatching = false
        simplex.makeVoid()
        simplex.isVoid = false
        for row in simplex.requiredRowsToTakeIn() {
            while simplex.rows[row].status == .pending, let refusal = simplex.takeInAlone(row) {
                var members = [row]
                if case .contradiction(let conflict) = refusal, !simplex.isVoid {
                    members = irreducible(conflict)
                }
                let chosen = choose(members.map { id(of: $0) })
                simplex.removeRow(members.first { id(of: $0) == chosen } ?? row)
                if simplex.isVoid || !simplex.isSound() {
                    return takeInAnew(givingUp: choose)
                }
            }
        }
        simplex.makeVoid()
        simplex.solve()
    }
}
