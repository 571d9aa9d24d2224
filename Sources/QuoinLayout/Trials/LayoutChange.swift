/// Something that could be done to a layout: to be tried beside the tree, or done to it.
package enum LayoutChange {
    /// Brings a constraint in force that is not yet.
    case activate(LayoutConstraint)
    /// Takes a constraint out of force.
    case deactivate(LayoutConstraint)
    case setConstant(LayoutConstraint, Double)
    case setPriority(LayoutConstraint, Priority)
    /// Puts a constraint in the place of another one.
    case replace(LayoutConstraint, with: LayoutConstraint)
    case setHugging(View, Axis, Priority)
    case setResistance(View, Axis, Priority)
    /// Lets constraints place a view, and no longer its frame.
    case placeByConstraints(View)
    /// Puts a view into another one. (A trial does not know it.)
    case addSubview(View, to: View)

    /// Does it.
    func apply() {
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
        case .placeByConstraints(let view): view.translatesAutoresizingMaskIntoConstraints = false
        }
    }
}
