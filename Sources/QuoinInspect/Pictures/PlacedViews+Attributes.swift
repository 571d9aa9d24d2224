import QuoinLayout

/// Where the parts are that constraints speak of.
extension PlacedViews {
    /// One side of a constraint: the item's rectangle, and where its attribute is along the axis.
    struct End {
        /// The rectangle that constraints act on.
        var rect: Rect
        /// The place of the attribute, or 0 for a size.
        var place: Double
        /// The item's view, or the one that owns the guide.
        var host: PlacedView
        /// What of the picture clipping leaves to it.
        var clip: Rect
    }

    /// Where an end of a constraint is in the picture; nil if that does not show.
    ///
    /// - Parameter container: The view that the constraint is installed on. What is in it sees its edges
    ///   where they would be if it were not scrolled.
    func end(
        _ item: (any LayoutItem)?, _ attribute: LayoutAttribute, in container: View
    ) -> End? {
        guard let element = item?.layoutElement else { return nil }
        if let guide = element as? LayoutGuide {
            guard let owner = guide.owningView.flatMap({ self[$0] }) else { return nil }
            let origin = owner.contentOrigin
            let rect = guide.layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
            let place = Self.place(
                of: attribute, in: rect, isMirrored: Self.isMirrored(container))
            return End(rect: rect, place: place, host: owner, clip: owner.contentClip)
        }
        guard let placed = (element as? View).flatMap({ self[$0] }) else { return nil }
        let view = placed.view
        let shift =
            view === container
            ? placed.contentOrigin - view.frame.origin : placed.frame.origin - view.frame.origin
        let frame = view.frame.offsetBy(dx: shift.x, dy: shift.y)
        let rect = view.alignmentRect(forFrame: view.frame).offsetBy(dx: shift.x, dy: shift.y)
        let place: Double =
            switch attribute {
            case .firstBaseline: frame.minY + view.askedFirstBaseline
            case .lastBaseline: frame.maxY - view.askedLastBaseline
            default:
                Self.place(
                    of: attribute,
                    in: attribute.isMargin ? frame.inset(by: view.layoutMargins) : rect,
                    isMirrored: Self.isMirrored(container))
            }
        guard rect.isSound, place.isFinite else { return nil }
        let clip = view === container ? placed.contentClip : placed.clip
        return End(rect: rect, place: place, host: placed, clip: clip)
    }

    private static func isMirrored(_ container: View) -> Bool {
        container.effectiveLayoutDirection == .rightToLeft
    }

    /// Where an attribute is in the rectangle that it belongs to.
    private static func place(
        of attribute: LayoutAttribute, in rect: Rect, isMirrored: Bool
    ) -> Double {
        let facts = attribute.facts
        let (start, end) = (rect.start(along: facts.axis), rect.end(along: facts.axis))
        let isTurned = facts.followsReading && isMirrored
        return switch facts.part {
        case .start: isTurned ? end : start
        case .middle: (start + end) / 2
        case .end: isTurned ? start : end
        case .extent, .nothing: 0
        }
    }
}

extension Rect {
    /// Where the rectangle begins along an axis.
    func start(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }

    /// Where the rectangle ends along an axis.
    func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

    /// The rectangle of what it covers along an axis and across it.
    init(along axis: Axis, _ range: (Double, Double), across: (Double, Double)) {
        let (x, y) = axis == .horizontal ? (range, across) : (across, range)
        self.init(
            x: min(x.0, x.1), y: min(y.0, y.1), width: abs(x.1 - x.0), height: abs(y.1 - y.0))
    }
}

extension Point {
    /// The point at places along an axis and across it.
    init(along axis: Axis, _ place: Double, across: Double) {
        self =
            axis == .horizontal ? Point(x: place, y: across) : Point(x: across, y: place)
    }
}
