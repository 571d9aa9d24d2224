extension Double {
    /// The number as people write it, with all its digits: a whole one without ".0", and a zero without a
    /// sign; in words where it is none.
    package var plainText: String {
        if isNaN {
            return "not a number"
        }
        // Up to here a whole number has so few digits that writing all of them is no burden.
        // Not `Int64(exactly:)`, which would need the C library's rounding functions.
        if magnitude < 1e15, Double(Int64(self)) == self {
            return "\(Int64(self))"
        }
        let text = "\(self)"
        return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
    }
}

extension Double {
    /// The number without what rounding has left behind the sixth decimal.
    var withoutRounding: Double { Pixels.rounded(self, scale: 1_000_000) }

    /// The number as people write it, without what rounding has left.
    package var roundedText: String { withoutRounding.plainText }
}
