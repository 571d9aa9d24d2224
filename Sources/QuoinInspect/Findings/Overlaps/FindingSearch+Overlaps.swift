import QuoinKit
import QuoinLayout

/// Siblings that overlap although nothing relates them.
extension FindingSearch {
    /// Finds pairs of siblings that overlap without having been meant to.
    func findOverlaps() -> [SiblingOverlap] {
        shown.flatMap { overlaps(in: $0) }
    }

    func explainOverlaps() {
        var told: Set<ObjectIdentifier> = []
        for overlap in overlaps {
            let (below, above) = (overlap.below, overlap.above)
            if told.contains(ObjectIdentifier(above)) || isOpenAnywhere(above)
                || isOpenAnywhere(below)
                || isKnownFaulty(above) || isKnownFaulty(below)
            {
                continue
            }
            told.insert(ObjectIdentifier(above))
            explain(overlap)
        }
    }

    private func isOpenAnywhere(_ view: View) -> Bool {
        isOpen(view, .horizontal) || isOpen(view, .vertical)
    }

    /// Whether what is wrong with the view is told already.
    private func isKnownFaulty(_ view: View) -> Bool {
        faults(of: view).contains { fault in
            if case .outside = fault.kind { return true }
            return false
        }
    }

    private func explain(_ overlap: SiblingOverlap) {
        let (below, above) = (overlap.below, overlap.above)
        if let gap = relations(of: below, to: above).first(where: { isWrongGap($0) }) {
            explainWrongGap(gap, overlap)
            return
        }
        if let slip = slippedEdge(between: below, and: above) {
            explainSlip(slip.constraint, isCertain: slip.isCertain, overlap)
            return
        }
        if let shift = shiftedMiddle(of: below, and: above) {
            explainShift(shift, overlap)
            return
        }
        let message =
            "\(name(above)) overlaps \(name(below)) by \(overlap.size.width.roundedText) × "
            + "\(overlap.size.height.roundedText), and no constraint says how they lie to each other."
        let isBeside = overlap.isSideBySide || isInOneLine(below, above)
        let order = isBeside ? [Axis.horizontal, .vertical] : [.vertical, .horizontal]
        let candidates =
            rejoinings(of: overlap)
            + order.flatMap { separations(of: below, and: above, along: $0) }
        let mends = tried(candidates) {
            overlapSize(of: below, and: above) == nil
        }
        let involved = [below, above].flatMap { view in
            Axis.allCases.flatMap { statements(of: view, along: $0) }
        }
        tell(.overlap, [below, above], involved, message, mends)
    }

    private func explainWrongGap(_ gap: LayoutConstraint, _ overlap: SiblingOverlap) {
        let message =
            "\(name(overlap.above)) overlaps \(name(overlap.below)) by "
            + "\(overlap.size.width.roundedText) × \(overlap.size.height.roundedText).\n"
            + "\(reference(gap)): a distance of \(gap.constant.magnitude.plainText) between them is "
            + "offset(\((-gap.constant).plainText)) there; was that meant?"
        let mend = LayoutMend(
            words.statement(gap.copy(constant: -gap.constant)), [.setConstant(gap, -gap.constant)])
        let mends = tried([mend]) {
            overlapSize(of: overlap.below, and: overlap.above) == nil
        }
        tell(.overlap, [overlap.below, overlap.above], [gap], message, mends)
    }

    /// Whether both have their middles at one height, and the one begins well after the other: as a switch behind a name.
    private func isInOneLine(_ one: View, _ other: View) -> Bool {
        guard let rect = trial.rect(of: one), let otherRect = trial.rect(of: other) else {
            return false
        }
        return abs(rect.midY - otherRect.midY) <= 1
            && abs(rect.minX - otherRect.minX) > 3 * Self.standardGap
    }

