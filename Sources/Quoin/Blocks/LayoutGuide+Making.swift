/// Constraining a guide: as a view, but for margins and baselines, which guides do not have.
///
/// (It stands on guides and on views, and not once on items: with two methods of the name to choose from,
/// the compiler could not say of a mistyped attribute that there is none of that name. An item of which
/// nothing more is known is constrained as an array of one.)
extension LayoutGuide {
    /// Makes constraints about the guide and brings them in force.
    @discardableResult
    public func makeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        make(when: condition, block)
    }

    /// Makes constraints about the guide without bringing them in force.
    public func prepareConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        prepare(when: condition, block)
    }

    /// Changes the constraints that the maker has installed for the guide, and installs what it does not
    /// find.
    @discardableResult
    public func updateConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        update(when: condition, block)
    }

    /// Removes what the maker has installed for the guide, and makes other constraints. What is made again
    /// unchanged stays as it is.
    @discardableResult
    public func remakeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        remake(when: condition, block)
    }
}

/// What the maker has installed.
extension LayoutItem {
    /// Removes the constraints that the maker has installed for the item.
    public func removeConstraints() {
        layoutElement.removeMade()
    }

    /// What the maker has installed for the item, in order: the groups of which something is in force.
    public var installedConstraints: [ConstraintGroup] {
        layoutElement.installedGroups
    }
}
