/// Copying what the engine found to the views.
extension LayoutCycle {
    /// Copies the frames of the subviews and guides of a view whose place has changed.
    func place(subviewsOf view: View, in tree: LayoutTree) {
        let isUnsettled = tree.isUnsettled
        if isSettling || (view.markedSubviews.isEmpty && view.extras == nil && !isUnsettled) {
            return
        }
        depth += 1
        defer { endPass(tree) }
        if isUnsettled {
            // What the view has just changed is in the frames that it gets to see. What that marks
            // here is being done.
            let wasMarked = view.flags.contains(.needsLayout)
            settle(tree)
            if !wasMarked {
                view.flags.remove(.needsLayout)
            }
        }
        if engine == nil, view.markedSubviews.isEmpty {
            return
        }
        let engine = madeEngine
        view.copyFrames(from: engine, in: self)
        if let extras = view.extras {
            for guide in extras.guides.all where guide.flags.contains(.hasSolvedFrame) {
                guide.takeSolvedFrame(from: engine)
            }
            extras.systemGuides.readableContent?.takeSolvedFrame(from: engine)
            extras.systemGuides.contentArea?.takeSolvedFrame(from: engine)
        }
    }
}

extension View {
    fileprivate func copyFrames(from engine: LayoutEngine, in cycle: LayoutCycle) {
        var kept = 0
        var position = 0
        // Hooks may add to the list while it is gone through.
        while position < markedSubviews.count {
            _ = markedSubviews[position].with { subview in
                if subview.flags.contains(.hasSolvedFrame) {
                    if cycle.movesFrames {
                        subview.flags.insert(.movesToFrame)
                        subview.takeSolvedFrame(from: engine)
                        subview.flags.remove(.movesToFrame)
                    } else {
                        subview.takeSolvedFrame(from: engine)
                    }
                    if cycle.watchesGrowth {
                        cycle.noteFrame(of: subview)
                    }
                }
                // Where it was put may have changed if it was taken out.
                if subview.markPosition == position {
                    if subview.flags.isDisjoint(with: .listMarks) {
                        subview.markPosition = -1
                    } else {
                        if kept != position {
                            markedSubviews[kept] = UpLink(subview)
                            subview.markPosition = Int32(kept)
                        }
                        kept += 1
                    }
                }
            }
            position += 1
        }
        // A hook may have gone through the list in turn.
        if kept < markedSubviews.count {
            markedSubviews.removeLast(markedSubviews.count - kept)
        }
    }
}
