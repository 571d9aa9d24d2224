/// Putting views into each other.
extension View {
    /// The views in this one, from the back to the front.
    public final var subviews: [View] { storedSubviews }

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
        subviewList.exchange(index, other)
        orderChanged()
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

    // MARK: Refusals

    private func refusal(toContain view: View) -> String? {
        if view.flags.contains(.isWindow) {
            return "\(view.label) is a window and cannot be put into \(label): windows are roots."
        }
        if view === self {
            return "\(label) cannot be put into itself."
        }
        if !view.subviewList.isEmpty, isDescendant(of: view) {
            return "\(view.label) cannot be put into \(label), which it contains."
        }
        return nil
    }

    private func refuse(_ message: String) {
        LayoutDiagnostic.invalidTree(message).report(to: root)
    }
}
