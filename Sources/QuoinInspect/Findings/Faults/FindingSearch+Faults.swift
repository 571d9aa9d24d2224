import QuoinKit
import QuoinLayout
import QuoinSolver

/// What people see: contents that are cut, views of no size, views that reach out.
extension FindingSearch {
    func explainFaults() {
        for fault in faults
        where !followsFromConflict(fault) && !followsFromForgotten(fault.view) {
            switch fault.kind {
            case .outside(.vertical, atEnd: true) where fault.view.cell != nil:
                // Its row cannot grow.
                break
            case .outside(let axis, let atEnd): explainOutside(fault, axis, atEnd)
            case .cut(let axis): explainCut(fault, axis)
            case .collapsed(let axis): explainInvisible(fault, axis)
            case .openStart, .openExtent: break
            }
        }
    }

    /// Whether a conflict that is told of brings it about.
    private func followsFromConflict(_ fault: LayoutFault) -> Bool {
        if conflicts.isEmpty {
            return false
        }
        let axis = fault.kind.axis
        return conflictIndex.speaks(of: fault.view, along: axis)
            || causes(of: fault.view, along: axis).contains {
                $0.firstAttribute.axis == axis && conflictIndex.hasMember($0)
            }
    }

    func stillHas(_ fault: LayoutFault) -> Bool {
        trial.faults(of: [fault.view], open: []).contains { $0.kind == fault.kind }
    }

    // MARK: Outside

    private func explainOutside(_ fault: LayoutFault, _ axis: Axis, _ atEnd: Bool) {
        guard let superview = fault.view.superview else { return }
        if faults(of: superview).contains(where: { $0.kind == .collapsed(axis) }) {
            return
        }
        if hangsOnAnotherOutsider(fault, axis) || isBadge(fault.view, in: superview) {
            return
        }
        // A chain may be long, and most of what hangs in it is told of by its first member.
        let reasons = causes(of: fault.view, along: axis)
        let wrongSigns = wrongSigns(of: fault, axis, atEnd, among: reasons)
        let limits =
            wrongSigns.isEmpty
            ? Array(limits(of: superview, around: fault.view, axis, atEnd).prefix(Self.mostTold))
            : []
        var message = reaching(fault, axis, atEnd, out: superview)
        if let wrong = wrongSigns.first {
            message += "\n\(question(about: wrong))"
        } else {
            message += (ofAuthor(reasons).suffix(Self.mostTold - limits.count) + limits)
                .map { "\n\(reference($0))" }.joined()
        }
        if atEnd, let cap = scrollCap(around: fault.view, axis) {
            message += "\n\(reference(cap)) leaves no more, though what scrolls may be longer."
        }
        let followers = followers(of: fault, axis)
        let covering = overlaps.filter { $0.below === fault.view || $0.above === fault.view }
        let candidates =
            rejoinings(in: superview) + limitsBeside(fault, axis, atEnd, covering)
            + outsideCandidates(
                fault, axis, atEnd, wrongSigns, reasons,
                last: (followers + [fault]).max { $0.amount < $1.amount } ?? fault)
            + limits.flatMap { roomierCandidates(fault, axis, atEnd, $0) }
        // What lies on it now, or hangs on it, is told with it, and has to be right as well.
        let mends = triedOrGivingWay(candidates, fault.view, reasons, axis) {
            !self.stillHas(fault) && !followers.contains { self.stillHas($0) }
                && !covering.contains { self.isByMistake($0.below, $0.above) }
        }
        tell(
            .outside, [fault.view], wrongSigns.isEmpty ? reasons + limits : wrongSigns, message,
            mends)
    }

    /// More constraints of a view that reaches out are not told.
    private static let mostTold = 3

    /// Whether a view sits on a corner of its container, out of which it reaches by less than its half both
    /// ways, and is small beside it.
    private func isBadge(_ view: View, in container: View) -> Bool {
        guard let rect = trial.rect(of: view), let outer = trial.rect(of: container) else {
            return false
        }
        return Axis.allCases.allSatisfy { axis in
            let reach = faults(of: view).first { fault in
                guard case .outside(axis, _) = fault.kind else { return false }
                return true
            }
            return rect.size[axis] <= outer.size[axis] / 2
                && (reach.map { $0.amount <= rect.size[axis] / 2 } ?? false)
        }
    }

    /// Whether what it hangs on reaches out of the same container too, and is told of.
    private func hangsOnAnotherOutsider(_ fault: LayoutFault, _ axis: Axis) -> Bool {
        statements(of: fault.view, along: axis).contains { constraint in
            guard let other = constraint.secondElement as? View, other !== fault.view else {
                return false
            }
            return other.superview === fault.view.superview
                && (positions[ObjectIdentifier(other)] ?? 0)
                    < (positions[ObjectIdentifier(fault.view)] ?? 0)
                && faults(of: other).contains { $0.kind == fault.kind }
        }
    }

