/// A set of Unicode scalars, as sorted ranges in which a binary search finds its way.
struct ScalarRanges: Sendable {
    /// The first and the last scalar of each range in turn.
    let bounds: [UInt32]

    /// Whether a scalar is in one of the ranges.
    ///
    /// - Complexity: O(log *n*) in the number of ranges.
    func contains(_ scalar: UInt32) -> Bool {
        var low = 0
        var high = bounds.count / 2
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle * 2 + 1] < scalar {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low * 2 < bounds.count && bounds[low * 2] <= scalar
    }
}
