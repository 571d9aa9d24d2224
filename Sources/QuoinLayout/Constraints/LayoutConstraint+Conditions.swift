/// Constraints that hold for some traits only.
///
/// Such a constraint may be meant to hold and yet be out of force: it is dormant then, and returns by itself
/// when the traits of its first item allow it. It keeps its place in the order of activation, so that how often
/// traits have changed makes no difference.
extension LayoutConstraint {
    /// For which traits of its first item the constraint holds; nil for all.
    ///
    /// It is set before the constraint is activated; only where a block activates what it has just made, after that.
    package var condition: TraitCondition? {
        get { extras?.condition }
        set {
            if extras == nil, newValue != nil {
                extras = ConstraintExtras()
            }
            extras?.condition = newValue
            if state.contains(.isActive) {
                uninstall()
                isActive = true
            }
        }
    }

    /// Whether it is meant to hold, though perhaps not for the present traits.
    package var isMeantToHold: Bool { state.contains(.isActive) }

    /// Whether the present traits let it hold.
    var isAllowedByTraits: Bool {
        guard let condition = extras?.condition else { return true }
        return condition.matches(
            first.target?.viewOrOwner?.presentTraitsOfView ?? TraitCollection())
    }

    /// Takes note that it is to hold, though not now.
    func sleep() {
        state.insert([.isActive, .isDormant])
        if state.contains(.awaitsEnclosingView) {
            takeEnclosingView()
            if state.contains(.awaitsEnclosingView) {
                _ = first.with { $0.flags.insert(.mayAwaitEnclosingView) }
            }
        }
    }

    /// Brings it in force, or takes it out, as the traits say.
    func follow(_ traits: TraitCollection) {
        guard let condition = extras?.condition, state.contains(.isActive) else { return }
        let isDormant = state.contains(.isDormant)
        if condition.matches(traits) == !isDormant {
            return
        }
        if isDormant {
            state.remove([.isActive, .isDormant])
            enforce()
        } else {
            let order = order
            uninstall()
            self.order = order
            sleep()
        }
    }
}

extension LayoutElement {
    /// Brings the constraints in force that the present traits ask for, and takes the others out.
    final func exchangeVariations() {
        guard flags.contains(.hasVariations) else { return }
        let traits = viewOrOwner?.presentTraitsOfView ?? TraitCollection()
        for constraint in mentioning where constraint.first.leads(to: self) {
            constraint.follow(traits)
        }
    }
}
