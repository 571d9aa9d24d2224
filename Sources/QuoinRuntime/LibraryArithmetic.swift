/// Arithmetic that processors or libraries of C have, and WebAssembly or small processors have not.
///
/// Whatever is done here with 64 bits is done by their halves, lest it become a call of itself.
enum LibraryArithmetic {
    /// The nearest whole number; of two, the one that is further from zero.
    static func rounded(_ number: Double) -> Double {
        let whole = number.rounded(.towardZero)
        guard (number - whole).magnitude >= 0.5 else { return whole }
        return number < 0 ? whole - 1 : whole + 1
    }

    /// All 128 bits of a product.
    static func product(_ one: UInt64, _ other: UInt64) -> (high: UInt64, low: UInt64) {
        let half: UInt64 = 0xFFFF_FFFF
        let (oneHigh, oneLow) = (one >> 32, one & half)
        let (otherHigh, otherLow) = (other >> 32, other & half)
        let lowest = oneLow &* otherLow
        let middle = oneHigh &* otherLow &+ lowest >> 32
        let next = oneLow &* otherHigh &+ middle & half
        return (
            oneHigh &* otherHigh &+ middle >> 32 &+ next >> 32, next << 32 | lowest & half
        )
    }

    // MARK: Halves

    static func magnitude(_ number: Int64) -> UInt64 {
        number < 0 ? 0 &- UInt64(bitPattern: number) : UInt64(bitPattern: number)
    }

    /// - Parameter count: from 0 to 63.
    static func shiftedLeft(_ number: UInt64, by count: Int32) -> UInt64 {
        let (high, low) = halves(of: number)
        if count == 0 { return number }
        if count >= 32 { return joined(low &<< UInt32(count &- 32), 0) }
        return joined(high &<< UInt32(count) | low &>> UInt32(32 &- count), low &<< UInt32(count))
    }

    /// - Parameter count: from 0 to 63.
    static func shiftedRight(_ number: UInt64, by count: Int32) -> UInt64 {
        let (high, low) = halves(of: number)
        if count == 0 { return number }
        if count >= 32 { return joined(0, high &>> UInt32(count &- 32)) }
        return joined(high &>> UInt32(count), low &>> UInt32(count) | high &<< UInt32(32 &- count))
    }

    /// What comes of a division, and what remains. Whatever is divided by 0 is 0, and remains.
    static func quotient(of number: UInt64, by divisor: UInt64) -> (UInt64, UInt64) {
        if divisor == 0 || number < divisor { return (0, number) }
        var (quotient, rest): (UInt64, UInt64) = (0, number)
        let ahead = leadingZeros(divisor) &- leadingZeros(number)
        var part = shiftedLeft(divisor, by: ahead)
        for _ in 0...ahead {
            quotient = quotient &+ quotient
            if rest >= part {
                rest = rest &- part
                quotient |= 1
            }
            part = shiftedRight(part, by: 1)
        }
        return (quotient, rest)
    }

    /// The nearest number with a point; of two, the even one.
    ///
    /// Each half is written into the last digits of a number that large, of which it is what is too much. Both are exact,
    /// so that rounding is done once. (Converting the halves would be taken for converting the whole.)
    static func double(_ number: UInt64) -> Double {
        let (high, low) = halves(of: number)
        let upper = Double(bitPattern: 0x4530_0000_0000_0000 | UInt64(high))
        let lower = Double(bitPattern: 0x4330_0000_0000_0000 | UInt64(low))
        return (upper - 0x1.00000001p84) + lower
    }

    /// The nearest short number with a point; of two, the even one.
    static func float(_ number: UInt64) -> Float {
        let (high, low) = halves(of: number)
        if high < 1 << 21 { return Float(double(number)) }
        // What is too long for a number with a point leaves a mark, so that it is not rounded twice.
        let rest = low & 0x7FF
        let short = shiftedRight(joined(high, low & ~0x7FF), by: 11) | (rest == 0 ? 0 : 1)
        return Float(double(short)) * 0x1p11
    }

    /// What stands before the point of a number from 0 to below 2⁶⁴.
    static func whole(_ number: Double) -> UInt64 {
        guard number < 0x1p64 else { return .max }
        let high = UInt32(number * 0x1p-32)
        return joined(high, UInt32(number - Double(high) * 0x1p32))
    }

    private static func leadingZeros(_ number: UInt64) -> Int32 {
        let (high, low) = halves(of: number)
        return Int32(
            truncatingIfNeeded: high == 0
                ? 32 &+ low.leadingZeroBitCount : high.leadingZeroBitCount)
    }

    private static func halves(of number: UInt64) -> (high: UInt32, low: UInt32) {
        (UInt32(truncatingIfNeeded: number >> 32), UInt32(truncatingIfNeeded: number))
    }

    private static func joined(_ high: UInt32, _ low: UInt32) -> UInt64 {
        UInt64(high) << 32 | UInt64(low)
    }
}
