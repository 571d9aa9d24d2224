/// The tree that a view is part of.
extension View {
    /// The topmost view of the tree.
    package final var root: View { knownTree?.root.target ?? self }

    /// Whether the view is in a tree.
    @inline(__always)
    final func isIn(_ tree: LayoutTree) -> Bool {
        storedTree === tree || storedTree?.current === tree
    }

    /// What the views of the tree share.
    @inline(__always)
    final var tree: LayoutTree {
        if let known = storedTree, known.isCurrent {
            return known
        }
        return findTree()
    }

    /// Calls `body` with what the views of the tree share, which must stay so meanwhile. (This spares
    /// counting references to the tree.)
    @inline(__always)
    final func withTree(_ body: (LayoutTree) -> Void) {
        let known = UpLink(storedTree)
        let isCurrent = known.with { $0.isCurrent } ?? false
        // What is found is kept from then on.
        _ = (isCurrent ? known : UpLink(findTree())).with(body)
    }

    /// Whether the tree's driver wants to hear of every change. (This spares counting references to the
    /// tree, for it is asked for every frame.)
    @inline(__always)
    final var isWatched: Bool {
        UpLink(storedTree).with { $0.isCurrent ? $0.isWatched : $0.current.isWatched } ?? false
    }

    private func findTree() -> LayoutTree {
        let found = knownTree ?? LayoutTree(root: self)
        storedTree = found
        return found
    }

    /// Lets the engine learn of a change, if it knows the view; and whoever has measured with it.
    final func tellEngine(_ changes: ElementFlags) {
        if slot >= 0 {
            tree.enqueue(self, changes)
        } else {
            knownTree?.countChange(in: self)
        }
    }

    /// What the views of the tree share, if that was needed before.
    final var knownTree: LayoutTree? {
        guard let known = storedTree?.current else { return nil }
        if known.isAbandoned {
            return makeTree(after: known)
        }
        return known
    }
}
