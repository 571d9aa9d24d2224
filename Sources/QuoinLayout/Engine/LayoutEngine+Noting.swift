/// What a change of an element comes to beside its own rows.
extension LayoutEngine {
    /// Takes note of what views have answered, and finds the rows that were written from other answers.
    func takeNote(of answers: [ViewAnswer], in work: inout SynchronizationWork) {
        work.answers = answers
        for index in answers.indices where !answers[index].isPlain {
            let hasOtherInsets = answers[index].view.with { view in
                knows(view) && takeNote(of: answers[index], of: view, in: &work)
            }
            if hasOtherInsets ?? false {
                work.answers[index].hasOtherInsets = true
            }
        }
    }

    /// - Returns: whether the alignment rectangle lies elsewhere within the view's frame than before.
    private func takeNote(
        of answer: ViewAnswer, of view: View, in work: inout SynchronizationWork
    ) -> Bool {
        takeNote(of: answer.changes, of: view, in: &work)
        if answer.offsets.isNothingSpecial, view.extras == nil, directory.isOfTree {
            // As with nearly all views.
            return false
        }
        let known = offsets(of: view)
        takeOffsets(answer)
        let taken = offsets(of: view)
        if taken.insets != known.insets {
            noteDependents(of: view, in: &work)
            return true
        }
        if taken.baselines != known.baselines {
            noteMentions(of: view, in: &work)
        }
        return false
    }

    /// Takes note of what has changed of an element that was not asked.
    func takeNote(
        of element: LayoutElement, in tree: LayoutTree, _ work: inout SynchronizationWork
    ) {
        let marks = element.flags.intersection(.engineMarks)
        guard !marks.isEmpty else { return }
        if element is View, knows(element), !marks.isDisjoint(with: .ownRowMarks) {
            // A hook has marked it since it was asked.
            unaskedElements.append(element)
            return
        }
        element.flags.subtract(.engineMarks)
        takeNote(of: marks, of: element, in: &work)
    }

    private func takeNote(
        of changes: ElementFlags, of element: LayoutElement, in work: inout SynchronizationWork
    ) {
        let slot = element.slot
        if slot >= 0 {
            if !changes.isDisjoint(with: [.placementChanged, .contentChanged]),
                conflicts.involves(slot)
            {
                conflicts.elementChanged(slot)
            }
            if changes.contains(.frameWasSet) {
                ownFrames[slot] = nil
            }
            if changes.contains(.originChanged) {
                noteFollowers(ofOriginOf: slot, in: &work)
            }
        }
        guard changes.contains(.offsetsChanged) else { return }
        if changes.contains(.placementChanged) {
            // The frame may be another one for the same alignment rectangle.
            element.solutionChanged()
        }
        noteMentions(of: element, in: &work)
        noteFollowers(ofOriginOf: slot, in: &work)
    }

    // MARK: Rows

    /// Finds all that was written from the place of a view's alignment rectangle within its frame.
    private func noteDependents(of view: View, in work: inout SynchronizationWork) {
        // (Embedded Swift cannot take along a call of the override itself.)
        _ = view.enclosingLink.with { $0.solvedFrameChanged(of: view) }
        noteMentions(of: view, in: &work)
        noteFollowers(ofOriginOf: view.slot, in: &work)
        view.extras?.systemGuides.forEach { noteMentions(of: $0, in: &work) }
        view.installed.forEach { constraint in
            // Seen in a mirror, places count from the view's far edge.
            if constraint.isDirectional, constraint.storedMultiplier != 1 {
                noteNumber(of: constraint, in: &work)
            }
        }
        guard !flexibleLaws.isEmpty else { return }
        for subview in view.storedSubviews where knows(subview) {
            if Axis.allCases.contains(where: { law(subview.slot, $0) != nil }) {
                conflicts.elementChanged(subview.slot)
                work.rewritten.append(subview)
            }
        }
    }

    private func noteMentions(of element: LayoutElement, in work: inout SynchronizationWork) {
        element.forEachMention { noteNumber(of: $0, in: &work) }
    }

    private func noteFollowers(ofOriginOf slot: Int32, in work: inout SynchronizationWork) {
        for constraint in originFollowers[slot] ?? [] {
            noteNumber(of: constraint, in: &work)
        }
    }

    // MARK: What is left

    /// Leaves what was marked by hooks for the next round.
    func leaveForNextRound(in tree: LayoutTree) {
        let left = unaskedElements
        unaskedElements = []
        for element in left {
            tree.enqueue(element, element.flags.intersection(.engineMarks))
        }
        // A superview may have got its slot while the frames in it were written.
        leaveEntering()
    }

    /// Leaves those that have got a slot and were not asked for the next round, in the tree's queue, which keeps
    /// nobody: an engine that kept them would be kept by them, through the tree that they have gone to.
    func leaveEntering() {
        let entered = entering
        entering = []
        for element in entered {
            if knows(element) {
                records[Int(slot(of: element))].isNew = false
            }
            element.viewOrOwner?.tree.enqueue(element, .ofEntering)
        }
    }
}
