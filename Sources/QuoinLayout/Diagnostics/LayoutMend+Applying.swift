extension LayoutMend {
    /// Does it, to the views and constraints at hand. It is seen at the next layout.
    public func apply() {
        for change in changes {
            change.apply()
        }
    }
}

extension LayoutChange {
    /// Does it.
    fileprivate func apply() {
        switch self {
        case .activate(let constraint): constraint.isActive = true
        case .deactivate(let constraint): constraint.isActive = false
        case .setConstant(let constraint, let constant): constraint.constant = constant
        case .setPriority(let constraint, let priority): constraint.priority = priority
        case .replace(let constraint, let other):
            constraint.isActive = false
            other.isActive = true
        case .setHugging(let view, let axis, let priority):
            view.setContentHuggingPriority(priority, for: axis)
        case .setResistance(let view, let axis, let priority):
            view.setContentCompressionResistancePriority(priority, for: axis)
        case .addSubview(let view, let container): container.addSubview(view)
        case .moveBelow(let view, let sibling):
            sibling.superview?.insertSubview(view, belowSubview: sibling)
        case .letGrow(_, let change): change()
        case .placeByConstraints(let view): view.translatesAutoresizingMaskIntoConstraints = false
        }
    }
}
