extension UIView: UITraitChangeObservable {
    /// What was asked for. Not of UIKit.
    public final var quoinTraitRegistrations: [any UITraitChangeRegistration] {
        get { extras.traitRegistrations }
        set { extras.traitRegistrations = newValue }
    }
}
