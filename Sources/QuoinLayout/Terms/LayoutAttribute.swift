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
