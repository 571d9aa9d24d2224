/// Rows and sections that come, go and change. What goes or changes is counted as it was before all of it, what
/// comes as it is after all of it, as UIKit has it in a batch.
struct ListChanges {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()

    /// A row moves: what is asked for again at its new place is that row.
    mutating func move(_ path: IndexPath, to other: IndexPath) {
        deletedRows.insert(path)
        insertedRows.insert(other)
    }

    mutating func moveSection(_ section: Int, to other: Int) {
        guard section >= 0, other >= 0 else { return }
        deletedSections.insert(section)
        insertedSections.insert(other)
    }
}

/// Why changes do not add up to what a data source says.
struct ListMismatch: Error, CustomStringConvertible {
    let description: String
}

/// Which section is which one after changes.
struct SectionMapping {
    /// The new number of each old section; nil for one that has gone.
    let new: [Int?]
    /// The old number of each new section; nil for one that has come.
    let old: [Int?]

    init(_ changes: ListChanges, from oldCount: Int, to newCount: Int) throws(ListMismatch) {
        let expected = oldCount - changes.deletedSections.count + changes.insertedSections.count
        let isWithin =
            (changes.deletedSections.last ?? 0) < max(1, oldCount)
            && (changes.reloadedSections.last ?? 0) < max(1, oldCount)
            && (changes.insertedSections.last ?? 0) < max(1, newCount)
        guard expected == newCount, isWithin else {
            throw ListMismatch(
                description: "there were \(oldCount) sections, \(changes.insertedSections.count) "
                    + "came and \(changes.deletedSections.count) went, but there are \(newCount)")
        }
        var (new, old) = (
            [Int?](repeating: nil, count: oldCount), [Int?](repeating: nil, count: newCount)
        )
        var next = 0
        for section in 0..<oldCount where !changes.deletedSections.contains(section) {
            while next < newCount, changes.insertedSections.contains(next) { next += 1 }
            guard next < newCount else { break }
            (new[section], old[next]) = (next, section)
            next += 1
        }
        (self.new, self.old) = (new, old)
    }
}

/// Which row is which one after changes within a section that stays.
struct RowMapping {
    private let deleted: [Int]
    private let inserted: [Int]

    init(
        deleted: [Int], inserted: [Int], from oldCount: Int, to newCount: Int, section: Int
    ) throws(ListMismatch) {
        self.deleted = deleted.sorted()
        self.inserted = inserted.sorted()
        let isWithin =
            (deleted + inserted).allSatisfy { $0 >= 0 } && (self.deleted.last ?? -1) < oldCount
            && (self.inserted.last ?? -1) < newCount
        guard oldCount - deleted.count + inserted.count == newCount, isWithin else {
            throw ListMismatch(
                description: "section \(section) had \(oldCount) rows, \(inserted.count) came and "
                    + "\(deleted.count) went, but it has \(newCount)")
        }
    }

    /// Where a row is now; nil if it has gone.
    func new(_ row: Int) -> Int? {
        guard !deleted.contains(row) else { return nil }
        var place = row - (deleted.firstIndex { $0 > row } ?? deleted.count)
        for come in inserted where come <= place { place += 1 }
        return place
    }
}

/// Which row of a list is which one after changes.
struct PathMapping {
    let sections: SectionMapping
    /// What of the sections that stay has changed, by their old numbers.
    let rows: [Int: RowMapping]

    init(
        _ changes: ListChanges, sections: SectionMapping, oldCount: (Int) -> Int,
        newCount: (Int) -> Int
    ) throws(ListMismatch) {
        self.sections = sections
        let deleted = Dictionary(grouping: changes.deletedRows, by: \.section)
        let inserted = Dictionary(grouping: changes.insertedRows, by: \.section)
        var rows: [Int: RowMapping] = [:]
        for (section, place) in sections.new.enumerated() {
            guard let place, !changes.reloadedSections.contains(section) else { continue }
            let (gone, come) = (deleted[section] ?? [], inserted[place] ?? [])
            let (before, after) = (oldCount(section), newCount(place))
            if gone.isEmpty, come.isEmpty, before == after { continue }
            rows[section] = try RowMapping(
                deleted: gone.map(\.row), inserted: come.map(\.row), from: before, to: after,
                section: section)
        }
        for path in changes.deletedRows.union(changes.reloadedRows)
        where !sections.new.indices.contains(path.section) || path.row < 0 {
            throw ListMismatch(description: "there was no row \(path.row) in \(path.section)")
        }
        for path in changes.insertedRows
        where !sections.old.indices.contains(path.section) || path.row < 0 {
            throw ListMismatch(description: "there is no row \(path.row) in \(path.section)")
        }
        self.rows = rows
    }

    /// Where a row is now; nil if it has gone.
    func new(_ path: IndexPath) -> IndexPath? {
        guard sections.new.indices.contains(path.section), let section = sections.new[path.section]
        else { return nil }
        guard let mapping = rows[path.section] else {
            return IndexPath(row: path.row, section: section)
        }
        return mapping.new(path.row).map { IndexPath(row: $0, section: section) }
    }
}
