import QuoinLayout

extension View {
    /// What is wrong with the layout of this view and what is in it.
    ///
    /// The tree is laid out first; nothing else of it changes. A finding that only follows from another
    /// one is told with it, and the same finding in a hundred places is told once. A layout that is as its
    /// author meant it has none.
    ///
    /// - Complexity: about ten times that of the tree's first layout, and for each proposal that is tried
    ///   what that changes.
    public final func findings() -> [LayoutFinding] {
        root.layoutIfNeeded()
        let search = FindingSearch(in: self)
        search.run()
        return AlikeFindings(search.findings, naming: search.trial).merged
    }
}
