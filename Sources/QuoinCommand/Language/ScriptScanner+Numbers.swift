import QuoinInspect

extension ScriptScanner {
    /// Takes a number without a sign: `12`, `.5`, `1.67772e+07`. One must begin here.
    mutating func number() throws(ScriptError) -> Double {
        let start = position
        var decimal = DecimalDigits()
        while isAtDigit {
            decimal.append(current)
            advance()
        }
        if current == UInt8(ascii: ".") {
            advance()
            while isAtDigit {
                decimal.append(current, isFraction: true)
                advance()
            }
        }
        try exponent(of: &decimal)
        if current == UInt8(ascii: ".") {
            throw error("this number has a point too many")
        }
        if try isAtName() {
            throw error("an operator is missing between the number and the name")
        }
        let text = start..<position
        guard let value = decimal.value ?? Double(self.text(at: text)) else {
            throw error("this is no number", at: start)
        }
        guard value.isFinite else {
            throw error("this number is too large", at: start)
        }
        return value
    }

    /// Takes the exponent of a number, if there is one.
    private mutating func exponent(of decimal: inout DecimalDigits) throws(ScriptError) {
        guard current | 0x20 == UInt8(ascii: "e") else { return }
        let start = position
        advance()
        let isNegative = current == UInt8(ascii: "-")
        if isNegative || current == UInt8(ascii: "+") {
            advance()
        }
        guard isAtDigit else {
            let hasSign = position > start + 1
            if !hasSign, try isAtName() {
                // This is no exponent but a name, as in 2em.
                rewind(to: start)
                return
            }
            throw error("the exponent of this number has no digits")
        }
        var exponent = 0
        while isAtDigit {
            // Beyond this everything is too large, or nothing.
            exponent = min(10 * exponent + Int(current - UInt8(ascii: "0")), 1_000_000)
            advance()
        }
        decimal.exponent += isNegative ? -exponent : exponent
    }
}

/// The digits of a decimal number, from which, in nearly all cases, its value is quickly had.
private struct DecimalDigits {
    private var digits: UInt64 = 0
    private var count = 0
    /// The power of ten that the digits are to be multiplied by.
    var exponent = 0

    mutating func append(_ digit: UInt8, isFraction: Bool = false) {
        digits = digits &* 10 &+ UInt64(digit - UInt8(ascii: "0"))
        // Leading zeros say nothing.
        count += digits == 0 && count == 0 ? 0 : 1
        exponent -= isFraction ? 1 : 0
    }

    /// The value, or nil when it takes more than one rounding to compute it.
    ///
    /// When digits and power are whole numbers that a double holds exactly, a single multiplication
    /// or division gives the double nearest to the decimal.
    var value: Double? {
        guard count <= 19, digits <= 1 << 53, (-22...22).contains(exponent) else { return nil }
        let power = Self.powers[Int(exponent.magnitude)]
        return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }

    private static let powers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
