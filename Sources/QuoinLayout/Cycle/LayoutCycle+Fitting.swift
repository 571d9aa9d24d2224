/// Measuring views within the tree while it has changes to take in.
extension LayoutCycle {
    /// The size of a view that comes nearest to a goal, found with the tree's own engine, which takes in on this
    /// occasion what has changed.
    ///
    /// That is for a view in which something has changed, so that whatever was worked out for it before is of no use,
    /// and which nothing but its frame ties to what is around it.
    ///
    /// - Returns: the size; nil if it is another view, or has become another one by what hooks have done.
    func fittedSize(of view: View, _ goal: FittingGoal, in tree: LayoutTree) -> Size? {
        guard depth == 0, tree.isUnsettled, fittings.engine(for: view) == nil else { return nil }
        let ties = PartTies(of: view)
        let engine = madeEngine
        guard !ties.reachOut, ties.waitForEngine, engine.canFit(view) else { return nil }
        // Nobody is told of anything: this may be long before the next layout.
        depth += 1
        defer { endPass(tree) }
        let revision = tree.revision
        engine.fitted = FittedView(view: UpLink(view), goal: goal)
        tree.enqueueUnchanged(view, engine.knows(view) ? .placementChanged : .ofEntering)
        settle(tree)
        defer { engine.endFitting(of: view) }
        guard self.engine === engine, view.isIn(tree), !tree.isUnsettled, !hasGivenUp,
            tree.revision == revision || !PartTies(of: view).reachOut
        else { return nil }
        return whileMeasuring(in: tree) { engine.sizeOfFitted(view) }
    }
}
