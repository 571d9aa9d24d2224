/// Where a popover stands beside its source, and where the arrow does that tells so.
struct PopoverPlace {
    private(set) var card = CGRect.zero
    private(set) var arrow = CGRect.zero
    /// Where the arrow points to.
    private(set) var direction = UIPopoverArrowDirection.up

    /// How far the arrow stands out, and how broad it is.
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 26
    static let cornerRadius: CGFloat = 13
    /// Between the popover and the edges of the safe area.
    private static let gap: CGFloat = 10
    private static let usualSize = CGSize(width: 320, height: 480)

    /// - Parameter room: where it may be.
    init(
        besides source: CGRect, wish: CGSize, in room: CGRect, permitted: UIPopoverArrowDirection
    ) {
        let room = room.insetBy(dx: Self.gap, dy: Self.gap)
        let size = CGSize(
            width: wish.width > 0 ? wish.width : Self.usualSize.width,
            height: wish.height > 0 ? wish.height : Self.usualSize.height)
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let possible = sides.filter(permitted.contains)
        let places = (possible.isEmpty ? sides : possible).map { side in
            (side, Self.room(at: side, of: source, in: room))
        }
        let fitting = places.first { $0.1.width >= size.width && $0.1.height >= size.height }
        let largest = places.max { Self.area($0.1, size) < Self.area($1.1, size) }
        guard let (side, free) = fitting ?? largest else { return }
        direction = side
        card.size = CGSize(
            width: min(size.width, free.width), height: min(size.height, free.height))
        stand(beside: source, in: free)
    }

    /// What is free on a side of the source, beyond the arrow that points from there.
    private static func room(
        at side: UIPopoverArrowDirection, of source: CGRect, in room: CGRect
    ) -> CGRect {
        var (left, top, right, bottom) = (room.minX, room.minY, room.maxX, room.maxY)
        switch side {
        case .up: top = max(top, source.maxY + arrowHeight)
        case .down: bottom = min(bottom, source.minY - arrowHeight)
        case .left: left = max(left, source.maxX + arrowHeight)
        default: right = min(right, source.minX - arrowHeight)
        }
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// How much of a popover there is room for.
    private static func area(_ room: CGRect, _ size: CGSize) -> CGFloat {
        min(room.width, size.width) * min(room.height, size.height)
    }

    private mutating func stand(beside source: CGRect, in free: CGRect) {
        func within(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            max(least, min(value, most))
        }
        let isUpright = direction == .up || direction == .down
        card.origin = CGPoint(
            x: within(source.midX - card.width / 2, free.minX, free.maxX - card.width),
            y: within(source.midY - card.height / 2, free.minY, free.maxY - card.height))
        switch direction {
        case .up: card.origin.y = free.minY
        case .down: card.origin.y = free.maxY - card.height
        case .left: card.origin.x = free.minX
        default: card.origin.x = free.maxX - card.width
        }
        arrow.size =
            isUpright
            ? CGSize(width: Self.arrowBase, height: Self.arrowHeight)
            : CGSize(width: Self.arrowHeight, height: Self.arrowBase)
        // Not at a round corner, if that can be.
        let straight = card.insetBy(dx: Self.cornerRadius, dy: Self.cornerRadius)
        arrow.origin = CGPoint(
            x: within(source.midX - arrow.width / 2, straight.minX, straight.maxX - arrow.width),
            y: within(source.midY - arrow.height / 2, straight.minY, straight.maxY - arrow.height))
        switch direction {
        case .up: arrow.origin.y = card.minY - arrow.height
        case .down: arrow.origin.y = card.maxY
        case .left: arrow.origin.x = card.minX - arrow.width
        default: arrow.origin.x = card.maxX
        }
    }
}
