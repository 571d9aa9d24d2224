/// Something of another toolkit that a view stands for: a widget, a sprite, an area of a terminal.
///
/// ```swift
/// final class Button: LayoutHost {
///     let widget: OpaquePointer
///     var intrinsicContentSize: Size { preferredSize(of: widget) }
///     func place(in frame: Rect) { move(widget, to: frame) }
/// }
/// let view = View(hosting: Button(…))
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
    /// layout pass, and only when the frame is another one.
    func place(in frame: Rect)
}

extension LayoutHost {
    /// No metric on either axis.
    public var intrinsicContentSize: Size {
        Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    /// The intrinsic size.
    public func contentSize(forWidth width: Double) -> Size { intrinsicContentSize }
    /// 0: the top edge.
    public var firstBaselineOffsetFromTop: Double { 0 }
    /// 0: the bottom edge.
    public var lastBaselineOffsetFromBottom: Double { 0 }
}

extension View {
    /// Makes a view that stands for something of another toolkit, which it keeps, measures and places.
    public convenience init(hosting host: any LayoutHost, frame: Rect = .zero) {
        self.init(frame: frame)
        madeExtras.host = host
    }

    /// What the view stands for, if it does.
    public final var host: (any LayoutHost)? { extras?.host }

    /// Lets the hosts of the subviews be placed anew: their places count from this view's lower edge.
    final func placeHostsOfSubviewsAgain() {
        for subview in storedSubviews where subview.extras?.host != nil {
            subview.markLayout()
        }
    }

    /// The view came into another window, or out of one, in which places may count from elsewhere.
    final func placeHostsInside(comingFrom window: Window?) {
        let origin = self.window?.coordinates ?? .topLeft
        guard window?.coordinates ?? .topLeft != origin else { return }
        forEachInSubtree { view in
            if view.extras?.host != nil {
                view.markLayout()
            }
        }
    }

    /// Places the host, if that is news.
    final func placeHost() {
        guard let extras, let host = extras.host else { return }
        var frame = storedFrame
        if window?.coordinates == .bottomLeft {
            let height = superview?.storedFrame.height ?? frame.height
            frame.origin.y = height - frame.maxY
        }
        if frame != extras.hostFrame {
            extras.hostFrame = frame
            host.place(in: frame)
        }
    }
}
