import QuoinSolver

/// Taking over what has changed since the last time, and telling the views what follows.
extension LayoutEngine {
    /// Brings the solver in line with the tree: what is no more goes first, then what has changed or
    /// is new comes in one batch, so that the order of the caller's changes does not matter and what
    /// was taken back costs nothing.
    ///
    /// Views are asked before that. While the engine writes it calls no hook.
    func synchronize(with tree: LayoutTree) {
        adoptScale(of: tree)
        epoch &+= 1
        // What a hook asks meanwhile is of what is half taken in.
        defer { forgetAnswers() }
        // A hook may have this done that the engine waits for, if it has come to another tree with most of its views.
        // What is kept for its answers must stay.
        let kept = askedViews
        askedViews = []
        defer { askedViews = kept }
        let isFirst = elements.isEmpty
        guard let answers = answers(for: tree) else { return }
        // A hook may have set another one.
        adoptScale(of: tree)
        let constraints = tree.takeQueuedConstraints()
        if isFirst {
            makeRoom(forFirst: constraints.count, answers)
        }
        var work = SynchronizationWork()
        defer { withExtendedLifetime(constraints) {} }
        let resumes = mayEndCircles(constraints)
        if let additions = newcomers.take(ifAre: constraints.count, in: tree) {
            work.additions = additions
        } else {
            work.makeRoom(for: constraints.count)
            for index in constraints.indices where constraints[index].isCurrent {
                _ = UpLink(constraints[index].constraint).with {
                    takeOut($0, in: tree, noting: &work)
                }
            }
        }
        let queued = tree.takeQueuedElements()
        takeNote(of: answers, in: &work)
        for element in queued {
            takeNote(of: element, in: tree, &work)
        }
        returnBrokenRows(of: tree, into: &work)
        returnConstraintsLeftOut(in: tree, into: &work)
        solver.beginBatch()
        takeIn(&work)
        work.end()
        endBatch()
        returnWhatIsWithinReach()
        returnBrokenRows(of: tree)
        leaveForNextRound(in: tree)
        reportChanges()
        measureAgain(resumes: resumes)
        if !tree.isUnsettled {
            // Otherwise a hook has changed something, which is taken in first.
            findStretchedFrames()
        }
        if fitted == nil, !triedSlots.isEmpty {
            // A view was measured since, and has its own frame again.
            markTried()
        }
    }

    /// Contents and frames are rounded for the window that the tree is in by now.
    private func adoptScale(of tree: LayoutTree) {
        let scale = tree.root.target?.window?.storedScale
        guard scale != pixelScale else { return }
        pixelScale = scale
        for link in elements {
            if let element = link.target {
                element.solutionChanged()
                tree.enqueue(element, .contentChanged)
            }
        }
    }

    // MARK: What goes

    /// Removes the row of a constraint that is no more, or that must be written anew.
    private func takeOut(
        _ constraint: LayoutConstraint, in tree: LayoutTree, noting work: inout SynchronizationWork
    ) {
        let isInstalled = !constraint.installation.isEmpty
        if isInstalled, !(constraint.installation.with { $0.isIn(tree) } ?? false) {
            return
        }
        constraint.state.remove(.isQueued)
        if isInstalled, constraint.row < 0, constraint.state.isDisjoint(with: .engineNotes) {
            // It is new, as most are.
            work.add(constraint, keeps: false)
            return
        }
        let changes = constraint.state.intersection(.changes)
        noteChangeOfMember(constraint)
        if !isInstalled || !changes.isDisjoint(with: [.termsChanged, .priorityChanged]) {
            removeRow(of: constraint)
        }
        constraint.state.remove(.changes)
        guard isInstalled else { return }
        if constraint.row < 0 {
            work.add(constraint, keeps: false)
        } else if changes.contains(.constantChanged) {
            work.changedConstants.append(constraint)
        }
    }

    /// Forgets a constraint that is in force nowhere.
    func takeOut(_ constraint: LayoutConstraint) {
        noteChangeOfMember(constraint)
        removeRow(of: constraint)
    }

    func noteChangeOfMember(_ constraint: LayoutConstraint) {
        if !constraint.state.isDisjoint(with: [.isInConflict, .isBroken]) {
            conflicts.memberChanged(constraint)
        }
    }

    func removeRow(of constraint: LayoutConstraint) {
        if constraint.row >= 0 {
            statistics.rowsTouched += 1
            solver.removeLater(at: Int(constraint.row))
            constraint.row = -1
            circlesMayEnd = !circling.isEmpty
        }
        if constraint.state.contains(.followsOrigins) {
            stopFollowingOrigins(with: constraint)
        }
    }

    // MARK: What has changed

    /// The number in a constraint's row is another one.
    func noteNumber(of constraint: LayoutConstraint, in work: inout SynchronizationWork) {
        let isBroken = constraint.state.contains(.isBroken)
        if isBroken || constraint.state.contains(.isInConflict) {
            conflicts.memberChanged(constraint)
        }
        if constraint.row >= 0 {
            work.changedConstants.append(constraint)
        } else if isBroken {
            work.add(constraint, keeps: true)
        }
    }

    /// Writes everything that is new or different.
    func takeIn(_ work: inout SynchronizationWork) {
        for (view, implied) in work.returning where implied.isContent {
            returnContent(of: view, implied)
        }
        for view in work.rewritten {
            rewriteFrame(of: view)
        }
        for (view, implied) in work.returning where !implied.isContent {
            returnPlacement(of: view)
        }
        for index in work.answers.indices {
            updateOwnRows(with: work.answers[index])
        }
        for constraint in work.changedConstants {
            changeConstant(of: constraint)
        }
        work.sortAdditions()
        for addition in work.additions {
            _ = addition.constraint.with { constraint in
                constraint.state.remove(.isQueued)
                if constraint.row < 0 {
                    add(constraint)
                }
            }
        }
    }

