/// Constraining several views alike: the block is run once for each.
///
/// ```swift
/// [name, address, city].makeConstraints { make in
///     make.left.right.equalToSuperview().inset(16)
///     make.height.equalTo(32)
/// }
/// ```
extension Sequence where Element: View {
    /// Makes constraints about each view and brings them in force.
    @discardableResult
    public func makeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<View>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.make(when: condition, block) }
    }

    /// Makes constraints about each view without bringing them in force.
    public func prepareConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<View>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.prepare(when: condition, block) }
    }

    /// Changes what the maker has installed for each view, and installs what it does not find.
    @discardableResult
    public func updateConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<View>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.update(when: condition, block) }
    }

    /// Removes what the maker has installed for each view, and makes other constraints.
    @discardableResult
    public func remakeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<View>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.remake(when: condition, block) }
    }

    /// Removes what the maker has installed for each view.
    public func removeConstraints() {
        for view in self {
            view.removeMade()
        }
    }
}

/// Constraining several guides alike.
extension Sequence where Element == LayoutGuide {
    /// Makes constraints about each guide and brings them in force.
    @discardableResult
    public func makeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.make(when: condition, block) }
    }

    /// Makes constraints about each guide without bringing them in force.
    public func prepareConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.prepare(when: condition, block) }
    }

    /// Changes what the maker has installed for each guide, and installs what it does not find.
    @discardableResult
    public func updateConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.update(when: condition, block) }
    }

    /// Removes what the maker has installed for each guide, and makes other constraints.
    @discardableResult
    public func remakeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.remake(when: condition, block) }
    }

    /// Removes what the maker has installed for each guide.
    public func removeConstraints() {
        for guide in self {
            guide.removeMade()
        }
    }
}

/// Constraining views and guides alike.
extension Sequence where Element == LayoutElement {
    /// Makes constraints about each item and brings them in force.
    @discardableResult
    public func makeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.make(when: condition, block) }
    }

    /// Makes constraints about each item without bringing them in force.
    public func prepareConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.prepare(when: condition, block) }
    }

    /// Changes what the maker has installed for each item, and installs what it does not find.
    @discardableResult
    public func updateConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.update(when: condition, block) }
    }

    /// Removes what the maker has installed for each item, and makes other constraints.
    @discardableResult
    public func remakeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.remake(when: condition, block) }
    }

    /// Removes what the maker has installed for each item.
    public func removeConstraints() {
        for item in self {
            item.removeMade()
        }
    }
}

/// Constraining several items of any kind alike.
extension Sequence where Element == any LayoutItem {
    /// Makes constraints about each item and brings them in force.
    @discardableResult
    public func makeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.layoutElement.make(when: condition, block) }
    }

    /// Makes constraints about each item without bringing them in force.
    public func prepareConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.layoutElement.prepare(when: condition, block) }
    }

    /// Changes what the maker has installed for each item, and installs what it does not find.
    @discardableResult
    public func updateConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.layoutElement.update(when: condition, block) }
    }

    /// Removes what the maker has installed for each item, and makes other constraints.
    @discardableResult
    public func remakeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<LayoutElement>) -> Void
    ) -> [ConstraintGroup] {
        flatMap { $0.layoutElement.remake(when: condition, block) }
    }

    /// Removes what the maker has installed for each item.
    public func removeConstraints() {
        for item in self {
            item.removeConstraints()
        }
    }
}
