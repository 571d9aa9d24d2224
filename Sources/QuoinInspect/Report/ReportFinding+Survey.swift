import QuoinLayout

extension ReportFinding {
    /// What is wrong with a tree, in the order of its views.
    static func all(
        of top: View, _ survey: LayoutSurvey, _ numbers: ReportTree.Numbers
    ) -> [ReportFinding] {
        var conflicts: [ReportFinding] = []
        var ambiguities: [ReportFinding] = []
        for (view, _) in survey.views {
            let number = numbers.view(of: view)
            conflicts += survey.conflicts(of: view).map {
                ReportFinding(
                    kind: "conflict", isConflict: true, message: $0, views: [number], lines: [])
            }
            let axes = survey.ambiguousAxes(of: view)
            if !axes.isEmpty {
                ambiguities.append(
                    ReportFinding(
                        kind: "ambiguous",
                        message: "\(survey.label(of: view)) could as well be elsewhere, or have "
                            + "another size, \(axes.map { "\($0)ly" }.joined(separator: " and "))",
                        views: [number], lines: []))
            }
        }
        if conflicts.count == 1 {
            let members = survey.views.flatMap { $0.view.constraints }.filter(survey.isInConflict)
            conflicts[0].lines = members.compactMap { numbers.ofLines[ObjectIdentifier($0)] }
        }
        return conflicts + ambiguities
    }
}
