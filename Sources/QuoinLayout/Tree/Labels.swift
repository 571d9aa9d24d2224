/// What things are called in messages that mention one of them; see ``NameTable``.
extension View {
    /// The view's name, or its type and a number that depends on nothing but the tree.
    final var label: String { NameTable().label(of: self) }

    /// The name of the view's kind.
    package final var typeName: String { askedKindName ?? className }

    /// The name of the view's class, where types know their names: Embedded Swift leaves them out.
    final var className: String {
        #if hasFeature(Embedded)
            "View"
        #else
            String(describing: type(of: self))
        #endif
    }
}

extension LayoutGuide {
    /// The guide's identifier, with its owner's label for those that every view has.
    var label: String { NameTable().label(of: self) }
}
