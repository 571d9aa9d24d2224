/// What a constraint of a format compares with.
enum FormatTarget {
    /// Nothing but a number.
    case number
    case attribute(LayoutElement, LayoutAttribute)
    /// An attribute of what the first item is in. It is in nothing yet.
    case awaitedContainer(LayoutAttribute)

    /// The same as a side of a constraint; nil if it is no side yet.
    var side: ConstraintSide? {
        switch self {
        case .attribute(let element, let attribute): ConstraintSide(element, attribute)
        case .number, .awaitedContainer: nil
        }
    }
}

/// Making constraints.
extension FormatResolver {
    /// How many constraints a format may make: more than anybody can want.
    private static let mostConstraints = 1_000_000

    /// Checks that the format has not come to more constraints than it may make.
    func checkSize(at place: Int) throws(FormatProblem) {
        guard plan.constraints.count <= Self.mostConstraints else {
            throw FormatProblem(
                "a format makes \(Self.mostConstraints) constraints at most", at: place)
        }
    }

    /// Makes a constraint between an attribute of an item and one of another item, or a number.
    mutating func add(
        _ item: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ other: LayoutElement?, _ otherAttribute: LayoutAttribute, _ value: FormatValue,
        _ priority: Priority
    ) {
        let constraint = LayoutConstraint.make(
            item, attribute, relation, other, otherAttribute, constant: value.constant,
            at: location)
        if value.reference != nil {
            constraint.multiplier = value.multiplier
        }
        add(constraint, priority)
    }

    /// Makes a constraint between an attribute of an item and a target.
    mutating func add(
        _ item: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ target: FormatTarget, _ value: FormatValue = FormatValue(constant: 0),
        _ priority: Priority = .required
    ) {
        switch target {
        case .number:
            add(item, attribute, relation, nil, .notAnAttribute, value, priority)
        case .attribute(let other, let otherAttribute):
            add(item, attribute, relation, other, otherAttribute, value, priority)
        case .awaitedContainer(let otherAttribute):
            add(
                LayoutConstraint.makeInEnclosingView(
                    of: item, attribute, relation, otherAttribute,
                    multiplier: value.reference == nil ? 1 : value.multiplier,
                    constant: value.constant, at: location), priority)
        }
    }

    /// Makes a constraint about a side that may be a distance; without another side, it is compared with
    /// the number alone.
    mutating func add(
        _ side: ConstraintSide, _ relation: Relation, _ other: ConstraintSide?,
        _ value: FormatValue = FormatValue(constant: 0), _ priority: Priority = .required
    ) {
        add(
            LayoutConstraint.make(
                side, relation, other, multiplier: value.reference == nil ? 1 : value.multiplier,
                constant: value.constant, at: location), priority)
    }

    private mutating func add(_ constraint: LayoutConstraint, _ priority: Priority) {
        if priority != .required {
            constraint.priority = priority
        }
        plan.constraints.append(constraint)
    }
}
