/// Random numbers that are the same on every machine and in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed)
        // Neighbouring seeds must not begin at neighbouring places of one and the same stream.
        state = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
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
