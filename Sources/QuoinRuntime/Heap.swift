/// Deals out pieces of a memory, and takes them back.
///
/// There is no operating system in a WebAssembly module, so this stands behind every object and array
/// there. What is given back joins what is free beside it, and is dealt out again before the memory
/// grows: a page that is open all day must not need more and more.
///
/// Memory is a row of blocks without gaps. A block's address is that of what its user gets, which 16
/// divides; the four bytes before it say how long the block is, header included, and whether it and the
/// one before it are in use. A free block holds the addresses of the next and the previous one in its
/// list, and its length once more at its end, where the block behind it finds it. The lists are by length,
/// see ``HeapLists``; their heads stand in front of the first block.
///
/// Most pieces are small, and are soon wanted again in the same length. So small ones that are given back are kept
/// aside as they are, the last one first, and join what is free beside them only before the memory would grow.
struct Heap<Memory: HeapMemory> {
    private(set) var memory: Memory
    /// Where the memory begins that the heap may have.
    private let start: UInt32
    /// The address of a block without length behind all others; 0 as long as there is nothing at all.
    private var end: UInt32 = 0

    /// How many bytes it has asked for.
    var taken: UInt32 { end == 0 ? 0 : memory.count - start }

    private static var inUse: UInt32 { 1 }
    private static var followsUsed: UInt32 { 2 }
    private static var marks: UInt32 { 15 }
    /// Blocks are no shorter: a header, two links and a length.
    private static var leastLength: UInt32 { 16 }
    /// So much at least is asked for at a time.
    private static var leastGrowth: UInt32 { 1 << 16 }
    /// More is never dealt out at once, so that sums of lengths do not overflow.
    private static var mostCount: UInt32 { 1 << 30 }

    /// Makes a heap of what lies beyond the present end of a memory.
    init(behind memory: Memory) {
        self.memory = memory
        start = (memory.count + 15) / 16 * 16
    }

    // MARK: Dealing out

    /// The address of so many bytes that nobody else has, or nil if there are none.
    ///
    /// - Parameter alignment: a power of two that is to divide the address.
    mutating func allocate(_ count: UInt32, alignment: UInt32 = 16) -> UInt32? {
        guard count <= Self.mostCount, alignment <= Self.mostCount, prepare() else { return nil }
        let length = Self.length(for: count)
        guard alignment > 16 else { return take(length) }
        // Enough for a block at an aligned address somewhere inside, and what is before it.
        guard let block = take(length + alignment + Self.leastLength) else { return nil }
        var place = (block + alignment - 1) & ~(alignment - 1)
        if place > block, place - block < Self.leastLength {
            place += alignment
        }
        if place > block {
            split(block, at: place)
            join(block)
        }
        shorten(place, to: length)
        return place
    }

    /// Takes a piece back. Address 0 is nothing.
    mutating func free(_ address: UInt32) {
        guard address != 0 else { return }
        let length = self.length(of: address)
        if HeapLists.keepsAside(length) {
            HeapLists.keepAside(address, length: length, at: start, in: memory)
        } else {
            join(address)
        }
    }

    /// Makes a block free, with what is free beside it.
    private func join(_ address: UInt32) {
        var block = address
        var length = self.length(of: block)
        let next = block + length
        if memory[next - 4] & Self.inUse == 0 {
            unlink(next)
            length += self.length(of: next)
        }
        if memory[block - 4] & Self.followsUsed == 0 {
            let previous = block - memory[block - 8]
            unlink(previous)
            length += block - previous
            block = previous
        }
        link(block, length)
    }

    /// How many bytes a piece has room for.
    func capacity(of address: UInt32) -> UInt32 { length(of: address) - 4 }

    private static func length(for count: UInt32) -> UInt32 {
        max(leastLength, (count + 4 + 15) & ~15)
    }

    private func length(of block: UInt32) -> UInt32 { memory[block - 4] & ~Self.marks }

    /// A block of at least some length, in use.
    private mutating func take(_ length: UInt32) -> UInt32? {
        if HeapLists.keepsAside(length) {
            let kept = HeapLists.takeKept(length: length, at: start, in: memory)
            if kept != 0 { return kept }
        }
        var found = HeapLists.first(holding: length, at: start, in: memory)
        if found == 0, joinKept() {
            found = HeapLists.first(holding: length, at: start, in: memory)
        }
        if found == 0 {
            guard grow(by: length) else { return nil }
            found = HeapLists.first(holding: length, at: start, in: memory)
        }
        guard found != 0 else { return nil }
        unlink(found)
        memory[found - 4] |= Self.inUse
        memory[found + self.length(of: found) - 4] |= Self.followsUsed
        shorten(found, to: length)
        return found
    }

    // MARK: Cutting and joining

    /// Gives back what a block in use has beyond a length, if that makes a block.
    private mutating func shorten(_ block: UInt32, to length: UInt32) {
        guard self.length(of: block) - length >= Self.leastLength else { return }
        split(block, at: block + length)
        join(block + length)
    }

    /// Lets all that is kept aside join what is free beside it.
    ///
    /// - Returns: whether there was any.
    private func joinKept() -> Bool {
        var hasAny = false
        for length in stride(from: Self.leastLength, to: HeapLists.smallLength, by: 16) {
            while case let block = HeapLists.takeKept(length: length, at: start, in: memory),
                block != 0
            {
                join(block)
                hasAny = true
            }
        }
        return hasAny
    }

    /// Makes two blocks in use of one.
    private func split(_ block: UInt32, at place: UInt32) {
        let end = block + length(of: block)
        memory[place - 4] = (end - place) | Self.inUse | Self.followsUsed
        memory[block - 4] = (place - block) | memory[block - 4] & Self.marks
    }

    /// Makes a block free, between two that are in use.
    private func link(_ block: UInt32, _ length: UInt32) {
        memory[block - 4] = length | Self.followsUsed
        memory[block + length - 8] = length
        memory[block + length - 4] &= ~Self.followsUsed
        HeapLists.insert(block, length: length, at: start, in: memory)
    }

    private func unlink(_ block: UInt32) {
        HeapLists.remove(block, length: length(of: block), at: start, in: memory)
    }

    // MARK: Growing

    /// Sets the lists up at first use.
    private mutating func prepare() -> Bool {
        if end != 0 {
            return true
        }
        // The first block's address is one that 16 divides, with its header before it.
        let first = start + HeapLists.size + 16
        guard memory.grow(by: max(Self.leastGrowth, first - memory.count)) else { return false }
        HeapLists.clear(at: start, in: memory)
        end = first
        memory[first - 4] = Self.inUse | Self.followsUsed
        extend()
        return true
    }

    private mutating func grow(by length: UInt32) -> Bool {
        guard memory.count <= .max - length - 2 * Self.leastGrowth else { return false }
        // An eighth at a time, lest a long list be made in a thousand steps.
        let wanted = max(length + 16, max(Self.leastGrowth, (end - start) / 8))
        guard memory.grow(by: wanted) || memory.grow(by: length + 16) else { return false }
        extend()
        return true
    }

    /// Makes a free block of what the memory has beyond the last one.
    private mutating func extend() {
        let (block, last) = (end, memory.count & ~15)
        guard last >= block + Self.leastLength else { return }
        memory[block - 4] = (last - block) | memory[block - 4] & Self.marks
        memory[last - 4] = Self.inUse | Self.followsUsed
        end = last
        join(block)
    }
}
