/// What is said of traits that the engine does not know, and nothing else.
struct OwnTraits: Equatable {
    /// Whether anything was said of them anywhere so far, which few apps do: nobody has to look for it until then.
    @MainActor
    static var areSaid = false

    private var values: [ObjectIdentifier: Any] = [:]

    /// What is said of a trait, if something is.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        get {
            guard let value = values[ObjectIdentifier(trait)] else { return nil }
            return value as? Trait.Value
        }
        set { values[ObjectIdentifier(trait)] = newValue.map { $0 as Any } }
    }

    func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

    /// These, but for what the others say.
    func overridden(by others: OwnTraits) -> OwnTraits {
        if values.isEmpty || others.values.isEmpty { return values.isEmpty ? others : self }
        var all = self
        all.values.merge(others.values) { $1 }
        return all
    }

    static func == (one: OwnTraits, other: OwnTraits) -> Bool {
        guard one.values.count == other.values.count else { return false }
        return one.values.allSatisfy { key, value in
            other.values[key].map { areAlike(value, $0) } ?? false
        }
    }

    /// Whether two values are equal, or one object. Others are taken for different.
    static func areAlike(_ one: Any, _ other: Any) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
        if let one = one as? any Equatable { return isEqual(one) }
        guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
        return one as AnyObject === other as AnyObject
    }
}

extension UITraitOverrides {
    /// All of it: what the engine goes by, and the others.
    func overridden(by other: UITraitOverrides) -> UITraitOverrides {
        UITraitOverrides(
            stated: stated.overridden(by: other.stated), own: own.overridden(by: other.own))
    }
}
