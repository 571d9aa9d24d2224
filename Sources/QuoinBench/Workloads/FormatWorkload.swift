/// `format:N`: constraints between views that are there, drawn as text or made with anchors.
enum FormatWorkload {
    /// Makes the workload with `count` views.
    static func make(_ count: Int) -> Workload {
        Workload(
            name: "format:\(count)", views: count + 1, constraints: 4 * count,
            measures: [
                constraining("format", count) { try $0.constrainWithFormat() },
                constraining("anchors", count) { $0.constrainWithAnchors() },
                layout(count),
            ])
    }

    /// All constraints made and activated; nothing is laid out.
    private static func constraining(
        _ name: String, _ count: Int, _ constrain: @escaping (FormatScreen) throws -> Void
    ) -> Measure {
        Measure(name: name) {
            var screen = FormatScreen(withoutConstraints: count)
            return {
                try constrain(screen)
                return Measure.Outcome(
                    kept: screen, sum: screen.root.frame.width,
                    check: { () throws(MeasurementError) in
                        screen.root.layoutIfNeeded()
                        try screen.check()
                    },
                    prepareNext: { screen = FormatScreen(withoutConstraints: count) })
            }
        }
    }

    /// The first layout of constraints that are there.
    private static func layout(_ count: Int) -> Measure {
        Measure(name: "layout") {
            let make = {
                let screen = FormatScreen(withoutConstraints: count)
                screen.constrainWithAnchors()
                return screen
            }
            var screen = make()
            return {
                screen.root.layoutIfNeeded()
                return Measure.Outcome(
                    kept: screen, sum: screen.root.frame.width, check: screen.check,
                    prepareNext: { screen = make() })
            }
        }
    }
}
