/// Asking views what their rows are to be written from.
///
/// Whatever a hook does when it is asked counts from the next round on: nothing is being written meanwhile,
/// so that the tree may change in any way.
extension LayoutEngine {
    /// Asks all views whose rows have to be written.
    ///
    /// - Returns: their answers; nil if the tree has got another engine meanwhile.
    func answers(for tree: LayoutTree) -> [ViewAnswer]? {
        var answers: [ViewAnswer] = []
        makeRoom(for: tree, &answers)
        newcomers = Newcomers(revision: tree.revision)
        newcomers.makeRoom(for: tree.queuedConstraints.count)
        var elements = 0
        var constraints = 0
        let epoch = epoch
        let isOurs = { tree.isCurrent && self.epoch == epoch }
        // Hooks may add to both queues.
        while isOurs(),
            elements < tree.queuedElements.count
                || constraints < tree.queuedConstraints.count || !entering.isEmpty
        {
            let queued = elements..<max(elements, tree.queuedElements.count)
            elements = queued.upperBound
            askQueued(queued, in: tree, &answers, while: isOurs)
            guard isOurs() else { break }
            let baselines = takeSlotsForConstraints(
                constraints..<max(constraints, tree.queuedConstraints.count), in: tree)
            constraints = tree.queuedConstraints.count
            askEntering(&answers, while: isOurs)
            for view in baselines where isOurs() {
                requireBaselines(of: view)
            }
        }
        if isOurs() {
            return answers
        }
        forget(answers)
        return nil
    }

    /// What a new engine learns first is most of what it will know: four variables for each element.
    private func makeRoom(for tree: LayoutTree, _ answers: inout [ViewAnswer]) {
        let views = tree.queuedElements.count
        guard elements.isEmpty, tree.queuedConstraints.count >= Self.manyRows else { return }
        solver.reserveCapacity(
            variables: 4 * views + 4, constraints: 0, terms: 4 * tree.queuedConstraints.count)
        elements.reserveCapacity(views + 1)
        records.reserveCapacity(views + 1)
        askedViews.reserveCapacity(views + 1)
        answers.reserveCapacity(views + 1)
    }

    /// And a row for each constraint, with two terms or three, and those that follow from the answers.
    func makeRoom(forFirst rows: Int, _ answers: [ViewAnswer]) {
        guard rows >= Self.manyRows else { return }
        let own = answers.reduce(0) { $0 + $1.greatestRowCount }
        solver.reserveCapacity(variables: 0, constraints: rows + own, terms: 3 * rows + own)
    }

    /// For less, memory that grows by and by takes no time.
    private static var manyRows: Int { 64 }

    /// Lets those who were asked in vain be asked again.
    private func forget(_ answers: [ViewAnswer]) {
        for answer in answers {
            if let view = answer.view.target {
                view.flags.remove(.wasAsked)
                view.tree.enqueue(view, answer.changes.union(.ofEntering))
            }
        }
        leaveEntering()
    }

    /// Gives slots to all that rows of queued constraints will mention.
    ///
    /// - Returns: the views at whose baselines such constraints end.
    private func takeSlotsForConstraints(_ range: Range<Int>, in tree: LayoutTree) -> [View] {
        var baselines: [View] = []
        for index in range {
            _ = UpLink(tree.queuedConstraints[index].constraint).with { constraint in
                guard constraint.row < 0 || constraint.state.contains(.termsChanged),
                    constraint.installation.with({ $0.isIn(tree) }) ?? false
                else { return }
                requireSlots(for: constraint)
                noteBaselines(of: constraint, in: &baselines)
                if constraint.row < 0 {
                    newcomers.note(constraint, queuedAs: tree.queuedConstraints[index].entry)
                }
            }
        }
        return baselines
    }

    /// Notes the views at whose baselines the constraint ends.
    @inline(__always)
    func noteBaselines(of constraint: LayoutConstraint, in views: inout [View]) {
        if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
            || constraint.extras != nil
        {
            views += constraint.elements.compactMap { $0 as? View }
        }
    }

    /// Whether it measures a part of a tree on its own.
    var isPartial: Bool { !directory.isOfTree }

    // MARK: Questions

    /// Asks those queued elements of which rows are written. The ones that constraints place get slots.
    ///
    /// All that is to be done with one is done at once: ten thousands of them are more than the processor's cache holds.
    private func askQueued(
        _ range: Range<Int>, in tree: LayoutTree, _ answers: inout [ViewAnswer],
        while isOurs: () -> Bool
    ) {
        for index in range {
            guard isOurs(), index < tree.queuedElements.count else { return }
            let link = tree.queuedElements[index]
            _ = link.with { element in
                if slot(of: element) < 0 {
                    guard element.isFree || isFitted(element) else { return }
                    requireSlot(for: element)
                    tree.strikeOff(element)
                    askEntering(&answers, while: isOurs)
                } else if let view = element as? View, isToBeAsked(view) {
                    tree.strikeOff(view)
                    answers.append(ask(view, isNew: false))
                }
            }
        }
    }

