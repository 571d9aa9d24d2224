/// Taking back what need not be set aside any more.
extension LayoutEngine {
    /// How often rows may return one after the other, beyond which they wait for the next change.
    private static let mostReturns = 100

    /// Takes in again what was set aside for a conflict of which another member is now set aside itself.
    ///
    /// A row that is set aside lets none return but those that would be set aside before it, so that this
    /// ends; and what is set aside in the end does not depend on what was before.
    func returnBrokenRows(of tree: LayoutTree) {
        var rounds = 0
        while directory.isOfTree, conflicts.hasReturning, rounds < Self.mostReturns {
            var work = SynchronizationWork()
            returnBrokenRows(of: tree, into: &work)
            solver.beginBatch()
            takeIn(&work)
            work.end()
            endBatch()
            rounds += 1
        }
    }

    /// Lets return what led to numbers that could not be calculated with, if what it is about is no longer that far.
    func returnWhatIsWithinReach() {
        guard conflicts.haveThoseBeyondReach else { return }
        conflicts.dropThoseBeyondReach { member in
            guard case .constraint(let constraint) = member,
                let base = constraint.installation.target
            else { return true }
            var size = abs(stage(constraint, on: base).constant)
            for term in solver.takeStaged() {
                size += abs(term.coefficient * solver.value(of: solver.variable(at: term.index)))
            }
            return size.isFinite
        }
    }

    /// Lets constraints be taken in again whose numbers came to one that is not finite, if they do so no more: margins,
    /// baselines or origins may have changed.
    func returnConstraintsLeftOut(in tree: LayoutTree, into work: inout SynchronizationWork) {
        guard !constraintsLeftOut.isEmpty else { return }
        let left = constraintsLeftOut
        constraintsLeftOut = []
        // One may have been left out twice.
        var known: Set<ObjectIdentifier> = []
        for constraint in left where constraint.row < 0 && !constraint.state.contains(.isBroken) {
            guard known.insert(ObjectIdentifier(constraint)).inserted,
                let base = constraint.installation.target, base.isIn(tree)
            else { continue }
            requireSlots(for: constraint, on: base)
            let number = stage(constraint, on: base).constant
            if solver.discardsSoundRow(number) {
                work.add(constraint, keeps: true)
            } else {
                constraintsLeftOut.append(constraint)
            }
        }
    }

    /// Takes in again what an engine has set aside that measures or tries, and so keeps no conflicts.
    func returnRowsSetAside() {
        let rows = setAside
        setAside = []
        let returning = rows.filter { slot, implied in
            Int(slot) < elements.count && records[Int(slot)].broken.contains(ImpliedRows(implied))
        }
        guard !returning.isEmpty else { return }
        solver.beginBatch()
        for (slot, implied) in returning {
            let member = ConflictMember.implied(slot, implied)
            triedConflicts.remove(whatSetsAside: member)
            returnRow(implied, of: slot)
        }
        endBatch()
    }

    /// Takes in again what was set aside of a view's own rows.
    func returnRow(_ implied: ImpliedRow, of slot: Int32) {
        records[Int(slot)].broken.remove(ImpliedRows(implied))
        guard let view = elements[Int(slot)].target as? View else { return }
        if implied.isContent {
            returnContent(of: view, implied)
        } else {
            returnPlacement(of: view)
        }
    }
}
