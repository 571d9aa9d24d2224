import QuoinKit
import QuoinLayout
import QuoinSolver

/// Contents of scroll views that have no end, or no length.
extension FindingSearch {
    /// The content of a scroll view has no end, or no width.
    func explainEndlessContent(of view: View, _ cause: OpenCause) {
        let axis = cause.axisPart.axis
        let inner = view.subviews.filter { isShown($0) && !isHeldByFrame($0, in: view, axis) }
        if inner.isEmpty, !isOpen(cause.axisPart.element, axis.other) {
            // All of it keeps its place along this axis, and moves along the other one.
            return
        }
        let last = inner.max {
            let (one, other) = (trial.rect(of: $0) ?? .zero, trial.rect(of: $1) ?? .zero)
            return one.origin[axis] + one.size[axis] < other.origin[axis] + other.size[axis]
        }
        guard let last, let rect = trial.rect(of: last), cause.axisPart.part == .extent else {
            return
        }
        if let tie = inner.lazy.compactMap({ self.farTie(of: $0, to: view, along: axis) }).first {
            explainOpenContent(of: view, tie, cause)
            return
        }
        let reach = rect.origin[axis] + rect.size[axis]
        let end = LayoutAttribute.edge(.end, along: axis)
        let message =
            "The content of \(name(view)) has no end: \(name(last)) reaches to \(reach.roundedText), "
            + "and nothing ties a \(end) edge to that of \(name(view)), so it cannot be scrolled to."
        var candidates = wrapping(view, along: axis)
        if let scroll = view as? ScrollView, axis == .horizontal {
            candidates.insert(
                .trial(last, .width, .equal, scroll, .width, constant: 0), at: 0)
        }
        let guide = cause.axisPart.element
        let mends = tried(candidates.map { stating($0) }) {
            !trial.hasOpenExtent(guide, along: axis)
        }
        tell(.endlessContent, [view, last], [], message, mends)
    }

    /// Whether a view begins and ends along an axis where the part of a scroll view that is shown does.
    private func isHeldByFrame(_ view: View, in scroll: View, _ axis: Axis) -> Bool {
        guard let area = scroll.visibleAreaGuideIfAny else { return false }
        let held = statements(of: view, along: axis).filter {
            $0.relation == .equal && $0.secondElement === area
        }.map { $0.firstAttribute.facts.part }
        return held.contains(.middle) || held.contains(.extent)
            ? held.contains { $0 != .extent }
            : held.contains(.start) && held.contains(.end)
    }

    /// What says that the content of a view ends where something in it does.
    private func farTie(of element: View, to view: View, along axis: Axis) -> LayoutConstraint? {
        statements(of: element, along: axis).first {
            $0.relation == .equal && $0.firstAttribute.facts.part == .end
                && $0.secondElement?.viewItself === view
        }
    }

    /// The content ends where something ends whose own size is open.
    private func explainOpenContent(of view: View, _ tie: LayoutConstraint, _ cause: OpenCause) {
        guard let last = tie.firstElement as? View else { return }
        let axis = cause.axisPart.axis
        let present = shownRect(of: last)?.size[axis] ?? 0
        let guide = cause.axisPart.element
        let isKnown = !open.contains(OpenAxis(element: last, part: .extent, axis: axis))
        let message =
            "The content of \(name(view)) has no \(axis.extentName): it ends where \(name(last)) does, "
            + (isKnown
                ? "and nothing in it says where it begins."
                : "and nothing says how \(axis.adjective) that is (now \(present.roundedText)).")
            + "\n\(reference(tie))"
        let extent = LayoutAttribute.edge(.extent, along: axis)
        let isMended = { [trial] in
            !trial.hasOpenExtent(guide, along: axis)
                && (trial.rect(of: last)?.size[axis] ?? 0) > LayoutFault.leastAmount
        }
        // What is read goes on downwards, and is as wide as what shows it; or it ends where what is in it does.
        let candidates =
            (axis == .horizontal
                ? [
                    .trial(last, extent, .equal, view, extent),
                    .trial(guide, extent, .equal, view, extent),
                ] : [])
            + (isKnown ? [beginning(last, like: tie, along: axis)] : [])
            + leastLengths(of: last, along: axis)
            + wrapping(last, along: axis)
        var mends = tried(candidates.map { stating($0) }, cures: isMended)
        if mends.isEmpty, let inner = innerCause(of: last, along: axis, cures: isMended) {
            explain(inner)
            return
        }
        if mends.isEmpty, hasPatience {
            mends = tried([someNumber(for: last, along: axis)], cures: isMended)
        }
        tell(.endlessContent, [view, last], [], message, mends)
    }

    /// What a view is at least as long as, as what it is where nothing in it asks for more.
    private func leastLengths(of view: View, along axis: Axis) -> [LayoutConstraint] {
        statements(of: view, along: axis).filter {
            $0.isWritten && $0.relation == .greaterThanOrEqual && $0.firstAttribute.isSize
        }.map { limit in
            let wish = LayoutConstraint.trial(
                view, limit.firstAttribute, .equal, limit.secondElement, limit.secondAttribute,
                multiplier: limit.multiplier, constant: limit.constant)
            wish.priority = .low
            return wish
        }
    }

    /// A view begins in a scroll view's content as far from its edge as it ends from the other one.
    private func beginning(
        _ last: View, like tie: LayoutConstraint, along axis: Axis
    ) -> LayoutConstraint {
        let (start, end) = (
            tie.firstAttribute.opposite ?? .edge(.start, along: axis), tie.secondAttribute.opposite
        )
        return .trial(
            last, start, .equal, tie.secondElement, end ?? start,
            constant: -tie.constant)
    }
}