    /// What would set one apart from the other along an axis.
    private func separations(of one: View, and other: View, along axis: Axis) -> [LayoutMend] {
        guard let rect = trial.rect(of: one), let otherRect = trial.rect(of: other) else {
            return []
        }
        // Of two at the same edge of what they are in, the one that was added first comes first.
        let isBefore =
            areAtOneEdge(one, other, along: axis)
            || rect.origin[axis] + rect.size[axis] / 2
                <= otherRect.origin[axis] + otherRect.size[axis] / 2
        let (first, second) = isBefore ? (one, other) : (other, one)
        let overlap = rect.overlap(with: otherRect)?[axis] ?? 0
        guard !isBefore, overlap > min(rect.size[axis], otherRect.size[axis]) / 2 else {
            return separations(of: first, before: second, along: axis)
        }
        // At nearly one place it does not tell much which one is a little before the other.
        return separations(of: first, before: second, along: axis)
            + separations(of: second, before: first, along: axis)
    }

    private func separations(of first: View, before second: View, along axis: Axis)
        -> [LayoutMend]
    {
        let (start, end) = (
            LayoutAttribute.edge(.start, along: axis), LayoutAttribute.edge(.end, along: axis)
        )
        var candidates: [LayoutMend] = []
        let limit = LayoutConstraint.trial(
            second, start, .greaterThanOrEqual, first, end, constant: Self.standardGap)
        if let near = statements(of: second, along: axis).first(where: {
            $0.relation == .equal && $0.isWritten && $0.firstAttribute.facts.part == .start
        }) {
            candidates.append(
                stating(
                    .trial(second, start, .equal, first, end, constant: Self.standardGap),
                    insteadOf: near))
        }
        candidates.append(stating(limit))
        if let one = trial.contentSize(of: first, along: axis),
            let other = trial.contentSize(of: second, along: axis)
        {
            // The longer one gives way.
            let firm = resistance(one < other ? first : second, axis, at: .high + 1)
            let stated = stating(limit)
            candidates.append(
                LayoutMend(joining: [stated, firm]))
        }
        candidates += givingWay(first, before: second, along: axis)
        if let far = statements(of: first, along: axis).first(where: {
            $0.relation == .equal && $0.isWritten && $0.firstAttribute.facts.part == .end
        }) {
            candidates.append(
                stating(
                    .trial(
                        first, end, .equal, second, start,
                        constant: far.constant == 0 ? 0 : -Self.standardGap),
                    insteadOf: far))
        }
        return candidates
    }

    /// Whether both are as far from one edge of what they are in.
    private func areAtOneEdge(_ one: View, _ other: View, along axis: Axis) -> Bool {
        statements(of: one, along: axis).contains { said in
            said.relation == .equal && said.secondElement?.viewItself === one.superview
                && statements(of: other, along: axis).contains {
                    $0.relation == .equal && $0.firstAttribute == said.firstAttribute
                        && $0.secondElement === said.secondElement
                        && $0.secondAttribute == said.secondAttribute
                        && $0.constant == said.constant
                }
        }
    }

    /// What would set those that lie on one view one after the other, below each other or side by side.
    func rows(ofAll alike: [LayoutFinding]) -> [[LayoutMend]] {
        guard alike.allSatisfy({ $0.kind == .overlap && $0.views.count > 1 }),
            let ground = alike.first?.views[0],
            alike.allSatisfy({ $0.views[0] === ground })
        else { return [] }
        let row = [ground] + alike.map { $0.views[1] }
        return [Axis.vertical, .horizontal].map { axis in
            zip(row, row.dropFirst()).compactMap { separations(of: $0, and: $1, along: axis).first }
        }
    }

    // MARK: Looking

    /// The overlaps among the subviews of a view: the first ones, since those who have many do not read them all.
    private func overlaps(in container: View) -> [SiblingOverlap] {
        var found: [SiblingOverlap] = []
        var looked = 0
        visitPairs(of: shownSubviews(of: container)) { one, other in
            looked += 1
            let size = overlap(of: one.view, at: one.rect, and: other.view, at: other.rect)
            if let size, !isMeant(one.view, other.view, in: container) {
                found.append(SiblingOverlap(below: one.view, above: other.view, size: size))
            }
            return found.count <= Self.most && looked <= Self.mostLooked
        }
        return found
    }

    /// More overlaps in one view are not told of.
    private static let most = 100
    /// More pairs in one view are not looked at: all of a thousand cards may lie on each other on purpose.
    static let mostLooked = 20_000
}
