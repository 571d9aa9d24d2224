/// The engines that know parts of a tree as it is now. With the first change they are worth nothing.
struct CachedFittings {
    private var engines: [ObjectIdentifier: LayoutEngine] = [:]
    private var revision: UInt = 0

    mutating func engine(for view: View, at revision: UInt) -> LayoutEngine? {
        if revision != self.revision {
            self.revision = revision
            engines = [:]
        }
        return engines[ObjectIdentifier(view)]
    }

    mutating func keep(_ engine: LayoutEngine, for view: View) {
        engines[ObjectIdentifier(view)] = engine
    }

    mutating func removeAll() {
        engines = [:]
    }

    var isEmpty: Bool { engines.isEmpty }
}
