extension View {
    /// The subtree as text: every view with its name, type and frame, the constraints that are
    /// installed on it, and what is wrong.
    ///
    ///     root: Window (0, 0), 320 × 480
    ///       [blue.height ≥ 5000]  CONFLICT, set aside
    ///       [blue.top = root.top]  CONFLICT
    ///       [blue.bottom = root.bottom]  CONFLICT
    ///       blue: View (0, 0), 0 × 480  AMBIGUOUS horizontal
    ///
    /// A view in whose own frame or content a conflict lies is marked too. A constraint that waits for
    /// its items to share a tree stands with the first of them that is here, as `PENDING`.
    ///
    /// Frames are shown as they are, which is how the last layout left them; what is marked is what is
    /// wrong now. Where QuoinInspect is imported, its `layoutTrace()` is meant by this name, which has
    /// findings below all this.
    @_disfavoredOverload
    public final func layoutTrace() -> String { traceOfConstraints }

    /// What ``layoutTrace()`` shows, for who has another method of that name.
    package final var traceOfConstraints: String {
        let survey = LayoutSurvey(of: self)
        var text = ""
        for (view, depth) in survey.views {
            let indentation = String(repeating: "  ", count: depth)
            text += "\(indentation)\(survey.heading(of: view))\n"
            for line in survey.constraintLines(of: view) {
                text += "\(indentation)  \(line)\n"
            }
        }
        return text
    }
}

extension LayoutSurvey {
    /// Name, type, frame and marks.
    fileprivate func heading(of view: View) -> String {
        var marks: [String] = []
        let axes = ambiguousAxes(of: view)
        if !axes.isEmpty {
            marks.append("AMBIGUOUS \(axes.map { "\($0)" }.inWords("and"))")
        }
        if hasImpliedConflict(view) {
            marks.append("CONFLICT")
        }
        let heading = "\(names.label(of: view)): \(view.typeName) \(view.frame)"
        return marks.isEmpty ? heading : "\(heading)  \(marks.joined(separator: ", "))"
    }

    fileprivate func constraintLines(of view: View) -> [String] {
        var lines = view.constraints.map { constraint in
            let line = "[\(constraint.description(names))]"
            if constraint.state.contains(.isBroken) {
                return "\(line)  CONFLICT, set aside"
            }
            return isInConflict(constraint) ? "\(line)  CONFLICT" : line
        }
        lines += pending(of: view).map { "[\($0.description(names))]  PENDING" }
        return lines
    }
}
