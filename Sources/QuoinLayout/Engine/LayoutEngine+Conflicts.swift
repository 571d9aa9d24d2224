import QuoinSolver

/// Setting aside what contradicts the rest, and giving it another chance when something has changed.
extension LayoutEngine {
    /// Ends the solver's batch. Of each set of rows that contradict each other, one is set aside.
    ///
    /// Where it is tried what comes of a change, what was set aside before is so again as soon as it cannot be met.
    func endBatch() {
        solver.endBatch(givingUpAtOnce: { setAsideAgain(among: $0) }) { conflict in
            let members = conflict.map { member(ofRow: $0) }
            let choice = choice(among: members)
            let isBeyondReach = conflict.count == 1 && solver.canHoldAlone(conflict[0])
            note(
                members, broken: members[choice], row: Int32(conflict[choice].index), isBeyondReach)
            return conflict[choice]
        }
        letContentsGiveWay()
    }

    /// What a row of the solver stands for.
    func member(ofRow id: ConstraintID) -> ConflictMember {
        let row = Int32(id.index)
        var found: ConflictMember?
        var candidates: [Int32] = []
        solver.forEachVariable(in: id) { variable, _ in
            candidates.append(Int32(variable.index >> 2))
        }
        for slot in candidates where found == nil {
            for implied in ImpliedRow.allCases where self.row(implied, of: slot) == row {
                found = .implied(slot, implied)
            }
        }
        if found == nil, !flexibleLaws.isEmpty {
            found = extentBounded(byRow: row, among: candidates)
        }
        if let found {
            return found
        }
        if let known = keptAnswers.rowOwners.candidate(for: row), self.row(of: known) == row {
            return .constraint(known)
        }
        // The element that few constraints mention is searched first.
        let elements = candidates.compactMap { self.elements[Int($0)].target }
            .map { (element: $0, mentions: $0.countMentions(upTo: Self.manyMentions)) }
            .sorted { $0.mentions < $1.mentions }
        for candidate in elements where found == nil {
            found = constraint(withRow: row, at: candidate.element).map { .constraint($0) }
        }
        keptAnswers.rowOwners.note(mentioning: self.elements) { self.row(of: $0) }
        return found ?? memberAmongGuides(ofRow: row)
    }

    /// Counting further would take as long as searching.
    private static var manyMentions: Int { 64 }

    private func constraint(withRow row: Int32, at element: LayoutElement) -> LayoutConstraint? {
        var found: LayoutConstraint?
        let kept = keptAnswers
        element.forEachMention { constraint in
            kept.rowOwners.steps += 1
            if found == nil, self.row(of: constraint) == row {
                found = constraint
            }
        }
        return found
    }

    /// A row may mention none of its constraint's items: both sides may be the same, or a guide that
    /// has no variables of its own. Then all constraints are searched.
    private func memberAmongGuides(ofRow row: Int32) -> ConflictMember {
        if let tried = triedConstraints.first(where: { self.row(of: $0) == row }) {
            return .constraint(tried)
        }
        var found: ConflictMember = .implied(0, .width)
        let anyView = elements.lazy.compactMap { $0.target?.viewOrOwner }.first
        let top = directory.topOfPart ?? anyView?.root
        top?.forEachInSubtree { view in
            view.installed.forEach { constraint in
                if self.row(of: constraint) == row {
                    found = .constraint(constraint)
                }
            }
        }
        return found
    }

    func row(of constraint: LayoutConstraint) -> Int32 {
        directory.row(of: constraint)
    }

    /// Which member is set aside: a frame of a view below the root if there is one, else what content
    /// asks for, else the constraint that was activated last. The frame of a controller's view is given as the
    /// root's size is.
    func choice(among members: [ConflictMember]) -> Int {
        var choice = members.count - 1
        var best = Int64.min
        for (position, member) in members.enumerated() {
            let rank = rank(of: member)
            if rank > best || (rank == best && yields(member, before: members[choice])) {
                best = rank
                choice = position
            }
        }
        return choice
    }

