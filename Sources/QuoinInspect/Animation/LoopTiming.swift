/// When the frames of a recording are shown, in a loop that stands still at its end.
struct LoopTiming {
    /// How many frames there are.
    let count: Int
    private let frameDuration: Double
    /// How long the loop takes, in seconds.
    let duration: Double

    init(count: Int, framesPerSecond: Double, pause: Double) {
        self.count = count
        frameDuration = 1 / framesPerSecond
        duration = max(frameDuration, Double(count - 1) * frameDuration + pause)
    }

    /// Whether the last frame is shown when the loop begins again.
    var hasNoPause: Bool { Double(count - 1) * frameDuration >= duration }

    /// Appends the attributes that say when: of the frames given, in shares of the loop.
    ///
    /// - Parameter isEnded: Whether the last of them is shown to the end of the loop, as one more.
    func write(_ frames: [Int], isEnded: Bool, to markup: inout MarkupBuffer) {
        markup.append(" dur=\"")
        markup.append(duration)
        markup.append("s\" repeatCount=\"indefinite\" keyTimes=\"")
        for (index, frame) in frames.enumerated() {
            if index > 0 {
                markup.append(";")
            }
            markup.append(share: Double(frame) * frameDuration / duration)
        }
        if isEnded {
            markup.append(";1")
        }
        markup.append("\"")
    }
}

extension MarkupBuffer {
    /// Appends a number from 0 to 1 with six decimals at most, without the zeros at the end.
    mutating func append(share: Double) {
        let millionths = Int((max(0, min(1, share)) * 1e6).rounded())
        guard millionths > 0, millionths < 1_000_000 else {
            append(millionths == 0 ? "0" : "1")
            return
        }
        var digits = String(millionths)
        while digits.hasSuffix("0") {
            digits.removeLast()
        }
        let zeros = 6 - String(millionths).count
        append(escaping: "0." + String(repeating: "0", count: zeros) + digits)
    }
}
