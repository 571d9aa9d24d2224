/// Going. A view that goes has no superview, which would have kept it.
extension View {
    /// Lets go of everything that points at this view, and of the subviews without nesting calls as
    /// deep as the tree.
    final func tearDown() {
        installed.forEach { constraint in
            constraint.installation = UpLink(nil)
            constraint.row = -1
            constraint.state.remove([.isActive, .isQueued, .isBroken, .isInConflict])
        }
        forEachGuide { guide in
            guide.enclosingLink = UpLink(nil)
            guide.forgetEngine()
        }
        dropMentions()
        installed.removeAll()
        forgetListedConstraints()
        if let tree = storedTree?.current, !tree.isAbandoned {
            tree.rootGoes()
        }
        storedTree = nil
        var waiting = subviewList.takeAll()
        for view in waiting {
            view.enclosingLink = UpLink(nil)
        }
        while var view = waiting.popLast() {
            if isKnownUniquelyReferenced(&view) {
                // It goes at the end of this round; what is in it must not go from within it.
                let inner = view.subviewList.takeAll()
                for child in inner {
                    child.enclosingLink = UpLink(nil)
                }
                view.storedTree = nil
                view.forgetEngine()
                waiting += inner
            } else {
                // Someone else keeps the view. It finds out that it is a root when it needs a tree: it
                // may well go next, as the views of an array do.
                view.forgetMarkedNeighbors()
            }
        }
    }

    /// Makes a tree of what the view is in, whose former tree has lost its root.
    final func makeTree(after former: LayoutTree) -> LayoutTree {
        var top = self
        while let superview = top.superview {
            top = superview
        }
        let own = LayoutTree(root: top)
        own.parts(from: former)
        top.forEachInSubtree { view in
            view.storedTree = own
            view.becomeUnknownToEngine(in: own)
            view.forEachGuide { $0.becomeUnknownToEngine(in: own) }
            view.installed.forEach { constraint in
                constraint.row = -1
                constraint.state.remove([.isQueued, .isBroken, .isInConflict])
                own.enqueue(constraint)
            }
        }
        for constraint in former.pending.all where constraint.hasItem(in: own) {
            own.pending.append(constraint)
        }
        return own
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
        if isFree {
            tree.enqueue(self, [.placementChanged, .contentChanged])
        }
    }
}
