/// What is said about views: chains of words.
extension SentenceReader {
    /// Takes what is left of the line: statements with semicolons between them.
    mutating func statements() throws(SourceProblem) -> Range<Int> {
        let start = syntax.chains.count
        while !scanner.isAtLineEnd {
            let chain = try chain()
            syntax.chains.append(chain)
            guard !scanner.isAt("{") else {
                throw scanner.problem(
                    "sentences have no blocks: write \"badge: left.equalTo(photo)\"")
            }
            guard scanner.isAtLineEnd || scanner.skip(UInt8(ascii: ";")) else {
                throw strangeSign ?? scanner.missing("\".\", \";\" or the end of the line")
            }
        }
        return start..<syntax.chains.count
    }

    private mutating func chain() throws(SourceProblem) -> SentenceChain {
        let place = scanner.position
        skipMaker()
        let start = syntax.links.count
        repeat {
            guard scanner.isAtName else {
                throw strangeSign ?? missingWord(isFirst: syntax.links.count == start)
            }
            let word = scanner.word()
            // What SnapKit has between a view and its attributes says nothing here.
            guard word.text != "snp" || scanner.isAt("(") else { continue }
            let arguments = scanner.isAt("(") ? try arguments(isNested: false) : nil
            syntax.links.append(SentenceLink(word: word, arguments: arguments))
        } while scanner.skip(UInt8(ascii: "."))
        let links = start..<syntax.links.count
        try refuseComparison()
        let setting = try setting()
        return SentenceChain(
            links: links, setting: setting, place: place..<scanner.endWithoutBlanks)
    }

    /// Skips what stands before the attributes in Swift.
    private mutating func skipMaker() {
        let start = scanner.position
        if scanner.isAt("$"), scanner.following == UInt8(ascii: "0") {
            scanner.advance(by: 2)
            scanner.skipBlanks()
        } else {
            // A look at the first letter is enough nearly always.
            guard scanner.isAt("m"), scanner.word().text == "make" else {
                scanner.position = start
                return
            }
        }
        if !scanner.skip(UInt8(ascii: ".")) {
            scanner.position = start
        }
    }

    private func missingWord(isFirst: Bool) -> SourceProblem {
        if isFirst, scanner.isAt(".") {
            return scanner.problem("a sentence stands on one line, and none begins with a point")
        }
        return isFirst
            ? scanner.missing("a view's name, or an attribute such as \"left\"")
            : scanner.missing("a word")
    }

    /// Takes `=` and what follows it, if it comes next.
    private mutating func setting() throws(SourceProblem) -> Int? {
        guard scanner.skip(UInt8(ascii: "=")) else { return nil }
        let argument = try argument(isNested: false)
        syntax.arguments.append(argument)
        return syntax.arguments.count - 1
    }

    /// Refuses what other languages compare with.
    func refuseComparison() throws(SourceProblem) {
        let equals = UInt8(ascii: "=")
        let word: String
        switch scanner.current {
        case equals where scanner.following == equals: word = "equalTo"
        case UInt8(ascii: "<"): word = "lessThanOrEqualTo"
        case UInt8(ascii: ">"): word = "greaterThanOrEqualTo"
        default: return
        }
        throw scanner.problem("a comparison is said by a word: .\(word)(…)")
    }

    // MARK: Parentheses

    /// Takes what stands between parentheses. One must be open here.
    private mutating func arguments(isNested: Bool) throws(SourceProblem) -> Range<Int> {
        let place = scanner.position
        var arguments: [SentenceArgument] = []
        _ = scanner.skip(UInt8(ascii: "("))
        if !scanner.isAt(")") {
            repeat {
                guard !scanner.isAtLineEnd else {
                    throw SourceProblem("this \"(\" is never closed", at: place)
                }
                arguments.append(try argument(isNested: isNested))
            } while scanner.skip(UInt8(ascii: ","))
        }
        try close(")", openedAt: place)
        let start = syntax.arguments.count
        syntax.arguments += arguments
        return start..<syntax.arguments.count
    }

    private mutating func close(
        _ sign: Unicode.Scalar, openedAt place: Int
    ) throws(SourceProblem) {
        if scanner.skip(UInt8(ascii: sign)) {
            return
        }
        guard !scanner.isAtLineEnd else {
            let opening = sign == ")" ? "(" : "["
            throw SourceProblem("this \"\(opening)\" is never closed", at: place)
        }
        throw scanner.missing("\"\(sign)\", \",\" or an operator")
    }

