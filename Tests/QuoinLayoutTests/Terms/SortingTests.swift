@testable import QuoinLayout
import TestSupport
import Testing

/// What the library relies on where it sorts. Modules for browsers have a sorting of their own, which the tests of
/// 32-bit code try with this.
@Suite("Sorting")
struct SortingTests {
    @Test("leaves what is equal as it was, whatever the number", arguments: Array(0...70))
    func stable(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        let elements = (0..<count).map { place in
            (key: random.below(9), place: place)
        }
        var sorted = elements
        sorted.sort { $0.key < $1.key }
        expectEqual(Set(sorted.map { $0.place }).count, count)
        for (one, other) in zip(sorted, sorted.dropFirst()) {
            expectTrue((one.key, one.place) < (other.key, other.place), "\(count) elements")
        }
        expectEqual(elements.sorted { $0.key < $1.key }.map { $0.place }, sorted.map { $0.place })
    }

    @Test("brings numbers and texts in their order")
    func ascending() {
        expectEqual([3, 1, 2, 1].sorted(), [1, 1, 2, 3])
        expectEqual(Set(["b", "a", "c"]).sorted(), ["a", "b", "c"])
        var numbers = [2.5, -1, 0]
        numbers.sort()
        expectEqual(numbers, [-1, 0, 2.5])
    }
}
