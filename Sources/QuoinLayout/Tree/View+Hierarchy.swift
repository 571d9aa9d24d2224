/// Putting views into each other.
extension View {
    /// The view that this one is in.
    public final var superview: View? { containerLink.target }

    /// The views in this one, from the back to the front.
    public final var subviews: [View] { storedSubviews }

    /// The window at the top of the tree, if there is one.
    public final var window: Window? {
        guard let tree = knownTree else { return asWindow }
        return tree.root.with { $0.asWindow } ?? nil
    }

    /// The view itself, if it is a window. (Asking for the class takes long.)
    @inline(__always)
    private var asWindow: Window? { flags.contains(.isWindow) ? self as? Window : nil }

    /// Puts a view into this one, in front of the others. It leaves the place where it was before.
    ///
    /// This view itself, a view that contains it, and windows are refused with an
    /// ``LayoutDiagnostic/invalidTree(_:)``.
    public final func addSubview(_ view: View) {
        insertSubview(view, at: .max)
    }

    /// Puts a view into this one, behind those from `index` on. An index out of range counts as the
    /// nearest one in range.
    public final func insertSubview(_ view: View, at index: Int) {
        if let refusal = refusal(toContain: view) {
            LayoutDiagnostic.invalidTree(refusal).report(to: root)
            return
        }
        if view.superview === self {
            view.shift(to: index)
            return
        }
        view.move(into: self, at: index)
    }

    /// Puts a view into this one, just behind a sibling.
    public final func insertSubview(_ view: View, belowSubview sibling: View) {
        insert(view, beside: sibling, offset: 0)
    }

    /// Puts a view into this one, just in front of a sibling.
    public final func insertSubview(_ view: View, aboveSubview sibling: View) {
        insert(view, beside: sibling, offset: 1)
    }

    private func insert(_ view: View, beside sibling: View, offset: Int) {
        guard sibling.superview === self, sibling !== view else {
            refuse(
                "\(sibling.label) is not a subview of \(label) that \(view.label) can be put beside."
            )
            return
        }
        if view.superview === self {
            // Taking it out first may move the sibling.
            let position = sibling.positionAmongSiblings
            let isBehind = view.positionAmongSiblings < position
            view.shift(to: position + offset - (isBehind ? 1 : 0))
        } else {
            insertSubview(view, at: sibling.positionAmongSiblings + offset)
        }
    }

    /// Exchanges the places of two subviews.
    public final func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        guard storedSubviews.indices.contains(index), storedSubviews.indices.contains(other) else {
            refuse(
                "\(label) has \(storedSubviews.count) subviews; \(index) and \(other) cannot be "
                    + "exchanged.")
            return
        }
        storedSubviews.swapAt(index, other)
        storedSubviews[index].siblingHint = Int32(index)
        storedSubviews[other].siblingHint = Int32(other)
        markDisplay()
    }

    /// Puts a subview in front of its siblings.
    public final func bringSubviewToFront(_ view: View) {
        shift(view, to: .max)
    }

    /// Puts a subview behind its siblings.
    public final func sendSubviewToBack(_ view: View) {
        shift(view, to: 0)
    }

    private func shift(_ view: View, to index: Int) {
        guard view.superview === self else {
            refuse("\(view.label) is not a subview of \(label).")
            return
        }
        view.shift(to: index)
    }

    /// Takes the view out of its superview.
    ///
    /// Constraints between the view's subtree and the rest are deactivated; those inside it stay.
    public final func removeFromSuperview() {
        if superview != nil {
            move(into: nil, at: 0)
        }
    }

    // MARK: Relations

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

    /// The topmost view of the tree.
    final var root: View { knownTree?.root.target ?? self }

    /// Whether the view is in a tree.
    @inline(__always)
    final func isIn(_ tree: LayoutTree) -> Bool {
        storedTree === tree || storedTree?.current === tree
    }

    /// What the views of the tree share.
    @inline(__always)
    final var tree: LayoutTree {
        if let known = storedTree, known.isCurrent {
            return known
        }
        return findTree()
    }

    private func findTree() -> LayoutTree {
        let found = knownTree ?? LayoutTree(root: self)
        storedTree = found
        return found
    }

    /// Lets the engine learn of a change, if it knows the view; and whoever has measured with it.
    final func noteForEngine(_ changes: ElementFlags) {
        if slot >= 0 {
            tree.enqueue(self, changes)
        } else {
            knownTree?.noteRevision()
        }
    }

    /// What the views of the tree share, if that was needed before.
    final var knownTree: LayoutTree? {
        guard let known = storedTree?.current else { return nil }
        if known.isAbandoned {
            return outlive(known)
        }
        return known
    }

    // MARK: Refusals

    private func refusal(toContain view: View) -> String? {
        if view.flags.contains(.isWindow) {
            return "\(view.label) is a window and cannot be put into \(label): windows are roots."
        }
        if view === self {
            return "\(label) cannot be put into itself."
        }
        if !view.storedSubviews.isEmpty, isDescendant(of: view) {
            return "\(view.label) cannot be put into \(label), which it contains."
        }
        return nil
    }

    private func refuse(_ message: String) {
        LayoutDiagnostic.invalidTree(message).report(to: root)
    }
}
