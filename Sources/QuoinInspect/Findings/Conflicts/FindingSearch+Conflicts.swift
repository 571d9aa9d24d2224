import QuoinLayout

/// Constraints that contradict each other.
extension FindingSearch {
    func findConflicts() {
        var framed: [(view: View, conflicts: [StandingConflict])] = []
        var places: [ObjectIdentifier: Int] = [:]
        var crowd = ConflictCrowd(conflicts, in: trial, mostWork: mostConflictWork)
        for conflict in conflicts {
            if let view = conflict.framedViews.first(where: { isPlacedBothWays($0) }) {
                let place = places[ObjectIdentifier(view)] ?? framed.count
                places[ObjectIdentifier(view)] = place
                if place == framed.count { framed.append((view, [])) }
                framed[place].conflicts.append(conflict)
            } else if !explainRepetition(in: conflict) {
                explain(conflict, in: &crowd)
            }
        }
        for (view, conflicts) in framed {
            explainFrame(of: view, conflicts)
        }
    }

    private func explain(_ conflict: StandingConflict, in crowd: inout ConflictCrowd) {
        let views =
            conflict.constraints.compactMap { $0.firstElement?.viewItself }.withoutRepeats
            + conflict.framedViews + conflict.contentViews
        tell(
            .conflict, views.withoutRepeats, conflict.constraints,
            conflict.summary + rowHint(for: conflict), mends(of: conflict, in: &crowd))
    }

    private func mends(
        of conflict: StandingConflict, in crowd: inout ConflictCrowd
    ) -> [LayoutMend] {
        if conflict.broken?.isWritten ?? false, !crowd.allowsTrials(of: conflict) {
            // To leave out what is set aside changes nothing, and needs no trial.
            return [words.dropping(conflict.setAside.filter { $0.isWritten })]
        }
        guard crowd.hasTime else { return [] }
        let scrolling =
            scrolling(in: conflict) + tiedToContent(in: conflict) + tiedToItself(in: conflict)
        if !scrolling.isEmpty {
            return scrolling
        }
        let mends = completeFirst(conflict.mends(in: trial))
        guard let row = lowRow(of: conflict) else { return mends }
        // A row that is too low is none the better for what is in it coming apart.
        return lettingGrow(row) + mends.filter { !$0.partsSiblings }
    }

    /// The proposals, those last that leave something lying on what is beside it, or without a place or a size.
    private func completeFirst(_ mends: [LayoutMend]) -> [LayoutMend] {
        guard mends.count > 1, hasPatience else { return mends }
        spendPatience(mends.count * 4)
        let isLeft = mends.map { mend in
            trial.trying(mend.changes) { bringsOverlap(mend) || leavesOpen(mend) }
        }
        return [false, true].flatMap { isLast in
            zip(mends, isLeft).filter { $0.1 == isLast }.map { $0.0 }
        }
    }

    /// An edge of a view that is at a distance from another edge of the same view: from that of the view before it.
    private func tiedToItself(in conflict: StandingConflict) -> [LayoutMend] {
        let slip = conflict.constraints.first {
            $0.isWritten && $0.isWithinOneItem && $0.firstAttribute.isPosition
                && $0.secondAttribute.isPosition
        }
        guard let slip, let view = slip.firstElement as? View, let container = view.superview,
            let place = placeAmongSiblings(of: view), place > 0
        else { return [] }
        let other = LayoutConstraint.trial(
            view, slip.firstAttribute, slip.relation, shownSubviews(of: container)[place - 1],
            slip.secondAttribute,
            multiplier: slip.multiplier, constant: slip.constant)
        other.priority = slip.priority
        return tried([stating(other, insteadOf: slip)], most: 1) {
            trial.conflictCount < conflictCount
        }
    }

    /// What the row of a table would need, where its height is a number that the table gives it: no proposal is about
    /// that, since the number is none of a constraint.
    private func rowHint(for conflict: StandingConflict) -> String {
        guard let height = lowRow(of: conflict).flatMap({ trial.rect(of: $0)?.size.height }) else {
            return ""
        }
        return "\nThe table gives the row that height; as high as what is in it, it would be "
            + "\(height.roundedText) high."
    }

    /// The row of a table whose height, which the table gives it, is less than it takes.
    private func lowRow(of conflict: StandingConflict) -> View? {
        guard let broken = conflict.broken, !broken.isWritten, broken.secondElement == nil,
            broken.firstAttribute == .height, let row = broken.firstElement as? View,
            row.standsForRow, let height = trial.rect(of: row)?.size.height,
            height > broken.constant
        else { return nil }
        return row
    }

    // MARK: Frames

