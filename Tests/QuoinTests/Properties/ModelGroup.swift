import Quoin

/// What a constraint of the model is compared with.
enum ModelTarget: Hashable {
    case nothing
    case superview
    case view(Int)
}

/// What an update finds a constraint by.
struct ModelKey: Hashable {
    let attribute: LayoutAttribute
    let relation: Relation
    let target: ModelTarget
}

/// A constraint as the model of a sequence has it.
struct ModelMember {
    let key: ModelKey
    var number: Double
    var adjustment: RandomAdjustment
    var multiplier: Double
    var priority: Priority

    /// The constraint that a statement makes for one of its attributes.
    init(_ statement: RandomStatement, _ attribute: LayoutAttribute) {
        let isSize = attribute == .width || attribute == .height
        var number = 0.0
        var target = ModelTarget.superview
        switch statement.target {
        case .superview: break
        case .number(let value):
            number = value
            target = isSize ? .nothing : .superview
        case .view(let index), .anchor(let index, _): target = .view(index)
        }
        key = ModelKey(attribute: attribute, relation: statement.relation, target: target)
        self.number = number
        adjustment = statement.adjustments.last ?? .offset(0)
        multiplier = statement.multiplier ?? 1
        priority = statement.priority
    }

    /// The same constraint in another tree.
    func constraint(
        about view: View, among views: [View]
    ) throws(InvalidConstraint) -> LayoutConstraint {
        let item: View? =
            switch key.target {
            case .nothing: nil
            case .superview: view.superview
            case .view(let index): views[index]
            }
        let constraint = try LayoutConstraint(
            item: view, attribute: key.attribute, relatedBy: key.relation, toItem: item,
            attribute: item == nil ? .notAnAttribute : key.attribute, multiplier: multiplier,
            constant: number + adjustment.amount(for: key.attribute))
        constraint.priority = priority
        return constraint
    }
}

/// A group as the model of a sequence has it.
final class ModelGroup {
    let handle: ConstraintGroup
    var members: [ModelMember]
    /// The statement that would make it now; nil if no single one would.
    var statement: RandomStatement?

    init(_ handle: ConstraintGroup, _ statement: RandomStatement) {
        self.handle = handle
        self.statement = statement
        members = statement.attributes.map { ModelMember(statement, $0) }
    }

    /// Changes every member, and the statement that would make them.
    func change(
        _ members: (inout ModelMember) -> Void, _ statement: (inout RandomStatement) -> Void
    ) {
        for index in self.members.indices {
            members(&self.members[index])
        }
        if var changed = self.statement {
            statement(&changed)
            self.statement = changed
        }
    }
}
