/// What views and guides are called in a visual format that describes constraints.
///
/// Only what has a name of its own can be called by it, and no two may have the same one: the text is
/// to be read back.
struct ChainNames {
    private var owners: [String: ObjectIdentifier] = [:]

    /// The element's name; nil if it has none that a format could have, or if another one has it too.
    mutating func name(of element: LayoutElement) -> String? {
        guard let name = element.chainName, Self.isName(name) else { return nil }
        let identity = ObjectIdentifier(element)
        if let owner = owners[name] {
            return owner == identity ? name : nil
        }
        owners[name] = identity
        return name
    }

    /// Whether a text is a name in a format: letters, digits and underscores, no digit first.
    private static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.beginsName else { return false }
        return text.unicodeScalars.allSatisfy { $0.continuesName }
    }
}

extension LayoutElement {
    /// The name that someone gave it.
    fileprivate var chainName: String? {
        guard let guide = self as? LayoutGuide else { return viewOrOwner?.name }
        return guide.kind == .added ? guide.identifier : nil
    }
}

extension Unicode.Scalar {
    fileprivate var beginsName: Bool { self == "_" || properties.isXIDStart }

    fileprivate var continuesName: Bool { properties.isXIDContinue }
}
