import QuoinInspect
import QuoinKit

/// Tells the findings of a layout as a failure.
struct FindingsExpectation {
    /// What is not told.
    let exceptions: Set<LayoutFinding.Kind>

    /// As many are told as somebody reads.
    private static let most = 10

    /// Lays a view out and looks for what is wrong with it.
    ///
    /// - Returns: what is to be told, if anything.
    func failure(of view: View, on variant: LayoutVariant?) -> String? {
        // It is told here, and need not be printed.
        let previous = view.onDiagnostic
        view.onDiagnostic = previous ?? { _ in }
        defer { view.onDiagnostic = previous }
        let findings = view.findings().filter { !exceptions.contains($0.kind) }
        guard !findings.isEmpty else { return nil }
        let place = variant.map { " on \($0.label)" } ?? ""
        let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
        var lines = ["\(count)\(place):"]
        lines += findings.prefix(Self.most).map { "\($0.kind.rawValue): \($0)" }
        if findings.count > Self.most {
            lines.append("and \(findings.count - Self.most) more")
        }
        return lines.joined(separator: "\n").split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .joined(separator: "\n  ")
    }
}
