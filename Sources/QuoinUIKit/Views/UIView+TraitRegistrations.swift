extension UIView: UITraitChangeObservable {
    /// What was asked for. Not of UIKit.
    public final var quoinTraitRegistrations: [any UITraitChangeRegistration] {
        get { extras.traitRegistrations }
        set { extras.traitRegistrations = newValue }
    }

    /// As in UIKit: what is said here holds for the view and all that is in it, as far as nothing nearer says otherwise.
    public final var traitOverrides: UITraitOverrides {
        get { extras.traitOverrides }
        set {
            sayTraits(more: newValue.own != extras.traitOverrides.own) {
                extras.traitOverrides = newValue
            }
        }
    }

    /// The controller says other traits of its view.
    final func takeTraits(ofController traits: UITraitOverrides) {
        sayTraits(more: traits.own != extras.controllerTraits.own) {
            extras.controllerTraits = traits
        }
    }

    /// The view comes after its controller, and a single trait's property before the overrides.
    final func stateTraits() {
        var own = UITraitOverrides()
        own.userInterfaceStyle = overrideUserInterfaceStyle
        node.overridingTraits = extras.controllerTraits.stated
            .overridden(by: own.stated).overridden(by: extras.traitOverrides.stated)
    }
}
