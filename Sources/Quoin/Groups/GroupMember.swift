/// A constraint of a group, and what its constant is the sum of.
struct GroupMember {
    let constraint: LayoutConstraint
    var parts: ConstantParts

    init(constraint: LayoutConstraint, base: Double) {
        self.constraint = constraint
        parts = ConstantParts(base: base)
    }

    init(constraint: LayoutConstraint, parts: ConstantParts) {
        self.constraint = constraint
        self.parts = parts
    }
}

/// What the constant of a constraint is the sum of.
///
/// The parts are kept apart so that each can be updated without the others: a width that is equal to 100
/// and offset by 8 is 112 wide after `update(offset: 12)`.
struct ConstantParts: Equatable {
    /// From a number, or a part of one, as the target.
    var base: Double
    /// From the last offset.
    var offset = 0.0
    /// From the last inset.
    var inset = 0.0

    var sum: Double { base + offset + inset }
}

extension LayoutConstraint {
    /// Takes the sum of other parts as its constant.
    ///
    /// A sum that is not a number is refused: a constraint in use keeps its parts, and one that is being
    /// stated will not be installed.
    ///
    /// - Parameter location: Where a constraint is changed that was made before.
    func take(
        _ new: ConstantParts, insteadOf parts: inout ConstantParts, at location: CodeLocation?
    ) {
        let sum = new.sum
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

    /// Whether a value is for a constraint that has good ones, and not for one that is being stated.
    private func isInUse(_ location: CodeLocation?) -> Bool {
        location != nil || isActive
    }
}
