/// A value, or a constraint, that was refused.
public struct InvalidConstraintReport {
    /// What was refused and why, in words.
    public let message: String
    /// What is wrong, if it is one of the reasons for which constraints are refused.
    public let reason: InvalidConstraint?
    /// Where the constraint was made, if it is about one.
    public let location: CodeLocation?

    init(message: String, location: CodeLocation? = nil) {
        self.message = message
        reason = nil
        self.location = location
    }

    init(reason: InvalidConstraint, constraint: String, location: CodeLocation) {
        self.reason = reason
        self.location = location
        message = "\(constraint) (\(location)) is refused. \(reason)"
    }
}

/// A constraint that waits for its items to share a tree.
public struct PendingConstraint {
    /// The constraint.
    public let constraint: LayoutConstraint

    /// Which constraint waits, and for what.
    public var message: String {
        let reason =
            constraint.awaitsEnclosingView
            ? "there is no superview yet" : "its items are not in one tree yet"
        return "\(constraint) (\(constraint.sourceLocation)) waits: \(reason)."
    }
}

/// A tree that did not come to rest.
public struct FeedbackLoop: Hashable, Sendable {
    /// After so many rounds a tree that is still not quiet will never be.
    static let mostRounds = 100

    /// What was seen to happen again and again: which view did what.
    public let reasons: [String]
    /// Whether it was stopped before that because frames grew without end.
    let isEndless: Bool

    /// What happened, in words.
    public var message: String {
        let list = reasons.isEmpty ? ["what did it could not be seen"] : reasons
        let stop =
            isEndless
            ? "The layout did not come to rest: its frames grew without end, and it was stopped. "
                + "In the last rounds:"
            : "The layout did not come to rest after \(Self.mostRounds) rounds and was stopped. "
                + "In the last ones:"
        return stop + list.map { "\n  \($0)" }.joined()
    }
}
