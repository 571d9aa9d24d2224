import QuoinLayout

/// Slips of the pen, wherever they are: edges, middles and signs in place of the ones that were likely meant. What is
/// wrong with a view may come from one that says nothing of the view itself.
extension FindingSearch {
    /// More of a kind are no slips, but a way of writing.
    private static let mostSlips = 8

    /// The constraints that look like slips, the most likely ones first.
    func findSlips() -> [LayoutConstraint] {
        var (places, sizes): ([LayoutConstraint], [LayoutConstraint]) = ([], [])
        for view in shown {
            for constraint in view.constraints where constraint.isWritten && constraint.isInForce {
                if hasSlippedPlace(constraint) {
                    places.append(constraint)
                } else if constraint.mixesWidthAndHeight {
                    sizes.append(constraint)
                }
            }
        }
        return [places, sizes].flatMap { $0.count > Self.mostSlips ? [] : $0 }
    }

    private func hasSlippedPlace(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.relation == .equal, let element = constraint.firstElement,
            let container = constraint.secondElement?.viewItself,
            element.enclosingView === container
        else { return false }
        return constraint.firstAttribute.opposite == constraint.secondAttribute
            || constraint.pointsOutside || constraint.mixesMiddleAndEdge
            || constraint.secondAttribute.facts.area == .text && !showsText(container)
    }

    /// What was likely meant instead of a slip.
    func corrections(of slip: LayoutConstraint) -> [LayoutMend] {
        words.turning(slip) + words.turningSign(of: slip) + centring(slip) + aligning(slip)
            + turningSize(slip)
    }

    /// A line of text on that of something that shows none: on that of a text beside it.
    private func aligning(_ slip: LayoutConstraint) -> [LayoutMend] {
        guard slip.secondAttribute.facts.area == .text, let view = slip.firstElement as? View,
            let container = slip.secondElement as? View, container === view.superview
        else { return [] }
        let siblings = shownSubviews(of: container)
        guard let index = siblings.firstIndex(where: { $0 === view }) else { return [] }
        return (siblings[..<index].reversed() + siblings[(index + 1)...]).lazy
            .filter { self.showsText($0) }.prefix(2)
            .map { sibling in
                self.stating(
                    .trial(view, slip.firstAttribute, .equal, sibling, slip.secondAttribute),
                    insteadOf: slip)
            }
    }

    /// A width that follows a height of something else: the width of that.
    private func turningSize(_ slip: LayoutConstraint) -> [LayoutMend] {
        guard slip.mixesWidthAndHeight, let element = slip.firstElement else { return [] }
        return [slip.firstAttribute, slip.secondAttribute].map { attribute in
            let other = LayoutConstraint.trial(
                element, attribute, slip.relation, slip.secondElement, attribute,
                multiplier: slip.multiplier, constant: slip.constant)
            other.priority = slip.priority
            return stating(other, insteadOf: slip)
        }
    }

    /// A middle at an edge, or an edge at a middle: the same edge, or the very middle.
    func centring(_ slip: LayoutConstraint) -> [LayoutMend] {
        guard slip.mixesMiddleAndEdge, let element = slip.firstElement,
            let other = slip.secondElement
        else { return [] }
        let axis = slip.firstAttribute.axis
        let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
        let centred = stating(
            .trial(element, middle, .equal, other, middle, constant: 0), insteadOf: slip)
        let edge = slip.secondAttribute
        guard edge.facts.part != .middle else { return [centred] }
        let inset = slip.constant.magnitude
        let sameEdge = stating(
            .trial(
                element, edge, .equal, other, edge,
                constant: edge.facts.part == .end ? -inset : inset), insteadOf: slip)
        return [sameEdge, centred]
    }
}

extension LayoutConstraint {
    /// Whether it compares a middle with an edge.
    var mixesMiddleAndEdge: Bool {
        guard isWritten, relation == .equal, multiplier == 1 else { return false }
        let (one, other) = (firstAttribute.facts, secondAttribute.facts)
        return one.area == .rectangle && other.area == .rectangle
            && (one.part == .middle && other.part.isEdge
                || one.part.isEdge && other.part == .middle)
    }

    /// Whether it compares the width of something with the height of something else.
    fileprivate var mixesWidthAndHeight: Bool {
        firstAttribute.isSize && secondAttribute.isSize && firstAttribute != secondAttribute
            && !isWithinOneItem
    }
}

extension AttributeFacts.Part {
    fileprivate var isEdge: Bool { self == .start || self == .end }
}
