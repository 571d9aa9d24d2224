/// Choosing what a seed decides.
extension SeededGenerator {
    /// A number from 0 up to, but not including, `count`.
    ///
    /// The standard library does not promise that its own way of drawing stays the same.
    public mutating func below(_ count: Int) -> Int {
        Int(next() % UInt64(count))
    }

    /// A whole number of a range.
    public mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// A multiple of one half, which the arithmetic of layouts does not round.
    public mutating func halves(in range: ClosedRange<Int>) -> Double {
        Double(number(in: range.lowerBound * 2...range.upperBound * 2)) / 2
    }

    /// True that many times in a hundred.
    public mutating func happens(percent: Int) -> Bool {
        below(100) < percent
    }

    /// One of the elements; nil if there are none.
    public mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : one(of: elements)
    }

    /// One of the elements, of which there must be at least one.
    public mutating func one<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// One of some values.
    public mutating func one<Element>(
        of first: Element, _ second: Element, _ others: Element...
    ) -> Element {
        one(of: [first, second] + others)
    }

    /// The numbers below `count`, in disorder.
    public mutating func shuffledIndices(_ count: Int) -> [Int] {
        var indices = Array(0..<count)
        var last = count - 1
        while last > 0 {
            indices.swapAt(last, below(last + 1))
            last -= 1
        }
        return indices
    }
}
