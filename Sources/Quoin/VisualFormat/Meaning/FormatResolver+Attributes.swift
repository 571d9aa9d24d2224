/// Attributes one by one: `C:a.centerX(b.centerX*0.5+3).width(>=100@high)`.
extension FormatResolver {
    mutating func resolve(_ subject: FormatSubject) throws(FormatProblem) {
        let item = try names.item(subject.name, at: subject.place)
        items.append(item)
        for attribute in subject.attributes {
            for predicate in syntax.predicates[attribute.predicates] {
                try resolve(predicate, asValueOf: attribute.attribute, of: item)
            }
        }
    }

    private mutating func resolve(
        _ predicate: FormatPredicate, asValueOf attribute: LayoutAttribute, of item: LayoutElement
    ) throws(FormatProblem) {
        let value = try value(of: predicate)
        let target: FormatTarget
        let place = value.reference?.place ?? predicate.place
        switch value.reference?.kind {
        case nil where attribute == .width || attribute == .height:
            target = .number
        case nil, .container:
            // A place that is a number counts from the same place of what the item is in.
            target = targetInContainer(of: item, attribute)
        case .item(let other, let named):
            target = .attribute(other, named ?? other.counterpart(of: attribute))
        }
        if let defect = defect(of: ConstraintSide(item, attribute), target) {
            throw FormatProblem("\(defect.description.dropLast())", at: place)
        }
        let priority = try priority(of: predicate)
        add(item, attribute, predicate.relation, target, value, priority)
    }

    private func targetInContainer(
        of item: LayoutElement, _ attribute: LayoutAttribute
    ) -> FormatTarget {
        guard let container = stacks.container(of: item) ?? receiver else {
            return .awaitedContainer(attribute)
        }
        return .attribute(container, attribute)
    }

    /// Why the two cannot be compared, if they cannot.
    private func defect(of side: ConstraintSide, _ target: FormatTarget) -> InvalidConstraint? {
        if case .awaitedContainer = target {
            // What is said about an item says nothing wrong about its container.
            return LayoutConstraint.defect(between: side, and: side)
        }
        return LayoutConstraint.defect(between: side, and: target.side)
    }
}
