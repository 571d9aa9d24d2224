extension SourcePort {
    private static let selector = "#selector("

    /// Writes `#selector(save)` as `Selector(Self.save)`, which keeps no object, wherever that can be said; and
    /// as `Selector(save)` elsewhere. What stands for an accessor, or is not to be found in its line, stays.
    static func replacingSelectors(in code: String, context: inout CodeContext) -> String {
        var (written, rest) = ("", code[...])
        while let found = rest.firstRange(of: selector) {
            context.read(rest[..<found.lowerBound])
            context.read("(")
            written += rest[..<found.lowerBound]
            let inside = insideBrackets(rest[found.upperBound...])
            rest = rest[inside.endIndex...]
            // Behind a comment the bracket is closed in another piece of the code.
            let name = rest.isEmpty ? inside.trimmingPrefix(while: \.isWhitespace) : inside.trimmed
            if let method = method(withoutBrackets(name), isInMember: context.isInMember) {
                written += "Selector(" + method
            } else {
                written += selector + name
            }
        }
        context.read(rest)
        return written + rest
    }

    /// What `Selector` takes in the place of what `#selector` did; nil if that is no method.
    private static func method(_ text: Substring, isInMember: Bool) -> String? {
        let name = text.prefix { $0 != ")" && $0 != "(" }
        guard !text.isEmpty, !name.contains(":") else { return nil }
        var rest = text
        if let own = ["self.", "self?."].first(where: { name.hasPrefix($0) }), isInMember {
            rest = rest.dropFirst(own.count)
        } else if !isInMember || name.contains(".") || name.isEmpty {
            return String(text)
        }
        // The type that tells methods of one name apart is that of a method with its object; here that is still
        // to come.
        guard let cast = rest.firstRange(of: " as ") else { return "Self." + rest }
        return "Self." + rest[..<cast.upperBound] + "(Self) -> " + rest[cast.upperBound...]
    }

    /// The code without the pair of brackets that it begins with, as long as nothing is asked of what is in them.
    private static func withoutBrackets(_ code: Substring) -> Substring {
        guard code.first == "(" else { return code }
        let inside = insideBrackets(code.dropFirst())
        let behind = code[inside.endIndex...].dropFirst()
        guard inside.endIndex < code.endIndex, behind.isEmpty || behind.hasPrefix(" as ") else {
            return code
        }
        return withoutBrackets(behind.isEmpty ? inside.trimmed : Substring(inside.trimmed + behind))
    }

    /// The code up to the bracket that closes what it begins in.
    static func insideBrackets(_ code: Substring) -> Substring {
        var depth = 0
        return code.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth >= 0
        }
    }
}
