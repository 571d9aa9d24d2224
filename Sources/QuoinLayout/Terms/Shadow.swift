/// The shadow that a view casts on what is behind it.
///
/// ```swift
/// card.shadow = Shadow(offset: Size(width: 0, height: 2), radius: 6)
/// ```
public struct Shadow: Hashable, Sendable {
    /// The colour where it is darkest.
    public var color: Color
    /// How far it lies to the right and below.
    public var offset: Size
    /// How soft its edge is: the standard deviation of the blur, as on Apple's systems. 0 is sharp.
    public var radius: Double

    /// Makes a shadow.
    public init(
        color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.25),
        offset: Size = Size(width: 0, height: 2), radius: Double = 4
    ) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }

    /// Whether all of its numbers are finite.
    var isFinite: Bool {
        color.isFinite && offset.width.isFinite && offset.height.isFinite && radius.isFinite
    }
}
