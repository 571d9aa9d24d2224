/// `animate:N`: a turn of a window in which everything moves.
enum AnimateWorkload {
    /// Makes the workload of `count` views.
    static func make(_ count: Int) -> Workload {
        Workload(
            name: "animate:\(count)", views: count + 1, constraints: 0,
            measures: [
                measure("one-animation", count, .together),
                measure("many-animations", count, .each),
                measure("springs", count, .spring),
            ])
    }

    private static func measure(
        _ name: String, _ count: Int, _ motion: AnimatedScreen.Motion
    ) -> Measure {
        ScreenMeasure.repeated(name, { AnimatedScreen(count: count, motion: motion) }) {
            screen, number in screen.turn(number)
        }
    }
}