    /// Whether what is marked of a view that has a slot is to be learned from it now.
    private func isToBeAsked(_ view: View) -> Bool {
        knows(view) && !view.flags.isDisjoint(with: .ownRowMarks)
            && !view.flags.contains(.wasAsked) && !records[Int(slot(of: view))].isNew
    }

    /// Asks the views that have got a slot.
    func askEntering(_ answers: inout [ViewAnswer], while isOurs: () -> Bool) {
        while isOurs(), let element = entering.popLast() {
            guard knows(element) else { continue }
            guard let view = element as? View else {
                element.flags.subtract(.engineMarks)
                if directory.isOfTree {
                    element.solutionChanged()
                }
                continue
            }
            records[Int(slot(of: view))].isNew = false
            if directory.isOfTree, view.flags.contains(.wasAsked) {
                // It has left and come back since. It is asked again in the next round.
                view.tree.enqueue(view, .ofEntering)
                continue
            }
            answers.append(ask(view, isNew: true))
        }
    }

    /// Whether the slot that an element has is one of this engine's.
    @inline(__always)
    func knows(_ element: LayoutElement) -> Bool {
        let slot = slot(of: element)
        return slot >= 0 && Int(slot) < elements.count && elements[Int(slot)].leads(to: element)
    }

    func ask(_ view: View, isNew: Bool) -> ViewAnswer {
        askedViews.append(view)
        let changes = view.flags.intersection(.engineMarks)
        if directory.isOfTree {
            // Before the hooks are called: what they mark in turn counts.
            view.flags.subtract(.engineMarks)
            view.flags.insert(.wasAsked)
        }
        let slot = slot(of: view)
        let role = role(of: view)
        let isChanged = isNew || changes.contains(.contentChanged)
        let asksContent = isChanged || records[Int(slot)].role == .framed
        if role == .framed, !view.autoresizingMask.isEmpty, let superview = view.superview {
            requireSlot(for: superview)
        }
        var frame = view.storedFrame
        if role == .framed, records[Int(slot)].role == .framed, !changes.contains(.frameWasSet) {
            frame = ownFrames[slot]?.frame ?? frame
        } else if let stated = statedFrames[ObjectIdentifier(view)] {
            frame = stated
        }
        var answer = ViewAnswer(
            view: UpLink(view), changes: changes, isNew: isNew, hadExtras: view.extras != nil)
        if leavesOut(view) {
            return answer
        }
        asking(view) {
            if isChanged {
                answer.offsets = askOffsets(of: view)
            }
            if role == .framed || role == .root && !rootIsFree {
                answer.rect = askAlignmentRect(of: view, forFrame: frame)
            }
            if role != .framed, asksContent {
                statistics.measurements += 1
                answer.content = view.askedIntrinsicContentSize
            }
        }
        return answer
    }

    private func askOffsets(of view: View) -> ViewOffsets {
        ViewOffsets(
            insets: askInsets(of: view),
            baselines: offsets(of: view).baselines == nil ? nil : askBaselines(of: view))
    }

    /// Asks a view for its baselines if that was not done before.
    func requireBaselines(of view: View) {
        guard offsets(of: view).baselines == nil, !leavesOut(view) else { return }
        var baselines = Baselines()
        asking(view) { baselines = askBaselines(of: view) }
        var offsets = offsets(of: view)
        offsets.baselines = baselines
        setOffsets(offsets, of: view)
    }

    /// Whether a view is not to be asked, since it wants to be measured while it is asked how large it is. What is
    /// found then is good for that answer alone.
    func leavesOut(_ view: View) -> Bool {
        guard isPartial, view.flags.contains(.isBeingAsked) else { return false }
        isIncomplete = true
        return true
    }

    /// Calls hooks of a view, which is known to be asked meanwhile.
    @inline(__always)
    func asking(_ view: View, _ body: () -> Void) {
        let wasBeingAsked = view.flags.contains(.isBeingAsked)
        view.flags.insert(.isBeingAsked)
        let isWatched = view.isWatched
        if isWatched {
            view.tree.driver?.hookBegins(of: view)
        }
        body()
        if isWatched {
            view.tree.driver?.hookEnds(of: view)
        }
        if !wasBeingAsked {
            view.flags.remove(.isBeingAsked)
        }
    }
}

extension ElementFlags {
    /// For a view of which the engine must learn everything.
    static let ofEntering: ElementFlags = [.placementChanged, .contentChanged]
}
