/// Looking things up in a tree of views.
extension View {
    /// The views that are seen at a point of this view's coordinates, from the back to the front, this view
    /// included.
    ///
    /// ```swift
    /// screen.views(at: Point(x: 20, y: 40))      // [screen, card, title]
    /// ```
    ///
    /// The last one is in front. Unlike ``hitTest(_:)``, which says who is touched, it tells all of them, and
    /// those too that hang out of their superview, unless that clips. What is hidden or as good as
    /// transparent is not seen.
    ///
    /// - Complexity: O(*n*) in the number of views in this one.
    public final func views(at point: Point) -> [View] {
        var found: [View] = []
        // Points in the coordinates of the view beside them.
        var waiting: [(view: View, point: Point)] = [(self, point)]
        while let (view, place) = waiting.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            let isWithin = view.bounds.contains(place)
            if isWithin {
                found.append(view)
            } else if view.clipsToBounds {
                continue
            }
            for subview in view.storedSubviews.reversed() {
                let inSubview = place - subview.storedFrame.origin + subview.boundsOrigin
                waiting.append((subview, inSubview))
            }
        }
        return found
    }
}

extension LayoutElement {
    /// The constraints in force that speak of an attribute of the view or guide, on either side, in the order
    /// of their activation.
    ///
    /// ```swift
    /// title.constraints(on: .left)      // [title.left = icon.right + 8]
    /// ```
    ///
    /// What a stack, a scroll view or the like has stated is there to be read: what is changed in it changes
    /// nothing.
    public final func constraints(on attribute: LayoutAttribute) -> [LayoutConstraint] {
        constraintsInForce.filter { constraint in
            (constraint.first.leads(to: self) && constraint.firstAttribute == attribute)
                || (constraint.second.leads(to: self) && constraint.secondAttribute == attribute)
                || constraint.isMeasured(from: self, attribute)
        }.map { $0.isMadeByContainer ? $0.copyToRead : $0 }
    }

    /// The constraints in force that mention the element, in the order of their activation, without those that
    /// a view keeps for itself.
    package final var constraintsInForce: [LayoutConstraint] {
        mentioning
            .filter { $0.isActive && !$0.installation.isEmpty && !$0.state.contains(.isSystem) }
            .sorted { $0.order < $1.order }
    }
}

extension LayoutConstraint {
    /// Whether a side is a distance that begins at an attribute of an element.
    fileprivate func isMeasured(from element: LayoutElement, _ attribute: LayoutAttribute) -> Bool {
        guard let extras else { return false }
        return [extras.firstOrigin, extras.secondOrigin].contains { origin in
            origin.map { $0.attribute == attribute && $0.element.leads(to: element) } ?? false
        }
    }
}
