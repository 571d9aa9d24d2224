/// What an app has said of all of a class, on a model of it.
@MainActor
struct AppearanceModel {
    /// The model, and another one on which nothing is ever said: what differs was said.
    let said: NSObject
    let plain: NSObject
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection
    /// Whether somebody is of the class that it speaks of.
    let isOfKind: (NSObject) -> Bool

    init<Kind: NSObject>(
        _ said: Kind, plain: Kind, for traits: UITraitCollection,
        in containers: [any UIAppearanceContainer.Type]
    ) {
        (self.said, self.plain) = (said, plain)
        (self.traits, self.containers) = (traits, containers)
        isOfKind = { $0 is Kind }
    }

    /// Whether it is the one that an app has asked for in these words.
    func isFor(
        _ kind: AnyClass, _ traits: UITraitCollection,
        _ containers: [any UIAppearanceContainer.Type]
    ) -> Bool {
        type(of: said) == kind && self.traits.isEqual(traits)
            && self.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }

    /// Whether it speaks of who has these traits and is within these, the innermost first.
    func covers(_ traits: UITraitCollection, within chain: [any UIAppearanceContainer]) -> Bool {
        guard traits.containsTraits(in: self.traits) else { return false }
        var rest = chain[...]
        return containers.allSatisfy { container in
            guard let place = rest.firstIndex(where: { Self.is($0, container) }) else {
                return false
            }
            rest = rest[(place + 1)...]
            return true
        }
    }

    private static func `is`<Container: UIAppearanceContainer>(
        _ one: any UIAppearanceContainer, _ kind: Container.Type
    ) -> Bool { one is Container }

    /// Whether it counts before another one: it speaks of a class that is one of the other's, or of less of the same.
    func isNarrower(than other: AppearanceModel) -> Bool {
        guard type(of: said) == type(of: other.said) else { return other.isOfKind(said) }
        let hasTraits = !traits.isEqual(UITraitCollection())
        let otherHasTraits = !other.traits.isEqual(UITraitCollection())
        guard hasTraits == otherHasTraits else { return hasTraits }
        return containers.count > other.containers.count
    }
}
