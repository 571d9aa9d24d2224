import SeededRandom

extension SeededGenerator {
    /// Starts the numbers that belong to a seed, which tests count up from 0.
    init(seed: Int) {
        self.init(seed: UInt64(truncatingIfNeeded: seed))
        // Neighbouring seeds must not begin at neighbouring places of one and the same stream.
        self.init(seed: next())
    }

    /// A number from 0 up to, but not including, `count`.
    ///
    /// The standard library does not promise that its own way of drawing stays the same.
    mutating func below(_ count: Int) -> Int {
        Int(next() % UInt64(count))
    }

    /// Any of the numbers in `range`.
    mutating func any(of range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// Any of the elements, of which there must be at least one.
    mutating func any<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// True `percentage` times in a hundred.
    mutating func chance(_ percentage: Int) -> Bool {
        below(100) < percentage
    }

    /// The numbers below `count`, in disorder.
    mutating func shuffledIndices(_ count: Int) -> [Int] {
        var indices = Array(0..<count)
        var last = count - 1
        while last > 0 {
            indices.swapAt(last, below(last + 1))
            last -= 1
        }
        return indices
    }
}
