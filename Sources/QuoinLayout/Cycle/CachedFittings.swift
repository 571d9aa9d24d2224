/// The engines that know parts of a tree as they are now. What changes in a part makes its engine worthless.
struct CachedFittings {
    private struct Entry {
        let engine: LayoutEngine
        let size: Int
        var lastUse: UInt
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var uses: UInt = 0
    /// How many elements the engines know in all.
    private var size = 0

    var isEmpty: Bool { entries.isEmpty }

    /// The engine that knows a view and what is in it.
    mutating func engine(for view: View) -> LayoutEngine? {
        uses &+= 1
        entries[ObjectIdentifier(view)]?.lastUse = uses
        return entries[ObjectIdentifier(view)]?.engine
    }

    /// Keeps an engine, and lets go of others that were not used for long, so that they know no more than a number of
    /// elements in all.
    mutating func keep(_ engine: LayoutEngine, for view: View, atMost limit: Int) {
        forget(view)
        if size + engine.size > limit {
            // The half of the room that is left is good for a while: each engine is looked at seldom.
            for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
            where size + engine.size > limit / 2 {
                entries[key] = nil
                size -= entry.size
            }
        }
        uses &+= 1
        entries[ObjectIdentifier(view)] = Entry(engine: engine, size: engine.size, lastUse: uses)
        size += engine.size
    }

    /// Lets go of the engine that knows a view and what is in it.
    mutating func forget(_ view: View) {
        if let entry = entries.removeValue(forKey: ObjectIdentifier(view)) {
            size -= entry.size
        }
    }

    mutating func removeAll() {
        entries = [:]
        size = 0
    }
}
