import QuoinSolver

/// `deep:N`: views within views, each inset by 1 from the one around it.
enum DeepWorkload {
    /// Makes the workload of `count` nested views.
    static func make(_ count: Int) -> Workload {
        PictureWorkload.make(
            name: "deep:\(count)", views: count + 1, constraints: 4 * count, width: side(count),
            peers: [.kiwi],
            describe: { try describe(count, in: $0) },
            record: { _ = try describe(count, in: $0) },
            screen: { DeepScreen(count: count, side: side(count)) })
    }

    /// How wide and high the root is: every view has room for those within it, with a little left
    /// for the innermost.
    private static func side(_ count: Int) -> Double {
        2 * Double(count) + 100
    }

    /// Tells the picture, and returns the width of the innermost view.
    private static func describe<Receiver: ConstraintReceiver>(
        _ count: Int, in receiver: Receiver
    ) throws(SolverError) -> Receiver.Unknown {
        var outer = ViewBox(in: receiver)
        try receiver.relate(outer.breadth, .equal, side(count))
        try receiver.relate(outer.tallness, .equal, side(count))
        for _ in 0..<count {
            let inner = ViewBox(in: receiver)
            try receiver.relate(inner.left, .equal, outer.innerLeft + 1)
            try receiver.relate(inner.top, .equal, outer.innerTop + 1)
            try receiver.relate(inner.right, .equal, outer.innerRight - 1)
            try receiver.relate(inner.bottom, .equal, outer.innerBottom - 1)
            outer = inner
        }
        return outer.width
    }
}
