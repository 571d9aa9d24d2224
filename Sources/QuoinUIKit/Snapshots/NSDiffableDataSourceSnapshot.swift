/// What a table or a collection shows, as a list of sections with items, each known by an identifier of its own.
///
/// Where UIKit ends the program (an identifier that is there already, an item or a section that is not there), nothing
/// changes here; it is reported by the table or collection that the snapshot is applied to.
///
/// - Complexity: what is added costs as much as there is of it. What is put elsewhere, removed or found within a section
///   costs as much as others have come and gone before it, and at most as much as the section has items.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
    /// Items whose cells are to be asked for again, and those that are to be filled again.
    var reloaded: Set<ItemIdentifierType> = []
    var reconfigured: Set<ItemIdentifierType> = []
    var reloadedSections: Set<SectionIdentifierType> = []
    /// What was asked for and cannot be.
    var problems: [String] = []

    /// Makes one without sections.
    public init() {}

    // MARK: Asking

    /// As in UIKit.
    public var numberOfItems: Int { store.itemCount }
    /// As in UIKit.
    public var numberOfSections: Int { store.sections.count }
    /// As in UIKit.
    public var sectionIdentifiers: [SectionIdentifierType] { store.sections }
    /// As in UIKit: those of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { store.items.flatMap { $0 } }
    /// As in UIKit.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        store.sections.filter(reloadedSections.contains)
    }
    /// As in UIKit.
    public var reloadedItemIdentifiers: [ItemIdentifierType] {
        itemIdentifiers.filter(reloaded.contains)
    }
    /// As in UIKit.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        itemIdentifiers.filter(reconfigured.contains)
    }
    /// As in UIKit; 0 for a section that is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        store.index[identifier].map { store.items[$0].count } ?? 0
    }
    /// As in UIKit; none for a section that is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType)
        -> [ItemIdentifierType]
    {
        store.index[identifier].map { store.items[$0] } ?? []
    }
    /// As in UIKit.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
        -> SectionIdentifierType?
    { store.home(of: identifier) }
    /// As in UIKit: counted through all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = store.place(of: identifier) else { return nil }
        return store.items[..<place.section].reduce(place.row) { $0 + $1.count }
    }
    /// As in UIKit.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        store.index[identifier]
    }

    // MARK: Items

    /// As in UIKit: at the end of a section, or of the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        guard let section = section ?? store.sections.last else {
            return note("There is no section to append items to.")
        }
        guard let index = store.index[section] else {
            return note("There is no section \(section) to append items to.")
        }
        insert(identifiers, at: store.items[index].count, in: index)
    }
    /// As in UIKit.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
    ) {
        guard let place = place(of: other, "insert others before") else { return }
        insert(identifiers, at: place.row, in: place.section)
    }
    /// As in UIKit.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
    ) {
        guard let place = place(of: other, "insert others behind") else { return }
        insert(identifiers, at: place.row + 1, in: place.section)
    }
    /// As in UIKit. Those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        store.remove(identifiers)
    }
    /// As in UIKit: the sections go, too.
    public mutating func deleteAllItems() {
        let problems = problems
        self = Self()
        self.problems = problems
    }
    /// As in UIKit.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
    ) { move(identifier, to: other, offset: 0) }
    /// As in UIKit.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
    ) { move(identifier, to: other, offset: 1) }
    /// As in UIKit: their cells are asked for again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where place(isOf: item, "reload") { reloaded.insert(item) }
    }
    /// As in UIKit: their cells stay, and are filled again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where place(isOf: item, "reconfigure") {
            reconfigured.insert(item)
        }
    }

    // MARK: Sections

    /// As in UIKit.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: store.sections.count)
    }
    /// As in UIKit.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
    ) {
        guard let index = section(other, "insert others before") else { return }
        insertSections(identifiers, at: index)
    }
    /// As in UIKit.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
    ) {
        guard let index = section(other, "insert others behind") else { return }
        insertSections(identifiers, at: index + 1)
    }
    /// As in UIKit, with all their items. Those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        store.removeSections(identifiers)
    }
    /// As in UIKit.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
    ) { moveSection(identifier, to: other, offset: 0) }
    /// As in UIKit.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
    ) { moveSection(identifier, to: other, offset: 1) }
    /// As in UIKit: all that is in them is asked for again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where section(identifier, "reload") != nil {
            reloadedSections.insert(identifier)
        }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// What cannot be is noted, and nothing changes.
extension NSDiffableDataSourceSnapshot {
    private mutating func note(_ problem: String) {
        // One by one, in a loop over many, they would tell no more.
        if problems.count < 20 { problems.append(problem) }
    }

    private mutating func insert(_ items: [ItemIdentifierType], at row: Int, in section: Int) {
        let refused = store.insert(items, at: row, in: section)
        guard let first = refused.first else { return }
        note(
            "Items must be unique, but \(first)"
                + (refused.count > 1 ? " and \(refused.count - 1) others are" : " is")
                + " there already: each stays where it is.")
    }

    /// Gives a section other items.
    mutating func replaceItems(of section: SectionIdentifierType, by items: [ItemIdentifierType]) {
        guard let index = store.index[section] else { return }
        if let first = store.replaceItems(of: index, by: items).first {
            note("Items must be unique, but \(first) is in another section already.")
        }
    }

    private mutating func place(of item: ItemIdentifierType, _ purpose: String) -> RowPlace? {
        if let place = store.place(of: item) { return place }
        note("There is no item \(item) to \(purpose).")
        return nil
    }
    private mutating func place(isOf item: ItemIdentifierType, _ purpose: String) -> Bool {
        if store.home(of: item) != nil { return true }
        note("There is no item \(item) to \(purpose).")
        return false
    }

    private mutating func move(
        _ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
    ) {
        guard place(isOf: item, "move"), place(isOf: other, "move another to") else { return }
        guard item != other else { return note("\(item) cannot move before or behind itself.") }
        store.remove([item])
        guard let place = store.place(of: other) else { return }
        store.insert([item], at: place.row + offset, in: place.section)
    }

    private mutating func section(_ identifier: SectionIdentifierType, _ purpose: String) -> Int? {
        if let index = store.index[identifier] { return index }
        note("There is no section \(identifier) to \(purpose).")
        return nil
    }

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        for section in store.insertSections(identifiers, at: index) {
            note("Sections must be unique, but \(section) is there already: it stays where it is.")
        }
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
    ) {
        guard section(identifier, "move") != nil, section(other, "move another to") != nil else {
            return
        }
        guard identifier != other else {
            return note("Section \(identifier) cannot move before or behind itself.")
        }
        store.moveSection(identifier, to: other, offset: offset)
    }
}
