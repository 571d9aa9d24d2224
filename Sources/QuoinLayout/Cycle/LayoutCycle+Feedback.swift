/// Finding out why a tree does not come to rest.
extension LayoutCycle {
    /// From now on it is noted why the pass goes on.
    func watchFeedback(in tree: LayoutTree) {
        watchesFeedback = true
        tree.isWatched = true
    }

    /// The outermost pass is over, quiet or not.
    func stopWatching(_ tree: LayoutTree) {
        (hasGivenUp, isExhausted) = (false, false)
        watchesFeedback = false
        tree.isWatched = false
        reasons = []
        followers = []
        watchesGrowth = false
        growth = FrameGrowth()
    }

    /// Notes a reason for which the pass goes on.
    func addReason(_ kind: FeedbackReason.Kind, by view: View?) {
        // To find out what it is called takes as long as there are views.
        guard reasons.count < Self.greatestNumberOfReasons else { return }
        // The view whose hook is running is the one that did it.
        let actor = actors.last ?? view
        note(FeedbackReason(view: actor?.label ?? "", kind: kind))
    }

    func note(_ reason: FeedbackReason) {
        if reasons.count < Self.greatestNumberOfReasons, !reasons.contains(reason) {
            reasons.append(reason)
        }
    }

    private static var greatestNumberOfReasons: Int { 12 }

    /// The tree will not come to rest: says why, and leaves it.
    func giveUp(_ tree: LayoutTree) {
        hasGivenUp = true
        reportLoop(in: tree)
        forgetSpoiltNumbers(in: tree)
    }

    /// Says what kept the tree from coming to rest.
    func reportLoop(in tree: LayoutTree) {
        watchesFeedback = false
        tree.isWatched = false
        let found = reasons
        reasons = []
        guard let root = tree.root.target else { return }
        LayoutDiagnostic.feedbackLoop(
            FeedbackLoop(reasons: found.map { "\($0)" }, isEndless: growth.isEndless)
        ).report(to: root)
    }

    /// A round is over: looks at how the frames have grown.
    func endRound(_ rounds: Int, in tree: LayoutTree) {
        guard watchesGrowth else {
            watchesGrowth = rounds == Self.firstWatchedRound
            return
        }
        // What a pass within this one has seen stays.
        guard !growth.isEndless else { return }
        growth.endRound()
        if growth.isSuspicious, !watchesFeedback {
            watchFeedback(in: tree)
        }
    }

    /// From this round on it is looked at how frames grow.
    private static var firstWatchedRound: Int { 4 }

    /// A view was given a frame, while growth is looked at.
    func noteFrame(of view: View) {
        if growth.note(view.storedFrame), growth.isSuspicious, watchesFeedback {
            note(FeedbackReason(view: view.label, kind: .grew))
        }
    }
}

extension View {
    /// Whether its margins depend on where it is.
    final var followsSurroundings: Bool {
        flags.contains(.preservesSuperviewMargins) || safeArea != .zero
            || superview.map { $0.safeArea != .zero } ?? false
    }

    /// Notes what the view did, if its tree's pass goes on and on.
    @inline(__always)
    final func addFeedbackReason(_ kind: FeedbackReason.Kind) {
        if let tree = knownTree, tree.isWatched {
            tree.cycle.addReason(kind, by: self)
        }
    }
}
