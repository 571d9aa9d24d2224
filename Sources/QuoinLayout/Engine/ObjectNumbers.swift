/// Says which number belongs to each of some objects: a hash table that knows them by where they are in memory.
///
/// A dictionary would do. It defends itself against keys that are chosen to collide, which costs it ten times as much,
/// and an engine that measures a part of a tree looks up several elements for each row that it writes.
struct ObjectNumbers {
    private struct Entry {
        /// 0 where nothing stands.
        var address: UInt = 0
        var number: Int32 = -1
    }

    /// None, or a power of two, of which half are empty at least.
    private var entries: [Entry] = []
    private var count = 0

    /// The number of an object, or −1.
    @inline(__always)
    subscript(object: ObjectIdentifier) -> Int32 {
        get {
            if count == 0 {
                return -1
            }
            return entries[place(of: UInt(bitPattern: object))].number
        }
        set {
            if 2 * (count + 1) > entries.count {
                grow()
            }
            let address = UInt(bitPattern: object)
            let place = place(of: address)
            if entries[place].address == 0 {
                count += 1
            }
            entries[place] = Entry(address: address, number: newValue)
        }
    }

    /// Where an address stands, or would stand.
    @inline(__always)
    private func place(of address: UInt) -> Int {
        // Objects begin at multiples of eight. The product's upper bits depend on all others.
        let spread = UInt64(address >> 3) &* 0x9E37_79B9_7F4A_7C15
        let last = entries.count - 1
        var place = Int(truncatingIfNeeded: spread >> 33) & last
        while entries[place].address != 0, entries[place].address != address {
            place = (place + 1) & last
        }
        return place
    }

    private mutating func grow() {
        let former = entries
        entries = Array(repeating: Entry(), count: max(64, 2 * former.count))
        for entry in former where entry.address != 0 {
            entries[place(of: entry.address)] = entry
        }
    }
}
