extension Double {
    /// The number as people write it: a whole one without ".0", and a zero without a sign.
    var plainText: String {
        // Up to here a whole number has so few digits that writing all of them is no burden.
        if magnitude < 1e15, let whole = Int64(exactly: self) {
            return "\(whole)"
        }
        return "\(self)"
    }
}
