/// What a view is in.
extension View {
    /// The view that this one is in.
    public final var superview: View? { enclosingLink.target }

    /// The window at the top of the tree, if there is one.
    public final var window: Window? {
        guard let tree = knownTree else { return asWindow }
        return tree.root.with { $0.asWindow } ?? nil
    }

    /// The view itself, if it is a window. (Asking for the class takes long.)
    @inline(__always)
    private var asWindow: Window? { flags.contains(.isWindow) ? self as? Window : nil }

    /// Whether the view is `other`, or in it at some depth.
    public final func isDescendant(of other: View) -> Bool {
        var view: View? = self
        while let present = view {
            if present === other {
                return true
            }
            view = present.superview
        }
        return false
    }

    /// The deepest view that contains both, each view containing itself; nil if there is none.
    public final func closestCommonSuperview(with other: View) -> View? {
        if self === other {
            return self
        }
        let container = superview
        let otherContainer = other.superview
        // The ways that nearly all constraints go.
        if container === other {
            return other
        }
        if otherContainer === self {
            return self
        }
        if let container, container === otherContainer {
            return container
        }
        return meetingPoint(with: other)
    }

    private func meetingPoint(with other: View) -> View? {
        guard knownTree === other.knownTree else { return nil }
        var (view, distance): (View?, Int) = (self, depth)
        var (opposite, oppositeDistance): (View?, Int) = (other, other.depth)
        while distance > oppositeDistance {
            view = view?.superview
            distance -= 1
        }
        while oppositeDistance > distance {
            opposite = opposite?.superview
            oppositeDistance -= 1
        }
        while let present = view, present !== opposite {
            view = present.superview
            opposite = opposite?.superview
        }
        return view
    }

    /// Whether it comes later in the tree than another view: it is within that one, or in front of it.
    final func comesAfter(_ other: View) -> Bool {
        guard self !== other, let meeting = meetingPoint(with: other) else { return false }
        guard self !== meeting, other !== meeting else { return other === meeting }
        return positionOfAncestor(in: meeting) > other.positionOfAncestor(in: meeting)
    }

    /// Where among the subviews of a view that contains this one the view stands that leads to it.
    private func positionOfAncestor(in container: View) -> Int {
        var view = self
        while let superview = view.superview, superview !== container {
            view = superview
        }
        return view.positionAmongSiblings
    }

    /// How many views the view is in.
    private var depth: Int {
        var depth = 0
        var view = superview
        while let present = view {
            depth += 1
            view = present.superview
        }
        return depth
    }

    /// Whether `view` is this one or in it.
    final func contains(_ view: View) -> Bool {
        view.isDescendant(of: self)
    }
}
