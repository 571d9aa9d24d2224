import QuoinKit

extension UIViewController: UITraitChangeObservable {
    /// As in UIKit: what is said here holds for the controller, its view and the controllers in it, as far as nothing
    /// nearer says otherwise.
    public final var traitOverrides: UITraitOverrides {
        get { ownTraits }
        set {
            ownTraits = newValue
            stateTraits()
        }
    }

    /// All that the controller says of its traits.
    final var saidTraits: UITraitOverrides {
        var said = UITraitOverrides()
        said.userInterfaceStyle = overrideUserInterfaceStyle
        return said.overridden(by: ownTraits)
    }

    final var presentTraits: UITraitCollection {
        let traits = core.traits
        return surroundings(
            with: isViewLoaded ? traits : traits.overridden(by: saidTraits.stated))
    }

    /// The traits that a child was given, if it was given some.
    final func traitsSet(forChild child: UIViewController) -> UITraitCollection? {
        let traits = core.overriddenTraits(ofChild: child.core)
        return traits.stated.isEmpty ? nil : UITraitCollection(traits)
    }

    final func stateTraits() { viewIfLoaded?.takeTraits(ofController: saidTraits) }

    /// What the nearest say of traits that the engine does not know.
    final var presentOwnTraits: OwnTraits {
        viewIfLoaded?.ownTraits
            ?? (parent?.presentOwnTraits ?? OwnTraits()).overridden(by: saidTraits.own)
    }

    /// All that surrounds the controller, with the engine's traits as they are or will be.
    final func surroundings(with traits: TraitCollection) -> UITraitCollection {
        UITraitCollection(around: traits, own: presentOwnTraits)
    }
}
