/// Running the cycle: update constraints, lay out.
extension View {
    /// Lays out what is marked, now.
    ///
    /// It solves, goes up from this view as long as superviews are marked, and lays out what is marked
    /// beneath. Constraints that change meanwhile are honoured before it returns.
    public final func layoutIfNeeded() {
        tree.runPass(from: self)
    }

    /// Calls ``updateConstraints()`` on the views of this subtree that have asked for it, the inner ones
    /// first.
    public final func updateConstraintsIfNeeded() {
        tree.updateConstraints(in: self)
    }

    /// Copies what the engine found to the subviews and guides whose place has changed.
    final func placeSubviews() {
        if storedSubviews.isEmpty, extras == nil {
            return
        }
        let tree = tree
        if tree.isUnsettled {
            // What the view has just changed is in the frames that it gets to see. What that marks
            // here is being done.
            let wasMarked = flags.contains(.needsLayout)
            tree.settle()
            if !wasMarked {
                flags.remove(.needsLayout)
            }
        }
        if tree.engine == nil, markedSubviews.isEmpty {
            return
        }
        let engine = tree.madeEngine
        copyFrames(from: engine)
        if let extras {
            for guide in extras.guides where guide.flags.contains(.hasSolvedFrame) {
                guide.takeSolvedFrame(from: engine)
            }
            extras.systemGuides.readableContent?.takeSolvedFrame(from: engine)
            extras.systemGuides.contentArea?.takeSolvedFrame(from: engine)
        }
    }

    private func copyFrames(from engine: LayoutEngine) {
        var kept = 0
        var position = 0
        // Hooks may add to the list while it is gone through.
        while position < markedSubviews.count {
            _ = markedSubviews[position].with { subview in
                if subview.flags.contains(.hasSolvedFrame) {
                    subview.takeSolvedFrame(from: engine)
                }
                // Where it was put may have changed if it was taken out.
                if subview.markPosition == position {
                    if subview.flags.isDisjoint(with: .trailMarks) {
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
        markedSubviews.removeLast(markedSubviews.count - kept)
    }

    /// Puts the subviews with one of the marks on a stack, the last among the siblings first. Those
    /// without any other mark are taken off the list.
    final func moveMarked(_ marks: ElementFlags, to waiting: inout [UpLink<View>]) {
        let first = waiting.count
        var kept = 0
        var previous = Int32.max
        var isInOrder = true
        for position in markedSubviews.indices.reversed() {
            let link = markedSubviews[position]
            _ = link.with { subview in
                if !subview.flags.isDisjoint(with: marks) {
                    isInOrder = isInOrder && subview.siblingHint < previous
                    previous = subview.siblingHint
                    waiting.append(link)
                }
                if subview.flags.intersection(.listMarks).subtracting(marks).isEmpty {
                    subview.markPosition = -1
                    markedSubviews[position] = UpLink(nil)
                } else {
                    kept += 1
                }
            }
        }
        if kept == 0 {
            markedSubviews.removeAll(keepingCapacity: true)
        }
        if !isInOrder {
            putInOrder(marks, &waiting, from: first)
        }
    }

    /// Puts the marked subviews at the end of a stack in the order of the siblings, the last one first.
    private func putInOrder(
        _ marks: ElementFlags, _ waiting: inout [UpLink<View>], from first: Int
    ) {
        let count = waiting.count - first
        guard count * 8 >= storedSubviews.count else {
            waiting[first...].sort { $0.position > $1.position }
            return
        }
        // With so many of them, going through all is quicker than sorting.
        waiting.removeLast(count)
        for subview in storedSubviews.reversed() where !subview.flags.isDisjoint(with: marks) {
            waiting.append(UpLink(subview))
        }
    }
}

extension UpLink<View> {
    /// Where the view stands among its siblings.
    fileprivate var position: Int { target?.positionAmongSiblings ?? 0 }
}

extension ElementFlags {
    /// What keeps a view in its superview's list.
    static let listMarks: ElementFlags = [
        .needsUpdate, .subtreeNeedsUpdate, .needsLayout, .subtreeNeedsLayout, .hasSolvedFrame,
    ]
}
