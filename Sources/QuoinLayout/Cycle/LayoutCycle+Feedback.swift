/// Finding out why a tree does not come to rest.
extension LayoutCycle {
    /// From now on it is noted why the pass goes on.
    func watchFeedback(in tree: LayoutTree) {
        watchesFeedback = true
        tree.isWatched = true
    }

    /// The outermost pass is over, quiet or not.
    func stopWatching(_ tree: LayoutTree) {
        hasGivenUp = false
        watchesFeedback = false
        tree.isWatched = false
        reasons = []
    }

    /// Notes a reason for which the pass goes on.
    func noteReason(_ kind: FeedbackReason.Kind, by view: View?) {
        // The view whose hook is running is the one that did it.
        let actor = actors.last ?? view
        let reason = FeedbackReason(view: actor?.label ?? "", kind: kind)
        if reasons.count < Self.greatestNumberOfReasons, !reasons.contains(reason) {
            reasons.append(reason)
        }
    }

    private static var greatestNumberOfReasons: Int { 12 }

    /// The tree will not come to rest: says why, and leaves it.
    func giveUp(_ tree: LayoutTree) {
        hasGivenUp = true
        watchesFeedback = false
        tree.isWatched = false
        let found = reasons
        reasons = []
        guard let root = tree.root.target else { return }
        LayoutDiagnostic.feedbackLoop(FeedbackLoop(reasons: found.map { "\($0)" }))
            .report(to: root)
    }
}

extension View {
    /// Notes what the view did, if its tree's pass goes on and on.
    @inline(__always)
    final func noteForFeedback(_ kind: FeedbackReason.Kind) {
        if let tree = knownTree, tree.isWatched {
            tree.cycle.noteReason(kind, by: self)
        }
    }
}
