/// A part of a view or guide that constraints speak of: an edge, a centre, a size or a baseline.
///
/// The raw values are those of UIKit's `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
    /// No part: the second side of a constraint is a number alone.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right edge.
    case centerX = 9
    /// The middle between top and bottom edge.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge of the area within the layout margins.
    case leftMargin = 13
    /// The right edge of the area within the layout margins.
    case rightMargin = 14
    /// The top edge of the area within the layout margins.
    case topMargin = 15
    /// The bottom edge of the area within the layout margins.
    case bottomMargin = 16
    /// The edge of the area within the layout margins where lines begin.
    case leadingMargin = 17
    /// The edge of the area within the layout margins where lines end.
    case trailingMargin = 18
    /// The middle of the area within the layout margins, from side to side.
    case centerXWithinMargins = 19
    /// The middle of the area within the layout margins, from top to bottom.
    case centerYWithinMargins = 20
}

/// Which attributes can be compared with which.
enum AttributeFamily {
    case none
    case absolute
    case directional
    /// A middle from side to side, which compares with absolute and directional edges alike.
    case middle
    case vertical
    case size
}

extension LayoutAttribute {
    var family: AttributeFamily {
        switch self {
        case .notAnAttribute: .none
        case .left, .right, .leftMargin, .rightMargin: .absolute
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
        case .centerX, .centerXWithinMargins: .middle
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .width, .height: .size
        }
    }

    /// The axis that the attribute is measured along.
    var axis: Axis {
        switch family {
        case .vertical: .vertical
        case .size: self == .width ? .horizontal : .vertical
        case .none, .absolute, .directional, .middle: .horizontal
        }
    }

    /// Whether it names a place, as opposed to a size or nothing.
    var isPosition: Bool {
        family != .size && family != .none
    }

    /// Whether it belongs to the area within the layout margins.
    var isMargin: Bool {
        rawValue >= LayoutAttribute.leftMargin.rawValue
    }

    /// Whether guides, which have no text, lack it.
    package var needsView: Bool {
        isMargin || self == .firstBaseline || self == .lastBaseline
    }
}

extension LayoutAttribute: CustomStringConvertible {
    /// The attribute's name in the code: `"left"`, `"centerX"`.
    public var description: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}

extension LayoutAttribute {
    @inline(__always)
    var isDirectional: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }
}
