extension FormatScanner {
    /// Takes a number without a sign: `12`, `.5`, `6.02e23`. One must begin here.
    mutating func number() throws(FormatProblem) -> Double {
        let start = position
        skipDigits()
        if current == UInt8(ascii: "."), Self.isDigit(following) {
            advance()
            skipDigits()
        }
        skipExponent()
        guard !isAtName else {
            throw problem("a name does not begin with a digit")
        }
        let text = String(decoding: source[start..<position], as: UTF8.self)
        guard let value = shortWholeNumber(from: start) ?? Double(text) else {
            throw FormatProblem("this is no number", at: start)
        }
        guard value.isFinite else {
            throw FormatProblem("this number is too large", at: start)
        }
        return value
    }

    /// Takes a whole number; nil if it has more than nine digits.
    mutating func wholeNumber() -> Int? {
        let start = position
        skipDigits()
        return shortWholeNumber(from: start).map { Int($0) }
    }

    private mutating func skipDigits() {
        while isAtDigit {
            advance()
        }
    }

    private mutating func skipExponent() {
        guard current | 0x20 == UInt8(ascii: "e") else { return }
        let isSigned = following == UInt8(ascii: "-") || following == UInt8(ascii: "+")
        let digit = position + (isSigned ? 2 : 1)
        guard digit < source.count, Self.isDigit(source[digit]) else { return }
        advance(by: digit - position)
        skipDigits()
    }

    /// What stands from `start` on, if it is nothing but a few digits, as nearly all numbers are.
    private func shortWholeNumber(from start: Int) -> Double? {
        guard (1...9).contains(position - start) else { return nil }
        var value = 0
        for byte in source[start..<position] {
            guard Self.isDigit(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return Double(value)
    }
}
