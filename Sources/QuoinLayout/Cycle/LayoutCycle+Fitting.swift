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

/// How a view, with what is in it, hangs together with the rest of its tree.
struct PartTies {
    /// Whether anything but the view's own frame says how it is to be placed from outside, or what is in it.
    private(set) var reachOut: Bool
    /// Whether something in it has changed that the engine has yet to take in.
    private(set) var waitForEngine = false

    /// Goes through the view, what is in it, and the constraints between all that.
    init(of top: View) {
        reachOut =
            top.superview == nil || !top.flags.contains(.translatesMask)
            || !top.autoresizingMask.isEmpty
        guard !reachOut else { return }
        // A constraint is installed on a view that contains all of its items. So those that are in force at one of the
        // items here, and those that are installed here, are as many unless some come from outside.
        var ends = 0
        top.forEachInSubtree { view in
            look(at: view, &ends)
            view.forEachGuide { look(at: $0, &ends) }
            view.installed.forEach { constraint in
                ends -= constraint.itemCount
                if constraint.state.contains(.isQueued) {
                    waitForEngine = true
                }
            }
        }
        reachOut = ends != 0
    }

    private mutating func look(at element: LayoutElement, _ ends: inout Int) {
        if element.queuePosition >= 0 {
            waitForEngine = true
        }
        element.forEachMention { constraint in
            if !constraint.installation.isEmpty {
                ends += 1
            }
        }
    }
}

extension LayoutConstraint {
    /// How many items it has, each counted once.
    fileprivate var itemCount: Int {
        if extras != nil {
            return Set(elements.map { ObjectIdentifier($0) }).count
        }
        return second.isEmpty || second.isSame(as: first) ? 1 : 2
    }
}
