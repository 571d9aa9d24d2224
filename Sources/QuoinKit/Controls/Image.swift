import Quoin

/// A picture, by the name under which a canvas knows it, and how large it is.
///
/// ```swift
/// let portrait = ImageView(Image("portrait", size: Size(width: 48, height: 48)))
/// ```
public struct Image: Hashable, Sendable {
    /// What the canvas knows it by.
    public var name: String
    /// How large it is in points.
    public var size: Size

    /// Makes a picture of a name and a size.
    public init(_ name: String, size: Size) {
        self.name = name
        self.size = size
    }

    /// Whether the size is one that a picture can have.
    var hasSize: Bool {
        size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
    }
}
