/// The screen that a window is on, and the people in front of it.
extension Window {
    /// How many pixels a point has; nil if frames are not rounded to pixels.
    ///
    /// Every edge of what constraints place is then rounded to a pixel of the window. A frame that was
    /// set stays as it was set; if that is between pixels, so is what it contains, for that is rounded
    /// with its corner as the origin.
    ///
    /// Scale 1 suits terminals, whose pixels are cells. A scale that is not positive and finite is
    /// refused.
    public var scale: Double? {
        get { storedScale }
        set {
            if let newValue, !(newValue > 0 && newValue.isFinite) {
                reportRefusal(
                    of: "scale", newValue.plainText, because: "it must be positive and finite")
                return
            }
            guard newValue != storedScale || newValue != ownScale else { return }
            setOwnScale(newValue)
        }
    }

    /// The direction of reading of views that do not say otherwise. Left to right by default.
    public var layoutDirection: LayoutDirection {
        get { storedDirection }
        set {
            guard newValue != storedDirection || newValue != ownDirection else { return }
            setOwnDirection(newValue)
        }
    }

    /// Where the origin of the coordinates is that hosts get their frames in.
    public var coordinates: CoordinateOrigin {
        get { storedCoordinates }
        set {
            guard newValue != storedCoordinates else { return }
            storedCoordinates = newValue
            placeHostsAgain()
        }
    }

    private func placeHostsAgain() {
        forEachInSubtree { view in
            if view.extras?.host != nil {
                view.extras?.hostFrame = nil
                view.markLayout()
            }
        }
    }
}
