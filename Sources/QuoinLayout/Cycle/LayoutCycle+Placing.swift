/// Copying what the engine found to the views.
extension LayoutCycle {
    /// Copies the frames of the subviews and guides of a view whose place has changed.
    func place(subviewsOf view: View, in tree: LayoutTree) {
        let isUnsettled = tree.isUnsettled
        if isSettling || (view.marked.isEmpty && view.extras == nil && !isUnsettled) {
            return
        }
        depth += 1
        defer { endPass(tree) }
        if isUnsettled {
            // What the view has just changed is in the frames that it gets to see. What that marks
            // here is being done.
            let wasMarked = view.flags.contains(.needsLayout)
            settle(tree)
            guard view.isIn(tree) else {
                // A hook has taken it along to another tree, whose engine knows better.
                view.markLayout()
                return
            }
            if !wasMarked {
                view.flags.remove(.needsLayout)
            }
        }
        if engine == nil, view.marked.isEmpty {
            return
        }
        let engine = madeEngine
        view.copyFrames(from: engine, in: self, tree)
        view.takeMarkedGuides { guide in
            guide.takeSolvedFrame(from: engine)
            if guide.flags.contains(.hasSolvedFrame) {
                // It is in another tree's engine by now.
                view.noteSolvedFrame(of: guide)
            }
        }
    }
}

extension View {
    /// Gives the listed subviews their new frames.
    fileprivate func copyFrames(
        from engine: LayoutEngine, in cycle: LayoutCycle, _ tree: LayoutTree
    ) {
        let outerCursor = marked.cursor
        marked.cursor = marked.first
        // Hooks may add to the list while it is gone through, and take out what stands in it.
        while !marked.cursor.isEmpty {
            let link = marked.cursor
            _ = link.with { subview in
                if subview.flags.contains(.hasSolvedFrame) {
                    copyFrame(of: subview, from: engine, in: cycle, tree)
                }
                guard marked.cursor.isSame(as: link) else { return }
                marked.cursor = subview.nextMarked
                if subview.flags.isDisjoint(with: .listMarks) {
                    marked.remove(subview)
                }
            }
        }
        if !outerCursor.isEmpty {
            // A hook has gone through the list that is being gone through.
            let isListed = outerCursor.with {
                $0.flags.contains(.isListed) && $0.superview === self
            }
            marked.cursor = isListed ?? false ? outerCursor : marked.first
        }
    }

    @inline(__always)
    private func copyFrame(
        of subview: View, from engine: LayoutEngine, in cycle: LayoutCycle, _ tree: LayoutTree
    ) {
        if cycle.movesFrames {
            subview.flags.insert(.movesToFrame)
            subview.takeSolvedFrame(from: engine, in: tree)
            subview.flags.remove(.movesToFrame)
        } else {
            subview.takeSolvedFrame(from: engine, in: tree)
        }
        if cycle.watchesGrowth {
            cycle.noteFrame(of: subview)
        }
    }
}
