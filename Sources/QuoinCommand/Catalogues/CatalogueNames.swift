/// The members by which an app asks for what is in a catalogue, as `UIColor.brand` and `UIImage(resource: .logo)`.
///
/// They are members of a protocol, which give way to those of the classes and to those that the app declares
/// itself: Xcode may have been told not to make them.
struct CatalogueNames {
    /// What is in one folder whose name counts, and the folders in it.
    private struct Space {
        /// Members with what they stand for, in the order of the catalogue.
        var members: [(symbol: String, name: String)] = []
        var spaces: [(symbol: String, space: Space)] = []

        /// Of two things with one name the first one has it.
        mutating func add(_ name: String, _ symbol: String, in namespaces: ArraySlice<String>) {
            guard let first = namespaces.first else {
                if !members.contains(where: { $0.symbol == symbol }) {
                    members.append((symbol, name))
                }
                return
            }
            if !spaces.contains(where: { $0.symbol == first }) { spaces.append((first, Space())) }
            for index in spaces.indices where spaces[index].symbol == first {
                spaces[index].space.add(name, symbol, in: namespaces.dropFirst())
            }
        }
    }

    private var root = Space()
    private let (type, resource, protocolName): (String, String, String)

    /// - Parameters:
    ///   - names: What the catalogue calls them.
    ///   - type: The class that they become.
    ///   - resource: The value that says which one it is.
    ///   - kind: What is left out at the end of a name.
    init(
        _ names: [String], as type: String, from resource: String, kind: String,
        protocolName: String
    ) {
        (self.type, self.resource, self.protocolName) = (type, resource, protocolName)
        for name in names {
            guard let symbol = CatalogueSymbol(name, kind: kind) else { continue }
            root.add(name, symbol.member, in: symbol.namespaces[...])
        }
    }

    var lines: [String] {
        var lines: [String] = []
        if !root.members.isEmpty {
            lines += [
                "", "/// Has the names that Xcode gives; those that the app has itself come first.",
                "protocol \(protocolName) {}",
            ]
            for type in [resource, type] {
                lines += [
                    "extension \(type): \(protocolName) {}",
                    "extension \(protocolName) where Self == \(type) {",
                ]
                lines += members(root, of: type) + ["}"]
            }
        }
        if !root.spaces.isEmpty {
            for type in [resource, type] {
                lines += ["", "extension \(type) {"]
                lines += spaces(root, of: type) + ["}"]
            }
        }
        return lines
    }

    private func members(_ space: Space, of type: String) -> [String] {
        space.members.flatMap { symbol, name in
            let found = "\(resource)(name: \(CatalogueSource.quoted(name)), bundle: .main)"
            return [
                "    static var \(symbol): \(type) {",
                "        " + (type == resource ? found : "\(type)(resource: \(found))"),
                "    }",
            ]
        }
    }

    private func spaces(_ space: Space, of type: String) -> [String] {
        space.spaces.flatMap { symbol, space in
            let inside = members(space, of: type) + spaces(space, of: type)
            return ["    enum \(symbol) {"] + inside.map { "    " + $0 } + ["    }"]
        }
    }
}
