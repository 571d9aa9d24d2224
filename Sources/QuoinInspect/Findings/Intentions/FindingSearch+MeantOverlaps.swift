import QuoinKit
import QuoinLayout
import QuoinSolver

/// Siblings that lie on each other because somebody wanted them to, although no constraint between both says so.
extension FindingSearch {
    /// Whether it is seen of two siblings, or follows from what is said of those between them, that one was to lie on the
    /// other.
    func looksMeant(_ below: View, _ above: View) -> Bool {
        guard let rect = trial.rect(of: below), let other = trial.rect(of: above) else {
            return false
        }
        return areDiscs(below, rect, above, other)
            || isStrung(below, at: rect, with: above, at: other)
            || isStrung(above, at: other, with: below, at: rect)
                && !hidesLetters(of: below, behind: above)
            || showsHead(of: below, at: rect, above: above, at: other)
            || liesOnNext(below, above, at: other)
            || liesOnBorder(below, above)
            || isOfDeck(below, at: rect, above, at: other)
            || hovers(above, at: other, over: below, at: rect)
            || isVeiled(below, at: rect, beneath: above)
            || !parts(of: below, at: rect).overlap(parts(of: above, at: other))
    }

    /// Whether a line without anything in it lies along the edge of another view, as below a tab that is chosen.
    func marksEdge(_ line: View, at rect: Rect, of other: Rect) -> Bool {
        rect.isLine(ofAtMost: Self.thickestLine, onEdgeOf: other) && isMereGround(line)
    }

    /// A line may be this thick.
    static let thickestLine = 4.0

    /// Whether both are round and of one size, as faces of a group that cover each other in part.
    private func areDiscs(_ below: View, _ rect: Rect, _ above: View, _ other: Rect) -> Bool {
        func isDisc(_ view: View, _ size: Size) -> Bool {
            view.cornerRadius >= size.width / 2 - 0.5 && abs(size.width - size.height) < 0.5
        }
        return rect.hasSize(of: other) && isDisc(below, rect.size) && isDisc(above, other.size)
    }

    /// Whether a view is strung on a thin line: its middle is on that of the line, as that of a dot on the line of a
    /// timeline. Words without a ground would be struck out.
    private func isStrung(_ line: View, at rect: Rect, with bead: View, at other: Rect) -> Bool {
        let axis = rect.size.width < rect.size.height ? Axis.horizontal : .vertical
        return rect.size[axis] <= Self.thickestLine && other.size[axis] > rect.size[axis]
            && abs(rect.middle(along: axis) - other.middle(along: axis)) <= 0.5
            && isMereGround(line) && (!bead.showsText || bead.hidesWhatIsBehind)
    }

    /// Whether of two cards of one size, of which one begins a little further down or on than the other, so much is seen of
    /// the one below that a reader finds its head: each of its letters is seen, or none of it is.
    private func showsHead(
        of below: View, at rect: Rect, above: View, at other: Rect
    ) -> Bool {
        guard rect.hasSize(of: other), above.hidesWhatIsBehind, !below.showsText else {
            return false
        }
        let letters = lettersInSight(of: below)
        let hidden = letters.filter { $0.overlap(with: other) != nil }
        return hidden.count < letters.count && hidden.allSatisfy { other.covers($0) }
    }

    /// Whether views between both, each of which was to lie on the one before, lead from the one to the other: the third
    /// of some cards lies on the first one as well. What the one between hides needs no room of its own.
    private func liesOnNext(_ below: View, _ above: View, at other: Rect) -> Bool {
        guard !below.showsText, !above.showsText || isMereGround(below) else { return false }
        return relations(of: below).contains { between in
            guard between !== above, mayOverlap(between), let rect = trial.rect(of: between),
                overlapsPlainly(below, between), overlapsPlainly(between, above),
                !relations(of: between, to: above).isEmpty
            else { return false }
            let hidden = lettersInSight(of: below).filter { $0.overlap(with: other) != nil }
            return hidden.isEmpty
                || between.hidesWhatIsBehind && hidden.allSatisfy { rect.covers($0) }
        }
    }

    /// Whether what lies on a view was put on the border between that and a sibling: on an edge of the sibling, at which the
    /// view begins or ends, as a handle between two panes.
    private func liesOnBorder(_ below: View, _ above: View) -> Bool {
        guard isMereGround(above) || !hidesLetters(of: below, behind: above) else { return false }
        return constraints(of: above).contains { tie in
            guard tie.relation == .equal, tie.isWritten,
                let (attribute, border, sibling) = end(of: tie, besides: above),
                attribute.facts.part == .middle, sibling !== below
            else { return false }
            return relations(of: below, to: sibling).contains { meeting in
                guard meeting.relation == .equal, meeting.constant == 0,
                    let (own, edge, other) = end(of: meeting, besides: below)
                else { return false }
                return other === sibling && edge == border && own.opposite == edge
            }
        }
    }

    /// What a constraint says of a view beside which sibling: the attribute of the view, and that of the sibling.
    private func end(
        of constraint: LayoutConstraint, besides view: View
    ) -> (own: LayoutAttribute, other: LayoutAttribute, sibling: View)? {
        let isFirst = constraint.firstElement === view
        guard let sibling = (isFirst ? constraint.secondElement : constraint.firstElement) as? View,
            sibling !== view, sibling.superview === view.superview
        else { return nil }
        return isFirst
            ? (constraint.firstAttribute, constraint.secondAttribute, sibling)
            : (constraint.secondAttribute, constraint.firstAttribute, sibling)
    }

