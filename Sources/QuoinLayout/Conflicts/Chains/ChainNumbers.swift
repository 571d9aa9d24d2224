extension Double {
    /// The shortest decimal that reads back as this very number, without an exponent: what a visual
    /// format takes for a number.
    var chainText: String { plainText.withoutExponent }

    /// The number as what something is multiplied by: `*2`, or `/3` where that is exact. Nothing for 1.
    var chainFactor: String {
        if self == 1 {
            return ""
        }
        // The limits keep the quotient within the whole numbers.
        let divisor = self > 1e-6 && self < 1 ? Double(Int64(1 / self + 0.5)) : 0
        return divisor > 0 && 1 / divisor == self
            ? "/\(divisor.chainText)" : "*\(chainText)"
    }
}

extension Priority {
    /// The priority's number as a visual format takes it.
    var chainText: String { description.withoutExponent }
}

extension String {
    /// The decimal with its digits written out: `"1.5e-05"` is `"0.000015"`.
    fileprivate var withoutExponent: String {
        let parts = split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return self }
        let sign = parts[0].hasPrefix("-") ? "-" : ""
        let halves = parts[0].drop { $0 == "-" }.split(separator: ".")
        var whole = String(halves.first ?? "")
        var fraction = halves.count == 2 ? String(halves[1]) : ""
        if fraction == "0" {
            fraction = ""
        }
        if exponent >= 0 {
            let zeros = max(0, exponent - fraction.count)
            whole += fraction.prefix(exponent) + String(repeating: "0", count: zeros)
            fraction = String(fraction.dropFirst(exponent))
        } else {
            let zeros = max(0, -exponent - whole.count)
            fraction = String(repeating: "0", count: zeros) + whole.suffix(-exponent) + fraction
            whole = String(whole.dropLast(-exponent))
        }
        let point = fraction.isEmpty ? "" : "."
        return sign + (whole.isEmpty ? "0" : whole) + point + fraction
    }
}
