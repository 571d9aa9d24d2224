import QuoinSolver

/// Finding out how large a view would be.
extension LayoutEngine {
    /// An engine that knows nothing but a view and what is in it, with the view as its root.
    ///
    /// It has solved nothing yet: for which width its contents are to be measured is known once a size is asked for.
    convenience init(ofPart top: View) {
        self.init(SlotDirectory(ofPart: top))
        rootIsFree = true
        pixelScale = top.window?.storedScale
        takeIn(part: top)
    }

    /// How often a part is gone through again because a hook has changed it.
    private static let mostWalks = 10

    /// Takes a part of a tree in, but for some constraints, and measures what is in it.
    func learn(from top: View, without others: [LayoutConstraint]) {
        takeIn(part: top, without: others)
        reportChanges()
        measureAgain()
    }

    /// Writes the rows of a part of a tree, but for those of some constraints. What hooks do meanwhile is in it,
    /// unless they do not come to an end.
    private func takeIn(part top: View, without others: [LayoutConstraint] = []) {
        let tree = top.tree
        var answers: [ViewAnswer] = []
        var walks = 0
        var revision = tree.revision
        repeat {
            revision = tree.revision
            walks += 1
            let baselines = takeSlots(in: top)
            askEntering(&answers) { true }
            for view in baselines {
                requireBaselines(of: view)
            }
        } while tree.revision != revision && walks < Self.mostWalks
        for answer in answers {
            takeOffsets(answer)
        }
        if tree.revision != revision {
            // They have not come to an end.
            _ = takeSlots(in: top)
        }
        var work = constraints(in: top)
        solver.beginBatch()
        for answer in answers {
            updateOwnRows(with: answer)
        }
        entering = []
        askedViews = []
        work.sortAdditions()
        let left = Set(others.map { ObjectIdentifier($0) })
        for addition in work.additions {
            _ = addition.constraint.with {
                if left.isEmpty || !left.contains(ObjectIdentifier($0)) { add($0) }
            }
        }
        endBatch()
    }

    /// Gives slots to everything in the part.
    ///
    /// - Returns: the views at whose baselines constraints end.
    private func takeSlots(in top: View) -> [View] {
        var baselines: [View] = []
        requireSlot(for: top)
        top.forEachInSubtree { view in
            if view !== top, knowsAllViews || !view.flags.contains(.translatesMask) {
                requireSlot(for: view)
            }
        }
        top.forEachInSubtree { view in
            view.installed.forEach {
                requireSlots(for: $0)
                noteBaselines(of: $0, in: &baselines)
            }
        }
        return baselines
    }

    private func constraints(in top: View) -> SynchronizationWork {
        var work = SynchronizationWork()
        top.forEachInSubtree { view in
            view.installed.forEach { work.add($0, keeps: false) }
        }
        return work
    }

    /// Makes sure that the engine knows the root.
    func enterRoot(_ root: View) {
        guard root.superview == nil else { return }
        requireSlot(for: root)
        // As in synchronizing.
        defer { forgetAnswers() }
        let kept = askedViews
        askedViews = []
        defer { askedViews = kept }
        var answers: [ViewAnswer] = []
        askEntering(&answers) { true }
        takeAnswers(answers)
    }

    /// Writes the own rows of views that were asked on their own.
    private func takeAnswers(_ answers: [ViewAnswer]) {
        solver.beginBatch()
        for answer in answers {
            if answer.view.with({ knows($0) }) ?? false {
                takeOffsets(answer)
            }
            updateOwnRows(with: answer)
        }
        endBatch()
    }

    /// The size of the root that comes nearest to a goal.
    func fittedSize(of root: View, _ goal: FittingGoal) -> Size {
        let wasFree = rootIsFree
        isTrying = true
        rootIsFree = true
        solver.beginBatch()
        removeFittingWishes()
        let slot = slot(of: root)
        removeRow(.width, of: slot)
        removeRow(.height, of: slot)
        wish(for: goal, of: root, slot)
        endBatch()
        reportChanges()
        measureAgain()
        // A hook may have put the root elsewhere.
        let size = knows(root) ? solvedRect(of: self.slot(of: root)).size : root.storedFrame.size
        if isPartial {
            // Nothing else is asked of this engine, and perhaps nothing more at all.
            endTrial()
            held = []
        } else {
            restore(root, asFree: wasFree)
        }
        return frameSize(of: root, size)
    }

    /// The size of a view's frame that goes with a size of its alignment rectangle.
    func frameSize(of view: View, _ size: Size) -> Size {
        let frame = frame(of: view, forAlignmentRect: Rect(origin: .zero, size: size))
        guard frame.isFinite else {
            note("The fitting size of \(view.label) is not finite.")
            return view.storedFrame.size
        }
        return rounded(frame.size)
    }

    /// Writes to what size a view is to come near.
    func wish(for goal: FittingGoal, of view: View, _ slot: Int32) {
        let insets = alignmentInsets(of: view)
        for axis in Axis.allCases {
            stage(1, .extent(axis), of: slot)
            let number = max(0, goal.size[axis] - insets.total(along: axis))
            // A required wish is the strongest that there is, but breaks no constraint.
            if let wish = try? solver.addStaged(
                .equal, number, priority: min(goal.priority(along: axis), .strongestOptional))
            {
                fittingWishes.append(wish)
            }
        }
    }

