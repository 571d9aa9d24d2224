extension Double {
    /// The shortest decimal that reads back within 1e-9 of the number.
    ///
    /// It is for people, to whom a solver's 11.999999999999998 is 12. The tolerance is absolute,
    /// whatever the number's size: 1e-10 is `0`, and so is -1e-10, for a zero is never written with a
    /// sign. Numbers so large that doubles are further than 1e-9 apart are written with the digits
    /// that read back exactly, the very large ones with an exponent.
    ///
    /// ```swift
    /// (0.1 + 0.2).shortestDecimal     // "0.3"
    /// (100.0 / 3).shortestDecimal     // "33.333333333"
    /// 1e20.shortestDecimal            // "1e+20"
    /// ```
    package var shortestDecimal: String {
        // Up to here nine decimals make a whole number that a double holds exactly.
        guard magnitude < 4_000_000 else { return plainText }
        var power = 1.0
        for decimals in 0...9 {
            // Not `rounded()`, which would need the C library.
            let digits = Double(Int64(magnitude * power + 0.5))
            // Both are exact, so the quotient is the double that the written decimal reads as.
            if (digits / power - magnitude).magnitude <= 1e-9 {
                let text = Self.decimal(of: Int64(digits), decimals: decimals)
                return self < 0 && digits > 0 ? "-" + text : text
            }
            power *= 10
        }
        return plainText
    }

    /// Writes a whole number with its last digits behind a point.
    private static func decimal(of digits: Int64, decimals: Int) -> String {
        let text = String(digits)
        guard decimals > 0 else { return text }
        let padding = String(repeating: "0", count: max(0, decimals + 1 - text.count))
        let padded = padding + text
        return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
}
