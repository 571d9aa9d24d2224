import Quoin

/// A constraint that a stack has in force, with what it compares.
struct StackConstraint {
    let constraint: LayoutConstraint
    let shape: StackConstraintShape

    /// Whether it compares what it should, so that numbers are all that may have to change.
    ///
    /// A constraint goes out of force when one of its items goes or leaves. So one in force is between
    /// the items that it was made for, and not between others that have come to their addresses.
    func compares(_ wanted: StackConstraintShape) -> Bool {
        constraint.isActive && shape == wanted
    }

    /// Takes a constraint out of force that may be there.
    static func remove(_ present: inout StackConstraint?) {
        guard let former = present else { return }
        former.constraint.isActive = false
        present = nil
    }
}

/// Brings constraints in line with what they should be, touching those alone that are not.
struct StackUpdate {
    private var made: [LayoutConstraint] = []

    /// Lets a constraint be as a rule says, or not be.
    mutating func set(_ present: inout StackConstraint?, to rule: StackRule?) {
        guard let rule else {
            StackConstraint.remove(&present)
            return
        }
        let shape = rule.shape
        if let constraint = present?.constraint, present?.compares(shape) ?? false {
            constraint.constant = rule.constant
            constraint.multiplier = rule.multiplier
            constraint.priority = rule.priority
            return
        }
        StackConstraint.remove(&present)
        let constraint = rule.makeConstraint()
        made.append(constraint)
        present = StackConstraint(constraint: constraint, shape: shape)
    }

    /// Brings what was made in force.
    func finish() {
        LayoutConstraint.activate(made)
    }
}
