/// Takes apart what the script has written: numbers and texts, one after the other, as `Writer` in `quoin.js` puts
/// them together.
///
/// Behind the end there are zeros and empty texts, so that a message that was cut does no harm.
struct MessageReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A whole number of 32 bits, the lowest byte first.
    mutating func number() -> Int32 {
        Int32(truncatingIfNeeded: take(4))
    }

    /// A number of 64 bits, the lowest byte first.
    mutating func double() -> Double {
        Double(bitPattern: take(8))
    }

    /// A text in UTF-8, behind the number of its bytes.
    mutating func text() -> String {
        let count = min(max(0, Int(number())), bytes.count - position)
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    /// So many of something, behind their number.
    mutating func list<Element>(_ take: (inout MessageReader) -> Element) -> [Element] {
        // Nothing takes less than a byte, so that a wrong number ends somewhere.
        let count = min(max(0, Int(number())), bytes.count - position)
        return (0..<count).map { _ in take(&self) }
    }

    private mutating func take(_ count: Int) -> UInt64 {
        guard bytes.count - position >= count else {
            position = bytes.count
            return 0
        }
        var value: UInt64 = 0
        for offset in (0..<count).reversed() {
            value = value << 8 | UInt64(bytes[position + offset])
        }
        position += count
        return value
    }
}
