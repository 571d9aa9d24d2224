/// What a tree remembers while it is being laid out.
struct CycleState {
    /// How many passes are running, one within the other.
    var depth = 0
    /// Views that were taken out of the tree meanwhile. Passes hold views without keeping them, so
    /// these are kept until the outermost pass ends.
    var departed: [View] = []
    /// Whether the tree would not come to rest, so that all passes end.
    var hasGivenUp = false
    /// Whether the outermost pass has gone on for so long that it is worth noting why.
    var watchesFeedback = false
    /// Why the pass goes on, while that is noted.
    var reasons: [FeedbackReason] = []
    /// The views whose hooks are running, while reasons are noted.
    var actors: [View] = []
    /// How often `layoutSubviews` was called, for tests.
    var layouts = 0

    /// The outermost pass is over, quiet or not.
    mutating func stopWatching() {
        hasGivenUp = false
        watchesFeedback = false
        reasons = []
    }
}

/// Something that kept a pass going.
struct FeedbackReason: Hashable {
    enum Kind: Hashable {
        case askedForLayout
        case askedForUpdate
        case invalidatedContent
        /// A constraint, as it describes itself.
        case changed(String)
    }

    /// The view that did it, as far as that is known.
    var view: String
    var kind: Kind
}

extension FeedbackReason: CustomStringConvertible {
    var description: String {
        switch kind {
        case .askedForLayout: "\(view) called setNeedsLayout"
        case .askedForUpdate: "\(view) called setNeedsUpdateConstraints"
        case .invalidatedContent: "\(view) called invalidateIntrinsicContentSize"
        case .changed(let constraint):
            view.isEmpty ? "\(constraint) was changed" : "\(view) changed \(constraint)"
        }
    }
}

extension View {
    /// Notes what the view did, if its tree's pass goes on and on.
    @inline(__always)
    final func noteForFeedback(_ kind: FeedbackReason.Kind) {
        if let tree = knownTree, tree.cycle.watchesFeedback {
            tree.noteReason(kind, by: self)
        }
    }
}

extension LayoutTree {
    /// Notes that a constraint was changed, brought in force or taken out, while that is of interest.
    @inline(__always)
    func noteChange(of constraint: LayoutConstraint) {
        if cycle.watchesFeedback {
            // Without the number, which may be another one every time.
            noteReason(.changed("\(constraint.firstSide) \(constraint.relation) …"), by: nil)
        }
    }

    /// Notes a reason for which the pass goes on.
    func noteReason(_ kind: FeedbackReason.Kind, by view: View?) {
        // The view whose hook is running is the one that did it.
        let actor = cycle.actors.last ?? view
        let reason = FeedbackReason(view: actor?.label ?? "", kind: kind)
        if cycle.reasons.count < Self.greatestNumberOfReasons, !cycle.reasons.contains(reason) {
            cycle.reasons.append(reason)
        }
    }

    private static var greatestNumberOfReasons: Int { 12 }
}
