/// Reads sentences, line by line.
///
/// It knows how words, numbers and signs may follow each other, but not what words there are: what they mean is
/// worked out afterwards. What is wrong with one line does not keep it from reading the next.
struct SentenceReader {
    var scanner: SentenceScanner
    var syntax = SentenceSyntax()
    var problems = SentenceProblems()

    init(_ text: String) {
        scanner = SentenceScanner(text)
    }

    /// Takes all lines. Empty ones and mere comments are none.
    mutating func takeAll() {
        var number = 1
        var start = scanner.position
        while !scanner.isAtEnd {
            scanner.skipBlanks()
            if !scanner.isAtLineEnd {
                let content = content(ofLine: number, from: start)
                syntax.lines.append(SentenceLine(number: number, start: start, content: content))
            }
            scanner.finishLine()
            number += 1
            start = scanner.position
        }
    }

    private mutating func content(ofLine number: Int, from start: Int) -> SentenceContent {
        var heads: [SentenceWord] = []
        let place = scanner.position
        do throws(SourceProblem) {
            let content = try content(behind: &heads)
            guard scanner.isAtLineEnd else {
                throw scanner.missing("the end of the line")
            }
            return content
        } catch {
            problems.add(error, line: number, from: start)
            return .lost(heads, goesOn: heads.isEmpty && isStatement(from: place))
        }
    }

    /// Whether a line seems to go on about what was named before it.
    private func isStatement(from place: Int) -> Bool {
        var scanner = scanner
        scanner.position = place
        guard scanner.isAtName else { return true }
        let word = scanner.word().text
        return word == "make" || SentenceWords.beginsStatement(word)
    }

    private mutating func content(
        behind heads: inout [SentenceWord]
    ) throws(SourceProblem) -> SentenceContent {
        let start = scanner.position
        guard scanner.isAtName else {
            // `$0.left…` goes on with a statement.
            return .statements([], try statements())
        }
        let first = scanner.word()
        if scanner.isAtName || scanner.isAtText, let remark = Self.remarks[first.text] {
            throw SourceProblem(remark, at: start)
        }
        let isSetting = scanner.isAt("=") && SentenceWords.setting(first.text) != nil
        if scanner.isAt(".") || scanner.isAt("(") || isSetting {
            scanner.position = start
            return .statements([], try statements())
        }
        var names = [first]
        while scanner.skip(UInt8(ascii: ",")) {
            guard scanner.isAtName else {
                throw scanner.missing("a view's name")
            }
            names.append(scanner.word())
        }
        if scanner.skip(UInt8(ascii: ":")) {
            heads = names
            return .statements(names, try statements())
        }
        try refuseComparison()
        if scanner.isAt("=") {
            return try metric(first, isAlone: names.count == 1)
        }
        if scanner.isAtText || scanner.isAtNumber {
            heads = names
        }
        return .declaration(names, try declaration())
    }

    /// What is said to those who write Swift, by the word that a line begins with.
    private static let remarks = [
        "let": "sentences need no \"let\": gap = 12 is a metric, and a view needs but its name",
        "var": "sentences need no \"var\": gap = 12 is a metric, and a view needs but its name",
        "import": "sentences need no \"import\"",
        "func": "sentences need no \"func\" around them",
    ]

    // MARK: Metrics

    private mutating func metric(
        _ word: SentenceWord, isAlone: Bool
    ) throws(SourceProblem) -> SentenceContent {
        guard isAlone else {
            throw scanner.problem("one metric has one name")
        }
        _ = scanner.skip(UInt8(ascii: "="))
        guard !scanner.isAtLineEnd else {
            throw scanner.missing("a number")
        }
        guard !scanner.isAtText else {
            throw scanner.problem("a metric is a number, not a text")
        }
        return .metric(word, try expression())
    }

    // MARK: Declarations

    private mutating func declaration() throws(SourceProblem) -> SentenceDeclaration {
        var declaration = SentenceDeclaration()
        while !scanner.isAtLineEnd {
            let place = scanner.position
            if scanner.isAtText {
                guard declaration.text == nil else {
                    throw SourceProblem("a view has one text", at: place)
                }
                declaration.text = try scanner.text()
            } else if scanner.isAtNumber
                || (scanner.isAt("x") && SentenceScanner.isDigit(scanner.following))
            {
                guard declaration.contentSize == nil else {
                    throw SourceProblem("a view has one size of its content", at: place)
                }
                declaration.contentSize = try contentSize()
            } else if scanner.isAtName {
                guard scanner.word().text == "in" else {
                    scanner.position = place
                    throw scanner.missing(Self.partsOfDeclarations)
                }
                guard declaration.container == nil else {
                    throw SourceProblem("a view is in one other view", at: place)
                }
                guard scanner.isAtName else {
                    throw scanner.missing("the name of a view")
                }
                declaration.container = scanner.word()
            } else {
                throw strangeSign ?? scanner.missing(Self.partsOfDeclarations)
            }
        }
        return declaration
    }

    private static let partsOfDeclarations =
        "\":\", \"=\", \"in\", a size such as 200x100, or a text in quotation marks"

    private mutating func contentSize() throws(SourceProblem) -> Size {
        let width = try scanner.length()
        scanner.skipBlanks()
        guard scanner.isAt("x") else {
            throw scanner.missing("\"x\" and a height (200x100)")
        }
        scanner.advance()
        scanner.skipBlanks()
        let height = try scanner.length()
        guard !scanner.isAtName else {
            throw scanner.missing("a height (200x100)")
        }
        scanner.skipBlanks()
        return Size(
            width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric)
    }

    /// What is said about a sign that another language has.
    var strangeSign: SourceProblem? {
        switch scanner.current {
        case UInt8(ascii: "{"), UInt8(ascii: "}"):
            scanner.problem("sentences have no braces: \"title in card\" says who is in whom")
        case UInt8(ascii: "-"):
            scanner.problem("a name has letters, digits and underscores in it only")
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            scanner.problem("views are named without \"?\" and \"!\"")
        case UInt8(ascii: "'"):
            scanner.problem("a text stands between quotation marks: \"text\"")
        case UInt8(ascii: "@"):
            scanner.problem("a priority is said by a word: .priority(740)")
        default: nil
        }
    }
}
