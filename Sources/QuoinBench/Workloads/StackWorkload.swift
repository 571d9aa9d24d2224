/// `stack:N`: a column of rows, each of them three views in a stack, one of which is a stack of two.
enum StackWorkload {
    private static let viewsPerRow = 6
    /// Thirty that the stacks make for a row, and four for each of its four content sizes.
    private static let constraintsPerRow = 30 + 4 * 4

    /// Makes the workload of a column with `count` rows.
    static func make(_ count: Int) -> Workload {
        let make = { StackScreen(count: count) }
        return Workload(
            name: "stack:\(count)", views: viewsPerRow * count + 2,
            constraints: constraintsPerRow * count,
            measures: [
                ScreenMeasure.build(make),
                ScreenMeasure.repeated("toggle", make) { screen, _ in screen.toggle() },
            ])
    }
}
