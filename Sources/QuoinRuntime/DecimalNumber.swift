/// A number in decimal digits, on its way to the double that is nearest to it.
///
/// Doubling and halving the digits until the number has 53 bits before the point is slow, but exact, and
/// simple enough to be sure of. Short numbers, which are nearly all, take another way.
struct DecimalNumber {
    /// From 0 to 9, the first one not 0.
    private var digits: [UInt8] = []
    /// How many digits stand before the point; it may be before the first, or behind the last.
    private var point = 0
    /// Whether there were more digits, not all 0, than are kept.
    private var isCut = false

    /// No number between two doubles needs more to be told from the middle between them.
    private static let mostDigits = 800

    /// Makes a number of the bytes of its digits, and the power of ten that they are times.
    init(digits bytes: some Sequence<UInt8>, exponent: Int) {
        var count = 0
        for byte in bytes {
            let digit = byte - UInt8(ascii: "0")
            if digits.isEmpty, digit == 0 {
                continue
            }
            count += 1
            if digits.count < Self.mostDigits {
                digits.append(digit)
            } else if digit > 0 {
                isCut = true
            }
        }
        point = count + exponent
        trim()
    }

    /// The double that is nearest; of two that are as near, the even one.
    var nearest: Double {
        if digits.isEmpty || point < -330 {
            return 0
        }
        if point > 310 {
            return .infinity
        }
        return short ?? exact
    }

    // MARK: Short numbers

    /// The quotient or product of two whole numbers that doubles hold exactly, which is rounded once.
    private var short: Double? {
        let exponent = point - digits.count
        guard digits.count <= 15, !isCut, abs(exponent) <= 22 else { return nil }
        let whole = Double(digits.reduce(0 as Int64) { 10 * $0 + Int64($1) })
        var power = 1.0
        for _ in 0..<abs(exponent) {
            power *= 10
        }
        return exponent < 0 ? whole / power : whole * power
    }

    // MARK: All others

    private var exact: Double {
        var number = self
        var exponent = 0
        // Into the half-open range from ½ to 1.
        while number.point > 0 {
            let bits = number.point > 8 ? 27 : number.point > 1 ? 3 : 1
            number.halve(bits)
            exponent += bits
        }
        while number.point < 0 || number.point == 0 && number.digits[0] < 5 {
            let bits = number.point < -8 ? 27 : number.point < 0 ? 3 : 1
            number.double(bits)
            exponent -= bits
        }
        if exponent > 1024 {
            return .infinity
        }
        // Numbers near zero have fewer bits.
        let bits = min(53, exponent + 1074)
        if bits < 0 {
            return 0
        }
        number.double(bits)
        // Both steps are exact, the second for want of more bits.
        let significand = Double(number.rounded)
        return Double(sign: .plus, exponent: exponent - bits, significand: 1) * significand
    }

    /// The nearest whole number, of two the even one.
    private var rounded: UInt64 {
        var whole: UInt64 = 0
        for position in 0..<max(0, point) {
            whole = 10 * whole + UInt64(position < digits.count ? digits[position] : 0)
        }
        guard point >= 0, point < digits.count else { return whole }
        let isMiddle = digits[point] == 5 && point + 1 == digits.count && !isCut
        return isMiddle ? whole + whole % 2 : digits[point] >= 5 ? whole + 1 : whole
    }

    /// Divides by a power of two.
    private mutating func halve(_ bits: Int) {
        var quotient: [UInt8] = []
        var rest: UInt64 = 0
        var position = 0
        // The first digit of the quotient is where the rest first reaches the divisor.
        while rest >> UInt64(bits) == 0 {
            rest = 10 * rest + UInt64(position < digits.count ? digits[position] : 0)
            position += 1
        }
        point -= position - 1
        while true {
            let digit = rest >> UInt64(bits)
            if quotient.count < Self.mostDigits {
                quotient.append(UInt8(truncatingIfNeeded: digit))
            } else if digit > 0 {
                isCut = true
            }
            rest = 10 * (rest - digit << UInt64(bits))
            if position < digits.count {
                rest += UInt64(digits[position])
                position += 1
            } else if rest == 0 {
                break
            }
        }
        digits = quotient
        trim()
    }

    /// Multiplies with a power of two.
    private mutating func double(_ bits: Int) {
        var product: [UInt8] = []
        var carry: UInt64 = 0
        for digit in digits.reversed() {
            carry += UInt64(digit) << UInt64(bits)
            product.append(UInt8(truncatingIfNeeded: carry % 10))
            carry /= 10
        }
        while carry > 0 {
            product.append(UInt8(truncatingIfNeeded: carry % 10))
            carry /= 10
        }
        point += product.count - digits.count
        digits = product.reversed()
        if digits.count > Self.mostDigits {
            isCut = isCut || digits[Self.mostDigits...].contains { $0 > 0 }
            digits.removeSubrange(Self.mostDigits...)
        }
        trim()
    }

    private mutating func trim() {
        while digits.last == 0 {
            digits.removeLast()
        }
    }
}
