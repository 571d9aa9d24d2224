/// Where an item stands.
struct RowPlace: Hashable, Sendable {
    var section: Int
    var row: Int
}

/// Sections with items, of which each is there once.
struct SnapshotStore<Section: Hashable, Item: Hashable> {
    private(set) var sections: [Section] = []
    /// The items of each section.
    private(set) var items: [[Item]] = []
    /// Which one each section is.
    private(set) var index: [Section: Int] = [:]
    /// The section of each item.
    private(set) var home: [Item: Section] = [:]

    func place(of item: Item) -> RowPlace? {
        guard let section = home[item].flatMap({ index[$0] }),
            let row = items[section].firstIndex(of: item)
        else { return nil }
        return RowPlace(section: section, row: row)
    }

    /// - Returns: those that are there already, which stay where they are.
    @discardableResult
    mutating func insert(_ new: [Item], at row: Int, in section: Int) -> [Item] {
        var refused: [Item] = []
        var taken: [Item] = []
        taken.reserveCapacity(new.count)
        for item in new {
            if home[item] == nil {
                home[item] = sections[section]
                taken.append(item)
            } else {
                refused.append(item)
            }
        }
        items[section].insert(contentsOf: taken, at: row)
        return refused
    }

    mutating func remove(_ gone: [Item]) {
        var bySection: [Int: Set<Item>] = [:]
        for item in gone {
            guard let section = home.removeValue(forKey: item).flatMap({ index[$0] }) else {
                continue
            }
            bySection[section, default: []].insert(item)
        }
        for (section, set) in bySection { items[section].removeAll(where: set.contains) }
    }

    /// - Returns: those that are there already, which stay where they are.
    mutating func insertSections(_ new: [Section], at place: Int) -> [Section] {
        var refused: [Section] = []
        var taken: [Section] = []
        for section in new {
            if index[section] == nil {
                index[section] = -1
                taken.append(section)
            } else {
                refused.append(section)
            }
        }
        sections.insert(contentsOf: taken, at: place)
        items.insert(contentsOf: taken.map { _ in [] }, at: place)
        number(from: place)
        return refused
    }

    mutating func removeSections(_ gone: [Section]) {
        let set = Set(gone)
        for section in set {
            guard let place = index.removeValue(forKey: section) else { continue }
            for item in items[place] { home[item] = nil }
        }
        items = zip(sections, items).filter { !set.contains($0.0) }.map(\.1)
        sections.removeAll(where: set.contains)
        number(from: 0)
    }

    /// Both sections are there, and they are not the same.
    mutating func moveSection(_ section: Section, to other: Section, offset: Int) {
        guard let from = index[section] else { return }
        sections.remove(at: from)
        let content = items.remove(at: from)
        number(from: from)
        guard let target = index[other] else { return }
        sections.insert(section, at: target + offset)
        items.insert(content, at: target + offset)
        number(from: min(from, target))
    }

    /// Replaces all items of a section. Those that are in others stay there.
    ///
    /// - Returns: those that are in others.
    mutating func replaceItems(of section: Int, by new: [Item]) -> [Item] {
        for item in items[section] { home[item] = nil }
        items[section] = []
        return insert(new, at: 0, in: section)
    }

    private mutating func number(from place: Int) {
        for number in place..<max(place, sections.count) { index[sections[number]] = number }
    }
}

extension SnapshotStore: Sendable where Section: Sendable, Item: Sendable {}
