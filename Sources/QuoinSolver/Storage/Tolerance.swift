/// What counts as equal in a world of rounded numbers.
enum Tolerance {
    /// How far a constraint may be missed and still count as kept, whatever its numbers.
    static let absolute = 1e-9
    /// The same in proportion to the numbers that meet in the constraint.
    static let relative = 1e-11
    /// A sum this small beside what was added has cancelled out.
    static let cancellation = 1e-11
    /// A sum this small beside what was added is either meant, or rounding that steps have made larger.
    static let doubt = 1e-7
    /// Parts of two graded sums that differ by less, relatively, are equal.
    static let gradedComparison = 1e-9
    /// A coefficient smaller than this beside the largest of its row is no pivot to choose freely.
    static let pivot = 0.01
    /// A coefficient that came of substitution and is smaller than this beside the row's own is
    /// rounding.
    static let weight = 1e-9
    /// A price no larger than this is rounding.
    static let price = 1e-10
    /// A rate of change that is no more than rounding.
    static let rate = 1e-9

    /// How far a sum of terms may be off, when their absolute values add up to `magnitude`.
    @inline(__always)
    static func of(magnitude: Double) -> Double {
        absolute + relative * magnitude
    }
}
