/// The passes over a tree.
extension LayoutCycle {
    /// From this round on it is noted why the tree is not quiet.
    private static let suspiciousRound = 94
    /// So many times in a pass margins that follow their own places are found. Where views come and go in a loop there
    /// are new ones every time.
    private static let mostSuspensions = 8

    /// Lets the engine take in what has changed, and marks the views that it has new frames for.
    func settle(_ tree: LayoutTree) {
        // What a hook does while the engine waits for its answer is taken in afterwards.
        guard !isSettling else { return }
        isSettling = true
        depth += 1
        defer { endPass(tree) }
        var rounds = 0
        // Hooks that the engine asks may change something in turn.
        while tree.isUnsettled, rounds < FeedbackLoop.mostRounds, !hasGivenUp {
            if rounds == Self.suspiciousRound {
                watchFeedback(in: tree)
            }
            madeEngine.synchronize(with: tree)
            rounds += 1
            if tree.awaitsAnswersElsewhere {
                break
            }
        }
        if rounds == FeedbackLoop.mostRounds, tree.isUnsettled, !tree.awaitsAnswersElsewhere {
            giveUp(tree)
        }
        isSettling = false
    }

    // MARK: Rounds

    /// Updates and lays out until the part of the tree that the receiver is in is quiet.
    func runPass(from receiver: View, in tree: LayoutTree) {
        guard !isSettling else { return }
        depth += 1
        defer { endPass(tree) }
        if depth == 1 {
            layoutCount &+= 1
            resumeFollowers(in: tree)
        }
        var rounds = 0
        var suspensions = 0
        var idleRounds = 0
        var waits = false
        while true {
            if rounds == Self.suspiciousRound {
                watchFeedback(in: tree)
            }
            let top = prepareRound(for: receiver, in: tree)
            let isIdle = !layOut(in: top, tree)
            idleRounds = isIdle ? idleRounds + 1 : 0
            rounds += 1
            endRound(rounds, in: tree)
            if rounds == 2 {
                engine?.isRepeating = true
            }
            if tree.isUnsettled {
                settle(tree)
            }
            if hasGivenUp || !receiver.isIn(tree) {
                break
            }
            // Nothing can be learned before hooks have returned that another tree's engine has called.
            let hasWaited = waits
            waits = tree.awaitsAnswersElsewhere
            if waits, hasWaited {
                break
            }
            let next = highestMarked(from: receiver)
            let isQuiet =
                next.flags.isDisjoint(with: .trailMarks) && top.flags.isDisjoint(with: .trailMarks)
            // After one round without a layout there may be new frames to copy. After two, what is marked is left for
            // those whose hooks are running, which have taken views of theirs to this tree.
            if isQuiet || (isIdle && depth > 1) || idleRounds > 1 {
                // Who is told of something may mend it, which counts in this pass.
                if depth == 1, rounds < FeedbackLoop.mostRounds, reportFindings(in: tree),
                    receiver.isIn(tree)
                {
                    continue
                }
                break
            }
            guard rounds == FeedbackLoop.mostRounds || growth.isEndless || isExhausted else {
                continue
            }
            guard depth == 1 else {
                // The pass around it sees to that.
                isExhausted = true
                break
            }
            guard suspensions < Self.mostSuspensions, suspendFollowers(in: tree) else {
                giveUp(tree)
                break
            }
            stopWatching(tree)
            rounds = 0
            suspensions += 1
        }
        if depth == 1 {
            suspensionRevision = tree.revision
        }
    }

    func endPass(_ tree: LayoutTree) {
        if depth == 1 {
            stopWatching(tree)
            engine?.isRepeating = false
            reportFindings(in: tree)
            departed = []
            if !postponed.isEmpty {
                markPostponed()
            }
        }
        depth -= 1
    }

    /// Updates constraints and solves until it is clear where layout has to begin.
    private func prepareRound(for receiver: View, in tree: LayoutTree) -> View {
        var top = receiver
        var rounds = 0
        repeat {
            top = highestMarked(from: receiver)
            updateConstraints(in: top, tree)
            settle(tree)
            rounds += 1
        } while !hasGivenUp && highestMarked(from: receiver) !== top
            && rounds < FeedbackLoop.mostRounds
        return top
    }

    /// The view to begin with: the receiver, or above it as long as superviews are marked.
    private func highestMarked(from receiver: View) -> View {
        var view = receiver
        while let superview = view.superview, superview.flags.contains(.needsLayout),
            !superview.flags.contains(.isInLayout)
        {
            view = superview
        }
        return view
    }

    // MARK: Update

