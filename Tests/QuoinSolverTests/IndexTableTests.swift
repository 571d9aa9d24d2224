import TestSupport
import Testing

@testable import QuoinSolver

@Suite("A table of indices")
struct IndexTableTests {
    @Test("spreads every key over numbers that 32 bits hold with a sign")
    func bits() {
        let keys = [0, 1, 2, 207, 208, 1 << 20, 1 << 30, Int32.max - 1, .max]
        for key in keys {
            expectTrue(Int32(exactly: IndexTable.spread(key)) != nil, "key \(key)")
        }
        // 2,654,435,769 · 3 = 7,963,307,307, without what is beyond 2³² 3,668,340,011, by 256.
        expectEqual(IndexTable.spread(3), 14_329_453)
    }

    @Test("begins the search for neighbouring keys at different places")
    func places() {
        // With all places even, as they would be if the factor were, half of them would be enough.
        let homes = Set((0..<1024 as Range<Int32>).map { IndexTable.spread($0) & 1023 })
        expectTrue(homes.count > 600)
    }

    @Test("finds what was put in and not what was taken out")
    func contents() {
        var table = IndexTable()
        for key in 0..<500 {
            table.setValue(key * 2, of: key * 7919)
        }
        for key in stride(from: 0, to: 500, by: 3) {
            table.setValue(-1, of: key * 7919)
        }
        for key in 0..<500 {
            expectEqual(table.value(of: key * 7919), (key % 3 == 0 ? -1 : key * 2), "key \(key)")
        }
        expectEqual(table.value(of: 1), -1)
    }
}
