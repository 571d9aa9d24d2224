/// `inspect:N`: a list of cells is looked at: what is wrong with it, why a view is where it is, and what would end
/// what is open.
enum InspectWorkload {
    /// Makes the workload of a list with `count` cells.
    static func make(_ count: Int) -> Workload {
        Workload(
            name: "inspect:\(count)",
            views: ListContent.viewsPerCell * count + 1,
            constraints: ListContent.constraintsPerCell * count,
            measures: [
                ScreenMeasure.build { InspectedScreen(count: count) },
                looking("findings", count, .none) { $0.findings() },
                looking("open-findings", count, .openWidths) { $0.findings() },
                looking("why", count, .none) { $0.reason() },
                repair(count),
            ])
    }

    private static func looking(
        _ name: String, _ count: Int, _ flaw: InspectedScreen.Flaw,
        _ look: @escaping (InspectedScreen) -> Double
    ) -> Measure {
        ScreenMeasure.repeated(name, { InspectedScreen(count: count, flaw: flaw) }) { screen, _ in
            look(screen)
        }
    }

    /// Ends what is open, in a new list each time.
    private static func repair(_ count: Int) -> Measure {
        Measure(name: "repair") {
            var screen = InspectedScreen(count: count, flaw: .unconstrained)
            return {
                let added = screen.addMissing()
                return Measure.Outcome(
                    kept: screen, sum: added,
                    prepareNext: {
                        screen = InspectedScreen(count: count, flaw: .unconstrained)
                    })
            }
        }
    }
}
