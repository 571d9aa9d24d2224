/// Notices that steps go round in a circle: the same rows are tight again and again.
///
/// What a step makes worse for less important rows nothing makes better before the solution is found, so that without
/// rounding the same rows come to be tight again only by steps that change nothing; and by Bland's rule not even then.
/// Which rows are tight is told by one number, to which each row contributes whose place another one has taken. Now and
/// then it is remembered, after twice as many steps each time, and every step is compared with it (Brent's way of
/// finding a circle): one of a few steps is noticed after a few dozen, and one of many after some times as many.
struct CircleWatch {
    /// Tells one set of tight rows from another.
    private var tightRows: UInt64 = 0
    private var remembered = UInt64.max
    private var stepsSince = 0
    private var stepsToRemember = 1
    /// How often the rows were tight that were remembered.
    private(set) var returns = 0

    /// Takes note that one row is tight now in place of another.
    @inline(__always)
    mutating func noteExchange(_ row: Int, _ other: Int) {
        tightRows ^= Self.mark(of: row) ^ Self.mark(of: other)
    }

    /// A number for a row; those of several rows together are all different in practice.
    @inline(__always)
    private static func mark(of row: Int) -> UInt64 {
        let scattered = UInt64(truncatingIfNeeded: row &+ 1) &* 0x9E37_79B9_7F4A_7C15
        return (scattered ^ (scattered >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }

    /// Counts a step, before it is made.
    mutating func noteStep() {
        if tightRows == remembered {
            returns += 1
        }
        stepsSince += 1
        if stepsSince >= stepsToRemember {
            remembered = tightRows
            stepsSince = 0
            stepsToRemember *= 2
        }
    }

    /// Forgets what was: from here on the same rows may be tight again for another reason.
    mutating func begin() {
        remembered = .max
        stepsSince = 0
        stepsToRemember = 1
        returns = 0
    }
}
