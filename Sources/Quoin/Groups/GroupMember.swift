/// A constraint of a group, and what its constant is made of.
struct GroupMember {
    var constraint: LayoutConstraint
    var parts: ConstantParts

    init(constraint: LayoutConstraint, number: Double? = nil) {
        self.constraint = constraint
        parts = ConstantParts(number: number)
    }

    init(constraint: LayoutConstraint, parts: ConstantParts) {
        self.constraint = constraint
        self.parts = parts
    }
}

/// What the constant of a constraint is made of: the number that is its target, if it is one, and what the
/// last offset or inset adds.
///
/// They are kept apart so that one can be updated without the other: a width that is equal to 100 and offset
/// by 8 is 112 after `update(offset: 12)`.
struct ConstantParts: Hashable {
    /// The number that is the target, or the part of it that belongs to the attribute.
    private(set) var number: Double?
    /// What the last offset or inset adds.
    var adjustment = 0.0

    init(number: Double?) {
        self.number = number
    }

    var constant: Double { (number ?? 0) + adjustment }

    /// Makes a value the number itself, to which nothing is added; or, where the target is no number, the
    /// distance from it.
    mutating func replace(by value: Double) {
        if number == nil {
            adjustment = value
        } else {
            number = value
            adjustment = 0
        }
    }
}

extension LayoutConstraint {
    /// Takes another offset or inset; nil changes nothing.
    ///
    /// - Parameter location: Where a constraint is changed that was made before.
    @inline(__always)
    func adjust(_ parts: inout ConstantParts, by amount: Double?, at location: CodeLocation?) {
        guard let amount else { return }
        var new = parts
        if constant != parts.constant, constant.isFinite {
            // It was set by hand, and what was said before says nothing any more.
            new.replace(by: constant)
        }
        new.adjustment = amount
        take(new, insteadOf: &parts, at: location)
    }

    /// Takes the sum of other parts as its constant.
    ///
    /// A sum that is not a number is refused: a constraint in use keeps its parts, and one that is being
    /// made will not be installed.
    ///
    /// - Parameter location: Where a constraint is changed that was made before.
    func take(
        _ new: ConstantParts, insteadOf parts: inout ConstantParts, at location: CodeLocation?
    ) {
        let sum = new.constant
        if sum.isFinite {
            parts = new
            constant = sum
        } else {
            if !isInUse(location) {
                parts = new
            }
            decline(.constant(sum), at: location)
        }
    }

    /// Refuses a value: reports it, if the constraint is in use, and lets it not be installed otherwise.
    ///
    /// - Parameter location: Where a constraint is changed that was made before.
    func decline(_ defect: InvalidConstraint, at location: CodeLocation?) {
        if isInUse(location) {
            reportRefusal(defect, at: location ?? sourceLocation)
        } else {
            takeUnsound(defect)
        }
    }

    /// Whether a value is for a constraint that has good ones, and not for one that is being made.
    private func isInUse(_ location: CodeLocation?) -> Bool {
        location != nil || isActive
    }
}
