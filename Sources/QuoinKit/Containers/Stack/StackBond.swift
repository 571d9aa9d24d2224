import Quoin

/// A constraint that a stack has in force, with what it compares.
struct StackBond {
    let constraint: LayoutConstraint
    let shape: StackShape

    /// Whether it compares what it should, so that numbers are all that may have to change.
    ///
    /// A constraint goes out of force when one of its items goes or leaves. So one in force is between
    /// the items that it was made for, and not between others that have come to their addresses.
    func has(_ wanted: StackShape) -> Bool {
        constraint.isActive && shape == wanted
    }

    /// Takes a constraint out of force that may be there.
    static func drop(_ bond: inout StackBond?) {
        guard let present = bond else { return }
        present.constraint.isActive = false
        bond = nil
    }
}

/// What a constraint compares: everything about it that cannot be changed.
struct StackShape: Equatable {
    var near: ObjectIdentifier
    var nearAttribute: LayoutAttribute
    var far: ObjectIdentifier?
    var farAttribute: LayoutAttribute
    var relation: Relation
    /// What the two are measured by, if that is not each other.
    var measure: ObjectIdentifier?
}

/// Brings constraints in line with what they should be, touching those alone that are not.
struct StackChanges {
    private var made: [LayoutConstraint] = []

    /// Lets a constraint be as described, or not be.
    mutating func set(_ bond: inout StackBond?, to rule: StackRule?) {
        guard let rule else {
            StackBond.drop(&bond)
            return
        }
        let shape = rule.shape
        if let constraint = bond?.constraint, bond?.has(shape) ?? false {
            constraint.constant = rule.constant
            constraint.multiplier = rule.multiplier
            constraint.priority = rule.priority
            return
        }
        StackBond.drop(&bond)
        let constraint = rule.makeConstraint()
        made.append(constraint)
        bond = StackBond(constraint: constraint, shape: shape)
    }

    /// Brings what was made in force.
    func finish() {
        LayoutConstraint.activate(made)
    }
}
