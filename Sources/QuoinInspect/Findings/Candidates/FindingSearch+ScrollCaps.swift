import QuoinKit
import QuoinLayout

/// Contents of scroll views that were made as long as what is seen of them: then nothing scrolls, and what is in them has
/// no room. They were to be at least that.
extension FindingSearch {
    /// What keeps the content of a scroll view around a view as long as what is seen of it.
    func scrollCaps(of view: View, along axis: Axis) -> [LayoutConstraint] {
        causes(of: view, along: axis).filter { constraint in
            constraint.firstAttribute == .edge(.extent, along: axis) && isScrollCap(constraint)
                && (constraint.firstElement as? View).map { view.isDescendant(of: $0) } ?? false
        }
    }

    /// Whether a constraint keeps the content of a scroll view as long as what is seen of it.
    func isScrollCap(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.relation == .equal, constraint.multiplier == 1,
            constraint.firstAttribute.isSize,
            constraint.secondAttribute == constraint.firstAttribute,
            let content = constraint.firstElement as? View,
            let scroll = constraint.secondElement?.viewItself as? ScrollView
        else { return false }
        return content.superview === scroll
    }

    /// What scrolls across is as high as what is in it. (Where its content is as wide as it is, it scrolls downwards.)
    func asLongAsContent(of view: View, _ axis: Axis) -> [LayoutMend] {
        guard view is ScrollView, axis == .vertical else { return [] }
        let extent = LayoutAttribute.edge(.extent, along: axis)
        let content = shownSubviews(of: view).first { content in
            let parts = statements(of: content, along: axis).filter {
                $0.relation == .equal && $0.secondElement?.viewItself === view
            }.map { $0.firstAttribute.facts.part }
            return parts.contains(.start) && parts.contains(.end)
                && !statements(of: content, along: .horizontal).contains {
                    $0.firstAttribute.isSize && $0.secondElement?.viewItself === view
                }
        }
        return content.map { [stating(.trial(view, extent, .equal, $0, extent))] } ?? []
    }

    /// What keeps the content of a scroll view, in which a view is, as high as what is seen of it.
    func scrollCap(around view: View, _ axis: Axis) -> LayoutConstraint? {
        guard axis == .vertical, let container = view.superview else { return nil }
        let place = ObjectIdentifier(container)
        if let known = knownScrollCaps[place] { return known }
        let cap = constraints(of: container).first {
            $0.firstElement === container && $0.firstAttribute == .height && isScrollCap($0)
        }
        knownScrollCaps[place] = .some(cap)
        return cap
    }

    /// What scrolls may be longer than what is seen of it, and ends where the last view in it does.
    func scrolling(_ last: View, _ axis: Axis) -> [LayoutMend] {
        guard let container = last.superview, let cap = scrollCap(around: last, axis) else {
            return []
        }
        let lesser = words.lowering(cap, to: .low)
        let end = stating(wrapping(last, in: container, along: axis))
        return [LayoutMend(joining: [lesser, end])]
    }

    /// What is in a scroll view and begins and ends with the part that is shown: with all that can be shown instead.
    func tiedToContent(in conflict: StandingConflict) -> [LayoutMend] {
        let tied = conflict.constraints.first { isTiedToFrame($0) }
        guard let content = tied?.firstElement, let axis = tied?.firstAttribute.axis,
            let scroll = content.enclosingView
        else { return [] }
        let ties = statements(of: content, along: axis).filter { isTiedToFrame($0) }
        guard Set(ties.map { $0.firstAttribute.facts.part }).isSuperset(of: [.start, .end]) else {
            return []
        }
        let area: LayoutElement = scroll.contentAreaGuideIfAny ?? scroll
        let mends = ties.map { tie in
            stating(
                .trial(
                    content, tie.firstAttribute, .equal, area, tie.secondAttribute,
                    constant: tie.constant), insteadOf: tie)
        }
        let all = LayoutMend(joining: mends)
        return tried([all]) { trial.conflictCount < conflictCount }
    }

    /// Whether an edge of what a scroll view contains is tied to the same edge of the part that is shown.
    private func isTiedToFrame(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.isWritten, constraint.relation == .equal,
            constraint.firstAttribute.isPosition,
            constraint.firstAttribute == constraint.secondAttribute,
            let scroll = constraint.firstElement?.enclosingView as? ScrollView
        else { return false }
        return scroll.visibleAreaGuideIfAny.map { $0 === constraint.secondElement } ?? false
    }

    /// Such a length at a low priority, where it takes part in a conflict.
    func scrolling(in conflict: StandingConflict) -> [LayoutMend] {
        let caps = conflict.constraints.filter { $0.firstAttribute == .height && isScrollCap($0) }
        guard !caps.isEmpty else { return [] }
        return tried(caps.map { words.lowering($0, to: .low) }) {
            trial.conflictCount < conflictCount
        }
    }
}
