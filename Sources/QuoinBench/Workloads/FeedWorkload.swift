/// `feed:N`: items of many kinds of views, each measured at a width and laid out.
enum FeedWorkload {
    /// How many stories the item that is used again tells in turn.
    private static let stories = 100

    /// Makes the workload of a feed with `count` items.
    static func make(_ count: Int) -> Workload {
        let make = { FeedScreen(count: count) }
        return Workload(
            name: "feed:\(count)", views: FeedItem.viewCount * count + 1,
            constraints: FeedItem.constraintCount * count,
            measures: [
                ScreenMeasure.build(make),
                ScreenMeasure.repeated("reuse", make) { feed, number in
                    feed.reuse(for: number % stories)
                },
            ])
    }
}
