/// Constraints whose way leads through views with bounds origins of their own: their constants follow
/// those.
extension LayoutEngine {
    /// Notes through which views the constraint's row leads.
    @inline(__always)
    func followOrigins(with constraint: LayoutConstraint, in base: View) {
        if isFar(constraint.first, from: base), let element = constraint.first.target {
            followOrigins(with: constraint, from: element, to: base)
        }
        if isFar(constraint.second, from: base), let element = constraint.second.target {
            followOrigins(with: constraint, from: element, to: base)
        }
        if base.extras?.systemGuides.visibleArea != nil {
            followOriginOfVisibleArea(constraint, in: base)
        }
        if constraint.extras != nil {
            for origin in [constraint.extras?.firstOrigin, constraint.extras?.secondOrigin] {
                if let link = origin?.element, isFar(link, from: base),
                    let element = link.target
                {
                    followOrigins(with: constraint, from: element, to: base)
                }
            }
        }
    }

    /// Whether there are views between an element and the base.
    @inline(__always)
    private func isFar(_ link: UpLink<LayoutElement>, from base: View) -> Bool {
        !link.leads(to: base) && link.with { !$0.enclosingLink.leads(to: base) } ?? false
    }

    private func followOrigins(
        with constraint: LayoutConstraint, from element: LayoutElement, to base: View
    ) {
        var view = element.enclosingLink.target
        while let present = view, present !== base {
            followOrigin(with: constraint, through: present)
            view = present.superview
        }
    }

    /// What is placed in the part of a view that is shown follows the origin of the view's bounds.
    private func followOriginOfVisibleArea(_ constraint: LayoutConstraint, in base: View) {
        guard constraint.firstAttribute.isPosition,
            constraint.elements.contains(where: { $0.isVisibleArea(of: base) })
        else { return }
        followOrigin(with: constraint, through: base)
    }

    private func followOrigin(with constraint: LayoutConstraint, through view: View) {
        let slot = slot(of: view)
        if !(originFollowers[slot]?.contains { $0 === constraint } ?? false) {
            originFollowers[slot, default: []].append(constraint)
            view.flags.insert(.hasOriginFollowers)
            constraint.state.insert(.followsOrigins)
        }
    }

    func stopFollowingOrigins(with constraint: LayoutConstraint) {
        constraint.state.remove(.followsOrigins)
        for (slot, passing) in originFollowers {
            guard let position = passing.firstIndex(where: { $0 === constraint }) else { continue }
            originFollowers[slot]?.remove(at: position)
            if passing.count == 1 {
                originFollowers[slot] = nil
                elements[Int(slot)].target?.flags.remove(.hasOriginFollowers)
            }
        }
    }
}
