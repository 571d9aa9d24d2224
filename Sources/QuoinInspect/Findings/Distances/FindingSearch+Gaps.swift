import QuoinKit
import QuoinLayout

/// Hidden views between shown ones that still take room.
extension FindingSearch {
    func findGaps() {
        for container in shown where !(container is StackView) {
            for view in container.subviews where view.isHidden {
                for axis in Axis.allCases {
                    explainGaps(from: view, along: axis)
                }
            }
        }
    }

    /// Tells of the rooms that begin with a hidden view which hangs on a shown one. Others that are hidden may
    /// come between it and what is shown again.
    private func explainGaps(from hidden: View, along axis: Axis) {
        let before = ties(of: hidden, at: .start, along: axis).first { tie in
            partner(of: hidden, in: tie).map { isInSight($0, beside: hidden) } ?? false
        }
        guard let before = before ?? beginning(of: hidden, along: axis),
            let previous = partner(of: hidden, in: before)
        else { return }
        var known: Set<ObjectIdentifier> = [ObjectIdentifier(hidden)]
        var waiting = [HiddenRun(views: [hidden], ties: [before])]
        while let run = waiting.popLast() {
            guard let last = run.views.last else { continue }
            var after: [LayoutConstraint] = []
            for tie in ties(of: last, at: .end, along: axis) {
                guard let next = partner(of: last, in: tie), next !== previous else { continue }
                if isInSight(next, beside: last) {
                    after.append(tie)
                } else if let next = next as? View, next.isHidden,
                    next.superview === hidden.superview,
                    known.insert(ObjectIdentifier(next)).inserted
                {
                    waiting.append(HiddenRun(views: run.views + [next], ties: run.ties + [tie]))
                }
            }
            if !after.isEmpty {
                explainGap(after: previous, run, before: after, along: axis)
            }
        }
    }

    private func explainGap(
        after previous: LayoutElement, _ run: HiddenRun, before ties: [LayoutConstraint],
        along axis: Axis
    ) {
        guard let last = run.views.last, let room = room(of: run.views, along: axis),
            room > LayoutFault.leastAmount
        else { return }
        let isOne = run.views.count == 1
        let nexts = ties.compactMap { partner(of: last, in: $0) }
        let isFirst = run.ties[0].startsInContainer
        let place = isFirst ? "before" : "between \(name(previous)) and"
        let message =
            "\(run.views.map { name($0) }.inWords()) \(isOne ? "is" : "are") hidden and still "
            + "\(isOne ? "takes" : "take") \(room.roundedText) \(place) "
            + "\(nexts.map { name($0) }.inWords()).\n"
            + (run.ties + ties).prefix(4).map { reference($0) }.joined(separator: "\n")
            + "\nA stack view closes the gap by itself; or remake these when isHidden changes."
        let across = zip(nexts, ties).map { next, tie in
            let bridge =
                isFirst
                ? bridge(like: run.ties[0], next, insteadOf: tie)
                : bridge(previous, next, insteadOf: tie)
            return (tie: tie, mend: stating(bridge, insteadOf: tie))
        }
        let mend = LayoutMend(
            across.map { $0.mend.description }.joined(separator: "\n"),
            across.flatMap { $0.mend.changes })
        let mends = tried([mend]) {
            zip(nexts, ties).allSatisfy { next, tie in
                self.distance(from: previous, to: next, along: axis).map {
                    abs($0 - tie.distanceBetween) < LayoutFault.leastAmount
                } ?? true
            }
        }
        tell(.gap, run.views, run.ties + ties, message, mends)
    }

    /// What ties the next one to the one before the hidden ones, as far from it as it is from the last of these
    /// now, and in the same words.
    private func bridge(
        _ previous: LayoutElement, _ next: LayoutElement, insteadOf tie: LayoutConstraint
    ) -> LayoutConstraint {
        let own = tie.firstElement === next ? tie.firstAttribute : tie.secondAttribute
        let facing = own.opposite ?? .edge(.end, along: own.axis)
        let bridge = LayoutConstraint.trial(
            next, own, .equal, previous, facing, constant: tie.distanceBetween)
        bridge.priority = tie.priority
        return bridge
    }

