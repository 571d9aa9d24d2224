/// What a data source shows now, and what leads to what it is to show.
struct SnapshotKeeper<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var snapshot = Snapshot()
    /// Where each item stands, once that was asked.
    private var places: [Item: RowPlace]?

    var sectionCount: Int { snapshot.numberOfSections }
    func itemCount(of section: Int) -> Int {
        snapshot.store.items.indices.contains(section) ? snapshot.store.items[section].count : 0
    }
    func section(_ number: Int) -> Section? {
        snapshot.store.sections.indices.contains(number) ? snapshot.store.sections[number] : nil
    }
    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, snapshot.store.items.indices.contains(path.section),
            snapshot.store.items[path.section].indices.contains(path.row)
        else { return nil }
        return snapshot.store.items[path.section][path.row]
    }

    /// - Complexity: as many steps as there are items the first time, and one from then on.
    mutating func path(of item: Item) -> IndexPath? {
        let known = places ?? Self.places(in: snapshot.store)
        places = known
        return known[item].map { IndexPath(row: $0.row, section: $0.section) }
    }

    private static func places(in store: SnapshotStore<Section, Item>) -> [Item: RowPlace] {
        var places: [Item: RowPlace] = [:]
        places.reserveCapacity(store.itemCount)
        for (section, items) in store.items.enumerated() {
            for (row, item) in items.enumerated() {
                places[item] = RowPlace(section: section, row: row)
            }
        }
        return places
    }

    /// Takes over another snapshot.
    ///
    /// - Returns: what has changed, and which items are to be filled again, by where they are now.
    mutating func take(_ new: Snapshot) -> (changes: ListChanges, refilled: [IndexPath]) {
        let old = snapshot.store
        let oldPlaces = places ?? Self.places(in: old)
        let sections: [Int?] = new.store.sections.map { old.index[$0] }
        let rows: [[RowPlace?]] = new.store.items.map { items in items.map { oldPlaces[$0] } }
        var difference = ListDifference(
            oldCounts: old.items.map(\.count), sections: sections, rows: rows)
        for section in new.reloadedSections {
            let former = old.index[section]
            if let former { difference.reloadSection(former) }
            // What comes from another section is not among what was in this one.
            for item in new.itemIdentifiers(inSection: section) {
                if let place = oldPlaces[item], place.section != former {
                    difference.reloadRow(place)
                }
            }
        }
        for item in new.reloaded { if let place = oldPlaces[item] { difference.reloadRow(place) } }
        settle(new)
        let refilled = new.reconfigured.filter {
            oldPlaces[$0] != nil && !new.reloaded.contains($0)
        }
        return (difference.changes, refilled.compactMap { path(of: $0) })
    }

    /// Takes over another snapshot without a look at what has changed.
    mutating func settle(_ new: Snapshot) {
        snapshot = new
        (snapshot.reloaded, snapshot.reconfigured) = ([], [])
        (snapshot.reloadedSections, snapshot.problems) = ([], [])
        places = nil
    }
}
