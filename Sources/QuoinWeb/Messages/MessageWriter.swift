/// Puts an answer together, as `Reader` in `quoin.js` takes it apart.
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    /// Adds a whole number of 32 bits, the lowest byte first.
    mutating func add(_ number: Int32) {
        for shift in stride(from: 0 as Int32, to: 32, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    /// Adds a text in UTF-8, behind the number of its bytes.
    mutating func add(_ text: String) {
        let units = text.utf8
        add(Int32(truncatingIfNeeded: units.count))
        bytes.append(contentsOf: units)
    }

    /// Adds the elements of a list, behind their number.
    mutating func add<Element>(
        _ list: [Element], _ add: (inout MessageWriter, Element) -> Void
    ) {
        self.add(Int32(truncatingIfNeeded: list.count))
        for element in list {
            add(&self, element)
        }
    }
}
