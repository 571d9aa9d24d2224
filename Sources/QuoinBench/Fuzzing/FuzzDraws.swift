/// The numbers that one step is made of: every choice of the step takes the next one.
///
/// A step is data, so that a failure can be made smaller: steps are left out, and numbers are replaced
/// by noughts, which choose the first and simplest of what there is. Where the numbers end, noughts
/// follow.
struct FuzzDraws {
    private let numbers: [UInt32]
    private var position = 0

    init(_ numbers: [UInt32]) {
        self.numbers = numbers
    }

    private mutating func next() -> UInt32 {
        guard position < numbers.count else { return 0 }
        defer { position += 1 }
        return numbers[position]
    }

    /// A number from 0 up to, but not including, the given one.
    mutating func below(_ count: Int) -> Int {
        count <= 1 ? 0 : Int(next() % UInt32(count))
    }

    /// Whether something of that likelihood happens. Nought says that it does not.
    mutating func happens(percent: Int) -> Bool {
        below(100) >= 100 - percent
    }

    /// One of the choices.
    mutating func pick<Choice>(_ choices: Choice...) -> Choice {
        choices[below(choices.count)]
    }

    /// One of the elements, if there is one.
    mutating func element<Elements: Collection>(of elements: Elements) -> Elements.Element? {
        guard !elements.isEmpty else { return nil }
        return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
    }
}

/// One step of a sequence: the numbers that its choices are made with.
struct FuzzStep {
    /// How many numbers a step has. The longest uses about as many.
    static let length = 24
    var numbers: [UInt32]

    /// Whether, where changes pile up, nothing is laid out after it.
    var isFollowedByOthers: Bool {
        numbers.count == Self.length && numbers[Self.length - 1] % 6 != 0
    }

    init(_ numbers: [UInt32]) {
        self.numbers = numbers
    }

    /// The step of the given number in the sequence that belongs to a seed.
    init(random: inout SplitMix64) {
        numbers = (0..<Self.length).map { _ in UInt32(truncatingIfNeeded: random.next() >> 20) }
    }
}
