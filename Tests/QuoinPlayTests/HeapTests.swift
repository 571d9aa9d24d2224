import TestSupport
import Testing

@testable import QuoinRuntime

/// Bytes for a heap, up to a limit.
private final class TestMemory: HeapMemory {
    private var words: [UInt32]
    private let limit: UInt32

    init(count: UInt32, limit: UInt32) {
        words = Array(repeating: 0xDEAD_BEEF, count: Int(count / 4))
        self.limit = limit
    }

    var count: UInt32 { UInt32(words.count) * 4 }

    func grow(by count: UInt32) -> Bool {
        let wanted = (count + 65_535) / 65_536 * 65_536
        guard self.count + wanted <= limit else { return false }
        words += Array(repeating: 0xDEAD_BEEF, count: Int(wanted / 4))
        return true
    }

    subscript(address: UInt32) -> UInt32 {
        get { words[Int(address / 4)] }
        set {
            precondition(address % 4 == 0)
            words[Int(address / 4)] = newValue
        }
    }
}

/// A heap that `#require` may change.
private final class TestHeap {
    private var heap: Heap<TestMemory>

    init(_ memory: TestMemory) { heap = Heap(behind: memory) }

    func allocate(_ count: UInt32, alignment: UInt32 = 16) -> UInt32? {
        heap.allocate(count, alignment: alignment)
    }

    func free(_ address: UInt32) { heap.free(address) }

    func capacity(of address: UInt32) -> UInt32 { heap.capacity(of: address) }
}

/// A piece of memory that is in use, filled with a number of its own.
private struct Piece {
    let address: UInt32
    let count: UInt32
    let mark: UInt32

    /// The words that are wholly inside.
    private var words: StrideTo<UInt32> {
        stride(from: address, to: address + count / 4 * 4, by: 4)
    }

    func fill(_ memory: TestMemory) {
        for word in words {
            memory[word] = mark
        }
    }

    func isWhole(in memory: TestMemory) -> Bool {
        words.allSatisfy { memory[$0] == mark }
    }
}

@Suite("A heap")
struct HeapTests {
    @Test(
        "deals out what nobody else has, and aligned",
        arguments: usually(5, of: 0..<20 as Range<UInt64>))
    func own(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let memory = TestMemory(count: 1000, limit: 1 << 24)
        let heap = TestHeap(memory)
        var pieces: [Piece] = []
        for step in 0..<3000 {
            if !pieces.isEmpty, Bool.random(using: &numbers) {
                let piece = pieces.remove(at: Int.random(in: 0..<pieces.count, using: &numbers))
                expectTrue(piece.isWhole(in: memory), "seed \(seed), step \(step)")
                heap.free(piece.address)
                continue
            }
            let most: UInt32 = Int.random(in: 0..<20, using: &numbers) == 0 ? 40_000 : 300
            let count = UInt32.random(in: 0...most, using: &numbers)
            let alignment: UInt32 = 1 << UInt32.random(in: 0...8, using: &numbers)
            let address = try #require(heap.allocate(count, alignment: alignment), "seed \(seed)")
            expectTrue(address % max(16, alignment) == 0 && address >= 1000, "seed \(seed)")
            expectTrue(heap.capacity(of: address) >= count, "seed \(seed), step \(step)")
            let piece = Piece(
                address: address, count: heap.capacity(of: address),
                mark: UInt32(truncatingIfNeeded: numbers.next()))
            piece.fill(memory)
            pieces.append(piece)
        }
        expectTrue(pieces.allSatisfy { $0.isWhole(in: memory) }, "seed \(seed)")
    }

    @Test(
        "joins what was given back, in whatever order",
        arguments: usually(2, of: 0..<10 as Range<UInt64>))
    func joining(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let memory = TestMemory(count: 0, limit: 1 << 20)
        let heap = TestHeap(memory)
        // All there is, but for what the heap needs itself.
        let most: UInt32 = (1 << 20) - 65_536 - 1024
        let first = try #require(heap.allocate(most))
        heap.free(first)
        var addresses: [UInt32] = []
        for _ in 0..<1000 {
            let count = UInt32.random(in: 1...700, using: &numbers)
            addresses.append(try #require(heap.allocate(count), "seed \(seed)"))
        }
        for address in addresses.shuffled(using: &numbers) {
            heap.free(address)
        }
        expectEqual(heap.allocate(most), first, "seed \(seed)")
    }

    @Test("needs no more for the same thing done ten thousand times")
    func reuse() throws {
        let memory = TestMemory(count: 0, limit: 1 << 24)
        let heap = TestHeap(memory)
        var count: UInt32 = 0
        for round in 0..<10_000 as Range<UInt32> {
            let addresses = try (1...20 as ClosedRange<UInt32>).map { step in
                try #require(heap.allocate(step * 37 % 500 + round % 7))
            }
            for address in addresses {
                heap.free(address)
            }
            if round == 0 {
                count = memory.count
            }
        }
        expectEqual(memory.count, count)
    }

    @Test("says no where there is no more, and goes on")
    func exhausted() throws {
        let memory = TestMemory(count: 0, limit: 1 << 17)
        let heap = TestHeap(memory)
        let address = try #require(heap.allocate(50_000))
        expectTrue(heap.allocate(200_000) == nil)
        expectTrue(heap.allocate(.max) == nil)
        expectTrue(heap.allocate(1, alignment: 1 << 31) == nil)
        heap.free(0)
        expectTrue(heap.allocate(1000) != nil)
        heap.free(address)
        expectEqual(heap.allocate(50_000), address)
    }
}
