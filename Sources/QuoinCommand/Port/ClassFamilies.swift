/// What classes of files that belong together inherit, and what they override.
struct ClassFamilies {
    /// What each class is said to inherit first, by the name of the class with those that it stands in.
    private var parents: [String: String] = [:]
    private var overrides: [String: Set<String>] = [:]

    init(_ sources: [SourceCode]) {
        for block in sources.flatMap({ BlockReader($0).blocks })
        where block.isClass || block.isExtension {
            if block.isClass, let parent = Self.parent(in: block.header) {
                parents[block.name] = parent
            }
            let overriding = block.members.filter(\.overrides).compactMap(\.signature)
            overrides[block.name, default: []].formUnion(overriding)
        }
    }

    /// Whether a class that inherits from another one overrides what has a signature.
    func isOverridden(_ signature: String, below name: String) -> Bool {
        overrides.contains { $0.value.contains(signature) && isBelow($0.key, name) }
    }

    private func isBelow(_ name: String, _ ancestor: String) -> Bool {
        var seen: Set = [name]
        var next = parent(of: name)
        while let parent = next, seen.insert(parent).inserted {
            if parent == ancestor { return true }
            next = self.parent(of: parent)
        }
        return false
    }

    /// The class above one: what stands in the same type as that needs no more than its own name.
    private func parent(of name: String) -> String? {
        guard let parent = parents[name] else { return nil }
        var scope = name[...]
        while let dot = scope.lastIndex(of: ".") {
            scope = scope[..<dot]
            if overrides["\(scope).\(parent)"] != nil { return "\(scope).\(parent)" }
        }
        return parent
    }

    /// What a class is said to inherit first, which is its class, if it has one.
    private static func parent(in header: String) -> String? {
        // Between angle brackets there are colons, too.
        var (depth, flat) = (0, "")
        for character in header {
            if character == "<" { depth += 1 }
            if depth == 0 { flat.append(character) }
            if character == ">" { depth -= 1 }
        }
        guard let colon = flat.firstIndex(of: ":") else { return nil }
        return flat[flat.index(after: colon)...]
            .split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.first.map(String.init)
    }
}
