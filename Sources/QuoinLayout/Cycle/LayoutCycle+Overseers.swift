/// The steps of a pass at which a view's controller is told.
extension LayoutCycle {
    /// Has the constraints of a view brought in line with its state.
    func callUpdateConstraints(of view: View) {
        if view.flags.contains(.hasOverseer), let overseer = view.overseer {
            overseer.updateConstraints(of: view)
        } else {
            view.callUpdateConstraints()
        }
    }

    /// Tells a controller that its view will be laid out, before what is in the view updates its constraints.
    ///
    /// (A view that is to be updated itself comes after all that is in it; its controller is told after that.)
    func announceLayout(of view: View) {
        guard view.flags.contains([.hasOverseer, .needsLayout]),
            view.flags.isDisjoint(with: [.needsUpdate, .layoutIsAnnounced, .isInLayout])
        else { return }
        view.flags.insert(.layoutIsAnnounced)
        if let overseer = view.overseer {
            announceLayout(of: view, to: overseer)
        }
    }

    private func announceLayout(of view: View, to overseer: any ViewOverseer) {
        // A pass that begins in the hook leaves the view to this one.
        view.flags.insert(.isInLayout)
        overseer.willLayOut(view)
        view.flags.remove(.isInLayout)
    }

    /// Lays out a view with a controller.
    func layOutOverseen(_ view: View, in tree: LayoutTree) {
        guard let overseer = view.overseer else {
            layOut(view)
            return
        }
        if view.flags.contains(.layoutIsAnnounced) {
            view.flags.remove(.layoutIsAnnounced)
        } else {
            // What is asked for in the hook is about to be done, and is not announced once more.
            view.flags.insert(.layoutIsAnnounced)
            announceLayout(of: view, to: overseer)
            if view.isIn(tree) { updateConstraints(in: view, tree) }
            view.flags.remove(.layoutIsAnnounced)
            guard view.isIn(tree), !hasGivenUp else { return }
        }
        layOut(view)
        if view.flags.contains(.isBeingReviewed) {
            // It asked for that while it was being told of its layout, and is told again after that.
            view.flags.insert(.needsReview)
        } else {
            review(view, overseer, in: tree)
        }
    }

    /// Tells a controller that its view was laid out. A mark that it puts on its own view waits for the next
    /// turn; but if it lays its view out there and then, it is told again.
    private func review(_ view: View, _ overseer: any ViewOverseer, in tree: LayoutTree) {
        var rounds = 0
        repeat {
            if tree.isUnsettled {
                settle(tree)
            }
            let former = view.flags.intersection(.ownMarks)
            view.flags.remove(.needsReview)
            view.flags.insert(.isBeingReviewed)
            if rounds == FeedbackLoop.mostRounds - Self.watchedReviews {
                watchFeedback(in: tree)
            }
            if watchesFeedback {
                actors.append(view)
                overseer.didLayOut(view)
                _ = actors.popLast()
            } else {
                overseer.didLayOut(view)
            }
            view.flags.remove(.isBeingReviewed)
            guard view.isIn(tree) else { return }
            if tree.isUnsettled {
                settle(tree)
            }
            postponeMarks(of: view, except: former)
            rounds += 1
        } while view.flags.contains(.needsReview) && rounds < FeedbackLoop.mostRounds && !hasGivenUp
        if view.flags.contains(.needsReview), !hasGivenUp {
            view.flags.remove(.needsReview)
            giveUp(tree)
        }
    }

    /// In how many of the last rounds it is noted why they do not end.
    private static var watchedReviews: Int { 6 }

    // MARK: Marks that wait

    private func postponeMarks(of view: View, except former: ElementFlags) {
        let marks = view.flags.intersection(.ownMarks).subtracting(former)
        guard !marks.isEmpty else { return }
        view.flags.subtract(marks)
        if view.flags.isDisjoint(with: [.layoutWaits, .updateWaits]) {
            postponed.append(view)
        }
        if marks.contains(.needsLayout) {
            view.flags.insert(.layoutWaits)
        }
        if marks.contains(.needsUpdate) {
            view.flags.insert(.updateWaits)
        }
    }

    /// The turn is over: what has waited for the next one is marked.
    func markPostponed() {
        let views = postponed
        postponed = []
        for view in views {
            if view.flags.contains(.updateWaits) {
                view.markUpdate()
            }
            if view.flags.contains(.layoutWaits) {
                view.markLayout()
            }
            view.flags.subtract([.layoutWaits, .updateWaits])
        }
    }
}

extension ElementFlags {
    /// The marks that say that something is to be done with a view itself.
    fileprivate static let ownMarks: ElementFlags = [.needsLayout, .needsUpdate]
}
