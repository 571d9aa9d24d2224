/// The name in Swift that Xcode gives to a colour or a picture of a catalogue, or to a folder of them.
///
/// Words begin where something stands that is no letter and no digit, and at a letter behind a digit. They are
/// written together with capitals, the first one in small letters; a name without small letters keeps its words apart.
struct CatalogueSymbol {
    /// The folders whose names are a part of the name, as types.
    let namespaces: [String]
    let member: String

    /// None for what has no letter and no digit.
    ///
    /// - Parameter kind: What is left out at the end of a name: `Color`, or `Image`.
    init?(_ name: String, kind: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map {
            Self.words(of: $0)
        }
        guard let words = parts.last, !parts.contains(where: { $0.isEmpty }) else { return nil }
        namespaces = parts.dropLast().map { Self.declared($0.map(Self.capital)) }
        guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
            member = Self.declared([words.joined(separator: "_")])
            return
        }
        let joined = words.map(Self.capital).joined()
        let isLonger = joined.count > kind.count && joined.hasSuffix(kind)
        member = Self.declared([Self.small(isLonger ? joined.dropLast(kind.count) : joined[...])])
    }

    private static func words(of name: Substring) -> [String] {
        var words: [String] = []
        var former: Character?
        for letter in name {
            let isPart = letter.isLetter || isDigit(letter)
            defer { former = isPart ? letter : nil }
            guard isPart else { continue }
            if let former, !isDigit(former) || isDigit(letter) {
                words[words.count - 1].append(letter)
            } else {
                words.append(String(letter))
            }
        }
        return words
    }
    private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }

    private static func capital(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
    /// In small letters up to the one that begins the next word: `apcPhoto` for `APCPhoto`.
    private static func small(_ name: Substring) -> String {
        let capitals = name.prefix { $0.isUppercase }
        let rest = name.dropFirst(capitals.count)
        let isFollowed = capitals.count > 1 && rest.first?.isLowercase == true
        let first = isFollowed ? capitals.dropLast() : capitals
        return first.lowercased() + name.dropFirst(first.count)
    }

    /// As it can be declared.
    private static func declared(_ words: [String]) -> String {
        let name = words.joined()
        let beginsWithDigit = name.first.map(isDigit) ?? false
        return beginsWithDigit ? "_" + name : keywords.contains(name) ? "`\(name)`" : name
    }
    private static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
}
