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
                LayoutMend("\(stated)\n\(firm)", stated.changes + firm.changes))
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

    /// Whether some siblings overlap in the trial, of which some others were told to.
    func stillOverlap(_ alike: [LayoutFinding]) -> Bool {
        let pairs = alike.filter { $0.kind == .overlap && $0.views.count > 1 }
        if pairs.contains(where: { overlapSize(of: $0.views[0], and: $0.views[1]) != nil }) {
            return true
        }
        // What was not told, because each is told once, is to be right as well. There may be hundreds.
        let views =
            pairs.count <= Self.mostCompared ? pairs.flatMap { $0.views }.withoutRepeats : []
        return views.indices.contains { index in
            views[(index + 1)...].contains { other in
                other.superview === views[index].superview
                    && overlapSize(of: views[index], and: other) != nil
            }
        }
    }

    /// The views of more overlaps are not compared one by one.
    private static let mostCompared = 20

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

    /// A view where the trial has it, and which of its siblings it is.
    typealias PlacedSibling = (index: Int, view: View, rect: Rect)

    /// Visits the pairs of siblings that may overlap, the one that is drawn first as the first one.
    ///
    /// - Parameter visit: whether it wants to see more.
    func visitPairs(
        of siblings: [View], _ visit: (_ one: PlacedSibling, _ other: PlacedSibling) -> Bool
    ) {
        let siblings = siblings.filter { mayOverlap($0) }
        guard siblings.count > 1 else { return }
        let rects = siblings.map { trial.rect(of: $0) ?? .zero }
        // Along the axis on which they lie apart, so that only those are compared that are side by side.
        let axis =
            Self.crowding(of: rects, along: .vertical)
                <= Self.crowding(of: rects, along: .horizontal) ? Axis.vertical : .horizontal
        let placed = zip(siblings, rects).enumerated()
            .map { (index: $0, view: $1.0, rect: $1.1) }
            .sorted { ($0.rect.origin[axis], $0.index) < ($1.rect.origin[axis], $1.index) }
        var active: [PlacedSibling] = []
        for one in placed {
            active.removeAll { $0.rect.origin[axis] + $0.rect.size[axis] <= one.rect.origin[axis] }
            for other in active {
                let (below, above) = one.index < other.index ? (one, other) : (other, one)
                if !visit(below, above) { return }
            }
            active.append(one)
        }
    }

    /// Whether constraints place a view, so that it is not meant to lie on others.
    func mayOverlap(_ view: View) -> Bool {
        isShown(view) && !view.translatesAutoresizingMaskIntoConstraints && view.alpha > 0
    }

    /// How many of some rectangles there are along an axis, at a place, on average.
    private static func crowding(of rects: [Rect], along axis: Axis) -> Double {
        let start = rects.map { $0.origin[axis] }.min() ?? 0
        let end = rects.map { $0.origin[axis] + $0.size[axis] }.max() ?? 0
        return end > start ? rects.reduce(0) { $0 + $1.size[axis] } / (end - start) : .infinity
    }

    /// How much two views overlap; nil if they do not.
    func overlapSize(of below: View, and above: View) -> Size? {
        guard let rect = trial.rect(of: below), let other = trial.rect(of: above) else {
            return nil
        }
        return rect.overlap(with: other)
    }

    /// How much two views overlap at places; nil if they do not, or if one is a ground with something on it, a veil
    /// over something, or a line along its edge.
    func overlap(
        of below: View, at rect: Rect, and above: View, at other: Rect
    ) -> Size? {
        guard let size = rect.overlap(with: other) else { return nil }
        if rect.isHairline(onEdgeOf: other) || other.isHairline(onEdgeOf: rect) { return nil }
        if marksEdge(below, at: rect, of: other) || marksEdge(above, at: other, of: rect) {
            return nil
        }
        let isGround = rect.covers(other) && !showsText(below)
        let isVeil = other.covers(rect) && !(showsText(below) && showsText(above))
        if isGround || isVeil, slippedEdge(between: below, and: above) == nil { return nil }
        return size
    }

    /// Whether two siblings lie on each other as somebody wanted it.
    func isMeant(_ below: View, _ above: View, in container: View) -> Bool {
        let placed = [below, above].filter { isPlacedByContainer($0) }
        // A header that sticks while rows move beneath it, and the like; what lies on a table lies on some row.
        if placed.count == 2 || placed.contains(where: { $0.standsForRow }) { return true }
        if isKeptInSight(below, in: container) != isKeptInSight(above, in: container) {
            // One of them moves beneath the other.
            return true
        }
        if scrolls(below), isSmall(above, beside: below) {
            // What is beneath it can be moved, as what lies on a table.
            return true
        }
        if looksMeant(below, above) {
            return true
        }
        let relations = relations(of: below, to: above)
        if relations.isEmpty {
            return false
        }
        if slippedEdge(between: below, and: above) != nil
            || runIntoEachOther(below, above, relations)
            || shiftedMiddle(of: below, and: above) != nil
        {
            return false
        }
        guard let gap = relations.first(where: { isWrongGap($0) }) else { return true }
        // Among many that keep the same distance from each other one lies on the next by just that.
        if customs(in: container, along: gap.firstAttribute.axis)
            .isUsualGap(gap.constant.magnitude)
        {
            return false
        }
        let isTextHit = showsText(below) && (showsText(above) || above.hidesWhatIsBehind)
        return !isTextHit && !hidesLetters(of: below, behind: above)
    }

    private func scrolls(_ view: View) -> Bool {
        view.contentAreaGuideIfAny != nil || (view as? TextView)?.isScrollEnabled == true
    }

    private func isSmall(_ view: View, beside other: View) -> Bool {
        guard let rect = trial.rect(of: view), let outer = trial.rect(of: other) else {
            return false
        }
        return Axis.allCases.allSatisfy { rect.size[$0] <= outer.size[$0] / 2 }
    }

    /// Whether nobody has written where a view is, but what it is in has stated it.
    private func isPlacedByContainer(_ view: View) -> Bool {
        let places = constraints(of: view).filter {
            $0.firstElement === view && $0.firstAttribute.isPosition
        }
        return !places.isEmpty && places.allSatisfy { !$0.isWritten }
    }

    /// Whether a view stays where it is while what is in the same scroll view moves.
    private func isKeptInSight(_ view: View, in container: View) -> Bool {
        guard let shownArea = container.visibleAreaGuideIfAny else { return false }
        return constraints(of: view).contains {
            $0.firstElement === view && $0.secondElement === shownArea
                && $0.secondAttribute.isPosition
        }
    }

    /// Whether a constraint between facing edges lets one reach into the other.
    private func isWrongGap(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.relation == .equal, constraint.multiplier == 1 else { return false }
        switch (constraint.firstAttribute.facts.part, constraint.secondAttribute.facts.part) {
        case (.start, .end): return constraint.constant < 0
        case (.end, .start): return constraint.constant > 0
        default: return false
        }
    }

    func showsText(_ view: View) -> Bool { view.askedFirstBaseline > 0 }

    /// What says how two siblings lie to each other.
    func relations(of one: View, to other: View) -> [LayoutConstraint] {
        let (few, view) =
            constraints(of: one).count < constraints(of: other).count
            ? (one, other) : (other, one)
        return constraints(of: few).filter { constraint in
            constraint.firstElement?.viewItself === view && constraint.firstAttribute.isPosition
                || constraint.secondElement?.viewItself === view
                    && constraint.secondAttribute.isPosition
        }
    }
}

/// Siblings that overlap.
struct SiblingOverlap {
    /// The one that is drawn first.
    let below: View
    let above: View
    let size: Size

    /// Whether moving them apart from left to right is the shorter way.
    var isSideBySide: Bool { size.width < size.height }
}
