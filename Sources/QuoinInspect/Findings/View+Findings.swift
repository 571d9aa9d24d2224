import QuoinLayout

extension View {
    /// What is wrong with the layout of this view and what is in it.
    ///
    /// The tree is laid out first; nothing else of it changes. A finding that only follows from another
    /// one is told with it, and the same finding in a hundred places is told once. A layout that is as its
    /// author meant it has none.
    ///
    /// - Complexity: that of laying the tree out some times from nothing, and for each proposal that is tried,
    ///   *n* in the views that it moves and what is next to them. Beyond 400,000 views looked at nothing more is
    ///   proposed. Once what was tried for conflicts has moved a million, it is only proposed to leave out what is set
    ///   aside.
    public final func findings() -> [LayoutFinding] {
        root.layoutIfNeeded()
        return foundNow(isLaidOut: true)
    }

    /// What is wrong with the layout as it would be next, without laying out.
    final var presentFindings: [LayoutFinding] { foundNow(isLaidOut: false) }

    private func foundNow(isLaidOut: Bool) -> [LayoutFinding] {
        let search = FindingSearch(in: self, isLaidOut: isLaidOut)
        search.run()
        return search.preferringOtherWord(AlikeFindings(of: search).merged)
    }

    /// The subtree as text: every view with its name, type and frame, the constraints that are installed
    /// on it, marks where they contradict or leave something open, and below all this what is wrong, with
    /// what would mend it.
    ///
    ///     window: Window (0, 0), 320 × 480
    ///       [photo.top = window.top + 16]
    ///       photo: View (0, 16), 320 × 0  AMBIGUOUS vertical
    ///     no height: photo has no height: …
    ///       mend: photo.height.equalTo(photo.width)
    ///
    /// It is what `layoutTrace()` of the layout core shows, and findings. Nothing is laid out for it: frames
    /// are as the last layout left them, and what is told is wrong now.
    ///
    /// - Complexity: that of ``findings()``.
    public final func layoutTrace() -> String {
        traceOfConstraints
            + presentFindings.map { "\($0.kind.rawValue): \($0)\n" }.joined()
    }
}
