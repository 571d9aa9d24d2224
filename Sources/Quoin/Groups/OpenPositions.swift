/// Positions in a list by what stands there, each of which can be taken once, the first one first.
struct OpenPositions<Key: Hashable> {
    private var first: [Key: Int] = [:]
    /// For each position, the next one with the same key; −1 if there is none.
    private var next: [Int]

    /// Enters the positions of a range; those without a key are left out.
    init(_ positions: Range<Int>, key: (Int) -> Key?) {
        next = Array(repeating: -1, count: positions.upperBound)
        first.reserveCapacity(positions.count)
        for position in positions.reversed() {
            guard let key = key(position) else { continue }
            next[position] = first.updateValue(position, forKey: key) ?? -1
        }
    }

    /// Takes the first position of a key that suits.
    mutating func take(_ key: Key, where suits: (Int) -> Bool = { _ in true }) -> Int? {
        var previous = -1
        var position = first[key] ?? -1
        while position >= 0 {
            if suits(position) {
                if previous >= 0 {
                    next[previous] = next[position]
                } else {
                    first[key] = next[position]
                }
                return position
            }
            (previous, position) = (position, next[position])
        }
        return nil
    }
}
