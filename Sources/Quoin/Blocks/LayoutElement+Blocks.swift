/// What the blocks do, whatever they are called on.
extension LayoutElement {
    final func make<Item>(_ block: (ConstraintMaker<Item>) -> Void) -> [ConstraintGroup] {
        leavePlacingToConstraints()
        let statements = ItemStatements.of(self)
        let groups = gather(block, in: statements)
        statements.install(groups)
        return groups
    }

    final func prepare<Item>(_ block: (ConstraintMaker<Item>) -> Void) -> [ConstraintGroup] {
        gather(block, in: .of(self))
    }

    final func update<Item>(_ block: (ConstraintMaker<Item>) -> Void) -> [ConstraintGroup] {
        leavePlacingToConstraints()
        let statements = ItemStatements.of(self)
        let newGroups = gather(block, in: statements)
        var update = StatementUpdate(of: statements.groups)
        return newGroups.map { group in
            let outcome = update.merge(group)
            if let addition = outcome.addition {
                statements.install([addition])
            }
            return outcome.group
        }
    }

    final func remake<Item>(_ block: (ConstraintMaker<Item>) -> Void) -> [ConstraintGroup] {
        leavePlacingToConstraints()
        let statements = ItemStatements.of(self)
        let newGroups = gather(block, in: statements)
        var search = UnchangedSearch(among: statements.takeAll())
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
        ItemStatements.existing(of: self)?.groups ?? []
    }

    private func gather<Item>(
        _ block: (ConstraintMaker<Item>) -> Void, in statements: ItemStatements
    ) -> [ConstraintGroup] {
        statements.gather(about: self) {
            block(ConstraintMaker(statements: statements, attributes: AttributeList()))
        }
    }
}
