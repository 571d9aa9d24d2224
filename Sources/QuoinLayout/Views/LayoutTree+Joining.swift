/// Two trees become one.
extension LayoutTree {
    /// Takes over another tree, which becomes part of this one.
    ///
    /// - Parameter top: the other tree's topmost view.
    func absorb(_ other: LayoutTree, below top: View) {
        if let running = other.driver as? LayoutCycle, running.depth > 0 {
            // A hook has done this whose view, and those around it, are still in use there. Who takes them out of this
            // tree does not know that.
            top.forEachInSubtree { running.departed.append($0) }
        }
        other.joins(self)
        if other.keepsParts {
            other.cycle.forgetParts(of: other)
        }
        if let theirs = other.engine {
            other.cycle.engine = nil
            takeOver(theirs)
        }
        joinQueues(with: other)
        takeWaitingConstraints(of: other)
    }

    /// Keeps the engine that knows more; the other one's knowledge is to be learned anew.
    private func takeOver(_ theirs: LayoutEngine) {
        guard let mine = engine else {
            cycle.engine = theirs
            return
        }
        if theirs.size > mine.size {
            mine.dissolve(into: self)
            cycle.engine = theirs
        } else {
            theirs.dissolve(into: self)
        }
    }

    /// Takes over another tree's queues, at the cost of the shorter ones.
    private func joinQueues(with other: LayoutTree) {
        if other.queuedConstraints.count > queuedConstraints.count {
            swap(&queuedConstraints, &other.queuedConstraints)
        }
        queuedConstraints += other.queuedConstraints
        other.queuedConstraints = []
        if other.queuedElements.count > queuedElements.count {
            swap(&queuedElements, &other.queuedElements)
        }
        for link in other.queuedElements {
            link.target?.queuePosition = Int32(queuedElements.count)
            queuedElements.append(link)
        }
        other.queuedElements = []
    }
}

extension View {
    /// Makes the view, which was just put into another one, part of that one's tree.
    final func joinTree(of destination: View) {
        switch (destination.knownTree, knownTree) {
        case (nil, nil):
            let tree = LayoutTree(root: destination)
            destination.storedTree = tree
            storedTree = tree
        case (let theirs?, nil):
            storedTree = theirs
        case (nil, let own?):
            own.root = UpLink(destination)
            destination.storedTree = own
        case (let theirs?, let own?):
            if theirs !== own {
                theirs.absorb(own, below: self)
            }
        }
    }
}
