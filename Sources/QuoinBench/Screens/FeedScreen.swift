import QuoinLayout

/// `feed:N`: items one under the other, each as high as it was measured to be.
final class FeedScreen: Screen {
    /// How wide every item is.
    private static let width = 375.0

    let root = View(frame: Rect(x: 0, y: 0, width: width, height: 667))
    private var items: [FeedItem] = []

    /// Makes a feed of `count` items, and measures each of them.
    init(count: Int) {
        items.reserveCapacity(count)
        var top = 0.0
        for story in 0..<count {
            let item = FeedItem(story)
            root.addSubview(item.view)
            top = place(item, at: top)
            items.append(item)
        }
    }

    /// Lets the item in the middle tell another story, measures it, and lays out.
    ///
    /// - Returns: How high it is now.
    func reuse(for story: Int) -> Double {
        let item = items[items.count / 2]
        item.show(story)
        _ = place(item, at: item.view.frame.minY)
        root.layoutIfNeeded()
        return item.view.frame.height
    }

    /// Measures an item and gives it its frame.
    ///
    /// - Returns: Where the frame ends.
    private func place(_ item: FeedItem, at top: Double) -> Double {
        let size = item.fittingSize(width: Self.width)
        item.view.frame = Rect(x: 0, y: top, width: size.width, height: size.height)
        return top + size.height
    }

    func check() throws(MeasurementError) {
        let middle = items.count / 2
        var top = 0.0
        for (index, item) in items.enumerated() {
            if index == 0 || index == middle {
                try item.check(y: top, width: Self.width)
            }
            top += FeedItem.height(ofStory: index, width: Self.width)
        }
        if let last = items.last, items.count > middle + 1 {
            let height = FeedItem.height(ofStory: last.story, width: Self.width)
            try last.check(y: top - height, width: Self.width)
        }
    }
}
