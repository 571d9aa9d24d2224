/// Constraints whose way leads through views with bounds origins of their own: their constants follow
/// those.
extension LayoutEngine {
    /// Notes through which views the constraint's row leads.
    @inline(__always)
    func notePassages(of constraint: LayoutConstraint, in container: View) {
        if isFar(constraint.first, from: container), let element = constraint.first.target {
            notePassages(of: constraint, from: element, to: container)
        }
        if isFar(constraint.second, from: container), let element = constraint.second.target {
            notePassages(of: constraint, from: element, to: container)
        }
        if container.extras?.systemGuides.visibleArea != nil {
            notePassageOfVisibleArea(constraint, in: container)
        }
        if constraint.extras != nil {
            for origin in [constraint.extras?.firstOrigin, constraint.extras?.secondOrigin] {
                if let link = origin?.element, isFar(link, from: container),
                    let element = link.target
                {
                    notePassages(of: constraint, from: element, to: container)
                }
            }
        }
    }

    /// Whether there are views between an element and the container.
    @inline(__always)
    private func isFar(_ link: UpLink<LayoutElement>, from container: View) -> Bool {
        link.with { $0 !== container && !$0.containerLink.leads(to: container) } ?? false
    }

    private func notePassages(
        of constraint: LayoutConstraint, from element: LayoutElement, to container: View
    ) {
        var view = element.containerLink.target
        while let present = view, present !== container {
            notePassage(of: constraint, through: present)
            view = present.superview
        }
    }

    /// What is placed in the part of a view that is shown follows the origin of the view's bounds.
    private func notePassageOfVisibleArea(_ constraint: LayoutConstraint, in container: View) {
        guard constraint.firstAttribute.isPosition,
            constraint.elements.contains(where: { $0.isVisibleArea(of: container) })
        else { return }
        notePassage(of: constraint, through: container)
    }

    private func notePassage(of constraint: LayoutConstraint, through view: View) {
        let slot = slot(of: view)
        if !(passages[slot]?.contains { $0 === constraint } ?? false) {
            passages[slot, default: []].append(constraint)
            view.flags.insert(.isPassed)
            constraint.state.insert(.passesThrough)
        }
    }

    func forgetPassages(of constraint: LayoutConstraint) {
        constraint.state.remove(.passesThrough)
        for (slot, passing) in passages {
            guard let position = passing.firstIndex(where: { $0 === constraint }) else { continue }
            passages[slot]?.remove(at: position)
            if passing.count == 1 {
                passages[slot] = nil
                elements[Int(slot)].target?.flags.remove(.isPassed)
            }
        }
    }
}
