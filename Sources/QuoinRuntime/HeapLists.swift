/// The free blocks of a ``Heap`` in lists by length.
///
/// Up to 512 bytes every length has its list, and beyond that four share each power of two. A mark for
/// each list that has a block tells where to look, so that finding one takes no longer with many.
///
/// Behind these stand the heads of those lists in which small blocks are kept aside, one for each length. Such
/// blocks count as in use, and know the next one alone.
enum HeapLists {
    /// How many bytes the heads of the lists and the marks take.
    static var size: UInt32 { 4 * (listCount + wordCount + smallLength / 16) }

    /// Blocks of this length and longer ones are not kept aside.
    static var smallLength: UInt32 { 512 }

    private static var listCount: UInt32 { 32 + 4 * 23 }
    private static var wordCount: UInt32 { (listCount + 31) / 32 }

    static func clear(at start: UInt32, in memory: some HeapMemory) {
        for index in 0..<size / 4 {
            memory[start + 4 * index] = 0
        }
    }

    // MARK: Kept aside

    static func keepsAside(_ length: UInt32) -> Bool { length < smallLength }

    static func keepAside(
        _ block: UInt32, length: UInt32, at start: UInt32, in memory: some HeapMemory
    ) {
        let head = headOfKept(length, at: start)
        memory[block] = memory[head]
        memory[head] = block
    }

    /// A block of just this length that was kept aside, or 0.
    static func takeKept(
        length: UInt32, at start: UInt32, in memory: some HeapMemory
    ) -> UInt32 {
        let head = headOfKept(length, at: start)
        let block = memory[head]
        if block != 0 {
            memory[head] = memory[block]
        }
        return block
    }

    private static func headOfKept(_ length: UInt32, at start: UInt32) -> UInt32 {
        start + 4 * (listCount + wordCount + length / 16)
    }

    // MARK: By length

    /// The list that a block of some length is in.
    private static func list(of length: UInt32) -> UInt32 {
        if length < smallLength {
            return length / 16
        }
        let power = 31 - UInt32(truncatingIfNeeded: length.leadingZeroBitCount)
        return 32 + 4 * (power - 9) + (length >> (power - 2) & 3)
    }

    /// A block that is at least so long, or 0.
    static func first(
        holding length: UInt32, at start: UInt32, in memory: some HeapMemory
    ) -> UInt32 {
        let own = list(of: length)
        // In its own list, blocks may be shorter; a few are looked at, because what was given back last
        // fits often. In all lists behind that, every block is long enough.
        var block = memory[start + 4 * own]
        for _ in 0..<8 where block != 0 {
            if memory[block - 4] & ~15 >= length {
                return block
            }
            block = memory[block]
        }
        let larger = nextList(from: own + 1, at: start, in: memory)
        if larger < listCount {
            return memory[start + 4 * larger]
        }
        // The memory need not grow for what is at the end of its own list.
        while block != 0, memory[block - 4] & ~15 < length {
            block = memory[block]
        }
        return block
    }

    static func insert(
        _ block: UInt32, length: UInt32, at start: UInt32, in memory: some HeapMemory
    ) {
        let list = list(of: length)
        let next = memory[start + 4 * list]
        memory[block] = next
        memory[block + 4] = 0
        if next != 0 {
            memory[next + 4] = block
        }
        memory[start + 4 * list] = block
        memory[start + 4 * (listCount + list / 32)] |= 1 << (list % 32)
    }

    static func remove(
        _ block: UInt32, length: UInt32, at start: UInt32, in memory: some HeapMemory
    ) {
        let (next, previous) = (memory[block], memory[block + 4])
        if next != 0 {
            memory[next + 4] = previous
        }
        if previous != 0 {
            memory[previous] = next
            return
        }
        let list = list(of: length)
        memory[start + 4 * list] = next
        if next == 0 {
            memory[start + 4 * (listCount + list / 32)] &= ~(1 << (list % 32))
        }
    }

    /// The first list from one on that has a block; the number of lists if none has.
    private static func nextList(
        from first: UInt32, at start: UInt32, in memory: some HeapMemory
    ) -> UInt32 {
        guard first < listCount else { return listCount }
        var word = first / 32
        var marks = memory[start + 4 * (listCount + word)] & (.max << (first % 32))
        while marks == 0 {
            word += 1
            guard word < wordCount else { return listCount }
            marks = memory[start + 4 * (listCount + word)]
        }
        return word * 32 + UInt32(truncatingIfNeeded: marks.trailingZeroBitCount)
    }
}
