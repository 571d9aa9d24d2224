import QuoinSolver

/// An engine that knows a whole tree beside the tree's own, to try changes in that nobody is to see.
extension LayoutEngine {
    /// Takes in a tree that is laid out, with the views that are placed by their frames.
    ///
    /// - Parameters:
    ///   - root: the topmost view.
    ///   - present: the tree's own engine. It knows the frames that views had before those gave way.
    convenience init(tryingTreeOf root: View, beside present: LayoutEngine?) {
        self.init(SlotDirectory(ofPart: root))
        pixelScale = root.window?.storedScale
        isTrying = true
        knowsAllViews = true
        present.map { keepStatedFrames(of: $0) }
        // To find out again what contradicts what would take as long as it took the first time.
        let known = present?.conflicts.all ?? []
        learn(from: root, without: known.compactMap { $0.brokenConstraint })
        if let present {
            for conflict in known.compactMap({ copy(of: $0, from: present) }) {
                triedConflicts.append(conflict)
            }
        }
        triedSlots = []
    }

    /// A conflict for which a constraint is set aside, with the elements in the slots that they have here; nil
    /// if it is none, or something of it is not here.
    private func copy(of conflict: KnownConflict, from present: LayoutEngine) -> KnownConflict? {
        guard conflict.brokenConstraint != nil else { return nil }
        var copy = conflict
        copy.members = []
        for member in conflict.members {
            guard case .implied(let slot, let row) = member else {
                copy.members.append(member)
                continue
            }
            let own = present.elements[Int(slot)].target.map { self.slot(of: $0) } ?? -1
            guard own >= 0 else { return nil }
            copy.members.append(.implied(own, row))
        }
        return copy
    }

    private func keepStatedFrames(of present: LayoutEngine) {
        for (slot, own) in present.ownFrames {
            if let element = present.elements[Int(slot)].target {
                statedFrames[ObjectIdentifier(element)] = own.frame
            }
        }
    }

    // MARK: Rows

    /// Adds a constraint that need not be installed.
    func addTried(_ constraint: LayoutConstraint) {
        guard let base = constraint.installation.target ?? constraint.closestCommonView(),
            directory.row(of: constraint) < 0
        else { return }
        requireSlots(for: constraint, on: base)
        requireBaselines(for: constraint)
        add(constraint, on: base)
        // A hook that was asked for this may have taken the view out on which it is installed: whoever looks for the
        // constraint of a row does not come there any more.
        if constraint.installation.isEmpty || !isWithinPart(base) {
            triedConstraints.append(constraint)
            triedIDs.insert(ObjectIdentifier(constraint))
        }
    }

    /// Asks the views for their baselines of which nobody has needed them so far.
    private func requireBaselines(for constraint: LayoutConstraint) {
        let sides = [
            (constraint.first, constraint.firstAttribute),
            (constraint.second, constraint.secondAttribute),
        ]
        for (element, attribute) in sides where attribute.isBaseline {
            if let view = element.target?.viewOrOwner {
                requireBaselines(of: view)
            }
        }
    }

    private func isWithinPart(_ view: View) -> Bool {
        directory.topOfPart.map { view.isDescendant(of: $0) } ?? true
    }

    func removeTried(_ constraint: LayoutConstraint) {
        // What was tried first is mostly taken back first.
        if triedIDs.remove(ObjectIdentifier(constraint)) != nil,
            let place = triedConstraints.firstIndex(where: { $0 === constraint })
        {
            triedConstraints.remove(at: place)
        }
        let row = directory.row(of: constraint)
        guard row >= 0 else { return }
        try? solver.remove(solver.constraint(at: Int(row)))
        directory.enter(row: -1, for: constraint)
    }

    /// Asks for a content's size at another priority.
    func setTried(_ implied: ImpliedRow, of slot: Int32, at priority: Priority) {
        let isSetAside = records[Int(slot)].broken.contains(ImpliedRows(implied))
        guard row(implied, of: slot) >= 0 || isSetAside else { return }
        removeRow(implied, of: slot)
        ask(
            implied,
            implied == .hugging(implied.part.axis) ? .lessThanOrEqual : .greaterThanOrEqual,
            number(for: implied, of: slot), of: slot, priority)
    }

    /// Lets a view be as large as its content, which nobody had to ask for while its frame placed it.
    func freeTried(_ view: View) {
        let slot = slot(of: view)
        records[Int(slot)].role = .free
        let size = view.askedIntrinsicContentSize
        setContent(of: view, slot, .horizontal, size.width)
        setContent(of: view, slot, .vertical, size.height)
        if view.flags.contains(.dependsOnWidth) {
            measuredWidths[slot] = nil
            remeasured.append(slot)
        }
    }

    /// Lets its frame alone say how large a view is.
    func bindTried(_ view: View) {
        let slot = slot(of: view)
        removeContentRows(of: slot)
        records[Int(slot)].role = .framed
    }

    /// Takes what was set aside in again.
    func returnTried(_ member: ConflictMember) {
        switch member {
        case .constraint(let constraint): addTried(constraint)
        case .implied(let slot, let implied): returnRow(implied, of: slot)
        }
    }

    /// Sets the constraint of a conflict aside for that again if it still cannot be met, though it might be for
    /// something else by now. Where hundreds contradict the rest, to find out for what takes seconds.
    func expectAgain(_ conflict: KnownConflict) {
        guard let constraint = conflict.brokenConstraint else { return }
        let row = directory.row(of: constraint)
        if row >= 0 {
            triedAgain[row] = conflict
        }
    }

    /// Sets something aside.
    func setAsideTried(_ member: ConflictMember) {
        switch member {
        case .constraint(let constraint): removeTried(constraint)
        case .implied(let slot, let implied):
            removeRow(implied, of: slot)
            records[Int(slot)].broken.insert(ImpliedRows(implied))
            if implied.isContent {
                contentsGivingWay.append((slot, implied))
            }
        }
    }
}

extension LayoutTrial {
    /// How high a view would be at its present width, with constraints beside those that it has, or instead of some.
    package func fittedHeight(
        of view: View, with constraints: [LayoutConstraint],
        insteadOf others: [LayoutConstraint] = []
    ) -> Double {
        let engine = LayoutEngine(ofPart: view)
        engine.solver.beginBatch()
        for constraint in others {
            engine.removeTried(constraint)
        }
        for constraint in constraints {
            engine.addTried(constraint)
        }
        engine.endBatch()
        let target = Size(width: view.storedFrame.width, height: 0)
        return engine.fittedSize(of: view, FittingGoal(target, .required, .fittingSize)).height
    }
}
