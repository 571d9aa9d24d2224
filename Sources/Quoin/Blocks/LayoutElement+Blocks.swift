/// What the blocks do, whatever they are called on.
extension LayoutElement {
    final func make<Item>(
        when condition: TraitCondition? = nil, _ block: (ConstraintMaker<Item>) -> Void
    ) -> [ConstraintGroup] {
        leavePlacingToConstraints()
        let statements = ItemStatements.of(self)
        let groups = gather(block, when: condition, in: statements)
        statements.install(groups)
        return groups
    }

    final func prepare<Item>(
        when condition: TraitCondition? = nil, _ block: (ConstraintMaker<Item>) -> Void
    ) -> [ConstraintGroup] {
        let groups = gather(block, when: condition, in: .of(self))
        // They may be activated one by one, without the group's doing.
        for group in groups {
            group.forEachConstraint { $0.placeOnActivation { $0 === self } }
        }
        return groups
    }

    final func update<Item>(
        when condition: TraitCondition? = nil, _ block: (ConstraintMaker<Item>) -> Void
    ) -> [ConstraintGroup] {
        leavePlacingToConstraints()
        let statements = ItemStatements.of(self)
        let newGroups = gather(block, when: condition, in: statements)
        // All are found before any is changed.
        let matches = statements.matches(for: newGroups)
        return zip(newGroups, matches).map { group, found in
            let outcome = StatementUpdate.merge(group, found)
            if outcome.comparesOtherwise {
                statements.comparisonsChanged()
            }
            if let addition = outcome.addition {
                statements.install([addition])
            }
            return outcome.group
        }
    }

    final func remake<Item>(
        when condition: TraitCondition? = nil, _ block: (ConstraintMaker<Item>) -> Void
    ) -> [ConstraintGroup] {
        leavePlacingToConstraints()
        let statements = ItemStatements.of(self)
        let newGroups = gather(block, when: condition, in: statements)
        var search = UnchangedSearch(
            among: statements.takeAll(beside: newGroups, when: condition))
        let groups = newGroups.map { search.standIn(for: $0) ?? $0 }
        for group in search.leftOver {
            group.forEachConstraint { $0.isActive = false }
        }
        statements.install(groups)
        return groups
    }

    final func removeMade() {
        for group in ItemStatements.existing(of: self)?.takeAll() ?? [] {
            group.forEachConstraint { $0.isActive = false }
        }
    }

    final var installedGroups: [ConstraintGroup] {
        ItemStatements.existing(of: self)?.groups.filter { $0.hasActiveMember } ?? []
    }

    private func gather<Item>(
        _ block: (ConstraintMaker<Item>) -> Void, when condition: TraitCondition?,
        in statements: ItemStatements
    ) -> [ConstraintGroup] {
        statements.gather(about: self, when: condition) {
            block(ConstraintMaker(statements: statements, attributes: AttributeList()))
        }
    }
}
