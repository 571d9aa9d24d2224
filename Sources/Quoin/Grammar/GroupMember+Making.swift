/// Making the constraints that a statement means.
extension GroupMember {
    /// Makes the constraint for an attribute; nil if the target means several.
    init?(
        _ element: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ target: StatementTarget, _ location: CodeLocation
    ) {
        switch target {
        case .element(let other):
            self.init(
                between: element, attribute, relation, other, other.counterpart(of: attribute),
                location)
        case .attribute(let other, let otherAttribute):
            self.init(
                between: element, attribute, relation, other, otherAttribute, location)
        case .own(let otherAttribute):
            self.init(
                between: element, attribute, relation, element, otherAttribute, location)
        case .dimension(let dimension):
            self.init(
                constraint: LayoutConstraint.make(
                    element, attribute, relation, dimension, at: location))
        case .container:
            self.init(withinContainerOf: element, attribute, relation, nil, location)
        case .numbers(let values):
            self.init(element, attribute, relation, values, location)
        case .each:
            return nil
        }
    }

    /// Makes the constraints for an attribute.
    static func make(
        _ element: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ target: StatementTarget, _ location: CodeLocation, into members: inout [GroupMember]
    ) {
        if case .each(let targets) = target {
            for single in targets {
                make(element, attribute, relation, single, location, into: &members)
            }
        } else if let member = GroupMember(element, attribute, relation, target, location) {
            members.append(member)
        }
    }

    private init(
        between element: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ other: LayoutElement, _ otherAttribute: LayoutAttribute, _ location: CodeLocation
    ) {
        self.init(
            constraint: LayoutConstraint.make(
                element, attribute, relation, other, otherAttribute, constant: 0,
                at: location))
    }

    private init(
        withinContainerOf element: LayoutElement, _ attribute: LayoutAttribute,
        _ relation: Relation, _ number: Double?, _ location: CodeLocation
    ) {
        self.init(
            constraint: LayoutConstraint.makeInEnclosingView(
                of: element, attribute, relation, constant: number ?? 0, at: location),
            number: number)
    }

    private init(
        _ element: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ values: AttributeValues, _ location: CodeLocation
    ) {
        let number = values.number(for: attribute) ?? 0
        // A size that insets are given for is so much less than the superview's.
        guard attribute.isExtent, !values.areInsets else {
            self.init(withinContainerOf: element, attribute, relation, number, location)
            return
        }
        self.init(
            constraint: LayoutConstraint.make(
                element, attribute, relation, nil, .notAnAttribute, constant: number,
                at: location),
            number: number)
    }
}

extension LayoutElement {
    /// The attribute that is compared with another item's. A guide has neither margins nor text: its edges
    /// stand for them, as those of a view without text do for baselines.
    func counterpart(of attribute: LayoutAttribute) -> LayoutAttribute {
        attribute.needsView && isGuide ? attribute.withoutView : attribute
    }
}

extension LayoutAttribute {
    /// The attribute of a plain rectangle that comes closest.
    fileprivate var withoutView: LayoutAttribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin, .firstBaseline: .top
        case .bottomMargin, .lastBaseline: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
            .centerX, .centerY:
            self
        }
    }
}
