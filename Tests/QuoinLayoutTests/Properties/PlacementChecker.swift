@testable import QuoinLayout

/// Says whether constraints hold, from nothing but frames, bounds origins, margins and baselines: what
/// the engine thinks does not matter here.
enum PlacementChecker {
    /// What is wrong with a constraint, as it stands; nil if it holds.
    static func defect(of planned: PlannedConstraint) -> String? {
        guard let container = planned.constraint.installedView else { return nil }
        let isMirrored =
            planned.isDirectional && container.effectiveLayoutDirection == .rightToLeft
        let left = value(of: planned.first, in: container, isMirrored)
        let factor = planned.constraint.multiplier
        let other = planned.second.map { value(of: $0, in: container, isMirrored) } ?? 0
        let right = factor * other + planned.constraint.constant
        let slack = 1e-6 * (1 + abs(left) + abs(factor * other))
        let holds =
            switch planned.constraint.relation {
            case .equal: abs(left - right) <= slack
            case .lessThanOrEqual: left <= right + slack
            case .greaterThanOrEqual: left >= right - slack
            }
        return holds ? nil : "\(planned.constraint) does not hold: \(left) against \(right)"
    }

    private static func value(
        of side: PlannedSide, in container: View, _ isMirrored: Bool
    ) -> Double {
        guard let origin = side.origin else {
            return value(of: side.element, side.attribute, in: container, isMirrored)
        }
        return value(of: side.element, side.attribute, in: container, isMirrored)
            - value(of: origin.element, origin.attribute, in: container, isMirrored)
    }

    /// A place or a size, in the container's coordinates. In a mirrored container places count from
    /// its right edge.
    private static func value(
        of element: LayoutElement, _ attribute: LayoutAttribute, in container: View,
        _ isMirrored: Bool
    ) -> Double {
        let rect = rect(of: element, attribute, in: container)
        let width = container.frame.width
        switch attribute {
        case .left, .leftMargin: return isMirrored ? width - rect.minX : rect.minX
        case .right, .rightMargin: return isMirrored ? width - rect.maxX : rect.maxX
        case .centerX, .centerXWithinMargins: return isMirrored ? width - rect.midX : rect.midX
        case .leading, .leadingMargin: return isMirrored ? width - rect.maxX : rect.minX
        case .trailing, .trailingMargin: return isMirrored ? width - rect.minX : rect.maxX
        case .top, .topMargin: return rect.minY
        case .bottom, .bottomMargin: return rect.maxY
        case .centerY, .centerYWithinMargins: return rect.midY
        case .firstBaseline:
            return rect.minY + (element.viewOrOwner?.firstBaselineOffsetFromTop ?? 0)
        case .lastBaseline:
            return rect.maxY - (element.viewOrOwner?.lastBaselineOffsetFromBottom ?? 0)
        case .width: return rect.width
        case .height: return rect.height
        case .notAnAttribute: return 0
        }
    }

    /// The rectangle that an attribute is an edge of.
    private static func rect(
        of element: LayoutElement, _ attribute: LayoutAttribute, in container: View
    ) -> Edges {
        guard let owner = element.viewOrOwner else { return Edges(.zero) }
        let guide = element as? LayoutGuide
        if let guide, !guide.kind.isInset {
            return Edges(shifted(guide.layoutFrame, from: owner, to: container))
        }
        let frame =
            owner === container
            ? Rect(origin: .zero, size: owner.frame.size)
            : shifted(owner.frame, from: owner.superview, to: container)
        if element === owner, !attribute.isMargin {
            return Edges(frame, within: owner.alignmentRectInsets)
        }
        return Edges(
            frame, within: guide?.kind == .safeArea ? owner.safeAreaInsets : owner.layoutMargins)
    }

    /// A rectangle in a view's coordinates, in those of a view that contains it.
    private static func shifted(_ rect: Rect, from view: View?, to container: View) -> Rect {
        var origin = rect.origin
        var view = view
        while let present = view, present !== container {
            origin = origin + (present.frame.origin - present.bounds.origin)
            view = present.superview
        }
        return Rect(origin: origin, size: rect.size)
    }
}

/// The edges of a rectangle, which may have passed each other, as those within margins do that are
/// wider than their view.
private struct Edges {
    var minX: Double
    var maxX: Double
    var minY: Double
    var maxY: Double

    init(_ rect: Rect, within insets: EdgeInsets = .zero) {
        minX = rect.origin.x + insets.left
        maxX = rect.origin.x + rect.size.width - insets.right
        minY = rect.origin.y + insets.top
        maxY = rect.origin.y + rect.size.height - insets.bottom
    }

    var midX: Double { (minX + maxX) / 2 }
    var midY: Double { (minY + maxY) / 2 }
    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
}
