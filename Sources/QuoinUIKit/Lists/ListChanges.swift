/// Rows and sections that come, go and change. What goes or changes is counted as it was before all of it, what
/// comes as it is after all of it, as UIKit has it in a batch.
struct ListChanges {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    /// Whether a row that is there before stays selected in a table, which one that is loaded again does not.
    func keepsChoice(of path: IndexPath) -> Bool {
        !reloadedRows.contains(path) && !reloadedSections.contains(path.section)
    }
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    /// Where what moves was and is. It is among what goes and among what comes, too.
    var movedRows: [IndexPath: IndexPath] = [:]
    var movedSections: [Int: Int] = [:]

    /// A row moves, and keeps its cell.
    mutating func move(_ path: IndexPath, to other: IndexPath) {
        deletedRows.insert(path)
        insertedRows.insert(other)
        movedRows[path] = other
    }

    mutating func moveSection(_ section: Int, to other: Int) {
        guard section >= 0, other >= 0 else { return }
        deletedSections.insert(section)
        insertedSections.insert(other)
        movedSections[section] = other
    }

    mutating func formUnion(_ others: ListChanges) {
        deletedRows.formUnion(others.deletedRows)
        insertedRows.formUnion(others.insertedRows)
        reloadedRows.formUnion(others.reloadedRows)
        deletedSections.formUnion(others.deletedSections)
        insertedSections.formUnion(others.insertedSections)
        reloadedSections.formUnion(others.reloadedSections)
        movedRows.merge(others.movedRows) { $1 }
        movedSections.merge(others.movedSections) { $1 }
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
            (changes.deletedSections.last ?? -1) < oldCount
            && (changes.reloadedSections.last ?? -1) < oldCount
            && (changes.insertedSections.last ?? -1) < newCount
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
        for (section, place) in changes.movedSections {
            guard old[place] == nil else {
                throw ListMismatch(description: "more than one section moved to \(place)")
            }
            (new[section], old[place]) = (place, section)
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
    ///
    /// - Complexity: O(log *n*) for *n* changes.
    func new(_ row: Int) -> Int? {
        let gone = deleted.firstPlace { $0 >= row }
        if gone < deleted.count, deleted[gone] == row { return nil }
        // As many as come before it, themselves included.
        let place = row - gone
        return place + inserted.indices.firstPlace { inserted[$0] - $0 > place }
    }
}

extension RandomAccessCollection where Index == Int {
    /// How many come before the first of which something is true that is true of all behind it.
    func firstPlace(where isTrue: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Which row of a list is which one after changes.
struct PathMapping {
    let sections: SectionMapping
    /// What of the sections that stay has changed, by their old numbers.
    let rows: [Int: RowMapping]
    /// Where rows are that have moved by themselves.
    let moved: [IndexPath: IndexPath]

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
        moved = changes.movedRows
        guard Set(moved.values).count == moved.count else {
            throw ListMismatch(description: "more than one row moved to the same place")
        }
        for (old, new) in moved
        where sections.new[old.section] == nil || sections.old[new.section] == nil {
            guard old.row < oldCount(old.section), new.row < newCount(new.section) else {
                throw ListMismatch(
                    description: "no row can have moved from \(old.row) in \(old.section) to "
                        + "\(new.row) in \(new.section)")
            }
        }
    }

    /// Where a row is now; nil if it has gone.
    func new(_ path: IndexPath) -> IndexPath? {
        if let place = moved[path] { return place }
        guard sections.new.indices.contains(path.section), let section = sections.new[path.section]
        else { return nil }
        guard let mapping = rows[path.section] else {
            return IndexPath(row: path.row, section: section)
        }
        return mapping.new(path.row).map { IndexPath(row: $0, section: section) }
    }
}
