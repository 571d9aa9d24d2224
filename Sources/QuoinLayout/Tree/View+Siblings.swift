/// A view among its siblings.
extension View {
    /// Where the view stands among its siblings.
    final var positionAmongSiblings: Int {
        guard let siblings = superview?.storedSubviews else { return 0 }
        // Siblings that came or went have moved it by a few places, so look outward from the hint.
        let hint = min(Int(siblingHint), siblings.count - 1)
        var distance = 0
        while hint - distance >= 0 || hint + distance < siblings.count {
            for position in [hint - distance, hint + distance]
            where siblings.indices.contains(position) && siblings[position] === self {
                siblingHint = Int32(position)
                return position
            }
            distance += 1
        }
        return 0
    }
}