    /// It goes beyond the order of activation, which has 32 bits, as `Int` has on small systems.
    private func rank(of member: ConflictMember) -> Int64 {
        switch member {
        case .implied(let slot, let implied):
            if implied.isContent {
                // Room that is left over is better than a text that is cut.
                return Int64(UInt32.max) + (implied.isHugging ? 2 : 1)
            }
            // The size of the root is given.
            if records[Int(slot)].role == .root { return -2 }
            return isFrameGiven(slot) ? -1 : Int64(UInt32.max) + 3
        case .constraint(let constraint):
            return Int64(constraint.order)
        }
    }

    /// Whether a view is as large as its controller has made it, or holds one that is: what is in it has to fit, unless
    /// constraints say where it is itself.
    private func isFrameGiven(_ slot: Int32) -> Bool {
        guard let view = elements[Int(slot)].target as? View,
            view.flags.contains(.hasOverseer)
                || view.storedSubviews.contains(where: { $0.flags.contains(.hasOverseer) })
        else { return false }
        let size = ownFrames[slot]?.frame.size ?? view.storedFrame.size
        return size.width > 0 && size.height > 0 && !view.isPlacedBothWays
    }

    /// Whether something of another view could have been set aside as well.
    private func isTied(_ broken: ConflictMember, among members: [ConflictMember]) -> Bool {
        guard case .implied(let slot, _) = broken else { return false }
        let rank = rank(of: broken)
        return members.contains { member in
            guard case .implied(let other, _) = member, other != slot else { return false }
            return self.rank(of: member) == rank
        }
    }

    /// Whether of two rows of the same kind it is the first that is set aside: that of the view which comes
    /// later in the tree. Anything else that could be asked would depend on what was before.
    private func yields(_ member: ConflictMember, before other: ConflictMember) -> Bool {
        guard case .implied(let slot, let row) = member,
            case .implied(let otherSlot, let otherRow) = other
        else { return false }
        if slot == otherSlot {
            return row.rawValue > otherRow.rawValue
        }
        guard let view = elements[Int(slot)].target?.viewOrOwner,
            let opposite = elements[Int(otherSlot)].target?.viewOrOwner
        else { return false }
        return view.comesAfter(opposite)
    }

    /// Views have changed places among their siblings: where only the order has decided what is set aside,
    /// it is decided again.
    func chooseAgain(in tree: LayoutTree) {
        for conflict in conflicts.all where conflict.isTied {
            guard case .implied(let slot, _) = conflict.broken,
                !conflict.members[choice(among: conflict.members)].isSame(as: conflict.broken)
            else { continue }
            _ = elements[Int(slot)].with { tree.enqueue($0, .contentChanged) }
        }
    }

    private func note(
        _ members: [ConflictMember], broken: ConflictMember, row: Int32, _ isBeyondReach: Bool
    ) {
        var conflict = KnownConflict(
            members: members.sorted { $0.comes(before: $1) }, broken: broken)
        conflict.isBeyondReach = isBeyondReach
        conflict.isTied = isTied(broken, among: members)
        enterSetAside(broken, row: row)
        if case .implied(let slot, let implied) = broken, implied.isContent {
            conflict.isSilent = hasExplicitSize(members, slot, implied)
            if !isBeyondReach {
                contentsGivingWay.append((slot, implied))
            }
        }
        conflict.isSilent =
            conflict.isSilent || members.contains { isSizeToCome($0, among: members) }
        if directory.isOfTree {
            conflicts.add(conflict)
            // It may have been set aside before, returned, and met with others.
            newConflicts.removeAll { $0.broken.isSame(as: broken) }
            if !conflict.isSilent {
                newConflicts.append(conflict)
            }
        } else if isTrying {
            triedConflicts.replace(with: conflict)
        }
    }

