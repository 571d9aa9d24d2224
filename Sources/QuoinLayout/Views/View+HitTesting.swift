/// Finding the view at a place.
extension View {
    /// Whether the view, with all that is in it, is left out of pictures and hit testing. It keeps its
    /// place in the layout.
    public final var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set {
            guard newValue != flags.contains(.isHidden) else { return }
            if newValue {
                flags.insert(.isHidden)
            } else {
                flags.remove(.isHidden)
            }
            markDisplay()
            // What was marked while it was hidden has a trail again.
            leaveDisplayTrail()
            superview?.subviewVisibilityDidChange(self)
        }
    }

    /// Whether what is in the view is not drawn outside of its bounds. False by default.
    public final var clipsToBounds: Bool {
        get { flags.contains(.clipsToBounds) }
        set {
            if newValue {
                flags.insert(.clipsToBounds)
            } else {
                flags.remove(.clipsToBounds)
            }
            markDisplay()
        }
    }

    /// The frontmost visible view at a point of this view's coordinates, this view included; nil if
    /// the point is outside.
    ///
    /// As on Apple's systems, a subview is not found where it hangs out of its superview.
    public final func hitTest(_ point: Point) -> View? {
        guard !isHidden, bounds.contains(point) else { return nil }
        var found = self
        var place = point
        while let hit = found.frontmostSubview(at: place) {
            place = place - hit.storedFrame.origin + hit.boundsOrigin
            found = hit
        }
        return found
    }

    private func frontmostSubview(at point: Point) -> View? {
        storedSubviews.last { !$0.isHidden && $0.storedFrame.contains(point) }
    }
}
