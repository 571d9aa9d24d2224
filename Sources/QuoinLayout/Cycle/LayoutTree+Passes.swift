/// The passes over a tree.
extension LayoutTree {
    /// After so many rounds a tree that is still not quiet will never be.
    static let mostRounds = 100
    /// From this round on it is noted why the tree is not quiet.
    private static let suspiciousRound = 94

    /// Lets the engine take in what has changed, and marks the views that it has new frames for.
    func settle() {
        var rounds = 0
        // Hooks that the engine asks may change something in turn.
        while isUnsettled, rounds < Self.mostRounds {
            madeEngine.synchronize(with: self)
            rounds += 1
        }
        reportPending()
    }

    // MARK: Rounds

    /// Updates and lays out until the part of the tree that the receiver is in is quiet.
    func runPass(from receiver: View) {
        cycle.depth += 1
        defer { endPass() }
        var rounds = 0
        while true {
            if cycle.depth == 1, rounds == Self.suspiciousRound {
                cycle.watchesFeedback = true
            }
            let top = prepareRound(for: receiver)
            let isIdle = !layOut(in: top)
            rounds += 1
            if isUnsettled {
                settle()
            }
            let next = highestMarked(from: receiver)
            let isQuiet =
                next.flags.isDisjoint(with: .trailMarks) && top.flags.isDisjoint(with: .trailMarks)
            if isQuiet || (isIdle && cycle.depth > 1) {
                break
            }
            if rounds == Self.mostRounds {
                if cycle.depth == 1 {
                    giveUp()
                }
                break
            }
        }
    }

    private func endPass() {
        cycle.depth -= 1
        if cycle.depth == 0 {
            cycle.departed = []
            cycle.watchesFeedback = false
            cycle.reasons = []
        }
    }

    /// Updates constraints and solves until it is clear where layout has to begin.
    private func prepareRound(for receiver: View) -> View {
        var top = receiver
        var rounds = 0
        repeat {
            top = highestMarked(from: receiver)
            updateConstraints(in: top)
            settle()
            rounds += 1
        } while highestMarked(from: receiver) !== top && rounds < Self.mostRounds
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

    /// The tree will not come to rest: says why, and leaves it.
    private func giveUp() {
        cycle.watchesFeedback = false
        let reasons = cycle.reasons
        cycle.reasons = []
        guard let root = root.target else { return }
        LayoutDiagnostic.feedbackLoop(FeedbackLoop(reasons: reasons.map { "\($0)" }))
            .report(to: root)
    }

    // MARK: Update

    /// Calls `updateConstraints` on the marked views in a subtree, the inner ones first.
    func updateConstraints(in top: View) {
        cycle.depth += 1
        defer { endPass() }
        var rounds = 0
        while !top.flags.isDisjoint(with: [.needsUpdate, .subtreeNeedsUpdate]),
            rounds < Self.mostRounds
        {
            if rounds == Self.suspiciousRound {
                cycle.watchesFeedback = true
            }
            updateOnce(in: top)
            rounds += 1
        }
        if rounds == Self.mostRounds {
            giveUp()
        }
    }

    private func updateOnce(in top: View) {
        var waiting = [UpLink(top)]
        while let view = waiting.last?.target {
            if view.flags.contains(.subtreeNeedsUpdate) {
                // What is in it comes first; it stays on the stack meanwhile.
                view.flags.remove(.subtreeNeedsUpdate)
                view.moveMarked([.needsUpdate, .subtreeNeedsUpdate], to: &waiting)
                continue
            }
            waiting.removeLast()
            if view.flags.contains(.needsUpdate), view.isIn(self) {
                view.flags.remove(.needsUpdate)
                if cycle.watchesFeedback {
                    cycle.actors.append(view)
                    view.updateConstraints()
                    _ = cycle.actors.popLast()
                } else {
                    view.updateConstraints()
                }
            }
        }
    }

    // MARK: Layout

    /// Calls `layoutSubviews` on the marked views in a subtree, the outer ones first.
    ///
    /// - Returns: whether there were any.
    private func layOut(in top: View) -> Bool {
        let before = cycle.layouts
        var waiting = [UpLink(top)]
        while let link = waiting.popLast() {
            _ = link.with { view in
                guard view.isIn(self) else { return }
                if view.flags.contains(.needsLayout), !view.flags.contains(.isInLayout) {
                    layOut(view)
                }
                if view.flags.contains(.subtreeNeedsLayout) {
                    view.flags.remove(.subtreeNeedsLayout)
                    view.moveMarked([.needsLayout, .subtreeNeedsLayout], to: &waiting)
                }
            }
        }
        return cycle.layouts != before
    }

    private func layOut(_ view: View) {
        view.flags.remove(.needsLayout)
        view.flags.insert(.isInLayout)
        cycle.layouts += 1
        if view.extras?.host != nil {
            view.placeHost()
        }
        if cycle.watchesFeedback {
            cycle.actors.append(view)
            view.layoutSubviews()
            _ = cycle.actors.popLast()
        } else {
            view.layoutSubviews()
        }
        view.flags.remove(.isInLayout)
        if view.flags.contains(.needsLayout) {
            // It was marked while the pass could not come back to it, so the trail may be gone.
            view.superview?.adoptMarks(of: view)
        }
    }
}
