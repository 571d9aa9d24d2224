/// Reads numbers as C's `strtod` does, which stands behind `Double(text)`, but for those of base 16.
enum DecimalReading {
    /// The number that some bytes begin with, and how many of them it takes; nil if there is none.
    static func number(in bytes: [UInt8]) -> (value: Double, count: Int)? {
        var reader = Reader(bytes)
        let isNegative = reader.takeSign()
        guard let value = reader.takeWord() ?? reader.takeDecimal() else { return nil }
        return (isNegative ? -value : value, reader.position)
    }

    private struct Reader {
        private let bytes: [UInt8]
        private(set) var position = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

        private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

        /// Whether it is a minus.
        mutating func takeSign() -> Bool {
            let sign = current
            if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
                position += 1
            }
            return sign == UInt8(ascii: "-")
        }

        mutating func takeWord() -> Double? {
            takes("infinity") || takes("inf") ? .infinity : takes("nan") ? .nan : nil
        }

        private mutating func takes(_ word: StaticString) -> Bool {
            let count = word.utf8CodeUnitCount
            guard bytes.count - position >= count else { return false }
            for offset in 0..<count
            where bytes[position + offset] | 0x20 != word.utf8Start[offset] {
                return false
            }
            position += count
            return true
        }

        mutating func takeDecimal() -> Double? {
            var digits = takeDigits()
            var exponent = 0
            if current == UInt8(ascii: ".") {
                position += 1
                let fraction = takeDigits()
                digits += fraction
                exponent = -fraction.count
            }
            guard !digits.isEmpty else { return nil }
            exponent += takeExponent()
            return DecimalNumber(digits: digits, exponent: exponent).nearest
        }

        private mutating func takeDigits() -> [UInt8] {
            let start = position
            while Self.isDigit(current) {
                position += 1
            }
            return Array(bytes[start..<position])
        }

        /// The power of ten behind an `e`; 0, without taking anything, if there is none.
        private mutating func takeExponent() -> Int {
            let start = position
            guard current | 0x20 == UInt8(ascii: "e") else { return 0 }
            position += 1
            let isNegative = takeSign()
            let digits = takeDigits()
            guard !digits.isEmpty else {
                position = start
                return 0
            }
            // Beyond a million it makes no difference how much more it is.
            let size = digits.reduce(0) { min(1_000_000, 10 * $0 + Int($1 - UInt8(ascii: "0"))) }
            return isNegative ? -size : size
        }
    }
}
