/// A set of attributes, for statements whose attributes are known only at run time:
/// `make.attributes([.left, .top])`.
public struct LayoutAttributes: OptionSet, Hashable, Sendable {
    /// A bit for each attribute: that of its raw value.
    public let rawValue: UInt32

    /// Makes a set of bits; those that stand for no attribute are dropped.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue & Self.everyBit
    }

    /// Makes a set of one attribute; of none, if it is `notAnAttribute`.
    public init(_ attribute: LayoutAttribute) {
        self.init(rawValue: (1 as UInt32) << UInt32(attribute.rawValue))
    }

    /// Bits 1 to 20.
    private static let everyBit: UInt32 = (1 << 21) - 2

    /// The attributes, in the order of ``LayoutAttribute``.
    var inOrder: [LayoutAttribute] {
        LayoutAttribute.allCases
            .filter { contains(LayoutAttributes($0)) && $0 != .notAnAttribute }
            .sorted { $0.rawValue < $1.rawValue }
    }

    /// The left edge.
    public static let left = LayoutAttributes(.left)
    /// The right edge.
    public static let right = LayoutAttributes(.right)
    /// The top edge.
    public static let top = LayoutAttributes(.top)
    /// The bottom edge.
    public static let bottom = LayoutAttributes(.bottom)
    /// The edge where lines begin.
    public static let leading = LayoutAttributes(.leading)
    /// The edge where lines end.
    public static let trailing = LayoutAttributes(.trailing)
    /// The width.
    public static let width = LayoutAttributes(.width)
    /// The height.
    public static let height = LayoutAttributes(.height)
    /// The middle between left and right edge.
    public static let centerX = LayoutAttributes(.centerX)
    /// The middle between top and bottom edge.
    public static let centerY = LayoutAttributes(.centerY)
    /// The baseline of the last line of text.
    public static let lastBaseline = LayoutAttributes(.lastBaseline)
    /// The baseline of the first line of text.
    public static let firstBaseline = LayoutAttributes(.firstBaseline)
    /// The baseline of the last line of text.
    public static let baseline = LayoutAttributes(.lastBaseline)
    /// The left edge of the area within the layout margins.
    public static let leftMargin = LayoutAttributes(.leftMargin)
    /// The right edge of the area within the layout margins.
    public static let rightMargin = LayoutAttributes(.rightMargin)
    /// The top edge of the area within the layout margins.
    public static let topMargin = LayoutAttributes(.topMargin)
    /// The bottom edge of the area within the layout margins.
    public static let bottomMargin = LayoutAttributes(.bottomMargin)
    /// The edge of the area within the layout margins where lines begin.
    public static let leadingMargin = LayoutAttributes(.leadingMargin)
    /// The edge of the area within the layout margins where lines end.
    public static let trailingMargin = LayoutAttributes(.trailingMargin)
    /// The middle of the area within the layout margins, from side to side.
    public static let centerXWithinMargins = LayoutAttributes(.centerXWithinMargins)
    /// The middle of the area within the layout margins, from top to bottom.
    public static let centerYWithinMargins = LayoutAttributes(.centerYWithinMargins)

    /// Top, left, bottom and right edge.
    public static let edges: LayoutAttributes = [.top, .left, .bottom, .right]
    /// Top, leading, bottom and trailing edge.
    public static let directionalEdges: LayoutAttributes = [.top, .leading, .bottom, .trailing]
    /// The left and the right edge.
    public static let horizontalEdges: LayoutAttributes = [.left, .right]
    /// The top and the bottom edge.
    public static let verticalEdges: LayoutAttributes = [.top, .bottom]
    /// The leading and the trailing edge.
    public static let directionalHorizontalEdges: LayoutAttributes = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let directionalVerticalEdges: LayoutAttributes = [.top, .bottom]
    /// The edges of the area within the layout margins.
    public static let margins: LayoutAttributes = [
        .topMargin, .leftMargin, .bottomMargin, .rightMargin,
    ]
    /// The edges of the area within the layout margins, by direction of reading.
    public static let directionalMargins: LayoutAttributes = [
        .topMargin, .leadingMargin, .bottomMargin, .trailingMargin,
    ]
    /// Width and height.
    public static let size: LayoutAttributes = [.width, .height]
    /// The middles of both axes.
    public static let center: LayoutAttributes = [.centerX, .centerY]
    /// The middles of the area within the layout margins.
    public static let centerWithinMargins: LayoutAttributes = [
        .centerXWithinMargins, .centerYWithinMargins,
    ]
}
