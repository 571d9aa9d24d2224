/// Arithmetic that processors or libraries of C have, and WebAssembly has not.
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
}