    private mutating func argument(isNested: Bool) throws(SourceProblem) -> SentenceArgument {
        let place = scanner.position
        var label: SentenceWord?
        if scanner.isAtName(before: ":") {
            label = scanner.word()
            _ = scanner.skip(UInt8(ascii: ":"))
        }
        let value = try value(isNested: isNested)
        return SentenceArgument(label: label, value: value, place: place)
    }

    private mutating func value(isNested: Bool) throws(SourceProblem) -> SentenceArgumentValue {
        let place = scanner.position
        if scanner.isAt("[") {
            return .list(try list())
        }
        if scanner.isAtText {
            return .text(try scanner.text())
        }
        if scanner.isAtName(before: "(") {
            guard !isNested else {
                throw SourceProblem("a number is expected here", at: place)
            }
            return .construction(scanner.word(), try arguments(isNested: true))
        }
        return .expression(try expression())
    }

    private mutating func list() throws(SourceProblem) -> [Range<Int>] {
        let place = scanner.position
        var elements: [Range<Int>] = []
        _ = scanner.skip(UInt8(ascii: "["))
        repeat {
            guard !scanner.isAtLineEnd else {
                throw SourceProblem("this \"[\" is never closed", at: place)
            }
            elements.append(try expression())
        } while scanner.skip(UInt8(ascii: ","))
        try close("]", openedAt: place)
        return elements
    }

    // MARK: Expressions

    /// Takes numbers and names with operators between them.
    mutating func expression() throws(SourceProblem) -> Range<Int> {
        let start = syntax.tokens.count
        // Where parentheses are open. It is a list so that no depth of nesting is too deep.
        var openings: [Int] = []
        while true {
            try takeOperand(&openings)
            while !openings.isEmpty, scanner.isAt(")") {
                openings.removeLast()
                add(.close)
            }
            guard let sign = operation else { break }
            add(sign)
        }
        if let place = openings.last {
            guard scanner.isAtLineEnd else {
                throw scanner.missing("\")\" or an operator")
            }
            throw SourceProblem("this \"(\" is never closed", at: place)
        }
        return start..<syntax.tokens.count
    }

    /// Takes a number, a name, or one of the two with signs and parentheses before it.
    private mutating func takeOperand(_ openings: inout [Int]) throws(SourceProblem) {
        while true {
            if scanner.isAt("(") {
                openings.append(scanner.position)
                add(.open)
            } else if scanner.isAt("-") {
                add(.negate)
            } else if !scanner.skip(UInt8(ascii: "+")) {
                break
            }
        }
        let place = scanner.position
        let kind: SentenceTokenKind
        if scanner.isAtNumber {
            kind = .number(try scanner.number())
        } else if scanner.isAtName {
            kind = .path(try path())
        } else if scanner.isAt(".") {
            scanner.advance()
            guard scanner.isAtName else {
                throw scanner.missing("a name such as \"high\"")
            }
            kind = .choice(scanner.name())
        } else if scanner.isAtText {
            throw scanner.problem("a number is expected here, not a text")
        } else {
            throw strangeSign ?? scanner.missing("a view, a number or a metric")
        }
        scanner.skipBlanks()
        syntax.tokens.append(SentenceToken(kind: kind, place: place))
    }

    /// Takes names with points between them.
    private mutating func path() throws(SourceProblem) -> Range<Int> {
        let start = syntax.words.count
        repeat {
            guard scanner.isAtName else {
                throw scanner.missing("an attribute such as \"right\"")
            }
            let word = scanner.word()
            if word.text != "snp" || syntax.words.count == start {
                syntax.words.append(word)
            }
        } while scanner.skip(UInt8(ascii: "."))
        return start..<syntax.words.count
    }

    private var operation: SentenceTokenKind? {
        switch scanner.current {
        case UInt8(ascii: "+"): .add
        case UInt8(ascii: "-"): .subtract
        case UInt8(ascii: "*"): .multiply
        case UInt8(ascii: "/") where scanner.following != UInt8(ascii: "/"): .divide
        default: nil
        }
    }

    /// Takes a sign, and the blanks after it.
    private mutating func add(_ sign: SentenceTokenKind) {
        syntax.tokens.append(SentenceToken(kind: sign, place: scanner.position))
        scanner.advance()
        scanner.skipBlanks()
    }
}