    /// What begins the next one where the hidden ones began in what they are in.
    private func bridge(
        like first: LayoutConstraint, _ next: LayoutElement, insteadOf tie: LayoutConstraint
    ) -> LayoutConstraint {
        let bridge = LayoutConstraint.trial(
            next, first.firstAttribute, .equal, first.secondElement, first.secondAttribute,
            constant: first.constant)
        bridge.priority = tie.priority
        return bridge
    }

    // MARK: Asking

    /// What begins a view where what it is in does. What turns and waits keeps its place for itself, and so does what
    /// comes and goes in rows that are alike: else what is beside it would not be in line.
    private func beginning(of view: View, along axis: Axis) -> LayoutConstraint? {
        guard !(view is ActivityIndicator), axis == .vertical || !isShownInLikeRow(view) else {
            return nil
        }
        return statements(of: view, along: axis).first {
            $0.isWritten && $0.startsInContainer && $0.secondElement?.viewItself === view.superview
        }
    }

    /// Whether something of the kind is shown at the same place in another row.
    private func isShownInLikeRow(_ view: View) -> Bool {
        guard let container = view.superview, let row = view.cell, let rows = row.superview,
            let index = container.subviews.firstIndex(where: { $0 === view })
        else { return false }
        return shown.contains { other in
            guard other !== view, other.kind == view.kind, let twin = other.superview,
                twin !== container, twin.kind == container.kind,
                twin.subviews.indices.contains(index), twin.subviews[index] === other
            else { return false }
            return other.cell?.superview === rows
        }
    }

    /// What ties an edge of a view to the facing edge of another element that is not its container.
    private func ties(
        of view: View, at part: AttributeFacts.Part, along axis: Axis
    ) -> [LayoutConstraint] {
        constraints(of: view).filter { constraint in
            guard constraint.isWritten, constraint.relation == .equal, constraint.multiplier == 1,
                constraint.firstAttribute.axis == axis,
                let other = partner(of: view, in: constraint), other !== view.superview
            else { return false }
            let (own, facing) =
                constraint.firstElement === view
                ? (constraint.firstAttribute, constraint.secondAttribute)
                : (constraint.secondAttribute, constraint.firstAttribute)
            return own.facts.part == part && facing.facts.part == (part == .start ? .end : .start)
        }
    }

    private func partner(of view: View, in constraint: LayoutConstraint) -> LayoutElement? {
        constraint.firstElement === view ? constraint.secondElement : constraint.firstElement
    }

    /// Whether an element is shown, or is a guide of what is, and is not the view.
    private func isInSight(_ element: LayoutElement, beside view: View) -> Bool {
        element !== view && (element.viewItself.map { isShown($0) } ?? false)
    }

    /// From the first edge of some views to the last one.
    private func room(of views: [View], along axis: Axis) -> Double? {
        let rects = views.compactMap { trial.rect(of: $0) }
        guard let start = rects.map({ $0.origin[axis] }).min(),
            let end = rects.map({ $0.origin[axis] + $0.size[axis] }).max()
        else { return nil }
        return end - start
    }

    /// How far it is from one element to another, whichever comes first; nil where they are not in the same view.
    private func distance(
        from one: LayoutElement, to other: LayoutElement, along axis: Axis
    ) -> Double? {
        guard one.enclosingView === other.enclosingView, let rect = trial.rect(of: one),
            let next = trial.rect(of: other)
        else { return nil }
        return max(
            next.origin[axis] - rect.origin[axis] - rect.size[axis],
            rect.origin[axis] - next.origin[axis] - next.size[axis])
    }
}

/// Hidden views that hang on each other, the first of them on something that is shown.
private struct HiddenRun {
    let views: [View]
    /// What the first one hangs on, then the second one, and so on.
    let ties: [LayoutConstraint]
}

extension LayoutConstraint {
    /// Whether it begins something where what that is in does.
    fileprivate var startsInContainer: Bool {
        relation == .equal && multiplier == 1 && firstAttribute.facts.part == .start
            && secondAttribute.facts.part == .start
            && firstElement?.enclosingView === secondElement?.viewItself
    }

    /// The distance between two facing edges, whichever of them it states.
    fileprivate var distanceBetween: Double {
        firstAttribute.facts.part == .start ? constant : -constant
    }
}
