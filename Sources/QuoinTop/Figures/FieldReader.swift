/// Reads the words and numbers of a text that the kernel has written, as bytes.
///
/// Nothing in it is relied on: what is missing is nil, and numbers that are too large stay at the largest.
struct FieldReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The next word on the line; nil at its end.
    mutating func word() -> ArraySlice<UInt8>? {
        while position < bytes.endIndex, Self.isBlank(bytes[position]) {
            position += 1
        }
        let start = position
        while position < bytes.endIndex, !Self.isBlank(bytes[position]) {
            position += 1
        }
        return start < position ? bytes[start..<position] : nil
    }

    /// The next word as a whole number; nil if it is none.
    mutating func number() -> Int? {
        word().flatMap { Self.number($0) }
    }

    /// Leaves out some words.
    mutating func skip(_ count: Int) {
        for _ in 0..<count {
            _ = word()
        }
    }

    /// A whole number, with a sign or without.
    static func number(_ word: ArraySlice<UInt8>) -> Int? {
        let isNegative = word.first == UInt8(ascii: "-")
        let digits = isNegative ? word.dropFirst() : word
        guard !digits.isEmpty else { return nil }
        var number = 0
        for byte in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let (product, overflows) = number.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) = product.addingReportingOverflow(
                Int(byte - UInt8(ascii: "0")))
            number = overflows || overflowsToo ? .max : sum
        }
        return isNegative ? -number : number
    }

    /// A number with decimals, such as `12.05`.
    static func decimal(_ word: ArraySlice<UInt8>) -> Double? {
        let parts = word.split(
            separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let whole = number(first), whole >= 0 else { return nil }
        guard parts.count == 2, !parts[1].isEmpty else { return Double(whole) }
        // More digits than these are of no use.
        let digits = parts[1].prefix(9)
        guard let fraction = number(digits), fraction >= 0 else { return nil }
        var unit = 1.0
        for _ in digits {
            unit /= 10
        }
        return Double(whole) + Double(fraction) * unit
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
    }
}

extension ArraySlice<UInt8> {
    /// The lines, without what ends them.
    var lines: [ArraySlice<UInt8>] { split(separator: UInt8(ascii: "\n")) }

    /// Whether the bytes are those of an ASCII word.
    func isWord(_ word: StaticString) -> Bool {
        count == word.utf8CodeUnitCount && hasPrefix(word)
    }

    /// Whether the bytes begin with those of an ASCII word.
    func hasPrefix(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { starts(with: $0) }
    }
}

extension Int {
    /// The sum, or the largest number if it is larger.
    func plus(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? .max : sum
    }

    /// How much more it is than an earlier number of something that only grows; 0 if that began anew.
    func growth(since earlier: Int) -> Int {
        self > earlier && earlier >= 0 ? self - earlier : 0
    }
}