    func requireSlots(for constraint: LayoutConstraint) {
        _ = constraint.installation.with { base in
            if !hasPlainSlots(constraint, on: base) {
                requireSlots(for: constraint, on: base)
            }
        }
    }

    func add(_ constraint: LayoutConstraint) {
        _ = constraint.installation.with { base in
            if !addPlainly(constraint, on: base) {
                requireSlots(for: constraint, on: base)
                add(constraint, on: base)
            }
        }
    }

    func add(_ constraint: LayoutConstraint, on base: View) {
        let (relation, number) = stage(constraint, on: base)
        enter(constraint) { () throws(SolverError) in
            try solver.addStagedRow(relation, number, priority: constraint.storedPriority)
        }
        if directory.isOfTree {
            // Also if an origin is so far that there is no row.
            followOrigins(with: constraint, in: base)
        }
    }

    /// Takes down what becomes the row of a constraint, unless there can be none.
    @inline(__always)
    func enter(_ constraint: LayoutConstraint, _ addRow: () throws(SolverError) -> Int) {
        statistics.rowsTouched += 1
        do throws(SolverError) {
            let row = try addRow()
            directory.enter(row: Int32(truncatingIfNeeded: row), for: constraint)
        } catch {
            noteNotFinite(constraint)
        }
    }

    private func changeConstant(of constraint: LayoutConstraint) {
        guard constraint.row >= 0, let base = constraint.installation.target else { return }
        let (_, number) = stage(constraint, on: base)
        solver.discardStaged()
        guard number.isFinite else {
            removeRow(of: constraint)
            noteNotFinite(constraint)
            if directory.isOfTree {
                followOrigins(with: constraint, in: base)
            }
            return
        }
        setConstant(number, ofRow: constraint.row)
    }

    func setConstant(_ constant: Double, ofRow row: Int32) {
        statistics.rowsTouched += 1
        try? solver.setConstant(constant, of: solver.constraint(at: Int(row)))
    }

    // MARK: What follows

    /// Solves, and tells the superviews of what has changed. While a view is measured, and until it has its own frame
    /// again, what has changed may change back, and so it may when hooks say it anew in each layout; it is compared with
    /// the frames after that.
    func reportChanges() {
        let comparesFrames = fitted != nil || !triedSlots.isEmpty || isRepeating
        solver.takeChangedPositions { position in
            statistics.variablesReported += 1
            let slot = Int32(position >> 2)
            let isWidth = position & 3 == SlotPart.width.rawValue
            _ = elements[Int(slot)].with { element in
                if isTrying || comparesFrames {
                    triedSlots.append(slot)
                } else if directory.isOfTree {
                    tellOfChange(of: element, at: slot)
                }
                if isWidth, element.flags.contains(.dependsOnWidth) {
                    remeasured.append(slot)
                }
            }
        }
    }

    /// The engine has another place for an element; but if that is the frame that it was given, whoever gave it, as
    /// superviews do in their `layoutSubviews`, need not lay out again for it.
    @inline(__always)
    private func tellOfChange(of element: LayoutElement, at slot: Int32) {
        // Few have a frame of their own.
        if element.flags.contains(.translatesMask), isAtOwnFrame(element, slot) {
            element.viewOrOwner?.dropSolvedFrame()
        } else {
            element.solutionChanged()
        }
    }

    private func isAtOwnFrame(_ element: LayoutElement, _ slot: Int32) -> Bool {
        guard records[Int(slot)].role == .framed, ownFrames[slot] == nil,
            element.viewOrOwner?.extras?.pixelOffset ?? .zero == .zero,
            let rect = rectOfFrame(at: slot)
        else { return false }
        return solvedRect(of: slot).isNearly(rect)
    }
}

/// What one synchronization has to do.
struct SynchronizationWork {
    /// Constraints that get a row. Counting references to so many would take longer than most of what
    /// is done with them.
    var additions: [Addition] = []
    /// Those among them that nobody else is sure to keep until they have one.
    private var kept: [LayoutConstraint] = []
    /// Constraints whose row gets another constant.
    var changedConstants: [LayoutConstraint] = []
    /// What views have answered whose own rows may have changed.
    var answers: [ViewAnswer] = []
    /// Views whose own frame is written anew as it was.
    var rewritten: [View] = []
    /// Rows that were set aside and are not any more, with the views that they follow from.
    var returning: [(view: View, implied: ImpliedRow)] = []

    /// So many constraints at most are to be looked at.
    mutating func makeRoom(for count: Int) {
        additions.reserveCapacity(count)
    }

    mutating func add(_ constraint: LayoutConstraint, keeps: Bool) {
        additions.append(Addition(constraint: UpLink(constraint), order: constraint.order))
        if keeps {
            kept.append(constraint)
        }
    }

    /// Keeps the constraints up to this point.
    func end() {
        withExtendedLifetime(kept) {}
    }

    /// Puts the additions in the order of their activation.
    mutating func sortAdditions() {
        var isSorted = true
        var previous: UInt32 = 0
        for addition in additions {
            isSorted = isSorted && addition.order >= previous
            previous = addition.order
        }
        if !isSorted {
            additions.sort { $0.order < $1.order }
        }
    }
}
