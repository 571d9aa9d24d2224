/// Where an item stands.
struct RowPlace: Hashable, Sendable {
    var section: Int
    var row: Int
}

/// The section of an item, and the row where it stood when it was placed.
struct SnapshotHome<Section> {
    let section: Section
    var row: Int
}

extension SnapshotHome: Sendable where Section: Sendable {}

/// Sections with items, of which each is there once.
struct SnapshotStore<Section: Hashable, Item: Hashable> {
    private(set) var sections: [Section] = []
    /// The items of each section.
    private(set) var items: [[Item]] = []
    /// Which one each section is.
    private(set) var index: [Section: Int] = [:]
    /// The section of each item, and where it stood when it was placed.
    private var homes: [Item: SnapshotHome<Section>] = [:]
    /// Where the latest item was taken out.
    private var latest = 0
    /// How far searches have gone beside where items stood once.
    private var steps = 0

    /// How many items there are.
    var itemCount: Int { homes.count }

    /// The section of an item.
    func home(of item: Item) -> Section? { homes[item]?.section }

    func place(of item: Item) -> RowPlace? {
        guard let home = homes[item], let section = index[home.section] else { return nil }
        return found(item, around: home.row, in: section).map {
            RowPlace(section: section, row: $0.row)
        }
    }

    /// Items that came or went have moved others, by a few places as a rule; and those who go in turn stand side by side.
    private func found(
        _ item: Item, around hint: Int, in section: Int
    ) -> (row: Int, steps: Int)? {
        let items = items[section]
        for row in [hint, 0, items.count - 1, latest, latest - 1]
        where items.indices.contains(row) && items[row] == item {
            return (row, 0)
        }
        let middle = min(max(0, hint), items.count)
        var distance = 1
        while middle - distance >= 0 || middle + distance < items.count {
            for row in [middle - distance, middle + distance]
            where items.indices.contains(row) && items[row] == item {
                return (row, distance)
            }
            distance += 1
        }
        return nil
    }

    /// - Returns: those that are there already, which stay where they are.
    @discardableResult
    mutating func insert(_ new: [Item], at row: Int, in section: Int) -> [Item] {
        var refused: [Item] = []
        var taken: [Item] = []
        taken.reserveCapacity(new.count)
        for item in new {
            if homes[item] == nil {
                homes[item] = SnapshotHome(section: sections[section], row: row + taken.count)
                taken.append(item)
            } else {
                refused.append(item)
            }
        }
        items[section].insert(contentsOf: taken, at: row)
        return refused
    }

    mutating func remove(_ gone: [Item]) {
        guard gone.count > Self.few else {
            for item in gone { remove(item) }
            return
        }
        var bySection: [Int: Set<Item>] = [:]
        for item in gone {
            guard let home = homes.removeValue(forKey: item), let section = index[home.section]
            else { continue }
            bySection[section, default: []].insert(item)
        }
        for (section, set) in bySection { items[section].removeAll(where: set.contains) }
    }

    private mutating func remove(_ item: Item) {
        guard let home = homes.removeValue(forKey: item), let section = index[home.section],
            let place = found(item, around: home.row, in: section)
        else { return }
        items[section].remove(at: place.row)
        latest = place.row
        steps += place.steps
        if steps > items[section].count {
            steps = 0
            for (row, item) in items[section].enumerated() { homes[item]?.row = row }
        }
    }

    /// So many are looked for one by one.
    private static var few: Int { 8 }

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
            for item in items[place] { homes[item] = nil }
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
        for item in items[section] { homes[item] = nil }
        items[section] = []
        return insert(new, at: 0, in: section)
    }

    private mutating func number(from place: Int) {
        for number in place..<max(place, sections.count) { index[sections[number]] = number }
    }
}

extension SnapshotStore: Sendable where Section: Sendable, Item: Sendable {}
