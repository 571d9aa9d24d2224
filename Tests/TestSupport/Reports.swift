import QuoinLayout

/// Collects what the root of a tree reports.
public final class Reports {
    /// All, in their order.
    public private(set) var all: [LayoutDiagnostic] = []

    /// Listens to a root from now on.
    public init(of root: View) {
        listen(to: root)
    }

    /// Collects what another root reports, too.
    public func listen(to root: View) {
        root.onDiagnostic = { [unowned self] in all.append($0) }
    }

    /// Takes in what was heard elsewhere.
    public func note(_ diagnostic: LayoutDiagnostic) {
        all.append(diagnostic)
    }

    /// Forgets what was reported so far.
    public func forget() {
        all = []
    }

    /// What they say.
    public var messages: [String] { all.map(\.message) }

    /// The refused values and constraints.
    public var refusals: [InvalidConstraintReport] {
        all.compactMap { if case .invalidConstraint(let report) = $0 { report } else { nil } }
    }

    /// Why values and constraints were refused.
    public var reasons: [InvalidConstraint?] { refusals.map(\.reason) }

    /// The lines that the diagnostics name.
    public var lines: [UInt?] { all.map { $0.sourceLocation?.line } }

    /// The constraints that were said to wait.
    public var pending: [LayoutConstraint] {
        all.compactMap { if case .pendingConstraint(let one) = $0 { one.constraint } else { nil } }
    }

    /// The layouts that did not come to rest.
    public var loops: [FeedbackLoop] {
        all.compactMap { if case .feedbackLoop(let loop) = $0 { loop } else { nil } }
    }

    /// The conflicts.
    public var conflicts: [Conflict] {
        all.compactMap { if case .unsatisfiable(let conflict) = $0 { conflict } else { nil } }
    }

    /// What was said about views that were put where they cannot be.
    public var treeRefusals: [String] {
        all.compactMap { if case .invalidTree(let message) = $0 { message } else { nil } }
    }
}
