/// Tells whether frames keep growing from round to round, without end.
struct FrameGrowth {
    /// Beyond this nothing is a place on a screen.
    private static let far = 1e6
    /// Growth by less than this from round to round may well end.
    private static let leastFactor = 1.2
    /// After so many rounds of growth in a row it is worth noting what grows.
    private static let suspiciousRounds = 6
    /// After so many it is without end.
    private static let mostRounds = 10
    /// From here on rounding has spoilt what was worked out.
    private static let spoilt = 1e9

    /// The greatest number of a frame that was given in this round.
    private var largest = 0.0
    private var previous = 0.0
    private var rounds = 0
    /// The greatest number of all.
    private(set) var greatest = 0.0

    /// Whether it is worth noting what grows.
    var isSuspicious: Bool { rounds >= Self.suspiciousRounds }

    /// Whether frames have grown in so many rounds that they will go on.
    var isEndless: Bool { rounds >= Self.mostRounds && previous > Self.far }

    /// Whether numbers were so large that nothing worked out from them should be kept.
    var hasSpoiltNumbers: Bool { greatest > Self.spoilt }

    /// A view was given a frame.
    ///
    /// - Returns: whether it goes further than any in the round before.
    mutating func note(_ frame: Rect) -> Bool {
        let extent = max(
            frame.origin.x.magnitude, frame.origin.y.magnitude, frame.size.width,
            frame.size.height)
        largest = max(largest, extent)
        return extent > previous * Self.leastFactor
    }

    mutating func endRound() {
        rounds = previous > 0 && largest > previous * Self.leastFactor ? rounds + 1 : 0
        previous = largest
        greatest = max(greatest, largest)
        largest = 0
    }
}
