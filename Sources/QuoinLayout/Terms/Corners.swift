/// Corners of a rectangle.
public struct Corners: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt8
    /// The corners of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The upper left one.
    public static let topLeft = Corners(rawValue: 1)
    /// The upper right one.
    public static let topRight = Corners(rawValue: 2)
    /// The lower left one.
    public static let bottomLeft = Corners(rawValue: 4)
    /// The lower right one.
    public static let bottomRight = Corners(rawValue: 8)
    /// Both at the top.
    public static let top: Corners = [.topLeft, .topRight]
    /// Both at the bottom.
    public static let bottom: Corners = [.bottomLeft, .bottomRight]
    /// Both on the left.
    public static let left: Corners = [.topLeft, .bottomLeft]
    /// Both on the right.
    public static let right: Corners = [.topRight, .bottomRight]
    /// All four.
    public static let all: Corners = [.top, .bottom]
}
