/// Says for a few indices out of many which other index belongs to each: a small hash table.
struct IndexTable: ~Copyable {
    struct Entry {
        /// −1 where nothing stands.
        var key: Int32 = -1
        var value: Int32 = -1
    }

    private var entries = Buffer<Entry>(capacity: 1)
    private var count = 0

    /// What belongs to `key`, or −1.
    func value(of key: Int) -> Int {
        guard count > 0 else { return -1 }
        let entry = entries[slot(of: Int32(key))]
        return Int(entry.value)
    }

    /// Lets `value` belong to `key`; −1 if nothing is to.
    mutating func setValue(_ value: Int, of key: Int) {
        let key = Int32(key)
        if value < 0 {
            remove(key)
            return
        }
        if 2 * (count + 1) > entries.count {
            grow()
        }
        let slot = slot(of: key)
        if entries[slot].key < 0 {
            count += 1
        }
        entries[slot] = Entry(key: key, value: Int32(value))
    }

    /// Lets nothing belong to anything.
    mutating func removeAll() {
        if count == 0 {
            return
        }
        for index in 0..<entries.count {
            entries[index] = Entry()
        }
        count = 0
    }

    /// Where the key stands, or would stand.
    private func slot(of key: Int32) -> Int {
        var slot = home(of: key)
        while entries[slot].key >= 0, entries[slot].key != key {
            slot = (slot + 1) & (entries.count - 1)
        }
        return slot
    }

    /// Where the search for a key begins. Neighbouring keys begin far from each other.
    private func home(of key: Int32) -> Int {
        Int(Self.spread(key)) & (entries.count - 1)
    }

    /// A number of 24 bits, which every `Int` holds, that differs much where keys differ little.
    static func spread(_ key: Int32) -> UInt32 {
        // The product first: `>>` binds more tightly than `&*`.
        (UInt32(bitPattern: key) &* 2_654_435_769) >> 8
    }

    private mutating func remove(_ key: Int32) {
        guard count > 0 else { return }
        var gap = slot(of: key)
        if entries[gap].key < 0 {
            return
        }
        count -= 1
        // What was put further on because of the key moves up, so that it is still found.
        var next = gap
        while true {
            next = (next + 1) & (entries.count - 1)
            if entries[next].key < 0 {
                break
            }
            let distance = (next - home(of: entries[next].key)) & (entries.count - 1)
            if distance >= (next - gap) & (entries.count - 1) {
                entries[gap] = entries[next]
                gap = next
            }
        }
        entries[gap] = Entry()
    }

    private mutating func grow() {
        var larger = Buffer<Entry>(capacity: max(16, entries.count * 2))
        for _ in 0..<max(16, entries.count * 2) {
            larger.append(Entry())
        }
        swap(&entries, &larger)
        for index in 0..<larger.count where larger[index].key >= 0 {
            entries[slot(of: larger[index].key)] = larger[index]
        }
    }
}