    /// What reaches out of the same container because it hangs on the same view, or on what does.
    private func followers(of fault: LayoutFault, _ axis: Axis) -> [LayoutFault] {
        hangers(on: fault.view, along: axis).flatMap { faults(of: $0) }
            .filter { $0.kind == fault.kind }
    }

    /// Keeps a view from what it runs into on the way out, which does not give way.
    private func limitsBeside(
        _ fault: LayoutFault, _ axis: Axis, _ atEnd: Bool, _ covering: [SiblingOverlap]
    ) -> [LayoutMend] {
        let (start, end) = (
            LayoutAttribute.edge(.start, along: axis), LayoutAttribute.edge(.end, along: axis)
        )
        return covering.flatMap { overlap -> [LayoutMend] in
            let other = overlap.below === fault.view ? overlap.above : overlap.below
            guard let rect = trial.rect(of: fault.view), let place = trial.rect(of: other),
                atEnd
                    ? place.origin[axis] > rect.origin[axis]
                    : place.origin[axis] + place.size[axis] < rect.origin[axis] + rect.size[axis]
            else { return [] }
            let limit = stating(
                atEnd
                    ? .trial(
                        fault.view, end, .lessThanOrEqual, other, start,
                        constant: -Self.standardGap)
                    : .trial(
                        fault.view, start, .greaterThanOrEqual, other, end,
                        constant: Self.standardGap))
            guard trial.contentSize(of: other, along: axis) != nil else { return [limit] }
            let firm = resistance(other, axis, at: .high + 1)
            return [LayoutMend(joining: [limit, firm]), limit]
        }
    }

    private func outsideCandidates(
        _ fault: LayoutFault, _ axis: Axis, _ atEnd: Bool, _ wrongSigns: [LayoutConstraint],
        _ reasons: [LayoutConstraint], last: LayoutFault
    ) -> [LayoutMend] {
        var candidates = atEnd ? scrolling(last.view, axis) : []
        if !wrongSigns.isEmpty {
            candidates.append(turningSigns(of: wrongSigns))
            candidates += wrongSigns.flatMap { words.turningSign(of: $0) }
        }
        guard let superview = fault.view.superview else { return candidates }
        // An edge said twice may have pulled in the container as far as it reaches out.
        for reason in (reasons + statements(of: fault.view, along: axis)).withoutRepeats {
            candidates += words.turning(reason)
        }
        candidates += reasons.compactMap { tiedToContainer($0, fault.view) }
        candidates += reasons.flatMap { words.inverting($0) }
        // Keep it inside, as far from the edge as it is from the other one.
        let near = nearEdge(of: fault.view, in: superview, along: axis)
        let (start, end) = (
            LayoutAttribute.edge(.start, along: axis), LayoutAttribute.edge(.end, along: axis)
        )
        // What stands in a row ends as far from the edge as that begins from the other one; but texts keep a distance.
        let isText = fault.view.showsText
        let first =
            near == nil
            ? rowStart(of: fault.view, in: superview, along: axis)
                .flatMap { $0.constant <= 0 && isText ? nil : $0 } : nil
        let far = atEnd ? nil : farTie(of: fault.view, to: superview, along: axis)
        let inset =
            (near ?? first).map { max(0, $0.constant) } ?? far.map { -$0.constant }
            ?? Self.standardGap
        // The same area of it, as its safe area, that the other edge is tied to.
        let area = (near ?? first ?? far)?.secondElement ?? superview
        let plainLimit =
            atEnd
            ? LayoutConstraint.trial(
                fault.view, end, .lessThanOrEqual, area, end, constant: -inset)
            : .trial(fault.view, start, .greaterThanOrEqual, area, start, constant: inset)
        let limit = inWordsBeside(plainLimit)
        if near != nil || first != nil {
            let edge = atEnd ? end : start
            let other = LayoutConstraint.trial(
                fault.view, edge, .equal, superview, edge, constant: atEnd ? -inset : inset)
            for reason in reasons
            where reason.firstElement === fault.view && reason.firstAttribute.axis == axis
                && reason.firstAttribute.isSize
            {
                if reason.secondElement === superview, reason.multiplier == 1, near != nil,
                    axis == .vertical, !fault.view.showsText
                {
                    // As high as what it is in, and below its top: its own width was meant.
                    candidates.append(
                        stating(
                            .trial(
                                fault.view, reason.firstAttribute, .equal, fault.view,
                                .edge(.extent, along: axis.other)), insteadOf: reason))
                }
                candidates.append(stating(other, insteadOf: reason))
            }
        }
        candidates.append(stating(limit))
        // What hangs on it is to come inside as well.
        let outermost = last.view === fault.view ? limit : limit.of(last.view)
        if outermost !== limit {
            candidates.append(stating(outermost))
        }
        for reason in reasons.reversed() where reason.firstAttribute.isSize {
            candidates += words.relaxing(reason)
            let weaker = reason.copy(priority: .medium)
            candidates.append(
                LayoutMend(
                    "\(words.statement(weaker)) with \(words.statement(outermost))",
                    [.setPriority(reason, .medium), .activate(outermost.copy())]))
        }
        return candidates + reasons.flatMap { recentred($0, fault.view) }
    }

