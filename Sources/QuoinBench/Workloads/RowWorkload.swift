import QuoinSolver

/// `row:N`: siblings of equal width, each at the right of the one before, filling a root.
enum RowWorkload {
    /// Makes the workload of a row with `count` siblings.
    static func make(_ count: Int) -> Workload {
        PictureWorkload.make(
            name: "row:\(count)", views: count + 1, constraints: 4 * count, width: width(count),
            peers: [.kiwi],
            describe: { try describe(count, in: $0) },
            record: { _ = try describe(count, in: $0) },
            screen: { RowScreen(count: count, width: width(count)) })
    }

    /// How wide the root is.
    private static func width(_ count: Int) -> Double {
        10 * Double(count)
    }

    /// Tells the picture, and returns the width of a sibling.
    private static func describe<Receiver: ConstraintReceiver>(
        _ count: Int, in receiver: Receiver
    ) throws(SolverError) -> Receiver.Unknown {
        let root = ViewBox(in: receiver)
        try receiver.relate(root.breadth, .equal, width(count))
        try receiver.relate(root.tallness, .equal, 100)
        let first = ViewBox(in: receiver)
        var previous: ViewBox<Receiver.Unknown>?
        for index in 0..<count {
            let item = index == 0 ? first : ViewBox(in: receiver)
            try receiver.relate(item.top, .equal, root.innerTop)
            try receiver.relate(item.bottom, .equal, root.innerBottom)
            try receiver.relate(item.left, .equal, previous?.right ?? root.innerLeft)
            if previous != nil {
                try receiver.relate(item.breadth, .equal, first.breadth)
            }
            previous = item
        }
        if let last = previous {
            try receiver.relate(last.right, .equal, root.innerRight)
        }
        return first.width
    }
}
