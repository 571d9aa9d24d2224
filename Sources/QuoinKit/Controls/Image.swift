import Quoin

/// A picture, by the name under which a canvas knows it, and how large it is.
///
/// ```swift
/// let portrait = ImageView(Image("portrait", size: Size(width: 48, height: 48)))
/// ```
///
/// A picture with a shadow or a badge says how far these hang out, so that constraints act on the rest:
///
/// ```swift
/// let button = Image(
///     "button", size: Size(width: 60, height: 34), alignmentRectInsets: EdgeInsets(bottom: 4))
/// ```
public struct Image: Hashable, Sendable {
    /// What the canvas knows it by.
    public var name: String
    /// How large it is in points.
    public var size: Size

    /// How far what constraints act on lies within the picture.
    public var alignmentRectInsets: EdgeInsets

    /// Makes a picture of a name and a size.
    public init(_ name: String, size: Size, alignmentRectInsets: EdgeInsets = .zero) {
        self.name = name
        self.size = size
        self.alignmentRectInsets = alignmentRectInsets
    }

    /// Whether the size is one that a picture can have.
    var hasSize: Bool {
        size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
    }

    /// The insets, if they leave something of the picture.
    var soundInsets: EdgeInsets {
        let insets = alignmentRectInsets
        let isSound =
            insets.left.isFinite && insets.right.isFinite && insets.top.isFinite
            && insets.bottom.isFinite && insets.left + insets.right <= size.width
            && insets.top + insets.bottom <= size.height
        return hasSize && isSound ? insets : .zero
    }
}
