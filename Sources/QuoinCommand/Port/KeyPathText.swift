extension SourcePort {
    /// What Objective-C says of a property: `#keyPath(CALayer.position)` as `"position"`.
    static func replacingKeyPaths(in code: String) -> String {
        var (written, rest) = ("", code[...])
        while let found = rest.firstRange(of: "#keyPath(") {
            let inside = rest[found.upperBound...].prefix { $0 != ")" }
            guard inside.endIndex < rest.endIndex, let path = keyPath(inside) else {
                written += rest[..<found.upperBound]
                rest = rest[found.upperBound...]
                continue
            }
            written += rest[..<found.lowerBound] + "\"\(path)\""
            rest = rest[rest.index(after: inside.endIndex)...]
        }
        return written + rest
    }

    /// The path behind the types that it begins with.
    private static func keyPath(_ path: Substring) -> String? {
        let words = path.split(separator: ".").map { $0.trimmingPrefix(while: \.isWhitespace) }
        let types = words.prefix { $0.first?.isUppercase ?? false }
        let names = words.dropFirst(types.count).map(String.init)
        guard let first = names.first, names.allSatisfy({ $0.allSatisfy(isPartOfWord) }) else {
            return nil
        }
        // Apple's classes name their properties to Objective-C without the word that Swift puts before them.
        let isApples = ["CA", "UI", "AV"].contains { types.last?.hasPrefix($0) ?? false }
        let bare = String(first.dropFirst(2))
        guard isApples, first.hasPrefix("is"), let letter = bare.first, letter.isUppercase else {
            return names.joined(separator: ".")
        }
        return ([letter.lowercased() + bare.dropFirst()] + names.dropFirst())
            .joined(separator: ".")
    }
}
