/// Attributes one by one: `C:a.centerX(b.centerX*0.5+3).width(>=100@high)`.
extension FormatResolver {
    mutating func resolve(_ subject: FormatSubject) throws(FormatProblem) {
        let item = try names.item(subject.name, at: subject.place)
        if item !== receiver {
            plan.placed.append(item)
        }
        for attribute in subject.attributes {
            for predicate in attribute.predicates {
                try resolve(predicate, asValueOf: attribute.attribute, of: item)
            }
        }
    }

    private mutating func resolve(
        _ predicate: FormatPredicate, asValueOf attribute: LayoutAttribute, of item: LayoutElement
    ) throws(FormatProblem) {
        var value = try names.value(of: predicate)
        let side = ConstraintSide(item, attribute)
        let target: PlannedTarget
        let place = value.reference?.place ?? predicate.place
        switch value.reference?.kind {
        case nil where attribute == .width || attribute == .height:
            target = .number
        case nil:
            // A place that is a number counts from the same place of what the item is in.
            value.multiplier = 1
            value.reference = FormatReference(kind: .container, place: place)
            target = targetInContainer(of: item, attribute)
        case .container:
            target = targetInContainer(of: item, attribute)
        case .item(let other, let named):
            target = .side(ConstraintSide(other, named ?? other.counterpart(of: attribute)))
        }
        if let defect = defect(of: side, target) {
            throw FormatProblem("\(defect.description.dropLast())", at: place)
        }
        let priority = try names.priority(predicate.priority)
        add(side, predicate.relation, target, value, priority)
    }

    private func targetInContainer(
        of item: LayoutElement, _ attribute: LayoutAttribute
    ) -> PlannedTarget {
        guard let container = stacks.container(of: item) ?? receiver else {
            return .awaitedContainer(attribute)
        }
        return .side(ConstraintSide(container, attribute))
    }

    /// Why the two cannot be compared, if they cannot.
    private func defect(of side: ConstraintSide, _ target: PlannedTarget) -> InvalidConstraint? {
        switch target {
        case .number: LayoutConstraint.defect(between: side, and: nil)
        case .side(let other): LayoutConstraint.defect(between: side, and: other)
        // What is said about an item says nothing wrong about its container.
        case .awaitedContainer: LayoutConstraint.defect(between: side, and: side)
        }
    }
}
