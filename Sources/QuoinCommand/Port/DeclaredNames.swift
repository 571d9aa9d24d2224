/// The names that a file declares outside of methods: those that no other file sees, and those that stand in each
/// type.
struct DeclaredNames {
    /// What a brace has opened, with how many brackets were open around it.
    private struct Opened {
        /// The type, with those that it stands in; nil in the body of a method and the like.
        var type: String?
        var isPrivate: Bool
        var brackets: Int
    }

    /// What `private` and `fileprivate` hide from other files.
    private(set) var hidden: Set<String> = []
    /// Whether that is hidden, too, what has no name: an initializer, or an operator.
    private(set) var hidesNameless = false
    /// What stands in types, by their names with those of the types that they stand in.
    private(set) var members: [String: Set<String>] = [:]

    private var opened: [Opened] = []
    private var brackets = 0
    private var isPrivate = false
    /// Whether the last one that was declared is.
    private var lastIsPrivate = false
    /// The word that says what comes to be declared, and the type whose brace is still to come.
    private var keyword: String?
    private var type: String?
    private var typeIsPrivate = false
    private var isBehindComma = false

    init(_ source: SourceCode) {
        guard !source.lines.isEmpty else { return }
        for token in CodeTokens(source, in: 1...source.lines.count).all { read(token) }
    }

    private mutating func read(_ token: CodeTokens.Token) {
        switch token.text {
        case "{": return open()
        case "}": return close()
        case "(", "[":
            if keyword != nil { declareNameless() }
            brackets += 1
        case ")", "]": brackets -= 1
        case _ where brackets > 0 || !isOutside: break
        case "," where keyword == nil:
            isBehindComma = true
            return
        case ":" where type != nil, "<" where type != nil: keyword = nil
        case "." where keyword == "extension": break
        case _ where token.isWord: readWord(token)
        case _ where token.text != "`" && keyword != nil: declareNameless()
        default: break
        }
        if token.isWord { isBehindComma = false }
    }

    /// Whether what is declared here is not in a method.
    private var isOutside: Bool { opened.last.map { $0.type != nil } ?? true }

    private mutating func readWord(_ token: CodeTokens.Token) {
        let word = token.text
        if keyword == "extension", let begun = type {
            if token.isBehindDot { type = begun + "." + word } else { keyword = nil }
            return
        }
        if let keyword {
            // What `class` says may be of a method.
            let isName =
                token.isQuoted
                || !(Self.reserved.contains(word)
                    || keyword == "class" && Self.modifiers.contains(word))
            if isName { return declare(word, by: keyword) }
        }
        if isBehindComma {
            add(word, isPrivate: lastIsPrivate)
        }
        guard !token.isBehindDot, !token.isQuoted else { return }
        switch word {
        case "private", "fileprivate": isPrivate = true
        case "init", "subscript":
            hidesNameless = hidesNameless || isPrivate || opened.last?.isPrivate ?? false
            isPrivate = false
        case "import": isPrivate = false
        case _ where Self.keywords.contains(word): (keyword, type) = (word, nil)
        default: break
        }
    }

    private mutating func declare(_ name: String, by keyword: String) {
        if keyword == "extension" {
            (type, typeIsPrivate) = (name, isPrivate)
        } else {
            let isHidden = isPrivate || opened.last?.isPrivate ?? false
            add(name, isPrivate: isHidden)
            lastIsPrivate = isHidden
            if Self.types.contains(keyword) {
                type = (opened.last?.type.map { $0 + "." } ?? "") + name
                // To see its members, one has to see it.
                typeIsPrivate = false
            }
            self.keyword = nil
        }
        isPrivate = false
    }

    private mutating func add(_ name: String, isPrivate: Bool) {
        if isPrivate { hidden.insert(name) }
        if let type = opened.last?.type { members[type, default: []].insert(name) }
    }

    private mutating func declareNameless() {
        guard keyword != "extension" else { return }
        hidesNameless = hidesNameless || isPrivate || opened.last?.isPrivate ?? false
        (keyword, isPrivate) = (nil, false)
    }

    private mutating func open() {
        opened.append(
            Opened(
                type: brackets == 0 && isOutside ? type : nil, isPrivate: typeIsPrivate,
                brackets: brackets))
        (brackets, keyword, type, typeIsPrivate) = (0, nil, nil, false)
        (isPrivate, isBehindComma) = (false, false)
    }

    private mutating func close() {
        brackets = opened.popLast()?.brackets ?? 0
        (keyword, type, isPrivate, isBehindComma) = (nil, nil, false, false)
    }

    private static let types: Set = ["class", "struct", "enum", "actor", "protocol"]
    private static let keywords = types.union([
        "func", "var", "let", "case", "typealias", "extension", "macro", "associatedtype",
    ])
    /// Words that stand before what is declared, and may be names, too.
    private static let modifiers: Set = ["override", "final", "open"]
    private static let reserved = keywords.subtracting(["actor", "macro"]).union([
        "private", "fileprivate", "public", "internal", "static", "init", "subscript", "import",
    ])
}
