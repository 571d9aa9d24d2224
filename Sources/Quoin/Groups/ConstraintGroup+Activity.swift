/// Bringing the constraints of a group in force, and taking them out.
extension ConstraintGroup {
    /// Whether all its constraints are active. Setting it activates or deactivates all.
    ///
    /// A group without constraints is never active.
    public var isActive: Bool {
        get { memberCount > 0 && allConstraints { $0.isActive } }
        set {
            if newValue {
                activate()
            } else {
                deactivate()
            }
        }
    }

    /// Brings the constraints in force. Constraints, not frames, place the views then that they are about.
    ///
    /// What was said about the superview means the present one.
    public func activate() {
        guard let element = owner else { return }
        element.leavePlacingToConstraints()
        forEachConstraint { $0.isActive = true }
        forEachListed { ItemStatements.of(element).list($0) }
    }

    /// Takes the constraints out of force.
    public func deactivate() {
        owner.flatMap(ItemStatements.existing)?.strike(self)
        forEachConstraint { $0.isActive = false }
    }
}
