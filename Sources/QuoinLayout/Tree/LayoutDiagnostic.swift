/// Something that a layout cannot do, with what it did instead.
///
/// Diagnostics go to ``View/onDiagnostic`` of the tree's root: of the window, or of the topmost view if
/// there is none. Nothing that is reported here ends the process, and of a layout only what will not
/// come to rest is stopped.
public enum LayoutDiagnostic {
    /// Required constraints contradict each other; one was set aside.
    case unsatisfiable(Conflict)
    /// A value, or a constraint, was refused; nothing has changed.
    case invalidConstraint(InvalidConstraintReport)
    /// A constraint waits for its items to share a tree.
    case pendingConstraint(PendingConstraint)
    /// A tree did not come to rest; it was left as it was after the last round.
    case feedbackLoop(FeedbackLoop)
    /// A solution, or what a hook answered, is not a number; it was passed over.
    case notFinite(String)
    /// A view was to be put where it cannot be; nothing has changed.
    case invalidTree(String)

    /// What happened, in words.
    public var message: String {
        switch self {
        case .unsatisfiable(let conflict): conflict.explanation
        case .invalidConstraint(let report): report.message
        case .pendingConstraint(let pending): pending.message
        case .feedbackLoop(let loop): loop.message
        case .notFinite(let message), .invalidTree(let message): message
        }
    }

    /// Where in the source code it comes from, where that is known.
    public var sourceLocation: CodeLocation? {
        switch self {
        case .unsatisfiable(let conflict): conflict.location
        case .invalidConstraint(let report): report.location
        case .pendingConstraint(let pending): pending.constraint.sourceLocation
        case .feedbackLoop, .notFinite, .invalidTree: nil
        }
    }
}

extension LayoutDiagnostic: CustomStringConvertible {
    /// The ``message``.
    public var description: String { message }
}
