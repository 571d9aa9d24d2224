/// Going. A view that goes has no superview, which would have kept it.
extension View {
    /// Lets go of everything that points at this view, and of the subviews without nesting calls as
    /// deep as the tree.
    final func tearDown() {
        installed.forEach { constraint in
            constraint.installation = UpLink(nil)
            constraint.installedPosition = -1
            constraint.row = -1
            constraint.state.remove([.isActive, .isQueued, .isBroken, .isInConflict])
        }
        dropMentions()
        storedTree?.current.dismantle()
        storedTree = nil
        forEachGuide { guide in
            guide.containerLink = UpLink(nil)
            guide.forgetEngine()
        }
        var waiting = storedSubviews
        storedSubviews = []
        for view in waiting {
            view.containerLink = UpLink(nil)
        }
        while var view = waiting.popLast() {
            if isKnownUniquelyReferenced(&view) {
                // It goes at the end of this round; what is in it must not go from within it.
                let inner = view.storedSubviews
                view.storedSubviews = []
                for child in inner {
                    child.containerLink = UpLink(nil)
                }
                view.storedTree = nil
                view.forgetEngine()
                waiting += inner
            } else {
                view.becomeRoot()
            }
        }
    }

    /// Someone else keeps the view; it goes on as a tree of its own.
    private func becomeRoot() {
        storedTree = nil
        markPosition = -1
        let own = tree
        forEachInSubtree { view in
            view.storedTree = own
            view.becomeUnknownToEngine(in: own)
            view.forEachGuide { $0.becomeUnknownToEngine(in: own) }
            view.installed.forEach { constraint in
                constraint.row = -1
                constraint.state.remove([.isQueued, .isBroken, .isInConflict])
                own.enqueue(constraint)
            }
        }
    }
}

extension LayoutElement {
    fileprivate func forgetEngine() {
        slot = -1
        queuePosition = -1
        flags.subtract(.engineMarks.union(.hasSolvedFrame))
    }

    /// Forgets the engine that went with the old tree.
    fileprivate func becomeUnknownToEngine(in tree: LayoutTree) {
        forgetEngine()
        if let view = self as? View, !view.flags.contains(.translatesMask) {
            tree.enqueue(view, [.placementChanged, .contentChanged])
        }
    }
}
