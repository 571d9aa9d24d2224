import QuoinLayout

extension ReportFinding {
    /// What is wrong with a view and what is in it. Constraints that are shown nowhere else are added.
    static func all(
        of top: View, adding add: (LayoutConstraint) -> Int, _ numbers: ReportTree.Numbers
    ) -> [ReportFinding] {
        top.findings().map { finding in
            ReportFinding(
                kind: finding.kind.rawValue, isConflict: finding.kind == .conflict,
                message: finding.message,
                views: finding.views.map(numbers.view).filter { $0 >= 0 },
                lines: finding.constraints.map {
                    numbers.ofLines[ObjectIdentifier($0)] ?? add($0)
                },
                mends: finding.mends.map { ReportMend(code: $0.description) })
        }
    }
}
