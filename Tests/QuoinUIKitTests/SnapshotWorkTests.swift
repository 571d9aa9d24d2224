import TestSupport
import Testing

@testable import QuoinUIKit

/// What it costs to change a snapshot item by item, in items that are compared.
@MainActor
@Suite struct SnapshotWorkTests {
    /// An item that counts how often it is compared.
    private final class Counted: Hashable, @unchecked Sendable {
        nonisolated(unsafe) static var count = 0
        let number: Int
        init(_ number: Int) { self.number = number }
        static func == (one: Counted, other: Counted) -> Bool {
            count += 1
            return one.number == other.number
        }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private func comparisons(of count: Int, _ loop: (inout Places, [Counted]) -> Void) -> Int {
        let items = (0..<count).map { Counted($0) }
        var snapshot = Places()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        Counted.count = 0
        loop(&snapshot, items)
        return Counted.count
    }

    private typealias Places = NSDiffableDataSourceSnapshot<Int, Counted>

    @MainActor @Test func `a snapshot is changed item by item in proportion to how many there are`()
    {
        let loops: [(inout Places, [Counted]) -> Void] = [
            { snapshot, items in items.forEach { snapshot.deleteItems([$0]) } },
            { snapshot, items in items.reversed().forEach { snapshot.deleteItems([$0]) } },
            { snapshot, items in items.forEach { _ = snapshot.indexOfItem($0) } },
            { snapshot, items in
                for (item, next) in zip(items, items.dropFirst()) {
                    snapshot.moveItem(item, afterItem: next)
                }
            },
        ]
        for (number, loop) in loops.enumerated() {
            let few = comparisons(of: 200, loop)
            // The square would be a hundred times as many; hashing compares as it happens.
            expectTrue(comparisons(of: 2_000, loop) < 20 * few, "loop \(number)")
        }
    }

    @MainActor @Test(arguments: usually(6, of: 1...24 as ClosedRange<UInt64>))
    func `places in a snapshot are those in an array`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var store = SnapshotStore<Int, Int>()
        _ = store.insertSections([0, 1], at: 0)
        var expected: [[Int]] = [[], []]
        var next = 0
        for step in 0..<400 {
            let section = Int.random(in: 0...1, using: &random)
            if Int.random(in: 0..<5, using: &random) < 3 {
                let new = (0..<Int.random(in: 1...6, using: &random)).map { next + $0 }
                next += new.count
                let row = Int.random(in: 0...expected[section].count, using: &random)
                store.insert(new, at: row, in: section)
                expected[section].insert(contentsOf: new, at: row)
            } else {
                let count = Int.random(in: 1...12, using: &random)
                let gone = expected.joined().shuffled(using: &random).prefix(count)
                store.remove(Array(gone))
                for index in 0...1 { expected[index].removeAll { gone.contains($0) } }
            }
            expectEqual(store.items, expected, "seed \(seed), step \(step)")
            expectEqual(store.itemCount, expected.joined().count)
            let item = Int.random(in: 0...next, using: &random)
            let place = (0...1).compactMap { index in
                expected[index].firstIndex(of: item).map { RowPlace(section: index, row: $0) }
            }
            expectEqual(store.place(of: item), place.first, "seed \(seed), step \(step)")
        }
    }
}
