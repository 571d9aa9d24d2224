/// Lays a tree out: has the engine take in what has changed, runs the passes over the views, and copies
/// the frames that the engine finds.
///
/// Its methods get the tree as an argument: they touch it at every step, and finding the way to it would
/// take a good part of the time.
final class LayoutCycle: TreeDriver {
    /// The engine, once there is something to solve.
    @exclusivity(unchecked)
    var engine: LayoutEngine?
    /// The engines that views within the tree were measured with.
    @exclusivity(unchecked)
    var fittings = CachedFittings()

    // MARK: The pass that is running

    /// How many passes are running, one within the other.
    @exclusivity(unchecked)
    var depth = 0
    /// How many have begun that are within no other one.
    @exclusivity(unchecked)
    var layoutCount: UInt32 = 0
    /// What was taken out of the tree meanwhile. Passes and the engine hold views and guides without
    /// keeping them, so these are kept until the outermost pass ends.
    @exclusivity(unchecked)
    var departed: [LayoutElement] = []
    /// Whether the engine is at work, or waits for the answers of views. It is not asked then.
    @exclusivity(unchecked)
    var isSettling = false
    /// Whether findings are being told.
    @exclusivity(unchecked)
    var isReporting = false
    /// Whether the tree would not come to rest, so that all passes end.
    @exclusivity(unchecked)
    var hasGivenUp = false
    /// Whether a pass within another one has not come to rest.
    @exclusivity(unchecked)
    var isExhausted = false
    /// Whether a pass has gone on for so long that it is worth noting why.
    @exclusivity(unchecked)
    var watchesFeedback = false
    /// Why the pass goes on, while that is noted.
    @exclusivity(unchecked)
    var reasons: [FeedbackReason] = []
    /// The views whose hooks are running, while reasons are noted.
    @exclusivity(unchecked)
    var actors: [View] = []
    /// How frames have grown from round to round.
    @exclusivity(unchecked)
    var growth = FrameGrowth()
    /// Whether a pass has gone on for long enough to look at that.
    @exclusivity(unchecked)
    var watchesGrowth = false
    /// The views whose margins have changed, while reasons are noted.
    @exclusivity(unchecked)
    var followers: [View] = []
    /// Whether there are views whose margins are suspended, and the tree's revision since then.
    @exclusivity(unchecked)
    var hasSuspended = false
    @exclusivity(unchecked)
    var suspensionRevision: UInt = 0
    /// Whether changes are being made that may be seen as motions.
    @exclusivity(unchecked)
    var movesFrames = false
    /// The views whose marks wait for the next turn.
    @exclusivity(unchecked)
    var postponed: [View] = []
    /// How often `layoutSubviews` was called, for tests.
    @exclusivity(unchecked)
    var layouts = 0

    /// The engine, made if there is none.
    var madeEngine: LayoutEngine {
        if let engine {
            return engine
        }
        let made = LayoutEngine()
        engine = made
        return made
    }

    // MARK: What the tree calls

    override func placeSubviews(of view: View, in tree: LayoutTree) {
        place(subviewsOf: view, in: tree)
    }

    override func noteChange(of constraint: LayoutConstraint) {
        if watchesFeedback {
            // Without the number, which may be another one every time.
            addReason(.changed("\(constraint.firstSide) \(constraint.relation) …"), by: nil)
        }
    }

    override func noteOwnFrame(of view: View) {
        if watchesFeedback {
            addReason(.setFrame(view.label), by: nil)
        }
    }

    override func frameHasGivenWay(of view: View) -> Bool {
        engine?.frameHasGivenWay(of: view) ?? false
    }

    override func statesOtherFrame(of view: View) -> Bool {
        engine?.statesOtherFrame(of: view) ?? false
    }

    override func noteMargins(of view: View) {
        guard watchesFeedback, view.followsSurroundings else { return }
        note(FeedbackReason(view: view.label, kind: .followedPlace))
        if !followers.contains(where: { $0 === view }) {
            followers.append(view)
        }
    }

    override func hookBegins(of view: View) {
        if watchesFeedback {
            actors.append(view)
        }
    }

    override func hookEnds(of view: View) {
        if watchesFeedback, actors.last === view {
            actors.removeLast()
        }
    }

    override func noteOrder(in tree: LayoutTree) {
        if let engine, engine.conflicts.haveTies {
            engine.chooseAgain(in: tree)
        }
    }

    override func partChanged(_ view: View) {
        fittings.forget(view)
    }

    override func anyPartChanged(in tree: LayoutTree) {
        forgetParts(of: tree)
    }

    override func partsLeave(_ views: [View]) {
        for view in views where !fittings.isEmpty {
            fittings.forget(view)
        }
    }

    /// Lets go of all that was worked out for parts of the tree.
    func forgetParts(of tree: LayoutTree) {
        fittings.removeAll()
        tree.keepsParts = false
    }

    override func rootGoes() {
        if !isKnownUniquelyReferenced(&engine) {
            // Another view is being measured with it, a hook of which has taken all that it knows to this tree.
            engine?.loseElements()
        }
        engine = nil
        if !fittings.isEmpty {
            fittings.removeAll()
        }
    }
}

extension LayoutTree {
    /// What lays the tree out.
    var cycle: LayoutCycle {
        if let cycle = driver as? LayoutCycle {
            return cycle
        }
        let made = LayoutCycle()
        driver = made
        return made
    }

    /// Sees to it that there is something to lay the tree out.
    @inline(__always)
    func makeCycle() {
        if driver == nil {
            _ = cycle
        }
    }

    /// The engine, if there was anything to solve yet.
    var engine: LayoutEngine? { (driver as? LayoutCycle)?.engine }

    /// Lets the engine take in what has changed, and marks the views that it has new frames for.
    func settle() {
        cycle.settle(self)
    }
}
