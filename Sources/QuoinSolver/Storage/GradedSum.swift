/// A number with a part for each priority: `3·e₇₅₀ − 2·e₂₅₀`.
///
/// Any amount at a higher priority outweighs every amount at a lower one, so such sums are compared
/// part by part from the highest priority down, like words in a dictionary. Most have no part or
/// one. The parts stand in order of falling priority, and none is zero.
struct GradedSum: ~Copyable {
    struct Part {
        var priority: Float
        var amount: Double
    }

    private(set) var parts = Buffer<Part>(capacity: 4)

    var isZero: Bool {
        @inline(__always) get { parts.isEmpty }
    }

    mutating func clear() {
        parts.removeAll()
    }

    /// Adds a part of a lower priority than all there are.
    @inline(__always)
    mutating func append(_ amount: Double, at priority: Float) {
        assert(parts.isEmpty || parts[parts.count - 1].priority > priority)
        parts.append(Part(priority: priority, amount: amount))
    }

    /// Becomes another sum plus an amount at a priority.
    mutating func set(_ amount: Double, at priority: Float, plus other: borrowing GradedSum) {
        clear()
        var rest = amount
        for index in 0..<other.parts.count {
            let part = other.parts[index]
            if part.priority < priority, rest != 0 {
                append(rest, at: priority)
                rest = 0
            }
            if part.priority != priority {
                append(part.amount, at: part.priority)
                continue
            }
            let sum = part.amount + rest
            if abs(sum) > Tolerance.cancellation * max(abs(part.amount), abs(rest)) {
                append(sum, at: priority)
            }
            rest = 0
        }
        if rest != 0 {
            append(rest, at: priority)
        }
    }

    /// −1, 0 or 1 as the sum is below, at or above zero.
    var sign: Int {
        @inline(__always) get { parts.isEmpty ? 0 : (parts[0].amount < 0 ? -1 : 1) }
    }

    /// How this sum compares with another: −1, 0 or 1. Parts that differ by rounding count as equal.
    func compared(with other: borrowing GradedSum) -> Int {
        var own = 0
        var others = 0
        while own < parts.count || others < other.parts.count {
            let ownPriority = own < parts.count ? parts[own].priority : -1
            let otherPriority = others < other.parts.count ? other.parts[others].priority : -1
            var left = 0.0
            var right = 0.0
            if ownPriority >= otherPriority {
                left = parts[own].amount
                own += 1
            }
            if otherPriority >= ownPriority {
                right = other.parts[others].amount
                others += 1
            }
            let difference = left - right
            if abs(difference) > Tolerance.gradedComparison * max(abs(left), abs(right)) {
                return difference < 0 ? -1 : 1
            }
        }
        return 0
    }

    /// How this sum compares with `amount` at a single priority: −1, 0 or 1.
    func compared(with amount: Double, at priority: Float) -> Int {
        guard let first = parts.first, first.priority >= priority || amount == 0 else {
            return amount == 0 ? 0 : (amount < 0 ? 1 : -1)
        }
        if first.priority > priority || amount == 0 {
            return first.amount < 0 ? -1 : 1
        }
        let difference = first.amount - amount
        if abs(difference) > Tolerance.gradedComparison * max(abs(first.amount), abs(amount)) {
            return difference < 0 ? -1 : 1
        }
        return parts.count == 1 ? 0 : (parts[1].amount < 0 ? -1 : 1)
    }
}
