/// What views and guides are called in one message, or in one trace: by name, never by address.
///
/// A view without a name is called by its kind and a number, which its tree keeps until views come, go or change
/// places.
package final class NameTable {
    private var properties: [ObjectIdentifier: (owner: View, name: String)] = [:]

    package init() {}

    /// Has a view called by the property that its owner has it in, if it has no name of its own.
    package func call(_ view: View, by property: String, of owner: View) {
        properties[ObjectIdentifier(view)] = (owner, property)
    }

    /// The view's name, or its kind and a number that depends on nothing but the tree: the view's
    /// place among those of its kind, in the order of a walk from the root.
    func label(of view: View) -> String {
        if let name = view.name, !name.isEmpty {
            return PrintableText.inLine(name)
        }
        if let property = properties[ObjectIdentifier(view)] {
            return "\(label(of: property.owner)).\(property.name)"
        }
        let tree = view.knownTree
        return tree?.viewNumbers?.label(of: view) ?? tree?.renumbered?.label(of: view)
            ?? "\(view.typeName)#1"
    }

    /// The guide's identifier, with its owner's label for those that every view has.
    func label(of guide: LayoutGuide) -> String {
        let identifier = PrintableText.inLine(guide.identifier)
        if guide.kind == .added, !identifier.isEmpty {
            return identifier
        }
        guard let owner = guide.owningView else {
            return identifier.isEmpty ? "LayoutGuide" : identifier
        }
        if !identifier.isEmpty {
            return "\(label(of: owner)).\(identifier)"
        }
        let number = (owner.extras?.guides.position(of: guide) ?? 0) + 1
        return "\(label(of: owner)).guide#\(number)"
    }

    /// What a view or guide is called; an item that has gone is called just that.
    package func label(of element: LayoutElement?) -> String {
        if let guide = element as? LayoutGuide {
            return label(of: guide)
        }
        return element?.viewOrOwner.map { label(of: $0) } ?? "(gone)"
    }
}