    /// What says that a view ends within its superview at a distance from the end of that.
    private func farTie(of view: View, to superview: View, along axis: Axis) -> LayoutConstraint? {
        statements(of: view, along: axis).first {
            $0.isWritten && $0.relation == .equal && $0.firstAttribute.facts.part == .end
                && $0.secondAttribute.facts.part == .end && $0.constant <= 0
                && $0.secondElement?.viewItself === superview
        }
    }

    /// Said of something further out than what the view is in: the same of that.
    private func tiedToContainer(_ reason: LayoutConstraint, _ view: View) -> LayoutMend? {
        guard reason.firstElement === view, let superview = view.superview, reason.isWritten,
            let outer = reason.secondElement?.viewItself, superview.isDescendant(of: outer),
            outer !== superview
        else { return nil }
        return stating(
            .trial(
                view, reason.firstAttribute, reason.relation, superview, reason.secondAttribute,
                multiplier: reason.multiplier, constant: reason.constant), insteadOf: reason)
    }

    /// A middle that is at an edge of the container, or far from its middle: the same edge, or the very middle.
    private func recentred(_ reason: LayoutConstraint, _ view: View) -> [LayoutMend] {
        if reason.firstElement === view, reason.secondElement === view.superview,
            reason.relation == .equal, reason.firstAttribute.facts.part == .middle,
            reason.secondAttribute.facts.part == .middle
        {
            return reason.constant == 0
                ? []
                : [LayoutMend(words.statement(reason.copy(constant: 0)), [.setConstant(reason, 0)])]
        }
        return centred(reason).map { stating($0, insteadOf: reason) }
    }

    // MARK: Invisible

    private func explainInvisible(_ fault: LayoutFault, _ axis: Axis) {
        let view = fault.view
        if let superview = view.superview,
            faults(of: superview).contains(where: { $0.kind == fault.kind })
        {
            // It follows.
            return
        }
        let reasons = causes(of: view, along: axis)
        let showing =
            trial.contentSize(of: view, along: axis).map {
                "its content asks for \($0.roundedText)"
            } ?? "what is in it is up to \(fault.amount.roundedText) \(axis.adjective)"
        let message =
            "\(name(view)) is invisible: its \(axis.extentName) is 0, and \(showing)."
            + (reasons.isEmpty
                ? ""
                : "\n"
                    + reasons.suffix(4).map { reference($0) }
                    .joined(separator: "\n"))
        var candidates =
            reasons.flatMap { words.turning($0) } + asLongAsContent(of: view, axis)
        // What is in the middle of one tile says less of how large that is than the tile beside it.
        let shares = stackShares(of: view, along: axis)
        candidates += holdsCentred(view, along: axis) ? shares : []
        candidates += wrapping(view, along: axis).map { stating($0) }
        if trial.contentSize(of: view, along: axis) != nil {
            candidates.append(resistance(view, axis, at: .high + 1))
        }
        if let stack = view.superview as? StackView, stack.axis == axis {
            // What a stack has filled with others: a share of its own.
            candidates += shares
            candidates.append(someNumber(for: view, along: axis))
        }
        for reason in reasons.reversed() where reason.firstElement === view {
            candidates.append(words.dropping(reason))
            candidates += wrapping(view, along: axis).map { wrap in
                stating(wrap, insteadOf: reason)
            }
        }
        candidates += reasons.reversed().filter { $0.firstElement !== view }.flatMap {
            words.relaxing($0)
        }
        var mends = tried(candidates) { !self.stillHas(fault) }
        if mends.isEmpty, axis == .vertical { mends = unfolding(view, by: fault.amount) }
        tell(.invisible, [view], reasons, message, mends)
    }
}

extension FindingSearch {
    /// As much of a stack as what is beside it gets.
    private func stackShares(of view: View, along axis: Axis) -> [LayoutMend] {
        guard let stack = view.superview as? StackView, stack.axis == axis else { return [] }
        let extent = LayoutAttribute.edge(.extent, along: axis)
        return siblings(of: view).filter { $0.kind == view.kind }.prefix(1).map {
            stating(.trial(view, extent, .equal, $0, extent))
        }
    }

    /// Whether something is in the middle of a view.
    private func holdsCentred(_ view: View, along axis: Axis) -> Bool {
        shownSubviews(of: view).contains { inner in
            statements(of: inner, along: axis).contains {
                $0.relation == .equal && $0.firstAttribute.facts.part == .middle
            }
        }
    }
}

extension LayoutConstraint {
    /// The same of another view.
    fileprivate func of(_ view: View) -> LayoutConstraint {
        .trial(view, firstAttribute, relation, secondElement, secondAttribute, constant: constant)
    }
}
