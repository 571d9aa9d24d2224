import Quoin

/// Collects what the root of a tree reports.
final class Reports {
    private(set) var all: [LayoutDiagnostic] = []

    /// Listens to a root from now on.
    init(of root: View) {
        listen(to: root)
    }

    /// Collects what another root reports, too.
    func listen(to root: View) {
        root.onDiagnostic = { [unowned self] in all.append($0) }
    }

    func forget() {
        all = []
    }

    var messages: [String] { all.map(\.message) }

    /// The refused values and constraints.
    var refusals: [InvalidConstraintReport] {
        all.compactMap { if case .invalidConstraint(let report) = $0 { report } else { nil } }
    }

    /// Why values and constraints were refused.
    var reasons: [InvalidConstraint?] { refusals.map(\.reason) }

    /// The lines that the diagnostics name.
    var lines: [UInt?] { all.map { $0.sourceLocation?.line } }

    /// The constraints that were said to wait.
    var pending: [LayoutConstraint] {
        all.compactMap { if case .pendingConstraint(let one) = $0 { one.constraint } else { nil } }
    }

    var conflicts: [Conflict] {
        all.compactMap { if case .unsatisfiable(let conflict) = $0 { conflict } else { nil } }
    }
}
