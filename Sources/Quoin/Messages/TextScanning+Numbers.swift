/// Numbers.
extension TextScanning {
    /// Takes a number without a sign: `12`, `.5`, `6.02e23`. One must begin here.
    mutating func number() throws(SourceProblem) -> Double {
        let start = position
        let whole = wholeNumber()
        let end = position
        if current == UInt8(ascii: "."), Self.isDigit(following) {
            advance()
            skipDigits()
        }
        skipExponent()
        guard !isAtName else {
            throw problem("a name does not begin with a digit")
        }
        if let whole, position == end {
            // As nearly all numbers are.
            return Double(whole)
        }
        let text = String(decoding: source[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw SourceProblem("this number is too large", at: start)
        }
        return value
    }

    /// Takes a whole number; nil if there is none, or it has more than nine digits.
    mutating func wholeNumber() -> Int? {
        let start = position
        var value = 0
        while isAtDigit, position - start < 9 {
            value = value * 10 + Int(current - UInt8(ascii: "0"))
            advance()
        }
        guard !isAtDigit else {
            skipDigits()
            return nil
        }
        return position > start ? value : nil
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
}
