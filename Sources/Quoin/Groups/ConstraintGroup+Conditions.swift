/// Groups that hold for some traits only.
extension ConstraintGroup {
    /// For which traits its constraints hold; nil if for all, or if they differ in that.
    public var condition: TraitCondition? {
        var common: TraitCondition?
        var isFirst = true
        forEachConstraint { constraint in
            common = isFirst || constraint.condition == common ? constraint.condition : nil
            isFirst = false
        }
        return common
    }

    /// Whether a block that is run anew for some traits makes the group anew: it holds for these, or was made by such
    /// a block, though for fewer.
    func belongs(to condition: TraitCondition) -> Bool {
        blockCondition == condition || self.condition == condition
    }

    /// Lets constraints that were just made hold for some traits only.
    func restrict(to condition: TraitCondition) {
        forEachConstraint { constraint in
            constraint.condition = constraint.condition.map { $0 && condition } ?? condition
        }
    }
}
