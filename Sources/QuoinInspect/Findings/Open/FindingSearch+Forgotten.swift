import QuoinKit
import QuoinLayout

/// Views that were put into the tree, and of which nothing says where they are: no frame, and no constraint of their
/// own.
extension FindingSearch {
    func findForgottenViews() {
        // That its frame contradicts what is in it says as much.
        let told = Set(
            findings.filter { $0.kind == .stillPlacedByFrame }.flatMap { $0.views }
                .map { ObjectIdentifier($0) })
        for view in shown where isForgotten(view) {
            forgotten.insert(ObjectIdentifier(view))
            if !told.contains(ObjectIdentifier(view)) {
                explainForgotten(view)
            }
        }
    }

    /// Whether it follows from nobody having placed a view, or what it is in.
    func followsFromForgotten(_ view: View) -> Bool {
        !forgotten.isEmpty
            && sequence(first: view, next: { $0.superview }).contains {
                forgotten.contains(ObjectIdentifier($0))
            }
    }

    private func isForgotten(_ view: View) -> Bool {
        guard view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask.isEmpty,
            let superview = view.superview, view.alpha > 0,
            trial.statedFrame(of: view) == .zero, !followsFromForgotten(superview),
            let room = trial.rect(of: superview)?.size, min(room.width, room.height) > 0.01
        else { return false }
        return hasSomethingToShow(view)
    }

    /// Whether there would be something to see of a view with a place: what it asks for, what scrolls in it, or what
    /// constraints place in it.
    private func hasSomethingToShow(_ view: View) -> Bool {
        if let table = view as? TableView {
            return table.dataSource != nil
        }
        let inner = shownSubviews(of: view)
        if view is ScrollView {
            return !inner.isEmpty
        }
        let asked = view.askedIntrinsicContentSize
        return max(asked.width, asked.height) > LayoutFault.leastAmount
            || inner.contains {
                !$0.translatesAutoresizingMaskIntoConstraints && hasSomethingToShow($0)
            }
    }

    private func explainForgotten(_ view: View) {
        spendPatience(3 * siblings(of: view).count)
        let mends = tried(places(for: view)) {
            let size = trial.rect(of: view)?.size ?? .zero
            return min(size.width, size.height) > LayoutFault.leastAmount
                && !siblings(of: view).contains { overlapSize(of: $0, and: view) != nil }
        }
        tell(
            .invisible, [view], [],
            "\(name(view)) is invisible: it was given no frame, and no constraint places it.", mends
        )
    }

    /// Where it may have been meant to be: below the one that comes before it, at the beginning of what it is in, or below
    /// all others.
    private func places(for view: View) -> [LayoutMend] {
        guard let superview = view.superview else { return [] }
        let siblings = shownSubviews(of: superview)
        let before = siblings.prefix { $0 !== view }.last { isPlaced($0) }
        let lowest = siblings.filter { $0 !== view && isPlaced($0) }
            .max { bottom(of: $0) < bottom(of: $1) }
        let insets = view is ScrollView ? [0.0] : [Self.standardInset, 0]
        return (before.map { [below($0, view, in: superview)] } ?? [])
            + insets.map { inset in
                let edges = [LayoutAttribute.left, .top].map {
                    LayoutConstraint.trial(view, $0, .equal, superview, $0, constant: inset)
                }
                return placing(view, in: superview, at: edges)
            } + (lowest.map { [below($0, view, in: superview)] } ?? [])
    }

    private func isPlaced(_ view: View) -> Bool {
        !followsFromForgotten(view) && !isOpen(view, .vertical)
            && !view.translatesAutoresizingMaskIntoConstraints
    }

    private func bottom(of view: View) -> Double {
        trial.rect(of: view).map { $0.origin.y + $0.size.height } ?? 0
    }

    private func below(_ other: View, _ view: View, in superview: View) -> LayoutMend {
        placing(
            view, in: superview,
            at: [
                .trial(view, .left, .equal, other, .left),
                .trial(view, .top, .equal, other, .bottom, constant: Self.standardGap),
            ])
    }

    private static let standardInset = 16.0

    /// Constraints alone place it, with what is missing for a size then: the end of what is in it, or else of what it is
    /// in.
    private func placing(
        _ view: View, in superview: View, at edges: [LayoutConstraint]
    ) -> LayoutMend {
        let freed = LayoutChange.placeByConstraints(view)
        let changes = [freed] + edges.map { .activate($0) }
        let ends = Axis.allCases.filter { axis in
            trial.trying(changes) { trial.hasOpenExtent(view, along: axis) }
        }.flatMap { axis -> [LayoutConstraint] in
            let wraps = view is ScrollView ? [] : wrapping(view, along: axis)
            let end = LayoutAttribute.edge(.end, along: axis)
            return !wraps.isEmpty
                ? wraps
                : [.trial(view, end, .equal, superview, end, constant: -edges[0].constant)]
        }
        let stated = edges + ends
        return LayoutMend(
            "\(name(view)).translatesAutoresizingMaskIntoConstraints = false\n"
                + stated.map { words.statement($0) }.joined(separator: "\n"),
            [freed] + stated.map { .activate($0) })
    }
}
