/// Something of another toolkit that a view stands for: a widget, a sprite, an area of a terminal.
///
/// ```swift
/// final class Tile: LayoutHost {
///     private(set) var area = Rect.zero           // where your toolkit is to draw it
///     var intrinsicContentSize: Size { Size(width: 32, height: 32) }
///     func place(in frame: Rect) { area = frame }
/// }
/// let view = View(hosting: Tile())
/// ```
public protocol LayoutHost: AnyObject {
    /// How large it wants to be; ``View/noIntrinsicMetric`` on an axis where it does not care.
    var intrinsicContentSize: Size { get }
    /// How large it wants to be when it gets a width.
    func contentSize(forWidth width: Double) -> Size
    /// How far the first line's baseline is below its top edge.
    var firstBaselineOffsetFromTop: Double { get }
    /// How far the last line's baseline is above its bottom edge.
    var lastBaselineOffsetFromBottom: Double { get }
    /// Puts it in its place: the frame of its view, in the superview's coordinates. Called in the
    /// layout pass, and only when the frame is another one, or the superview. Where it is in the window, and
    /// whether it is to be seen there, ``View/shownHosts`` tells.
    func place(in frame: Rect)
}

extension LayoutHost {
    /// No metric on either axis: `View.noIntrinsicMetric`.
    public var intrinsicContentSize: Size {
        Size(width: -1, height: -1)
    }
    /// The intrinsic size.
    public func contentSize(forWidth width: Double) -> Size { intrinsicContentSize }
    /// 0: the top edge.
    public var firstBaselineOffsetFromTop: Double { 0 }
    /// 0: the bottom edge.
    public var lastBaselineOffsetFromBottom: Double { 0 }
}
