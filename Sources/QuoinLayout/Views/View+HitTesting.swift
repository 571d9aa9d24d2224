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
            if flags.contains(.fades), !isRecordingMotions {
                endFading()
            }
            markDisplay()
            // What was marked while it was hidden has a trail again.
            leaveDisplayTrail()
            superview?.subviewVisibilityDidChange(self)
        }
    }

    /// The frontmost visible view at a point of this view's coordinates, this view included; nil if
    /// the point is outside.
    ///
    /// As on Apple's systems, a subview is not found where it hangs out of its superview, and a view is
    /// not found that is hidden or as good as transparent.
    public final func hitTest(_ point: Point) -> View? {
        guard canBeHit, bounds.contains(point) else { return nil }
        var found = self
        var place = point
        while let hit = found.frontmostSubview(at: place) {
            place = place - hit.storedFrame.origin + hit.boundsOrigin
            found = hit
        }
        return found
    }

    private func frontmostSubview(at point: Point) -> View? {
        storedSubviews.last { $0.canBeHit && $0.storedFrame.contains(point) }
    }

    private var canBeHit: Bool { !isHidden && (extras == nil || alpha >= 0.01) }
}