    /// Calls `updateConstraints` on the marked views in a subtree, the inner ones first.
    func updateConstraints(in top: View, _ tree: LayoutTree) {
        depth += 1
        defer { endPass(tree) }
        var rounds = 0
        while !top.flags.isDisjoint(with: .updateMarks), rounds < FeedbackLoop.mostRounds,
            !hasGivenUp
        {
            if rounds == Self.suspiciousRound {
                watchFeedback(in: tree)
            }
            let isIdle = !updateOnce(in: top, tree)
            if isIdle {
                // What is left is for those whose hooks are running.
                return
            }
            rounds += 1
        }
        if rounds == FeedbackLoop.mostRounds {
            giveUp(tree)
        }
    }

    /// Calls each hook at most once; what is marked meanwhile above or beside is left for another time.
    ///
    /// - Returns: whether there were any to call.
    private func updateOnce(in top: View, _ tree: LayoutTree) -> Bool {
        var isIdle = true
        var waiting = [UpLink(top)]
        // Where those stand whose subviews are on the stack above them.
        var open: [Int] = []
        while let link = waiting.last {
            _ = link.with { view in
                let position = waiting.count - 1
                let isOpen = open.last == position
                if !isOpen, view.flags.contains(.subtreeNeedsUpdate), view.isIn(tree) {
                    // What is in it comes first; it stays on the stack meanwhile.
                    open.append(position)
                    announceLayout(of: view)
                    view.flags.remove(.subtreeNeedsUpdate)
                    view.moveMarked(.updateMarks, to: &waiting)
                } else {
                    waiting.removeLast()
                    if isOpen {
                        open.removeLast()
                    }
                    isIdle = !update(view, tree) && isIdle
                }
            }
        }
        return !isIdle
    }

    private func update(_ view: View, _ tree: LayoutTree) -> Bool {
        guard view.isIn(tree) else {
            // It has left since its mark was found; the mark is good for its new tree.
            view.superview?.adoptMarks(of: view)
            return false
        }
        guard view.flags.contains(.needsUpdate), !view.flags.contains(.isInUpdate) else {
            return false
        }
        view.flags.remove(.needsUpdate)
        view.flags.insert(.isInUpdate)
        if watchesFeedback {
            actors.append(view)
            callUpdateConstraints(of: view)
            _ = actors.popLast()
        } else {
            callUpdateConstraints(of: view)
        }
        view.flags.remove(.isInUpdate)
        if view.flags.contains(.needsUpdate) {
            // It was marked while the pass could not come back to it, so the trail may be gone.
            view.superview?.adoptMarks(of: view)
        }
        return true
    }

    // MARK: Layout

    /// Calls `layoutSubviews` on the marked views in a subtree, the outer ones first.
    ///
    /// - Returns: whether there were any.
    private func layOut(in top: View, _ tree: LayoutTree) -> Bool {
        let before = layouts
        var waiting = [UpLink(top)]
        while let link = waiting.popLast() {
            _ = link.with { view in
                let isMarked = view.flags.contains(.needsLayout)
                if isMarked, isDue(view, tree), !view.flags.contains(.isInLayout) {
                    if view.flags.contains(.hasOverseer) {
                        layOutOverseen(view, in: tree)
                    } else {
                        layOut(view)
                    }
                }
                // Its hook may have changed that.
                guard isDue(view, tree) else {
                    view.superview?.adoptMarks(of: view)
                    return
                }
                if view.flags.contains(.subtreeNeedsLayout) {
                    view.flags.remove(.subtreeNeedsLayout)
                    view.moveMarked([.needsLayout, .subtreeNeedsLayout], to: &waiting)
                }
            }
        }
        return layouts != before
    }

    /// Whether a view can be laid out in this round: it has not left since its mark was found, and
    /// neither it nor what it contains waits to be updated first.
    private func isDue(_ view: View, _ tree: LayoutTree) -> Bool {
        view.isIn(tree) && view.flags.isDisjoint(with: .updateMarks)
    }

    func layOut(_ view: View) {
        view.flags.remove(.needsLayout)
        view.flags.insert(.isInLayout)
        layouts += 1
        if view.extras?.host != nil {
            view.placeHost()
        }
        if watchesFeedback {
            actors.append(view)
            view.callLayoutSubviews()
            _ = actors.popLast()
        } else {
            view.callLayoutSubviews()
        }
        view.flags.remove(.isInLayout)
        if view.flags.contains(.needsLayout) {
            // It was marked while the pass could not come back to it, so the trail may be gone.
            view.superview?.adoptMarks(of: view)
        }
    }
}
