/// What surroundings a view is shown in.
extension View {
    /// The traits of a view, without a note of who states them.
    final var presentTraitsOfView: TraitCollection {
        traits(around: window?.presentTraits ?? TraitCollection())
    }

    /// The traits that the view has if the topmost view of its tree is shown in such surroundings.
    package final func traits(around common: TraitCollection) -> TraitCollection {
        guard flags.contains(.hasOverriddenTraits) else { return common }
        var overrides: [TraitCollection] = []
        var next: View? = self
        while let view = next, view.flags.contains(.hasOverriddenTraits) {
            if view.flags.contains(.overridesTraits), let traits = view.extras?.saidTraits {
                overrides.append(traits)
            }
            next = view.superview
        }
        return overrides.reversed().reduce(common) { $0.overridden(by: $1) }
    }

    /// What is around the view says of its traits, before what is set on it.
    final var inheritedTraits: TraitCollection {
        superview?.presentTraitsOfView ?? TraitCollection()
    }

    /// The traits that are set on the view.
    final var ownTraits: TraitCollection {
        if flags.contains(.isWindow), let window = self as? Window {
            return window.statedTraits
        }
        return extras?.traits ?? TraitCollection()
    }
}

extension ViewExtras {
    /// The traits that are set on the view, and those that outrank them.
    var saidTraits: TraitCollection? {
        guard let overridingTraits else { return traits }
        return traits?.overridden(by: overridingTraits) ?? overridingTraits
    }
}

extension Window {
    /// What was said of the traits, by setting them or the scale or the direction.
    final var statedTraits: TraitCollection {
        TraitCollection(displayScale: ownScale, layoutDirection: ownDirection)
            .overridden(by: extras?.saidTraits ?? TraitCollection())
    }

    /// The traits that follow from all that is set, and from the size.
    final var combinedTraits: TraitCollection { combinedTraits(atSize: storedFrame.size) }

    /// The traits that would follow from another size.
    final func combinedTraits(atSize size: Size) -> TraitCollection {
        let room = SizeClass.classes(of: size)
        return TraitCollection(
            horizontalSizeClass: room.horizontal, verticalSizeClass: room.vertical
        ).overridden(by: statedTraits)
    }
}
