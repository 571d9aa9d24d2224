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
    /// Has a view drawn before one beside it. (No more does a trial know that.)
    case moveBelow(View, View)
    /// Lets what shows a row give it the height of what is in it, in the way that is said. (Nor does a trial know that.)
    case letGrow(View, () -> Void)

    /// Whether what comes into force can be a constraint: what holds for a view may mean nothing for a guide.
    package var isPossible: Bool {
        switch self {
        case .activate(let constraint), .replace(_, with: let constraint): constraint.defect == nil
        default: true
        }
    }
}
