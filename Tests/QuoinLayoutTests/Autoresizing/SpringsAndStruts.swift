import QuoinLayout

/// What springs and struts do to a frame, worked out one part at a time.
struct SpringsAndStruts {
    let mask: AutoresizingMask

    /// All 64 masks.
    static let all = (0..<64).map { AutoresizingMask(rawValue: $0) }

    /// The frame of a view after its superview has changed from one size to another.
    func frame(of old: Rect, from before: Size, to after: Size) -> Rect {
        let (x, width) = place(
            start: old.minX, extent: old.width, container: before.width,
            growth: after.width - before.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        let (y, height) = place(
            start: old.minY, extent: old.height, container: before.height,
            growth: after.height - before.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        return Rect(x, y, width, height)
    }

    /// Shares the growth among the flexible parts in proportion to their sizes; equally, when their
    /// sum is not positive.
    private func place(
        start: Double, extent: Double, container: Double, growth: Double,
        flexible: (before: Bool, extent: Bool, after: Bool)
    ) -> (start: Double, extent: Double) {
        let parts = [
            (flexible.before, start), (flexible.extent, extent),
            (flexible.after, container - start - extent),
        ]
        let givingWay = parts.filter { $0.0 }
        let sum = givingWay.reduce(0) { $0 + $1.1 }
        let shares = parts.map { isFlexible, size in
            isFlexible ? (sum > 0 ? growth * size / sum : growth / Double(givingWay.count)) : 0
        }
        return (start + shares[0], max(0, extent + shares[1]))
    }
}

/// A resizing: how large the superview was and becomes, and where the view is at first.
struct Resizing: Sendable, CustomStringConvertible {
    let before: Size
    let after: Size
    let frame: Rect

    var description: String { "\(frame) in \(before), which becomes \(after)" }

    private init(
        _ width: Double, _ height: Double, _ newWidth: Double, _ newHeight: Double, _ frame: Rect
    ) {
        before = Size(width: width, height: height)
        after = Size(width: newWidth, height: newHeight)
        self.frame = frame
    }

    static let all = [
        Resizing(100, 80, 200, 160, Rect(10, 20, 30, 40)),
        Resizing(100, 80, 150, 80, Rect(10, 20, 30, 40)),
        Resizing(100, 80, 100, 95, Rect(10, 20, 30, 40)),
        Resizing(100, 80, 90, 70, Rect(10, 20, 30, 40)),
        Resizing(100, 80, 40, 30, Rect(10, 20, 30, 40)),
        // At the edges, and filling.
        Resizing(100, 80, 130, 20, Rect(0, 0, 100, 80)),
        Resizing(100, 80, 130, 120, Rect(0, 40, 20, 40)),
        // Parts that add up to nothing, or less.
        Resizing(0, 0, 90, 60, Rect(0, 0, 0, 0)),
        Resizing(100, 80, 160, 110, Rect(0, 0, 0, 0)),
        Resizing(100, 80, 160, 140, Rect(-30, -20, 150, 130)),
        Resizing(100, 80, 160, 140, Rect(100, 80, 40, 30)),
    ]
}
