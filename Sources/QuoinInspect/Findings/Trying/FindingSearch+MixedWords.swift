import QuoinLayout

/// Lines that compare what nobody compares: a middle with an edge, a line of text with what shows none, and a width with
/// the height of something else.
extension FindingSearch {
    func isMixed(_ constraint: LayoutConstraint) -> Bool {
        constraint.mixesMiddleAndEdge && isAboutContainer(constraint)
            || constraint.mixesWidthAndHeight || isOnLineOfNone(constraint)
    }

    /// What was likely meant instead of such a line.
    func unmixed(_ constraint: LayoutConstraint) -> [LayoutConstraint] {
        centred(constraint) + aligned(constraint) + sized(constraint)
    }

    private func isAboutContainer(_ constraint: LayoutConstraint) -> Bool {
        guard let container = constraint.secondElement?.viewItself else { return false }
        return constraint.firstElement?.enclosingView === container
    }

    private func isOnLineOfNone(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.relation == .equal, constraint.secondAttribute.facts.area == .text,
            isAboutContainer(constraint), let container = constraint.secondElement as? View
        else { return false }
        return !container.showsText
    }

    /// A middle at an edge, or an edge at a middle: the same edge, or the very middle.
    func centred(_ constraint: LayoutConstraint) -> [LayoutConstraint] {
        guard constraint.mixesMiddleAndEdge, let element = constraint.firstElement,
            let other = constraint.secondElement
        else { return [] }
        let middle: LayoutAttribute =
            constraint.firstAttribute.axis == .horizontal ? .centerX : .centerY
        let centred = LayoutConstraint.trial(element, middle, .equal, other, middle, constant: 0)
        let edge = constraint.secondAttribute
        guard edge.facts.part != .middle else { return [centred] }
        let inset = constraint.constant.magnitude
        let sameEdge = LayoutConstraint.trial(
            element, edge, .equal, other, edge,
            constant: edge.facts.part == .end ? -inset : inset)
        return [sameEdge, centred]
    }

    /// A line of text on that of something that shows none: on that of a text beside it.
    private func aligned(_ constraint: LayoutConstraint) -> [LayoutConstraint] {
        guard isOnLineOfNone(constraint), let view = constraint.firstElement as? View,
            let container = view.superview
        else { return [] }
        let siblings = shownSubviews(of: container)
        guard let index = placeAmongSiblings(of: view) else { return [] }
        return (siblings[..<index].reversed() + siblings[(index + 1)...]).lazy
            .filter { $0.showsText }.prefix(2).map {
                .trial(view, constraint.firstAttribute, .equal, $0, constraint.secondAttribute)
            }
    }

    /// A width that follows a height of something else: the width of that, or their heights.
    private func sized(_ constraint: LayoutConstraint) -> [LayoutConstraint] {
        guard constraint.mixesWidthAndHeight, let element = constraint.firstElement else {
            return []
        }
        return [constraint.firstAttribute, constraint.secondAttribute].map { attribute in
            let other = LayoutConstraint.trial(
                element, attribute, constraint.relation, constraint.secondElement, attribute,
                multiplier: constraint.multiplier, constant: constraint.constant)
            other.priority = constraint.priority
            return other
        }
    }
}

extension LayoutConstraint {
    /// Whether it compares a middle with an edge.
    fileprivate var mixesMiddleAndEdge: Bool {
        guard isWritten, relation == .equal, multiplier == 1 else { return false }
        let (one, other) = (firstAttribute.facts, secondAttribute.facts)
        return one.area == .rectangle && other.area == .rectangle
            && (one.part == .middle && other.part.isEdge
                || one.part.isEdge && other.part == .middle)
    }

    /// Whether it compares the width of something with the height of something else.
    var mixesWidthAndHeight: Bool {
        firstAttribute.isSize && secondAttribute.isSize && firstAttribute != secondAttribute
            && !isWithinOneItem
    }
}

extension AttributeFacts.Part {
    fileprivate var isEdge: Bool { self == .start || self == .end }
}