    /// Whether both are cards of a deck: about the middle of what they are in, the one on most of the other, of which no
    /// letter is seen in part. (One between may hide what this one does not.)
    private func isOfDeck(_ below: View, at rect: Rect, _ above: View, at other: Rect) -> Bool {
        guard above.hidesWhatIsBehind, below.kind == above.kind, !below.showsText,
            let common = rect.overlap(with: other),
            3 * common.width * common.height >= 2 * rect.size.width * rect.size.height,
            [below, above].allSatisfy({ isAboutMiddle($0) })
        else { return false }
        return lettersInSight(of: below).allSatisfy { letter in
            letter.overlap(with: other) == nil || other.covers(letter)
                || isHidden(letter, of: below)
        }
    }

    /// Whether a view hovers over another one, as a menu does over what is below its button: nothing is seen through it, and
    /// it casts a shadow. Cards of a list may do so, too, and lie on each other by mistake: they are all as wide.
    private func hovers(
        _ above: View, at other: Rect, over below: View, at rect: Rect
    ) -> Bool {
        above.hidesWhatIsBehind && above.castsShadow && !below.castsShadow
            && abs(rect.size.width - other.size.width) >= 0.5
    }

    /// Whether a veil lies over all of a view, through which it is only guessed at, and another one on that: an alert is
    /// read, and what is behind it is not meant to be.
    private func isVeiled(_ below: View, at rect: Rect, beneath above: View) -> Bool {
        above.hidesWhatIsBehind
            && nextSiblings(of: below).prefix { $0 !== above }.contains {
                $0.isVeil && trial.rect(of: $0)?.covers(rect) == true
            }
    }

    /// Whether one of the next siblings of a view hides a letter of it.
    private func isHidden(_ letter: Rect, of view: View) -> Bool {
        nextSiblings(of: view).contains { other in
            other.hidesWhatIsBehind && trial.rect(of: other)?.covers(letter) == true
        }
    }

    /// The siblings that are drawn after a view, but not all of many.
    private func nextSiblings(of view: View) -> ArraySlice<View> {
        guard let container = view.superview, let place = placeAmongSiblings(of: view) else {
            return []
        }
        return shownSubviews(of: container)[(place + 1)...].prefix(Self.mostBetween)
    }

    /// Of more siblings it is not asked what they hide or veil.
    private static let mostBetween = 20

    /// Whether the middle of a view is said to be at that of what it is in, or at a distance from that, both ways.
    private func isAboutMiddle(_ view: View) -> Bool {
        Axis.allCases.allSatisfy { axis in
            statements(of: view, along: axis).contains {
                $0.relation == .equal && $0.secondElement?.viewItself === view.superview
                    && $0.firstAttribute.facts.part == .middle
                    && $0.secondAttribute.facts.part == .middle
            }
        }
    }

    /// The rectangles of what is drawn of a view: of what is in it, where it only holds that, as a stack does with its
    /// views and the spacers between them.
    func parts(of view: View, at rect: Rect) -> [Rect] {
        var found: [Rect] = []
        var waiting = [(view: view, rect: rect)]
        var count = 0
        while let (view, rect) = waiting.popLast() {
            count += 1
            let inner = onlyHolds(view) ? shownSubviews(of: view) : []
            guard !inner.isEmpty, count <= Self.mostLookedAt else {
                found.append(rect)
                continue
            }
            for subview in inner where !(view is StackView && subview.showsNothing) {
                guard let place = trial.rect(of: subview) else { continue }
                waiting.append((subview, place.moved(into: rect, from: view.bounds.origin)))
            }
        }
        return found
    }

    /// Whether nothing of a view itself is seen or touched.
    private func onlyHolds(_ view: View) -> Bool {
        !view.drawsGround && view.contentAreaGuideIfAny == nil && !isForUse(view)
            && Axis.allCases.allSatisfy { trial.contentSize(of: view, along: $0) == nil }
    }

    /// The siblings that something is said of together with a view's place.
    private func relations(of view: View) -> [View] {
        constraints(of: view).compactMap { constraint in
            let (own, other) =
                constraint.firstElement === view
                ? (constraint.firstAttribute, constraint.secondElement)
                : (constraint.secondAttribute, constraint.firstElement)
            guard own.isPosition, let sibling = other as? View, sibling !== view,
                sibling.superview === view.superview
            else { return nil }
            return sibling
        }.withoutRepeats
    }

    /// Whether two siblings overlap in part, so that neither is the other's ground.
    private func overlapsPlainly(_ one: View, _ other: View) -> Bool {
        guard let rect = trial.rect(of: one), let otherRect = trial.rect(of: other) else {
            return false
        }
        return rect.overlap(with: otherRect) != nil && !rect.covers(otherRect)
            && !otherRect.covers(rect)
    }
}

extension View {
    /// Whether it looks as if it were higher than what is around it.
    fileprivate var castsShadow: Bool { shadow.map { $0.color.opacity > 0 } ?? false }

    /// Whether what is behind it is seen in other colours.
    fileprivate var isVeil: Bool {
        let share = alpha * (backgroundColor?.opacity ?? 0)
        return share > 0 && share < 1
    }
}

extension [Rect] {
    /// Whether one of them overlaps one of some others.
    fileprivate func overlap(_ others: [Rect]) -> Bool {
        contains { one in others.contains { $0.overlap(with: one) != nil } }
    }
}

extension Rect {
    fileprivate func middle(along axis: Axis) -> Double { origin[axis] + size[axis] / 2 }

    fileprivate func hasSize(of other: Rect) -> Bool {
        Axis.allCases.allSatisfy { abs(size[$0] - other.size[$0]) < 0.5 }
    }
}
