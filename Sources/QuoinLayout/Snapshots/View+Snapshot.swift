extension View {
    /// The subtree as a value: names, types and frames, and what is wrong.
    ///
    /// Frames are those that the views have, which the last layout gave them; a snapshot lays nothing
    /// out. What is wrong is that of now: conflicts stand with the view whose constraint, frame or
    /// content was set aside, ambiguities with the ambiguous view, and constraints that wait for their
    /// items to share a tree with the first of these that is here.
    ///
    /// - Complexity: O(*n*) in the views of the subtree; O(*n*) in those of the tree if one without a
    ///   name is among them, and views have come, gone or changed places since that was so.
    public final func snapshot() -> LayoutSnapshot {
        let survey = LayoutSurvey(of: self)
        return LayoutSnapshot(
            nodes: survey.views.map { view, depth in
                LayoutSnapshot.Node(
                    name: survey.names.label(of: view), type: view.typeName, frame: view.frame,
                    isHidden: view.isHidden, diagnostics: survey.diagnostics(of: view),
                    depth: depth)
            })
    }
}

extension LayoutSurvey {
    /// What is wrong with a view, each in words.
    fileprivate func diagnostics(of view: View) -> [String] {
        var diagnostics = conflicts(of: view)
        let axes = ambiguousAxes(of: view)
        if !axes.isEmpty {
            diagnostics.append("ambiguous \(axes.map { "\($0)ly" }.inWords("and"))")
        }
        diagnostics += pending(of: view).map { "\($0.description(names)) is pending" }
        return diagnostics
    }
}
