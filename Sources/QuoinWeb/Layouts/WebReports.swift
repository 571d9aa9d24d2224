import Quoin

/// What a layout has reported and the script has not asked for yet. The window holds it, so that it must not hold
/// the window.
final class WebReports {
    /// Something that was reported.
    struct Report {
        /// What kind of thing, as `quoin.d.ts` calls it.
        let kind: String
        let message: String
    }

    private var reports: [Report] = []

    /// Older ones go, if nobody ever asks.
    private static let mostKept = 100

    func take(_ diagnostic: LayoutDiagnostic) {
        if reports.count >= Self.mostKept {
            reports.removeFirst()
        }
        let kind =
            switch diagnostic {
            case .unsatisfiable: "conflict"
            case .invalidConstraint: "refused"
            case .pendingConstraint: "waiting"
            case .feedbackLoop: "restless"
            case .notFinite: "not-finite"
            case .invalidTree: "tree"
            }
        // What is set aside for one reason is reported one by one, with the same words.
        if kind != "conflict" || reports.last?.message != diagnostic.message {
            reports.append(Report(kind: kind, message: diagnostic.message))
        }
    }

    /// All there are, which are forgotten.
    func takeAll() -> [Report] {
        defer { reports.removeAll() }
        return reports
    }
}
