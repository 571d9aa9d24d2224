/// Springs and struts: how views follow the size of their superview without constraints of their own.
extension View {
    /// Which parts of the view's place give way when its superview's size changes. None by default.
    public final var autoresizingMask: AutoresizingMask {
        get { extras?.autoresizingMask ?? [] }
        set {
            guard newValue != autoresizingMask else { return }
            madeExtras.autoresizingMask = newValue
            superview?.flags.insert(.mayResizeSubviews)
            if flags.contains(.translatesMask) {
                tellEngine([.placementChanged, .frameWasSet])
            }
        }
    }

    /// Whether subviews follow when this view's size changes. True by default.
    public final var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set {
            guard newValue != autoresizesSubviews else { return }
            if newValue {
                flags.insert(.autoresizesSubviews)
            } else {
                flags.remove(.autoresizesSubviews)
            }
            for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
                subview.tellEngine([.placementChanged, .frameWasSet])
            }
        }
    }

    /// The frame after the superview's size has changed; nil if the view does not follow.
    final func autoresizedFrame(after change: ResizedView) -> Rect? {
        guard flags.contains(.translatesMask), let mask = extras?.autoresizingMask, !mask.isEmpty
        else { return nil }
        if slot >= 0, change.setter == .engine {
            // The mask stands in the engine, which has seen to it.
            return nil
        }
        var frame = storedFrame
        for axis in Axis.allCases {
            let growth = change.view.storedFrame.size[axis] - change.oldSize[axis]
            if growth != 0 {
                let shares = mask.shares(
                    along: axis, start: frame.origin[axis], extent: frame.size[axis],
                    container: change.oldSize[axis])
                frame.origin[axis] += shares.start * growth
                frame.size[axis] = max(0, frame.size[axis] + shares.extent * growth)
            }
        }
        return frame
    }
}
