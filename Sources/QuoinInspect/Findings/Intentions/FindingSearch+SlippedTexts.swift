import QuoinKit
import QuoinLayout

/// Siblings with texts of which something is said, and not what keeps them apart: whether one lies on the other by a slip.
extension FindingSearch {
    /// A constraint that puts one of two siblings on the other's letters, where the word for the other edge would have
    /// put it beside: a text that begins a little below where another one does, and not below where that ends.
    ///
    /// - Returns: the constraint, and whether it is told even if no other word would mend it; nil if there is none.
    func slippedEdge(between below: View, and above: View) -> (
        constraint: LayoutConstraint, isCertain: Bool
    )? {
        if let one = below as? Label, let other = above as? Label {
            guard !isDecoration(one, of: other) else { return nil }
            return relations(of: below, to: above).first { $0.keepsSameEdgeAtDistance }
                .map { ($0, true) }
        }
        return slipInOneLine(between: below, and: above).map { ($0, false) }
    }

    /// Of things that are not both mere texts, more may be meant: a badge, a picture with words on it. What is in one row
    /// or column, and reaches into the other's letters from one side, is not.
    private func slipInOneLine(between below: View, and above: View) -> LayoutConstraint? {
        let relations = relations(of: below, to: above)
        guard let slip = relations.first(where: { $0.keepsSameEdge }),
            let rect = trial.rect(of: below), let other = trial.rect(of: above)
        else { return nil }
        let others = relations.filter { $0 !== slip }
        let isOneOnTheOther = rect.covers(other) || other.covers(rect)
        let axis = slip.firstAttribute.axis
        let isPlainText = above is Label && !above.drawsGround && below.isControl
        guard
            others.isEmpty
                || (slip.constant != 0 || isPlainText) && !isOneOnTheOther
                    && keepInLine(others, along: axis.other)
        else { return nil }
        return hidesLetters(of: below, behind: above)
            || !others.isEmpty && lettersCrossEdge(below, above, along: axis)
            || others.isEmpty && slip.constant != 0
                && crossesEdge(of: below, at: rect, above, other)
            ? slip : nil
    }

    /// Whether a text begins on something that is drawn and goes on beside it, and above or below it, too: words on a
    /// picture would be in it.
    private func crossesEdge(of below: View, at rect: Rect, _ above: View, _ other: Rect) -> Bool {
        guard above.showsText, !below.showsText,
            below.drawsGround || trial.contentSize(of: below, along: .horizontal) != nil
        else { return false }
        return Axis.allCases.allSatisfy { axis in
            other.origin[axis] < rect.origin[axis] - LayoutFault.leastAmount
                || other.origin[axis] + other.size[axis]
                    > rect.origin[axis] + rect.size[axis] + LayoutFault.leastAmount
        }
    }

    /// Whether constraints have two views in one row or column, by their middles or texts or by both their edges, and say
    /// nothing else. By one edge a badge is put into a corner.
    private func keepInLine(_ relations: [LayoutConstraint], along axis: Axis) -> Bool {
        let parts = relations.map { $0.firstAttribute.facts.part }
        return relations.allSatisfy {
            $0.constant == 0 && $0.relation == .equal && $0.firstAttribute == $0.secondAttribute
                && $0.firstAttribute.axis == axis
        }
            && (parts.contains(.start) && parts.contains(.end)
                || relations.allSatisfy { $0.isAboutMiddleOrText })
    }

    /// Whether one text is the other's shadow, or a sign that is much larger and lies behind it.
    func isDecoration(_ below: Label, of above: Label) -> Bool {
        below.text == above.text || below.font.size >= 3 * above.font.size
    }

    /// Whether two texts are in one row, or in one column, and nothing says how they lie to each other along it: the one
    /// that is longer than its author thought runs into the other.
    func runIntoEachOther(_ below: View, _ above: View, _ relations: [LayoutConstraint])
        -> Bool
    {
        guard let back = below as? Label, let front = above as? Label,
            !isDecoration(back, of: front),
            let axis = relations.first?.firstAttribute.axis,
            relations.allSatisfy({
                $0.isWritten && $0.firstAttribute.axis == axis
                    && $0.firstAttribute == $0.secondAttribute
            }),
            let one = trial.rect(of: below), let other = trial.rect(of: above)
        else { return false }
        // One at the other's very place is shown in turn with it.
        return !(one.covers(other) && other.covers(one))
    }

    /// What keeps the middle of a text at a distance from another one's that is not enough for the letters of both.
    func shiftedMiddle(of below: View, and above: View) -> LayoutConstraint? {
        guard let one = below as? Label, let other = above as? Label,
            !isDecoration(one, of: other), hidesLetters(of: one, behind: other)
        else { return nil }
        return relations(of: below, to: above).first {
            $0.isWritten && $0.relation == .equal && $0.multiplier == 1 && $0.constant != 0
                && $0.firstAttribute == $0.secondAttribute
                && $0.firstAttribute.facts.part == .middle
        }
    }
}

extension LayoutConstraint {
    /// Whether it keeps an edge of a view at an edge of the same name of another one, or at a distance from it.
    fileprivate var keepsSameEdge: Bool {
        isWritten && relation == .equal && multiplier == 1 && firstAttribute == secondAttribute
            && firstAttribute.opposite != nil && firstElement is View && secondElement is View
    }

    fileprivate var keepsSameEdgeAtDistance: Bool { keepsSameEdge && constant != 0 }

    /// Whether it is about a middle, or about a line of text.
    fileprivate var isAboutMiddleOrText: Bool {
        firstAttribute.facts.part == .middle || firstAttribute.facts.area == .text
    }
}