    private func enterSetAside(_ member: ConflictMember, row: Int32) {
        switch member {
        case .constraint(let constraint):
            directory.enter(row: -1, for: constraint)
            if directory.isOfTree {
                constraint.state.insert(.isBroken)
            }
        case .implied(let slot, let implied):
            keepOwnRect(of: slot, implied)
            if !dropUpperRow(row, of: slot, implied.part.axis) {
                setRow(-1, for: implied, of: slot)
            }
            records[Int(slot)].broken.insert(ImpliedRows(implied))
            if !directory.isOfTree {
                setAside.append((slot, implied))
            }
        }
    }

    /// Of rows that contradict each other, sets the newest of those aside that are tried again, for the conflict for
    /// which it was before.
    private func setAsideAgain(among members: () -> [ConstraintID]) -> ConstraintID? {
        if triedAgain.isEmpty { return nil }
        var newest: (id: ConstraintID, order: UInt32)?
        for id in members() {
            guard let constraint = triedAgain[Int32(id.index)]?.brokenConstraint else { continue }
            if newest.map({ $0.order < constraint.order }) ?? true {
                newest = (id, constraint.order)
            }
        }
        guard let id = newest?.id,
            let conflict = triedAgain.removeValue(forKey: Int32(id.index))
        else { return nil }
        enterSetAside(conflict.broken, row: Int32(id.index))
        triedConflicts.append(conflict)
        return id
    }

    /// Whether a row says that the root has no width or no height, as nobody has given it a size yet: nothing can be
    /// seen in it before. What is said of the size of the root itself does not wait for that.
    private func isSizeToCome(_ member: ConflictMember, among members: [ConflictMember]) -> Bool {
        guard case .implied(let slot, let row) = member, row == .width || row == .height,
            records[Int(slot)].role == .root, let root = elements[Int(slot)].target?.viewOrOwner
        else { return false }
        return root.storedFrame.size[row.part.axis] == 0 && !hasExplicitSize(members, slot, row)
    }

    /// Keeps what a view's own frame says before the layout replaces it.
    private func keepOwnRect(of slot: Int32, _ implied: ImpliedRow) {
        guard directory.isOfTree, !implied.isContent,
            let view = elements[Int(slot)].target?.viewOrOwner
        else { return }
        if ownFrames[slot] == nil {
            ownFrames[slot] = OwnFrame(
                frame: view.storedFrame, rect: ownRect(of: view, slot))
        }
        // Where it has to be may be where it was before its frame was set: then nothing else tells that it is not there.
        // (Embedded Swift cannot take along a call of the override itself.)
        _ = view.enclosingLink.with { $0.solvedFrameChanged(of: view) }
    }

    /// Whether a constraint among the members sets the size that content asks for otherwise.
    private func hasExplicitSize(
        _ members: [ConflictMember], _ slot: Int32, _ implied: ImpliedRow
    ) -> Bool {
        let element = elements[Int(slot)].target
        let attribute: LayoutAttribute = implied.part.axis == .horizontal ? .width : .height
        return members.contains { member in
            guard case .constraint(let constraint) = member else { return false }
            return constraint.first.target === element && constraint.firstAttribute == attribute
                || constraint.second.target === element && constraint.secondAttribute == attribute
        }
    }

    // MARK: Coming back

    /// Lets what was set aside for conflicts that are no more be taken in again.
    func returnBrokenRows(of tree: LayoutTree, into work: inout SynchronizationWork) {
        for member in conflicts.takeReturning() {
            switch member {
            case .constraint(let constraint):
                // It may be in another tree by now, and set aside there.
                let isHere = constraint.installation.with { $0.isIn(tree) } ?? false
                if isHere, constraint.row < 0, constraint.state.contains(.isBroken) {
                    constraint.state.remove(.isBroken)
                    work.add(constraint, keeps: true)
                }
            case .implied(let slot, let implied):
                guard records[Int(slot)].broken.contains(ImpliedRows(implied)),
                    let view = elements[Int(slot)].target as? View
                else { continue }
                records[Int(slot)].broken.remove(ImpliedRows(implied))
                work.returning.append((view, implied))
            }
        }
    }
}
