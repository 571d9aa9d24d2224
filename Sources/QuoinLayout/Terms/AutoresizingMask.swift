/// Which parts of a view's place give way when its superview's size changes.
///
/// ```swift
/// footer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]     // sticks to the bottom
/// ```
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

extension AutoresizingMask {
    /// Whether the margin before the view, the view's extent, and the margin after it give way.
    func flexibleParts(along axis: Axis) -> (before: Bool, extent: Bool, after: Bool) {
        axis == .horizontal
            ? (
                contains(.flexibleLeftMargin), contains(.flexibleWidth),
                contains(.flexibleRightMargin)
            )
            : (
                contains(.flexibleTopMargin), contains(.flexibleHeight),
                contains(.flexibleBottomMargin)
            )
    }

    /// What share of a change of the superview's extent goes to the margin before the view and to
    /// the view's extent.
    ///
    /// Flexible parts share in proportion to their sizes, or equally if they have none.
    func shares(
        along axis: Axis, start: Double, extent: Double, container: Double
    ) -> (start: Double, extent: Double) {
        let parts = flexibleParts(along: axis)
        let before = parts.before ? start : 0
        let own = parts.extent ? extent : 0
        let after = parts.after ? container - start - extent : 0
        let sum = before + own + after
        if sum > 0 {
            return (before / sum, own / sum)
        }
        let count = Double((parts.before ? 1 : 0) + (parts.extent ? 1 : 0) + (parts.after ? 1 : 0))
        return (parts.before ? 1 / count : 0, parts.extent ? 1 / count : 0)
    }
}
