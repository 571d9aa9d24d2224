/// What dragging an item to another place changes. A test may make one, too.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    /// As in UIKit.
    public let initialSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// As in UIKit.
    public let finalSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What leads from one snapshot to another.
    public init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        (initialSnapshot, finalSnapshot) = (initial, final)
    }

    /// As in UIKit: what leads from the items of the one to those of the other.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
            .inferringMoves()
    }
    /// As in UIKit: the same for each section that is in both and is not the same in them.
    public var sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        finalSnapshot.sectionIdentifiers.compactMap { section in
            guard initialSnapshot.indexOfSection(section) != nil else { return nil }
            let (former, new) = (
                initialSnapshot.itemIdentifiers(inSection: section),
                finalSnapshot.itemIdentifiers(inSection: section)
            )
            return former == new ? nil : .init(sectionIdentifier: section, from: former, to: new)
        }
    }
}

/// What dragging an item to another place changes in a section.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    /// As in UIKit.
    public let sectionIdentifier: SectionIdentifierType
    /// As in UIKit: all items are roots.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// As in UIKit: all items are roots.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// As in UIKit.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(
        sectionIdentifier: SectionIdentifierType, from initial: [ItemIdentifierType],
        to final: [ItemIdentifierType]
    ) {
        self.sectionIdentifier = sectionIdentifier
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        snapshot.append(initial)
        initialSnapshot = snapshot
        snapshot.deleteAll()
        snapshot.append(final)
        finalSnapshot = snapshot
        difference = final.difference(from: initial).inferringMoves()
    }
}
