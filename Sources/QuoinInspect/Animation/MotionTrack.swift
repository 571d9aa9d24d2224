/// A number in every frame of a recording.
struct MotionTrack {
    /// One value for all frames, or one for each.
    private(set) var values: [Double]

    /// The same number in all frames.
    init(_ value: Double) {
        values = [value]
    }

    init(values: [Double]) {
        self.values = values
    }

    /// Whether the number is the same in all frames.
    var isConstant: Bool { values.count <= 1 }

    /// The number in the first frame.
    var first: Double { values.first ?? 0 }

    /// The number in a frame.
    subscript(frame: Int) -> Double { values.count > 1 ? values[frame] : first }

    /// The track that a function makes of two.
    static func combining(
        _ first: MotionTrack, _ second: MotionTrack, by function: (Double, Double) -> Double
    ) -> MotionTrack {
        let count = max(first.values.count, second.values.count)
        let values = (0..<count).map { function(first[$0], second[$0]) }
        guard let value = values.first, values.contains(where: { $0 != value }) else {
            return MotionTrack(values.first ?? 0)
        }
        return MotionTrack(values: values)
    }

    static func + (first: MotionTrack, second: MotionTrack) -> MotionTrack {
        combining(first, second, by: +)
    }

    static func * (first: MotionTrack, second: MotionTrack) -> MotionTrack {
        combining(first, second, by: *)
    }

    // MARK: Key frames

    /// The frames that have to be written so that all others lie on straight lines between them, but for
    /// a tolerance; the first and the last always.
    ///
    /// - Parameter tracks: Numbers that are written together.
    static func keyFrames(of tracks: [MotionTrack], count: Int, tolerance: Double) -> [Int] {
        guard count > 1 else { return [0] }
        var keys = [0]
        var waiting = [0..<count - 1]
        while let part = waiting.popLast() {
            let (start, end) = (part.lowerBound, part.upperBound)
            var worst = (frame: start, error: tolerance)
            for frame in start..<end where frame > start {
                let share = Double(frame - start) / Double(end - start)
                for track in tracks {
                    let line = track[start] + (track[end] - track[start]) * share
                    let error = (track[frame] - line).magnitude
                    if error > worst.error {
                        worst = (frame, error)
                    }
                }
            }
            if worst.frame > start {
                waiting.append(worst.frame..<end)
                waiting.append(start..<worst.frame)
            } else {
                keys.append(end)
            }
        }
        return keys
    }
}
