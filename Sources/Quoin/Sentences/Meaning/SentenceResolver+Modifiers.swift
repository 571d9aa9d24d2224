/// What follows the relation.
extension SentenceResolver {
    /// Works out a modifier; nil for a word that says nothing.
    func modifier(
        _ link: SentenceLink, of basis: SentenceBasis
    ) throws(SourceProblem) -> SentenceModifier? {
        let word = link.word
        let modifier: SentenceWords.Modifier
        switch SentenceWords.meanings[word.text] {
        case .modifier(let known): modifier = known
        case .connective where link.arguments == nil: return nil
        default: throw unknownAfterRelation(link)
        }
        guard let range = link.arguments else {
            let example = modifier.needsNothing ? "()" : "(…)"
            throw SourceProblem(
                "parentheses follow \"\(word.text)\": \(word.text)\(example)",
                at: word.place + word.text.utf8.count)
        }
        let arguments = Array(syntax.arguments[range])
        switch modifier {
        case .priorityLow: return try named(.low, "low", word, arguments)
        case .priorityMedium: return try named(.medium, "medium", word, arguments)
        case .priorityHigh: return try named(.high, "high", word, arguments)
        case .labeled, .key: return .labeled(try label(word, arguments))
        case .priority: return .priority(try self.priority(expression(of: word, arguments)))
        case .multipliedBy:
            return .multipliedBy(try factor(expression(of: word, arguments)))
        case .dividedBy:
            return .dividedBy(try factor(expression(of: word, arguments)))
        case .offset, .inset, .insets, .sizeOffset, .centerOffset:
            let adjustment = try adjustment(modifier, word, arguments)
            try check(adjustment, of: basis, word)
            return adjustment
        }
    }

    // MARK: Words and numbers

    private func named(
        _ priority: Priority, _ name: String, _ word: SentenceWord,
        _ arguments: [SentenceArgument]
    ) throws(SourceProblem) -> SentenceModifier {
        if let first = arguments.first {
            throw SourceProblem(
                "nothing stands in the parentheses of \"\(word.text)\"", at: first.place)
        }
        return .priority(SentencePriority(priority: priority, name: name))
    }

    private func label(
        _ word: SentenceWord, _ arguments: [SentenceArgument]
    ) throws(SourceProblem) -> String {
        guard arguments.count == 1, arguments[0].label == nil,
            case .text(let text) = arguments[0].value
        else {
            throw SourceProblem(
                "\"\(word.text)\" takes a text: \(word.text)(\"name\")", at: word.place)
        }
        return text
    }

    /// The only thing between parentheses, which is a number.
    private func expression(
        of word: SentenceWord, _ arguments: [SentenceArgument]
    ) throws(SourceProblem) -> Range<Int> {
        guard let first = arguments.first else {
            throw SourceProblem(
                "\"\(word.text)\" takes a number", at: word.place + word.text.utf8.count + 1)
        }
        guard arguments.count == 1, first.label == nil else {
            throw SourceProblem("\"\(word.text)\" takes one number", at: first.place)
        }
        switch first.value {
        case .expression(let tokens): return tokens
        case .text:
            throw SourceProblem("\"\(word.text)\" takes a number, not a text", at: first.place)
        case .list, .construction:
            throw SourceProblem("\"\(word.text)\" takes a number", at: first.place)
        }
    }

    // MARK: Distances

    private func adjustment(
        _ modifier: SentenceWords.Modifier, _ word: SentenceWord, _ arguments: [SentenceArgument]
    ) throws(SourceProblem) -> SentenceModifier {
        let pair: SentenceAmount.Kind? =
            switch modifier {
            case .sizeOffset: .size
            case .centerOffset: .point
            default: nil
            }
        let amount = try amount(arguments, of: word, pairsAre: pair)
        let place = arguments.first?.place ?? word.place
        switch (modifier, amount.kind) {
        case (.offset, _): return .offset(amount)
        case (.inset, .uniform), (.inset, .insets), (.inset, .directionalInsets),
            (.insets, .insets), (.insets, .directionalInsets):
            return .inset(amount)
        case (.insets, .uniform):
            throw SourceProblem(
                "\"insets\" takes top, left, bottom and right; for one number there is \"inset\"",
                at: place)
        case (.sizeOffset, .size): return .sizeOffset(amount)
        case (.centerOffset, .point): return .centerOffset(amount)
        case (.sizeOffset, _):
            throw SourceProblem("\"sizeOffset\" takes a width and a height", at: place)
        case (.centerOffset, _):
            throw SourceProblem("\"centerOffset\" takes an x and a y", at: place)
        default:
            throw SourceProblem(
                "\"\(word.text)\" takes a number, or top, left, bottom and right", at: place)
        }
    }

    /// Makes sure that a distance has something to be added to.
    private func check(
        _ modifier: SentenceModifier, of basis: SentenceBasis, _ word: SentenceWord
    ) throws(SourceProblem) {
        guard case .comparison(let comparison) = basis else { return }
        let values: AttributeValues
        switch modifier {
        case .offset(let amount) where amount.kind != .uniform: values = amount.values
        case .sizeOffset(let amount): values = amount.values
        case .centerOffset(let amount): values = .centers(amount.point)
        default: return
        }
        guard comparison.attributes.allSatisfy({ values.offset(for: $0) == nil }) else { return }
        throw SourceProblem(
            "this adds nothing to \(comparison.words.joined(separator: " and ")): \(values.receivers)",
            at: word.place)
    }

    // MARK: Unknown words

    private func unknownAfterRelation(_ link: SentenceLink) -> SourceProblem {
        let word = link.word.text
        let quoted = PrintableText.quoted(word)
        switch SentenceWords.meanings[word] {
        case .attributes:
            return SourceProblem(
                "name attributes before the relation: \(word).equalTo(…)", at: link.word.place)
        case .relation, .shape:
            return SourceProblem(
                "a statement has one relation: begin another one, on a line of its own",
                at: link.word.place)
        default:
            break
        }
        let question = question { _ in
            NearestName.question(about: word, among: SentenceWords.namesOfModifiers)
        }
        return SourceProblem("there is no modifier \(quoted)\(question)", at: link.word.place)
    }
}

extension SentenceWords.Modifier {
    /// Whether nothing stands in its parentheses.
    fileprivate var needsNothing: Bool {
        switch self {
        case .priorityLow, .priorityMedium, .priorityHigh: true
        default: false
        }
    }
}

extension AttributeValues {
    /// What they can be added to, in words.
    fileprivate var receivers: String {
        switch self {
        case .uniform: "a number is for all attributes"
        case .point: "x and y are for places"
        case .size: "width and height are for sizes"
        case .insets, .directionalInsets: "top, left, bottom and right are for edges"
        case .centers: "\"centerOffset\" is for centers"
        }
    }
}
