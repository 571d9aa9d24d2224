import QuoinLayout

/// Siblings that overlap because of what is tried.
extension FindingSearch {
    /// Whether one of the views overlaps a sibling in the trial, and did not before.
    func hasNewOverlap(among views: [View]) -> Bool {
        groups(of: views).contains { container, moved in
            if moved.count > Self.mostPaired {
                return overlaps(in: container, of: moved) {
                    isNew($0.view, $0.rect, $1.view, $1.rect, in: container)
                }
            }
            return moved.contains { hasNewOverlap(of: $0, in: container) }
        }
    }

    /// Whether something that a proposal is about lies on a sibling in the trial, as nobody means it.
    func bringsOverlap(_ mend: LayoutMend) -> Bool {
        let views = mend.changes.flatMap { $0.elements }.compactMap { $0 as? View }
        return groups(of: views).contains { container, views in
            if views.count > Self.mostPaired {
                return overlaps(in: container, of: views) { isByMistake($0.view, $1.view) }
            }
            return views.contains { view in
                siblingsNearby(view, in: container).contains { other in
                    mayOverlap(other)
                        && (isDrawn(other, before: view)
                            ? isByMistake(other, view) : isByMistake(view, other))
                }
            }
        }
    }

    /// Those of some views that may lie on siblings, by what they are in.
    private func groups(of views: [View]) -> [(container: View, views: [View])] {
        // In an order that does not depend on a dictionary's, for each look counts.
        var groups: [(container: View, views: [View])] = []
        var places: [ObjectIdentifier: Int] = [:]
        for view in views.withoutRepeats where mayOverlap(view) {
            guard let container = view.superview else { continue }
            let place = places[ObjectIdentifier(container)] ?? groups.count
            places[ObjectIdentifier(container)] = place
            if place == groups.count { groups.append((container, [])) }
            groups[place].views.append(view)
        }
        return groups
    }

    /// More than these are not compared one by one with all of their siblings.
    private static let mostPaired = 4
    /// How many pairs of siblings are looked at for one proposal.
    private static let mostPairs = 100_000

    /// Whether there is a pair of siblings of a sort, one of which is one of some views.
    private func overlaps(
        in container: View, of moved: [View],
        where isOfSort: (_ below: PlacedSibling, _ above: PlacedSibling) -> Bool
    ) -> Bool {
        let moved = Set(moved.map { ObjectIdentifier($0) })
        var isFound = false
        var pairs = 0
        visitPairs(of: shownSubviews(of: container)) { one, other in
            // Of thousands of views in one place there are millions of pairs. What nobody has looked at is not proposed.
            pairs += 1
            guard pairs <= Self.mostPairs else {
                isFound = true
                return false
            }
            if moved.contains(ObjectIdentifier(one.view))
                || moved.contains(ObjectIdentifier(other.view))
            {
                isFound = isOfSort(one, other)
            }
            return !isFound
        }
        lookOver(pairs)
        return isFound
    }

    private func hasNewOverlap(of view: View, in container: View) -> Bool {
        guard let rect = trial.rect(of: view) else { return false }
        return siblingsNearby(view, in: container).contains { other in
            guard let otherRect = trial.rect(of: other), rect.overlap(with: otherRect) != nil,
                mayOverlap(other)
            else { return false }
            return isDrawn(view, before: other)
                ? isNew(view, rect, other, otherRect, in: container)
                : isNew(other, otherRect, view, rect, in: container)
        }
    }

    /// Whether two siblings overlap where they are in the trial, which was not so before, or by less.
    private func isNew(
        _ below: View, _ rect: Rect, _ above: View, _ other: Rect, in container: View
    ) -> Bool {
        let (before, otherBefore) = (
            places[ObjectIdentifier(below)], places[ObjectIdentifier(above)]
        )
        guard let size = overlap(of: below, at: rect, and: above, at: other) else {
            // What is below may be the ground of the other one, but not if there are letters that were clear of it, and
            // were seen.
            guard let before, let otherBefore, before.overlap(with: otherBefore) == nil,
                min(before.width, before.height) > 0.01
            else { return false }
            return hidesLetters(of: below, behind: above)
        }
        if let before, let otherBefore,
            let sizeBefore = overlap(of: below, at: before, and: above, at: otherBefore),
            size.width * size.height <= sizeBefore.width * sizeBefore.height
                + LayoutFault.leastAmount
        {
            return false
        }
        return areLettersThatWereApart(below, above) || !isMeant(below, above, in: container)
    }

    /// Whether two texts were clear of each other. What is said of them, which may be what the trial leaves out or
    /// weakens, does not make it right that they are not any more.
    private func areLettersThatWereApart(_ below: View, _ above: View) -> Bool {
        guard below.showsText, above.showsText, let before = places[ObjectIdentifier(below)],
            let otherBefore = places[ObjectIdentifier(above)]
        else { return false }
        return before.overlap(with: otherBefore) == nil
    }
}
