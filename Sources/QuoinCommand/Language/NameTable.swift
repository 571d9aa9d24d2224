/// Numbers names in the order in which they first appear.
///
/// A script may name a million variables, a few times each. So a name is no string here but the place
/// in the source where it was first seen, and looking one up allocates nothing.
struct NameTable {
    /// Where each name first stood.
    private(set) var places: [Range<Int>] = []
    /// An open-addressed hash table of indices into `places`; -1 is free.
    private var slots = [Int32](repeating: -1, count: 64)

    /// How many names there are.
    var count: Int { places.count }

    /// The number of the name that stands at a place in the source.
    mutating func index(of place: Range<Int>, in source: [UInt8]) -> Int {
        let slot = slot(for: place, in: source)
        if slots[slot] >= 0 {
            return Int(slots[slot])
        }
        slots[slot] = Int32(places.count)
        places.append(place)
        if 2 * places.count > slots.count {
            grow(in: source)
        }
        return places.count - 1
    }

    /// The name with that number.
    func name(_ index: Int, in source: [UInt8]) -> String {
        String(decoding: source[places[index]], as: UTF8.self)
    }

    /// The slot where the name stands, or, if it is new, should stand.
    private func slot(for place: Range<Int>, in source: [UInt8]) -> Int {
        // The standard hasher is seeded by chance, so that no script can be written that makes
        // all names collide. The order of the names does not depend on it.
        var hasher = Hasher()
        source[place].withUnsafeBytes { hasher.combine(bytes: $0) }
        let mask = slots.count - 1
        var slot = hasher.finalize() & mask
        while slots[slot] >= 0, !isSame(places[Int(slots[slot])], place, in: source) {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isSame(_ first: Range<Int>, _ second: Range<Int>, in source: [UInt8]) -> Bool {
        first == second
            || (first.count == second.count && source[first].elementsEqual(source[second]))
    }

    private mutating func grow(in source: [UInt8]) {
        slots = [Int32](repeating: -1, count: 2 * slots.count)
        for (index, place) in places.enumerated() {
            slots[slot(for: place, in: source)] = Int32(index)
        }
    }
}
