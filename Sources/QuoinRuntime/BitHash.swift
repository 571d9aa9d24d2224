/// A number for everything that was put into it, in order: FNV-1a with 64 bits.
package struct BitHash {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
        }
    }

    package mutating func add(_ number: UInt64) {
        for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
            value = (value ^ number >> shift & 0xFF) &* 0x100_0000_01B3
        }
    }

    /// Every bit of a number counts, the sign of a zero, too.
    package mutating func add(_ number: Double) {
        add(number.bitPattern)
    }

    package mutating func add(_ text: String) {
        add(text.utf8)
        // So that two texts are not one.
        add(0 as UInt64)
    }
}