    /// Whether a view that is placed by its frame has constraints, or was never given a frame.
    private func isPlacedBothWays(_ view: View) -> Bool {
        guard view.translatesAutoresizingMaskIntoConstraints else { return false }
        return trial.statedFrame(of: view).size == .zero
            || constraints(of: view).contains { $0.firstElement === view && $0.isWritten }
            || conflictIndex.hasBrokenFrame(view)
    }

    private func explainFrame(of view: View, _ conflicts: [StandingConflict]) {
        let written = conflicts.flatMap { $0.constraints }
            .filter { $0.isWritten && $0.firstElement === view }.withoutRepeats
        let around = conflicts.flatMap { $0.constraints }.filter { $0.isWritten }.withoutRepeats
        let shown = written.isEmpty ? around : written
        let subject =
            written.isEmpty
            ? "\(name(view)) was given no frame, and constraints do not place it"
            : "\(name(view)) has constraints and is still placed by its frame"
        let message =
            "\(subject): \(trial.statedFrame(of: view)) contradicts\n"
            + shown.prefix(3).map { "  \(reference($0))" }.joined(separator: "\n")
            + "\nOnce translatesAutoresizingMaskIntoConstraints is off, as makeConstraints has it, "
            + "constraints alone place it."
        tell(.stillPlacedByFrame, [view], shown, message, freeing(view))
    }

    /// To let constraints alone place a view, with those that are missing then.
    private func freeing(_ view: View) -> [LayoutMend] {
        var mend = LayoutMend(
            "\(name(view)).translatesAutoresizingMaskIntoConstraints = false",
            [.placeByConstraints(view)])
        for axis in Axis.allCases {
            // How large its frame has made it is what its author has said of it already.
            let extent = trial.statedFrame(of: view).size[axis]
            let hasNoEnd = trial.trying(mend.changes) { trial.hasOpenExtent(view, along: axis) }
            if hasNoEnd, extent > 0 {
                let size = LayoutConstraint.trial(
                    view, .edge(.extent, along: axis), .equal, nil, constant: extent)
                mend = LayoutMend(
                    "\(mend)\n\(words.statement(size))", mend.changes + [.activate(size)])
            }
            let isOpen = trial.trying(mend.changes) { trial.hasOpenStart(view, along: axis) }
            if isOpen, let superview = view.superview {
                let edge = LayoutAttribute.edge(.start, along: axis)
                let place = LayoutConstraint.trial(
                    view, edge, .equal, superview, edge,
                    constant: max(0, trial.statedFrame(of: view).origin[axis]))
                mend = LayoutMend(
                    "\(mend)\n\(words.statement(place))", mend.changes + [.activate(place)])
            }
        }
        return sound([mend])
    }

    // MARK: Repetition

    /// Whether members of the conflict come from one line for one view, and are told of.
    private func explainRepetition(in conflict: StandingConflict) -> Bool {
        // What is set aside together does not contradict each other.
        let own = conflict.constraints.dropLast(max(0, conflict.setAside.count - 1))
        let written = own.filter { $0.isWritten }
        for (index, constraint) in written.enumerated() {
            guard let repeated = written[..<index].first(where: { $0.isRunAgain(by: constraint) }),
                let view = constraint.firstElement?.viewItself
            else { continue }
            let further = conflict.setAside.dropFirst().filter { $0.isRunAgain(by: constraint) }
            let runs = ([repeated, constraint] + further).sorted {
                $0.activationOrder < $1.activationOrder
            }
            // A line may say two things of one width in one run.
            guard let newest = runs.last, !newest.isFurtherWord,
                further.count + 1 >= conflict.setAside.count
            else { continue }
            let count = runs.count == 2 ? "twice" : "\(runs.count) times"
            let earlier = runs.dropLast().map { trial.equation(of: $0) }.inWords(most: 3)
            let message =
                "\(constraint.sourceLocation) ran \(count) for \(name(view)): it said "
                + "\(earlier), and then \(trial.equation(of: newest)).\n"
                + "To say it anew, use updateConstraints or remakeConstraints."
            let mends = [Array(runs.dropLast()), Array(runs.dropFirst())].map { words.dropping($0) }
            tell(.saidTwice, [view], runs, message, mends)
            return true
        }
        return false
    }
}

extension LayoutConstraint {
    /// Whether another one says the same of a view in other numbers, and comes from the same line.
    fileprivate func isRunAgain(by other: LayoutConstraint) -> Bool {
        comparesTheSame(as: other) && identifier == other.identifier
            && sourceLocation == other.sourceLocation && sourceLocation.isKnown
    }
}

extension LayoutMend {
    /// Whether it leaves out what says how two views lie to each other.
    fileprivate var partsSiblings: Bool {
        changes.contains { change in
            guard case .deactivate(let constraint) = change, let one = constraint.firstElement,
                let other = constraint.secondElement
            else { return false }
            return one !== other && one.enclosingView === other.enclosingView
        }
    }
}
