/// What expressions come to.
extension SentenceResolver {
    /// Computes a number.
    func number(_ tokens: Range<Int>) throws(SourceProblem) -> SentenceNumber {
        SentenceNumber(value: try value(of: tokens, asPriority: false), tokens: tokens)
    }

    /// Computes a priority.
    func priority(_ tokens: Range<Int>) throws(SourceProblem) -> SentencePriority {
        let value = try value(of: tokens, asPriority: true)
        let priority = Priority(Float(value))
        guard value <= 1000, priority.isValid else {
            throw SourceProblem(
                "a priority is above 0 and at most 1000", at: syntax.tokens[tokens.lowerBound].place
            )
        }
        var name: String?
        if tokens.count == 1, case .choice(let choice) = syntax.tokens[tokens.lowerBound].kind {
            name = choice
        }
        return SentencePriority(priority: priority, name: name)
    }

    /// Whether some token is a view, or a part of one.
    func mentionsView(_ tokens: Range<Int>) -> Bool {
        syntax.tokens[tokens].contains { token in
            guard case .path(let words) = token.kind else { return false }
            let first = syntax.words[words.lowerBound].text
            return words.count > 1 || names.views[first] != nil || first == SentenceWords.superview
                || first == SentenceWords.window
        }
    }

    private func value(
        of tokens: Range<Int>, asPriority: Bool
    ) throws(SourceProblem) -> Double {
        if tokens.count == 1, case .number(let number) = syntax.tokens[tokens.lowerBound].kind {
            return number
        }
        var values: [Double] = []
        // What is still to be done, the nearest last.
        var signs: [SentenceTokenKind] = []
        for token in syntax.tokens[tokens] {
            switch token.kind {
            case .number(let number):
                values.append(number)
            case .path(let words):
                values.append(try metric(words, asPriority: asPriority))
            case .choice(let name):
                values.append(try named(name, asPriority: asPriority, at: token.place))
            case .open, .negate:
                signs.append(token.kind)
            case .close:
                while let sign = signs.popLast(), sign != .open {
                    Self.apply(sign, to: &values)
                }
            case .add, .subtract, .multiply, .divide:
                while let sign = signs.last, sign.rank >= token.kind.rank {
                    signs.removeLast()
                    Self.apply(sign, to: &values)
                }
                signs.append(token.kind)
            }
        }
        while let sign = signs.popLast() {
            Self.apply(sign, to: &values)
        }
        let value = values.last ?? 0
        guard value.isFinite else {
            throw SourceProblem(
                "this comes to no finite number", at: syntax.tokens[tokens.lowerBound].place)
        }
        return value
    }

    private static func apply(_ sign: SentenceTokenKind, to values: inout [Double]) {
        guard let right = values.popLast() else { return }
        if sign == .negate {
            values.append(-right)
            return
        }
        guard let left = values.popLast() else { return }
        switch sign {
        case .add: values.append(left + right)
        case .subtract: values.append(left - right)
        case .multiply: values.append(left * right)
        case .divide: values.append(left / right)
        case .number, .path, .choice, .negate, .open, .close: values.append(right)
        }
    }

    // MARK: Names

    private func metric(
        _ words: Range<Int>, asPriority: Bool
    ) throws(SourceProblem) -> Double {
        let word = syntax.words[words.lowerBound]
        if asPriority, words.count == 2, Self.typesOfPriorities.contains(word.text) {
            let name = syntax.words[words.upperBound - 1]
            return try named(name.text, asPriority: true, at: name.place)
        }
        guard words.count == 1 else {
            throw SourceProblem("a number is expected here, not a part of a view", at: word.place)
        }
        if let value = names.metrics[word.text] {
            return value
        }
        let quoted = PrintableText.quoted(word.text)
        if let line = names.lostMetric(word.text) {
            throw SourceProblem(
                "the metric \(quoted) has no value, because of line \(line)", at: word.place)
        }
        if names.views[word.text] != nil {
            throw SourceProblem("\(quoted) is a view, and no number", at: word.place)
        }
        if asPriority, SentenceWords.priorities.contains(where: { $0.name == word.text }) {
            throw SourceProblem(
                "priorities have a point before their names: .\(word.text)", at: word.place)
        }
        let question = question { $0.question(aboutMetric: word.text) }
        throw SourceProblem("there is no metric \(quoted)\(question)", at: word.place)
    }

    private static let typesOfPriorities = ["Priority", "UILayoutPriority", "ConstraintPriority"]

    /// The number behind the name of a priority.
    private func named(
        _ name: String, asPriority: Bool, at place: Int
    ) throws(SourceProblem) -> Double {
        let known = SentenceWords.priorities
        guard asPriority else {
            throw SourceProblem("a number is expected here", at: place)
        }
        if let found = known.first(where: { $0.name == name }) {
            return Double(found.priority.rawValue)
        }
        let question = question { _ in
            NearestName.question(about: name, among: known.map { $0.name })
        }
        throw SourceProblem(
            "there is no priority \(PrintableText.quoted(name))\(question)", at: place)
    }
}

extension SentenceTokenKind {
    /// How tightly an operator binds; what it is not binds what is behind it not at all.
    fileprivate var rank: Int {
        switch self {
        case .add, .subtract: 1
        case .multiply, .divide: 2
        case .negate: 3
        case .number, .path, .choice, .open, .close: 0
        }
    }
}
