/// Sums of far numbers.
extension Double {
    /// The number itself, or the farthest one there is if a sum has gone beyond that.
    var saturated: Double {
        min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}
