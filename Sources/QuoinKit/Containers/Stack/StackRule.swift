import Quoin

/// What a constraint of a stack should say.
struct StackRule {
    var near: LayoutElement
    var nearAttribute: LayoutAttribute
    var relation = Relation.equal
    /// What it is compared with; if there is nothing, with a number.
    var far: LayoutElement?
    var farAttribute = LayoutAttribute.notAnAttribute
    var comparison = StackComparison.places
    var multiplier = 1.0
    var constant = 0.0
    var priority = Priority.required
    /// What it is called in messages.
    var name: String

    var shape: StackConstraintShape {
        StackConstraintShape(
            near: ObjectIdentifier(near), nearAttribute: nearAttribute,
            far: far.map { ObjectIdentifier($0) }, farAttribute: farAttribute, relation: relation,
            measure: comparison.measure)
    }

    func makeConstraint() -> LayoutConstraint {
        let constraint = unnamedConstraint
        constraint.multiplier = multiplier
        constraint.priority = priority
        constraint.markAsMadeByContainer(named: name)
        return constraint
    }

    private var unnamedConstraint: LayoutConstraint {
        switch comparison {
        case .places:
            .make(
                near, nearAttribute, relation, far, farAttribute, constant: constant,
                at: CodeLocation())
        case .distance(let common):
            dimension.constraint(equalTo: common.dimension(along: nearAttribute))
        case .weight(let stack):
            // A distance to itself is 0, and unlike a number it can be on the left of a multiplier.
            stack.top.distance(to: stack.top).constraint(greaterThanOrEqualTo: dimension)
        }
    }

    /// The distance from `far` to `near`, or the length of `near` if that is all there is.
    private var dimension: DimensionAnchor {
        guard let far else { return nearAttribute == .width ? near.width : near.height }
        return switch (farAttribute, nearAttribute) {
        case (.trailing, .leading): far.trailing.distance(to: near.leading)
        case (.trailing, _): far.trailing.distance(to: near.trailing)
        case (.centerX, _): far.centerX.distance(to: near.centerX)
        default: far.verticalPlace(farAttribute).distance(to: near.verticalPlace(nearAttribute))
        }
    }
}

/// What a constraint of a stack compares: everything about it that cannot be changed.
struct StackConstraintShape: Equatable {
    var near: ObjectIdentifier
    var nearAttribute: LayoutAttribute
    var far: ObjectIdentifier?
    var farAttribute: LayoutAttribute
    var relation: Relation
    /// What the two are measured by, if that is not each other.
    var measure: ObjectIdentifier?
}

/// How the two sides of a rule are compared.
enum StackComparison {
    /// One place, or length, with the other.
    case places
    /// The distance from the far place to the near one with what all such distances are compared with.
    case distance(StackCommonDistance)
    /// That distance, or a length, with nothing: the less of it the better, by the multiplier.
    case weight(View)

    fileprivate var measure: ObjectIdentifier? {
        switch self {
        case .places: nil
        case .distance(let common): ObjectIdentifier(common.guide)
        case .weight(let stack): ObjectIdentifier(stack)
        }
    }
}

/// What distances in a stack are compared with: how far a guide is from the stack's left or upper edge. That
/// is a single number in the guide's frame, so that the comparisons have nothing else in common; in the direction
/// of reading, or from middle to middle, all of them would depend on the stack's width.
///
/// It is one for all, instead of each with the next: a view that is hidden takes its comparison along
/// and leaves the others as they are. It is a distance and not a length, for it may be negative: so are
/// distances of middles where people read from right to left, and gaps that overlap.
struct StackCommonDistance {
    var guide: LayoutGuide
    var stack: View

    fileprivate func dimension(along attribute: LayoutAttribute) -> DimensionAnchor {
        switch attribute {
        case .leading, .centerX: stack.left.distance(to: guide.left)
        default: stack.top.distance(to: guide.top)
        }
    }
}

extension LayoutElement {
    /// The anchor for one of the places from top to bottom.
    fileprivate func verticalPlace(_ attribute: LayoutAttribute) -> VerticalAnchor {
        switch (attribute, self as? View) {
        case (.firstBaseline, let view?): view.firstBaseline
        case (.lastBaseline, let view?): view.lastBaseline
        case (.bottom, _): bottom
        case (.centerY, _): centerY
        default: top
        }
    }
}
