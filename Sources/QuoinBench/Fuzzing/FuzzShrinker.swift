/// Makes a sequence that fails as small as it gets, as long as it fails in the same way.
struct FuzzShrinker {
    private(set) var sequence: FuzzSequence
    private let fails: (FuzzSequence) -> Bool
    /// How many more sequences are tried.
    private var patience: Int

    init(_ sequence: FuzzSequence, patience: Int = 1_500, fails: @escaping (FuzzSequence) -> Bool) {
        (self.sequence, self.fails, self.patience) = (sequence, fails, patience)
    }

    /// Leaves out steps, then makes numbers smaller, until neither helps.
    mutating func shrink() {
        var before: Int
        repeat {
            before = size
            leaveOutSteps()
            makeNumbersSmaller()
        } while size < before && patience > 0
    }

    /// How large the sequence is: how many steps it has, and how many of their numbers are not 0.
    private var size: Int {
        sequence.steps.reduce(0) { $0 + 10 + $1.numbers.count { $0 != 0 } }
    }

    /// Keeps a smaller sequence if it fails.
    private mutating func keep(_ smaller: FuzzSequence) -> Bool {
        guard patience > 0 else { return false }
        patience -= 1
        guard fails(smaller) else { return false }
        sequence = smaller
        return true
    }

    private mutating func leaveOutSteps() {
        var length = max(1, sequence.steps.count / 2)
        while length >= 1 {
            var start = sequence.steps.count - length
            while start >= 0 {
                var smaller = sequence
                smaller.steps.removeSubrange(start..<min(start + length, smaller.steps.count))
                _ = keep(smaller)
                start = min(start - length, sequence.steps.count - length)
            }
            length /= 2
        }
    }

    private mutating func makeNumbersSmaller() {
        for step in sequence.steps.indices {
            for position in sequence.steps[step].numbers.indices.dropFirst() {
                let number = sequence.steps[step].numbers[position]
                guard number != 0 else { continue }
                var smaller = sequence
                smaller.steps[step].numbers[position] = 0
                _ = keep(smaller)
            }
        }
    }
}
