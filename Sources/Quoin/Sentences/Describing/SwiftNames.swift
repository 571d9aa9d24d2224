/// What views and metrics are called in Swift: by their names, where these are names there and nothing else has
/// them.
struct SwiftNames {
    private var taken: Set<String>

    init() {
        taken = Set(Self.keywords + Self.used)
    }

    /// A name for something, which nothing else has from then on.
    mutating func take(_ name: String) -> String {
        var result = name.utf8.allSatisfy { $0 == UInt8(ascii: "_") } ? "view" : name
        while !taken.insert(result).inserted {
            result += "_"
        }
        return result
    }

    /// Whether a text is a name in Swift.
    static func isName(_ text: String) -> Bool {
        var scanner = SentenceScanner(text)
        return scanner.isAtName && scanner.name() == text && text != "_"
            && !keywords.contains(text)
    }

    /// What the code has its own meaning for.
    private static let used = [
        "window", "make", "views", "metrics", "View", "Label", "SizedView", "Size", "Point",
        "EdgeInsets",
        "DirectionalEdgeInsets", "Priority", "Double", "String",
    ]

    private static let keywords = [
        "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension String {
    /// The text as a literal of Swift.
    var swiftLiteral: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            default:
                let text = String(Character(scalar))
                if PrintableText.withoutControls(text) == text {
                    literal.unicodeScalars.append(scalar)
                } else {
                    literal += "\\u{\(String(scalar.value, radix: 16))}"
                }
            }
        }
        return literal + "\""
    }
}
