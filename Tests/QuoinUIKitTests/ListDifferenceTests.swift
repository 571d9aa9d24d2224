import TestSupport
import Testing

@testable import QuoinUIKit

/// What leads from one list to another, followed by hand.
@Suite struct ListDifferenceTests {
    /// The list that the changes make of the old one; nil where something has come.
    private func follow(_ changes: ListChanges, _ old: [[Int]], to counts: [Int]) throws -> [[Int?]]
    {
        let sections = try SectionMapping(changes, from: old.count, to: counts.count)
        let mapping = try PathMapping(
            changes, sections: sections, oldCount: { old[$0].count }, newCount: { counts[$0] })
        var new: [[Int?]] = counts.map { [Int?](repeating: nil, count: $0) }
        for (section, rows) in old.enumerated() {
            for (row, item) in rows.enumerated() {
                guard let path = mapping.new(IndexPath(row: row, section: section)) else {
                    continue
                }
                expectTrue(new[path.section][path.row] == nil)
                new[path.section][path.row] = item
            }
        }
        return new
    }

    private func difference(_ old: [[Int]], _ new: [[Int]], sections: [Int?]) -> ListChanges {
        var places: [Int: RowPlace] = [:]
        for (section, rows) in old.enumerated() {
            for (row, item) in rows.enumerated() {
                places[item] = RowPlace(section: section, row: row)
            }
        }
        let rows: [[RowPlace?]] = new.map { $0.map { places[$0] } }
        return ListDifference(oldCounts: old.map(\.count), sections: sections, rows: rows).changes
    }

    @Test func `one that goes to the front is the only one that moves`() throws {
        let changes = difference([[0, 1, 2, 3, 4]], [[4, 0, 1, 2, 3]], sections: [0])
        expectEqual(
            changes.movedRows, [IndexPath(row: 4, section: 0): IndexPath(row: 0, section: 0)])
        expectEqual(changes.insertedRows.count, 1)
        expectEqual(changes.deletedRows.count, 1)
    }

    @Test func `sections that change places move with what is in them`() throws {
        let changes = difference([[0, 1], [2], [3]], [[3], [0, 1], [2]], sections: [2, 0, 1])
        expectEqual(changes.movedSections, [2: 0])
        expectTrue(changes.movedRows.isEmpty)
        try expectEqual(follow(changes, [[0, 1], [2], [3]], to: [1, 2, 1]), [[3], [0, 1], [2]])
    }

    @Test func `the longest ascent is found`() {
        for seed in UInt64(1)...40 {
            var random = Seeded(seed)
            let numbers: [Int] = shuffled(Array(0..<random.below(9)), &random)
            let marks = numbers.inLongestAscent
            let chosen: [Int] = zip(numbers, marks).filter(\.1).map(\.0)
            expectEqual(chosen, chosen.sorted())
            var longest = 0
            for subset in 0..<(1 << numbers.count) {
                let part: [Int] = numbers.indices.filter { subset >> $0 & 1 == 1 }.map {
                    numbers[$0]
                }
                if part == part.sorted() { longest = max(longest, part.count) }
            }
            expectEqual(chosen.count, longest, "seed \(seed)")
        }
    }

    private func shuffled(_ items: [Int], _ random: inout Seeded) -> [Int] {
        var (rest, result): ([Int], [Int]) = (items, [])
        while !rest.isEmpty { result.append(rest.remove(at: random.below(rest.count))) }
        return result
    }

    @Test func `random lists become the others, and only what is new has come`() throws {
        for seed in UInt64(1)...300 {
            var random = Seeded(seed)
            var next = 0
            let old: [[Int]] = (0..<random.below(4)).map { _ in
                (0..<random.below(6)).map { _ in
                    next += 1
                    return next
                }
            }
            let kept: [Int] = shuffled(Array(old.indices), &random).filter { _ in
                random.below(4) > 0
            }
            var sections: [Int?] = kept
            for _ in 0..<random.below(2) {
                sections.insert(nil, at: random.below(sections.count + 1))
            }
            var new: [[Int]] = sections.map { $0.map { old[$0] } ?? [] }
            if !new.isEmpty {
                for item in old.flatMap({ $0 }) where random.below(4) == 0 {
                    new = new.map { $0.filter { $0 != item } }
                    if random.below(3) > 0 {
                        let section = random.below(new.count)
                        new[section].insert(item, at: random.below(new[section].count + 1))
                    }
                }
                for come in 0..<random.below(3) {
                    let section = random.below(new.count)
                    new[section].insert(100 + come, at: random.below(new[section].count + 1))
                }
            }
            let changes = difference(old, new, sections: sections)
            let made = try follow(changes, old, to: new.map(\.count))
            let expected: [[Int?]] = new.map { $0.map { $0 < 100 ? $0 : nil } }
            expectEqual(made, expected, "seed \(seed)")
        }
    }
}