    func removeFittingWishes() {
        for wish in fittingWishes {
            try? solver.remove(wish)
        }
        fittingWishes = []
    }

    /// Gives the root its own size again, unless it had no say before either.
    private func restore(_ root: View, asFree wasFree: Bool) {
        solver.beginBatch()
        removeFittingWishes()
        rootIsFree = wasFree
        if !wasFree, knows(root) {
            returnRootSize(of: root)
        } else if !wasFree {
            placeRootAgain()
        }
        endBatch()
        reportChanges()
        measureAgain()
        if !wasFree {
            returnToFrames()
        }
        endTrial()
    }

    /// Has the topmost view's size taken in again. It has come to this engine while another one was measured, and nobody's
    /// size counted.
    func placeRootAgain() {
        for (slot, link) in elements.enumerated() where records[slot].role == .root {
            _ = link.with { element in
                if let view = element as? View, knows(view) {
                    view.tree.enqueue(view, .placementChanged)
                }
            }
        }
    }

    /// Puts what constraints leave open back to where frames say that it is.
    ///
    /// The way to another size and back may end at another of the solutions that are equally good. That of the
    /// frames is one of them, so it can be wished for by what is weaker than any constraint, and stays when nobody
    /// wishes for it any more. Costs nothing where constraints leave nothing open.
    private func returnToFrames() {
        guard directory.isOfTree else { return }
        var wishes: [ConstraintID] = []
        var wished: Set<Int32> = []
        var away = slotsAwayFromFrames()
        while !away.isEmpty {
            solver.beginBatch()
            for slot in away {
                wishForFrame(at: slot, &wishes)
            }
            wished.formUnion(away)
            endBatch()
            reportChanges()
            // What was where it belongs may have made way for the others. From then on all stay that have moved at all.
            guard slotsAwayFromFrames().contains(where: { !wished.contains($0) }) else { break }
            away = Set(triedSlots).subtracting(wished).sorted()
        }
        guard !wishes.isEmpty else { return }
        solver.beginBatch()
        for wish in wishes {
            try? solver.remove(wish)
        }
        endBatch()
        reportChanges()
        measureAgain()
    }

    /// The slots that trials have moved, and that are elsewhere than the frames say.
    private func slotsAwayFromFrames() -> [Int32] {
        Set(triedSlots).sorted().filter { !isAtFrame($0) }
    }

    private func wishForFrame(at slot: Int32, _ wishes: inout [ConstraintID]) {
        guard let rect = rectOfFrame(at: slot) else { return }
        let values = [rect.minX, rect.minY, rect.width, rect.height]
        for part in SlotPart.allCases {
            stage(1, part, of: slot)
            if let wish = try? solver.addStaged(.equal, values[part.rawValue], priority: .weakest) {
                wishes.append(wish)
            }
        }
    }

    /// The alignment rectangle that goes with an element's frame as it is.
    func rectOfFrame(at slot: Int32) -> Rect? {
        elements[Int(slot)].target.map { element in
            let outside = (element as? View).map { alignmentInsets(of: $0) } ?? .zero
            return element.storedFrame.inset(by: outside)
        }
    }

    /// Whether an element is where its frame says, which may be rounded to pixels.
    private func isAtFrame(_ slot: Int32) -> Bool {
        let solved = solvedRect(of: slot)
        guard let rect = rectOfFrame(at: slot), !solved.isNearly(rect) else { return true }
        guard let pixelScale, let view = elements[Int(slot)].target as? View else { return false }
        let frame = solved.inset(by: -alignmentInsets(of: view))
        let (rounded, remainder) = onPixels(
            frame, of: view, pixelScale, keeping: ownFrames[slot]?.frame)
        let offset = view.extras?.pixelOffset ?? .zero
        return rounded.isNearly(view.storedFrame) && abs(remainder.x - offset.x) < 1e-9
            && abs(remainder.y - offset.y) < 1e-9
    }

    /// Marks what a trial has left different from the frames.
    ///
    /// No view is asked for that: a trial may be made where nobody keeps what a hook lets go of. A frame that a view
    /// makes of its alignment rectangle in a way of its own is looked at in the next layout.
    func endTrial() {
        isTrying = false
        markTried()
    }

    /// Marks what trials have left different from the frames.
    func markTried() {
        let tried = triedSlots
        triedSlots = []
        if !directory.isOfTree {
            // Frames have nothing to do with what this engine finds.
            return
        }
        for slot in tried {
            if !isAtFrame(slot) {
                elements[Int(slot)].target?.solutionChanged()
            }
        }
    }

    private func rounded(_ size: Size) -> Size {
        guard let scale = pixelScale else { return size }
        return Size(
            width: Pixels.roundedUp(size.width, scale: scale),
            height: Pixels.roundedUp(size.height, scale: scale))
    }
}
