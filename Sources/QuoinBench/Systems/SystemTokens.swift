import QuoinSolver

/// Why a line is not in the language.
struct SystemSyntaxError: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

/// The tokens of one line, taken one by one.
struct SystemTokens {
    /// The smallest part of a line that means something.
    enum Token: Equatable {
        case number(Double)
        case name(String)
        case relation(Relation)
        case symbol(Character)
    }

    private var tokens: [Token] = []
    private var position = 0

    /// Cuts a line, from which the comment has been taken, into tokens.
    init(_ code: Substring) throws(SystemSyntaxError) {
        var rest = code.drop(while: \.isWhitespace)
        while let first = rest.first {
            if first.isNumber || first == "." {
                tokens.append(try Self.cutNumber(from: &rest))
            } else if first.isLetter || first == "_" {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
                tokens.append(.name(String(name)))
                rest.removeFirst(name.count)
            } else if let relation = Self.cutRelation(from: &rest) {
                tokens.append(.relation(relation))
            } else if "+-*/@:".contains(first) {
                tokens.append(.symbol(first))
                rest.removeFirst()
            } else {
                throw SystemSyntaxError("\(first) has no meaning here")
            }
            rest = rest.drop(while: \.isWhitespace)
        }
    }

    /// Whether every token has been taken.
    var isAtEnd: Bool { position == tokens.count }

    /// The next token, which stays.
    var peek: Token? { isAtEnd ? nil : tokens[position] }

    /// Takes the next token, whatever it is.
    mutating func next() -> Token? {
        let token = peek
        skip()
        return token
    }

    /// Takes the next token if it is the given one.
    mutating func take(_ token: Token) -> Bool {
        guard peek == token else { return false }
        skip()
        return true
    }

    /// Takes a word that begins a declaration; the same word in an expression is a variable.
    mutating func take(declaration word: String) -> Bool {
        guard peek == .name(word), position + 1 < tokens.count,
            case .name = tokens[position + 1]
        else { return false }
        skip()
        return true
    }

    /// Takes `label:` if the line begins with it.
    mutating func skipLabel() {
        guard case .name? = peek, position + 1 < tokens.count,
            tokens[position + 1] == .symbol(":")
        else { return }
        position += 2
    }

    /// Goes on to the next token.
    mutating func skip() {
        position = min(position + 1, tokens.count)
    }

    // MARK: - Cutting

    /// Cuts digits, a fraction and an exponent, whose sign belongs to the number.
    private static func cutNumber(
        from rest: inout Substring
    ) throws(SystemSyntaxError) -> Token {
        var length = 0
        var previous: Character = " "
        for character in rest {
            let signsExponent =
                (character == "+" || character == "-") && (previous == "e" || previous == "E")
            guard
                character.isNumber || character == "." || character == "e" || character == "E"
                    || signsExponent
            else { break }
            previous = character
            length += 1
        }
        let text = rest.prefix(length)
        guard let value = Double(text) else {
            throw SystemSyntaxError("\(text) is not a number")
        }
        rest.removeFirst(length)
        return .number(value)
    }

    private static func cutRelation(from rest: inout Substring) -> Relation? {
        let relations: [(String, Relation)] = [
            ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("==", .equal), ("=", .equal),
        ]
        for (sign, relation) in relations where rest.hasPrefix(sign) {
            rest.removeFirst(sign.count)
            return relation
        }
        return nil
    }
}
