/// Coordinates of one view in those of another.
extension View {
    /// A point of this view, in the coordinates of another view of the tree; nil stands for the
    /// topmost view.
    public final func convert(_ point: Point, to other: View?) -> Point {
        let inRoot = (point + offsetInRoot).saturated
        return (inRoot - (other ?? root).offsetInRoot).saturated
    }

    /// A point of another view of the tree, in the coordinates of this one; nil stands for the topmost
    /// view.
    public final func convert(_ point: Point, from other: View?) -> Point {
        (other ?? root).convert(point, to: self)
    }

    /// A rectangle in this view, in the coordinates of another view of the tree; nil stands for the
    /// topmost view.
    public final func convert(_ rect: Rect, to other: View?) -> Rect {
        Rect(origin: convert(rect.origin, to: other), size: rect.size)
    }

    /// A rectangle in another view of the tree, in the coordinates of this one; nil stands for the
    /// topmost view.
    public final func convert(_ rect: Rect, from other: View?) -> Rect {
        Rect(origin: convert(rect.origin, from: other), size: rect.size)
    }

    /// What to add to the view's own coordinates to get those in which the topmost view's frame is
    /// written.
    private var offsetInRoot: Point {
        var offset = Point.zero
        var view: View? = self
        while let present = view {
            offset =
                (offset + (present.storedFrame.origin - present.boundsOrigin).saturated)
                .saturated
            view = present.superview
        }
        return offset
    }
}

extension Point {
    /// The same point; one beyond all numbers is as far away as numbers go.
    fileprivate var saturated: Point { Point(x: x.saturated, y: y.saturated) }
}
