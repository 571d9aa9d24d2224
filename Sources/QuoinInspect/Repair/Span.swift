import Quoin
import QuoinKit

/// What a rectangle covers along an axis, as those see it who read along it: where they read from right to left and
/// edges are told by reading, places count from the right.
struct Span {
    var start: Double
    var end: Double

    var extent: Double { end - start }
    var middle: Double { (start + end) / 2 }

    /// The part of a rectangle along an axis.
    init(of rect: Rect, _ axis: Axis, isMirrored: Bool = false) {
        let (first, last) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
        (start, end) = isMirrored ? (-last, -first) : (first, last)
    }

    /// How far another span is from this one; 0 if they meet or overlap.
    func gap(to other: Span) -> Double { max(0, max(other.start - end, start - other.end)) }

    /// Whether they cover something in common, or one of them is a point of the other.
    func overlaps(_ other: Span) -> Bool { min(end, other.end) > max(start, other.start) - 1e-9 }

    func place(of part: AttributeFacts.Part) -> Double {
        switch part {
        case .start: start
        case .middle: middle
        case .end: end
        case .extent, .nothing: extent
        }
    }
}

/// How edges are told in a view: by left and right, or by reading.
struct EdgeWords {
    let isDirectional: Bool
    let isMirrored: Bool

    /// As the constraints of the view have it; by left and right if there are none, unless reading goes from right
    /// to left.
    init(in container: View) {
        let isRightToLeft = container.effectiveLayoutDirection == .rightToLeft
        let attributes = container.constraints.prefix(100).map { $0.firstAttribute.facts }
        let directional = attributes.filter { $0.followsReading }.count
        let absolute = attributes.filter {
            $0.axis == .horizontal && !$0.followsReading && ($0.part == .start || $0.part == .end)
        }.count
        // The content of a scroll view begins at the left, and ends where its constraints say.
        isDirectional =
            !(container is ScrollView && isRightToLeft)
            && (directional > absolute || (directional == absolute && isRightToLeft))
        isMirrored = isDirectional && isRightToLeft
    }

    func attribute(_ part: AttributeFacts.Part, _ axis: Axis) -> LayoutAttribute {
        if axis == .vertical {
            return switch part {
            case .start: .top
            case .middle: .centerY
            case .end: .bottom
            case .extent, .nothing: .height
            }
        }
        return switch part {
        case .start: isDirectional ? .leading : .left
        case .middle: .centerX
        case .end: isDirectional ? .trailing : .right
        case .extent, .nothing: .width
        }
    }

    func span(of rect: Rect, _ axis: Axis) -> Span {
        Span(of: rect, axis, isMirrored: isMirrored && axis == .horizontal)
    }
}
