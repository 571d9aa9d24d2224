/// In what a place of a source file stands, by the braces before it: enough to know whether `Self` is the class
/// whose methods are meant there.
struct CodeContext {
    private enum Kind {
        case type, member, storedProperty, other
    }

    private var open: [Kind] = []
    private var header = ""

    /// Whether the place is in a method, an initializer, an accessor or a lazy property.
    ///
    /// In the value of a stored property there is no `Self`.
    var isInMember: Bool { open.last { $0 != .other } == .member }

    /// Goes on past some code.
    mutating func read(_ code: some StringProtocol) {
        for character in code {
            switch character {
            case "{":
                open.append(Self.kind(of: header))
                header = ""
            case "}":
                _ = open.popLast()
                header = ""
            case ";": header = ""
            default: header.append(character)
            }
        }
    }

    /// What begins on another line is another statement, but for what a bracket holds together.
    mutating func endLine() {
        let isOpen =
            header.count { $0 == "(" || $0 == "[" } > header.count { $0 == ")" || $0 == "]" }
        let goesOn = header.contains { !$0.isWhitespace } && Self.kind(of: header) == .member
        header = isOpen || goesOn ? header + " " : ""
    }

    private static func kind(of header: String) -> Kind {
        let words = Set(header.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        if !words.isDisjoint(with: ["func", "init", "deinit", "subscript", "lazy"])
            || !words.isDisjoint(with: ["didSet", "willSet", "get", "set"])
        {
            return .member
        }
        if !words.isDisjoint(with: ["class", "struct", "enum", "extension", "actor", "protocol"]) {
            return .type
        }
        if !words.isDisjoint(with: ["var", "let"]) {
            return header.contains("=") ? .storedProperty : .member
        }
        return .other
    }
}
