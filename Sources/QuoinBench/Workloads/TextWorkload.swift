import QuoinKit

/// `text`: ten thousand short strings measured.
enum TextWorkload {
    private static let count = 10_000
    /// How many points there are for a line where lines are broken.
    private static let room = 60.0

    /// Makes the workload.
    static func make() -> Workload {
        Workload(
            name: "text", views: 0, constraints: 0,
            measures: [
                measure("helvetica", .none) { HelveticaMeasurer() },
                measure("helvetica-wrapped", TextLimits(width: room)) { HelveticaMeasurer() },
                measure("terminal", .none) { TerminalMeasurer() },
                known(),
            ])
    }

    /// Strings that no measurer has seen before.
    private static func measure(
        _ name: String, _ limits: TextLimits, _ makeMeasurer: @escaping () -> any TextMeasurer
    ) -> Measure {
        Measure(name: name) {
            let texts = texts
            return {
                let measurer = makeMeasurer()
                return try outcome(of: measurer, texts, limits)
            }
        }
    }

    /// The same string over and over, as when a list is laid out again.
    private static func known() -> Measure {
        Measure(name: "known") {
            let texts = Array(repeating: texts[0], count: count)
            let measurer = HelveticaMeasurer()
            return { try outcome(of: measurer, texts, .none) }
        }
    }

    private static func outcome(
        of measurer: any TextMeasurer, _ texts: [String], _ limits: TextLimits
    ) throws -> Measure.Outcome {
        var sum = 0.0
        for text in texts {
            sum += measurer.size(of: text, in: Font(size: 14), within: limits).width
        }
        let total = sum
        return Measure.Outcome(kept: measurer, sum: sum) { () throws(MeasurementError) in
            guard total > Double(texts.count) else {
                throw MeasurementError(reason: "the texts came out \(total) wide together")
            }
        }
    }

    private static var texts: [String] {
        (0..<count).map { "Row \($0), with a title" }
    }
}
