/// Running the cycle: update constraints, lay out.
extension View {
    /// Lays out what is marked, now.
    ///
    /// It solves, goes up from this view as long as superviews are marked, and lays out what is marked
    /// beneath. Constraints that change meanwhile are honoured before it returns.
    public final func layoutIfNeeded() {
        let tree = tree
        tree.cycle.runPass(from: self, in: tree)
        if flags.contains([.isWindow, .hasOverseer]), tree.cycle.depth == 0 {
            overseer?.turnEnds(of: self)
        }
    }

    /// Calls ``updateConstraints()`` on the views of this subtree that have asked for it, the inner ones
    /// first.
    public final func updateConstraintsIfNeeded() {
        let tree = tree
        tree.cycle.updateConstraints(in: self, tree)
    }
}
