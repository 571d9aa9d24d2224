/// Margins that follow places which follow the margins.
///
/// A margin that takes over what reaches into the view from its superview depends on where the view is. If the
/// view's place depends on that margin in turn, both may chase each other for ever. Then the view's margins
/// are those that it has of its own, until something changes: so what is shown does not depend on how far
/// the chase had got.
extension LayoutCycle {
    /// Lets the views that were seen to follow their own margins keep to the margins of their own.
    ///
    /// - Returns: whether there are any.
    func suspendFollowers(in tree: LayoutTree) -> Bool {
        let found = followers.filter { $0.isIn(tree) && !($0.extras?.ignoresSurroundings ?? false) }
        guard !found.isEmpty else { return false }
        reportLoop(in: tree)
        for view in found {
            view.madeExtras.ignoresSurroundings = true
        }
        hasSuspended = true
        followers = []
        forgetSpoiltNumbers(in: tree)
        found.forEach { $0.surroundingsSwitched() }
        return true
    }

    /// Something has changed since margins were suspended: they may come to rest now.
    func resumeFollowers(in tree: LayoutTree) {
        guard hasSuspended, tree.revision != suspensionRevision, let root = tree.root.target else {
            return
        }
        hasSuspended = false
        var found: [View] = []
        root.forEachInSubtree { view in
            if view.extras?.ignoresSurroundings ?? false {
                view.extras?.ignoresSurroundings = false
                found.append(view)
            }
        }
        found.forEach { $0.surroundingsSwitched() }
    }

    /// Lets everything be worked out from nothing if numbers were so large that rounding has spoilt them.
    func forgetSpoiltNumbers(in tree: LayoutTree) {
        guard growth.hasSpoiltNumbers else { return }
        growth = FrameGrowth()
        guard let engine else { return }
        self.engine = nil
        let restored = engine.restoreStatedFrames()
        engine.dissolve(into: tree)
        forgetParts(of: tree)
        restored.forEach { $0.surroundingsChanged() }
    }
}

extension LayoutEngine {
    /// Gives views the frames back that gave way to constraints.
    ///
    /// - Returns: those whose frame is another one now.
    fileprivate func restoreStatedFrames() -> [View] {
        var restored: [View] = []
        // In an order of their own: who hears of it may do something.
        for (slot, stated) in ownFrames.sorted(by: { $0.key < $1.key }) {
            if let view = elements[Int(slot)].target as? View, view.storedFrame != stated.frame {
                view.storedFrame = stated.frame
                restored.append(view)
            }
        }
        return restored
    }
}

extension View {
    /// Whether what is around the view bears on its margins was switched.
    fileprivate func surroundingsSwitched() {
        updateSafeAreas()
        marginsMayHaveChanged()
    }
}
