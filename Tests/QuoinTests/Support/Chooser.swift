import SeededRandom

/// Random choices that are the same in every run with the same seed.
struct Chooser {
    var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// A whole number of a range.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    /// A multiple of one half, which the arithmetic of layouts does not round.
    mutating func halves(in range: ClosedRange<Int>) -> Double {
        Double(number(in: range.lowerBound * 2...range.upperBound * 2)) / 2
    }

    /// True that many times out of a hundred.
    mutating func happens(percent: Int) -> Bool {
        number(in: 1...100) <= percent
    }

    /// One of the elements; nil if there are none.
    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[number(in: 0...elements.count - 1)]
    }

    /// One of some values, of which there is at least one.
    mutating func one<Element>(of elements: Element...) -> Element {
        elements[number(in: 0...elements.count - 1)]
    }
}
