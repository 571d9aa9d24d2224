/// What things are called in messages: by name, never by address.
extension View {
    /// The view's name, or its type and a number that depends on nothing but the tree: the view's
    /// place among those of its type, in the order of a walk from the root.
    final var label: String {
        if let name, !name.isEmpty {
            return name
        }
        let type = typeName
        var number = 0
        var found = 0
        root.forEachInSubtree { view in
            if view.typeName == type {
                number += 1
                if view === self {
                    found = number
                }
            }
        }
        return "\(type)#\(found)"
    }

    /// The name of the view's class.
    final var typeName: String {
        #if hasFeature(Embedded)
            "View"
        #else
            String(describing: type(of: self))
        #endif
    }
}

extension LayoutGuide {
    /// The guide's identifier, with its owner's label for those that every view has.
    var label: String {
        if kind == .added, !identifier.isEmpty {
            return identifier
        }
        guard let owner = containerLink.target else {
            return identifier.isEmpty ? "LayoutGuide" : identifier
        }
        if !identifier.isEmpty {
            return "\(owner.label).\(identifier)"
        }
        let number = (owner.layoutGuides.firstIndex { $0 === self } ?? 0) + 1
        return "\(owner.label).guide#\(number)"
    }
}

extension LayoutElement {
    /// What the element is called in messages.
    final var elementLabel: String {
        if let guide = self as? LayoutGuide {
            return guide.label
        }
        return hostView?.label ?? "?"
    }
}
