/// Measures of pictures that are trees of views.
enum ScreenMeasure {
    /// How many views are laid out in a call at the least, so that small pictures are timed by the
    /// batch.
    private static let viewsPerCall = 4000

    /// From nothing to the first layout.
    static func build(
        _ make: @escaping () -> some Screen, named name: String = "build"
    ) -> Measure {
        Measure(name: name) {
            {
                let screen = make()
                screen.root.layoutIfNeeded()
                return outcome(of: screen, screen.root.frame.width)
            }
        }
    }

    /// The root becomes wider or narrower by 1, and all is laid out.
    static func resize(
        views: Int, around width: Double, _ make: @escaping () -> some Screen
    ) -> Measure {
        repeated("resize", perCall: max(1, viewsPerCall / views), make) { screen, _ in
            screen.alternateWidth(around: width)
            return screen.root.frame.width
        }
    }

    /// A change of a screen that is laid out, over and over.
    ///
    /// - Parameters:
    ///   - change: Makes the change of the given number, lays out, and returns a number that it read.
    static func repeated<Picture: Screen>(
        _ name: String, perCall operationsPerCall: Int = 1, worstOf: Int = 1,
        _ make: @escaping () -> Picture, change: @escaping (Picture, Int) -> Double
    ) -> Measure {
        Measure(name: name, operationsPerCall: operationsPerCall, worstOf: worstOf) {
            let screen = make()
            screen.root.layoutIfNeeded()
            try screen.check()
            var number = 0
            return {
                var sum = 0.0
                for _ in 0..<operationsPerCall {
                    sum += change(screen, number)
                    number += 1
                }
                return outcome(of: screen, sum)
            }
        }
    }

    private static func outcome(of screen: some Screen, _ sum: Double) -> Measure.Outcome {
        Measure.Outcome(kept: screen, sum: sum) { () throws(MeasurementError) in
            try screen.check()
        }
    }
}
