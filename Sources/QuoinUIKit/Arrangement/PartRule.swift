import QuoinKit

/// What is to stand in a group: an item, or another group.
struct PartRule {
    var size: SizeRule
    /// Room within its place.
    var insets = NSDirectionalEdgeInsets.zero
    /// Room around its place, if it asks for any.
    var edges: EdgeRule?
    /// What hangs on it.
    var marks: [MarkRule] = []
    var content = Content.item

    indirect enum Content {
        case item
        case row(RowRule)
        /// Places that are said one by one for the room that there is.
        case custom(@MainActor (CGSize) -> [CustomPlace])
    }
}

/// A place that is said by hand.
struct CustomPlace: Hashable {
    var frame: CGRect
    var level: Int
}

/// Room around a place.
struct EdgeRule: Hashable {
    var leading: SpacingRule?
    var top: SpacingRule?
    var trailing: SpacingRule?
    var bottom: SpacingRule?

    func start(_ axis: Axis) -> SpacingRule? { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> SpacingRule? { axis == .horizontal ? trailing : bottom }
}

/// What follows one another in a group.
struct RowRule {
    enum Members {
        /// These, over and over, as long as there is room.
        case cycle([PartRule])
        /// So many that share the room equally.
        case equal(PartRule, Int)
        /// So many, each as long as it says.
        case times(PartRule, Int)
    }
    var axis: Axis
    var members: Members
    var gap = SpacingRule.fixed(0)
}

/// What hangs on an item or a group: a badge, for instance.
struct MarkRule {
    var kind: String
    var size: SizeRule
    /// Where on what it hangs on, and which of its own points comes there.
    var container: AnchorRule
    var own: AnchorRule?
    var level = 0

    /// Where it stands on something.
    ///
    /// - Parameter known: How large it asked to be, where its content decides.
    func frame(on area: CGRect, size known: CGSize?) -> CGRect {
        var size = size.size(in: area.size)
        if let known, self.size.width.isOpen { size.width = known.width.soundLength }
        if let known, self.size.height.isOpen { size.height = known.height.soundLength }
        var point = container.point(in: area)
        // By itself, it keeps to the same edges from within.
        let from = own ?? AnchorRule(edges: container.edges)
        let inner = from.point(in: CGRect(origin: .zero, size: size))
        point.x += container.offset.x * (container.isFractional ? size.width : 1) - inner.x
        point.y += container.offset.y * (container.isFractional ? size.height : 1) - inner.y
        point.x -= from.offset.x * (from.isFractional ? size.width : 1)
        point.y -= from.offset.y * (from.isFractional ? size.height : 1)
        return CGRect(origin: point, size: size)
    }
}

/// A point of a rectangle, and how far from it.
struct AnchorRule {
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    /// Whether the offset counts in sizes of what hangs there.
    var isFractional = false

    init(edges: NSDirectionalRectEdge, offset: CGPoint = .zero, isFractional: Bool = false) {
        let isSound = offset.x.isFinite && offset.y.isFinite
        (self.edges, self.isFractional) = (edges, isFractional)
        self.offset = isSound ? offset : .zero
    }

    func point(in area: CGRect) -> CGPoint {
        CGPoint(
            x: place(edges.contains(.leading), edges.contains(.trailing), area.minX, area.maxX),
            y: place(edges.contains(.top), edges.contains(.bottom), area.minY, area.maxY))
    }
    private func place(_ isStart: Bool, _ isEnd: Bool, _ start: CGFloat, _ end: CGFloat) -> CGFloat
    { isStart == isEnd ? (start + end) / 2 : isStart ? start : end }
}

extension PartRule {
    /// Whether anything in it is as long as its content says.
    var hasOpenSides: Bool {
        if !size.openSides.isEmpty { return true }
        guard case .row(let row) = content else { return false }
        return row.parts.contains(where: \.hasOpenSides)
    }

    /// Whether the sizes of items decide how many of them stand in it.
    var flows: Bool {
        guard case .row(let row) = content else { return false }
        if case .cycle(let parts) = row.members, !size[row.axis].isOpen,
            parts.contains(where: { $0.size[row.axis].isOpen })
        {
            return true
        }
        return row.parts.contains(where: \.flows)
    }
}

extension RowRule {
    /// Each part once.
    var parts: [PartRule] {
        switch members {
        case .cycle(let parts): parts
        case .equal(let part, _), .times(let part, _): [part]
        }
    }
}
