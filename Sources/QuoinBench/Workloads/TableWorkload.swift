/// `table:N`: a table of items of a feed, of which those exist that are in sight.
enum TableWorkload {
    /// How many rows are scrolled through in an operation.
    private static let scrolledRows = 60
    /// How far a quick finger scrolls in a sixtieth of a second.
    private static let frameDistance = 30.0

    /// Makes the workload of a table with `count` rows.
    static func make(_ count: Int) -> Workload {
        let make = { TableScreen(count: count) }
        return Workload(
            name: "table:\(count)", views: FeedItem.viewCount * count,
            constraints: FeedItem.constraintCount * count,
            measures: [
                ScreenMeasure.build(make),
                ScreenMeasure.repeated("scroll", make) { screen, _ in
                    (0..<scrolledRows).reduce(0) { sum, _ in sum + screen.showNextRow() }
                },
                ScreenMeasure.repeated("frame", perCall: scrolledRows, make) { screen, _ in
                    screen.scroll(by: frameDistance)
                },
                ScreenMeasure.repeated("jump", make) { screen, number in
                    screen.jump(to: number)
                },
                // The same rows without a table: one item tells a story after the other, and is
                // measured and laid out each time.
                ScreenMeasure.repeated("cells", { FeedScreen(count: 1) }) { feed, number in
                    (0..<scrolledRows).reduce(0) { sum, row in
                        sum + feed.reuse(for: (number + row) % scrolledRows)
                    }
                },
            ])
    }
}
