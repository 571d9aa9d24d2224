/// Views that stand for something of another toolkit.
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
        let origin = self.window?.storedCoordinates ?? .topLeft
        guard window?.storedCoordinates ?? .topLeft != origin else { return }
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
        if window?.storedCoordinates == .bottomLeft {
            let height = superview?.storedFrame.height ?? frame.height
            frame.origin.y = height - frame.maxY
        }
        if frame != extras.hostFrame, frame.isFinite {
            extras.hostFrame = frame
            host.place(in: frame)
        }
    }
}
