/// What chains of words mean.
extension SentenceResolver {
    /// Works out what a chain says.
    func content(
        of chain: SentenceChain, _ links: Range<Int>
    ) throws(SourceProblem) -> SentenceStatementContent {
        if let setting = chain.setting {
            return try self.setting(links, syntax.arguments[setting])
        }
        var rest = links
        var constraints = SentenceConstraints(basis: try basis(of: &rest))
        for position in rest {
            let link = syntax.links[position]
            if let modifier = try modifier(link, of: constraints.basis) {
                constraints.modifiers.append(modifier)
            }
        }
        return .constraints(constraints)
    }

    private func setting(
        _ links: Range<Int>, _ argument: SentenceArgument
    ) throws(SourceProblem) -> SentenceStatementContent {
        let link = syntax.links[links.lowerBound]
        guard links.count == 1, link.arguments == nil,
            let setting = SentenceWords.setting(link.word.text)
        else {
            let names = SentenceWords.Setting.allCases.map { $0.rawValue }
            let quoted = PrintableText.quoted(link.word.text)
            guard links.count == 1, link.arguments == nil,
                SentenceWords.attributes(link.word.text) == nil
            else {
                throw SourceProblem(
                    "a comparison is said by a word: .equalTo(…)", at: argument.place)
            }
            let question = question { _ in
                NearestName.question(about: link.word.text, among: names)
            }
            let remark = question.isEmpty ? "; there is \(names[0]) and the like" : question
            throw SourceProblem(
                "a view has no setting \(quoted)\(remark)", at: link.word.place)
        }
        guard !setting.isMargins else {
            return .setting(setting, .margins(try margins(setting, argument, link.word)))
        }
        guard case .expression(let tokens) = argument.value else {
            throw SourceProblem("a priority is expected here", at: argument.place)
        }
        return .setting(setting, .priority(try priority(tokens)))
    }

    private func margins(
        _ setting: SentenceWords.Setting, _ argument: SentenceArgument, _ word: SentenceWord
    ) throws(SourceProblem) -> SentenceAmount {
        let amount = try amount([argument], of: word)
        let isDirectional = setting == .directionalLayoutMargins
        guard
            amount.kind == .uniform || amount.kind == (isDirectional ? .directionalInsets : .insets)
        else {
            let type = isDirectional ? "DirectionalEdgeInsets(leading: 16)" : "EdgeInsets(left: 16)"
            throw SourceProblem(
                "\"\(word.text)\" is a number, or \(type)", at: argument.place)
        }
        return amount
    }

    // MARK: Up to the relation

    /// Takes links up to the relation.
    private func basis(of links: inout Range<Int>) throws(SourceProblem) -> SentenceBasis {
        var comparison = SentenceComparison()
        var family: SentenceFamily?
        let first = links.lowerBound
        while let position = links.popFirst() {
            let link = syntax.links[position]
            let word = link.word.text
            switch SentenceWords.meanings[word] {
            case .attributes(let attributes, let next):
                try refuseArguments(of: link)
                family = family.map { $0.joined(by: next) } ?? next
                comparison.words.append(word)
                if comparison.attributes.isEmpty {
                    comparison.attributes = attributes
                } else {
                    comparison.attributes += attributes
                }
            case .connective:
                try refuseArguments(of: link)
            case .relation(let relation):
                guard let family else {
                    throw SourceProblem(
                        "name an attribute first: left.\(word)(…)", at: link.word.place)
                }
                comparison.relation = relation.relation
                comparison.target = try target(of: relation, link, comparison, family)
                return .comparison(comparison)
            case .shape:
                guard comparison.words.isEmpty else {
                    throw SourceProblem(
                        "\"\(word)\" goes without attributes before it", at: link.word.place)
                }
                return try shape(link)
            case .setting(let setting) where position == first:
                let example = setting.isMargins ? "16" : "251"
                throw SourceProblem(
                    "say what it is to be, as in \"\(word) = \(example)\"", at: link.word.place)
            case .setting, .modifier, nil:
                throw unknownBeforeRelation(link)
            }
        }
        let end = syntax.links[links.lowerBound - 1].word
        throw SourceProblem(
            "the sentence ends where a relation such as \".equalTo(…)\" should follow",
            at: end.place + end.text.utf8.count)
    }

    private func refuseArguments(of link: SentenceLink) throws(SourceProblem) {
        if link.arguments != nil {
            let word = link.word.text
            throw SourceProblem(
                "nothing stands in parentheses behind \"\(word)\": write \(word).equalTo(…)",
                at: link.word.place)
        }
    }

    private func unknownBeforeRelation(_ link: SentenceLink) -> SourceProblem {
        let word = link.word.text
        let quoted = PrintableText.quoted(word)
        switch SentenceWords.meanings[word] {
        case .modifier:
            return SourceProblem(
                "first say what it is compared with: left.equalTo(…).\(word)(…)",
                at: link.word.place)
        case .setting:
            return SourceProblem(
                "\(quoted) stands alone, with \"=\" behind it", at: link.word.place)
        default:
            break
        }
        if let remark = Self.remarks[word] {
            return SourceProblem(remark, at: link.word.place)
        }
        if link.arguments == nil, names.views[word] != nil {
            return SourceProblem(
                "\(quoted) is a view: a sentence names its view once, at its beginning",
                at: link.word.place)
        }
        let relations = SentenceWords.relations.map { $0.name } + SentenceWords.shapes
        let attributes = SentenceWords.namesOfAttributes
        let (kind, candidates) =
            link.arguments == nil
            ? ("attribute", attributes + relations) : ("relation", relations + attributes)
        let question = question { _ in NearestName.question(about: word, among: candidates) }
        return SourceProblem("there is no \(kind) \(quoted)\(question)", at: link.word.place)
    }

    /// What is said to those who write Swift.
    private static let remarks = [
        "makeConstraints": "sentences have no blocks: write \"badge: left.equalTo(photo)\"",
        "remakeConstraints": "sentences have no blocks: write \"badge: left.equalTo(photo)\"",
        "updateConstraints": "sentences have no blocks: write \"badge: left.equalTo(photo)\"",
        "prepareConstraints": "sentences have no blocks: write \"badge: left.equalTo(photo)\"",
        "addSubview": "who is in whom is said by \"in\": title in card",
        "attributes": "attributes are named one after the other: left.top.equalTo(…)",
        "group": "sentences have no groups: write one line for each statement",
        "when": "sentences hold for all traits",
    ]

    // MARK: Shapes

    private func shape(_ link: SentenceLink) throws(SourceProblem) -> SentenceBasis {
        let word = link.word.text
        let arguments = link.arguments.map { Array(syntax.arguments[$0]) } ?? []
        if word == "aspectRatio" {
            guard arguments.count == 1, arguments[0].label == nil,
                case .expression(let tokens) = arguments[0].value
            else {
                throw SourceProblem(
                    "\"aspectRatio\" takes a number, as in aspectRatio(16 / 9)", at: link.word.place
                )
            }
            return .aspectRatio(try factor(tokens))
        }
        return try fit(link.word, arguments)
    }

    private func fit(
        _ word: SentenceWord, _ arguments: [SentenceArgument]
    ) throws(SourceProblem) -> SentenceBasis {
        var (item, ratio): (SentenceItem?, SentenceNumber?)
        var priority: SentencePriority?
        for argument in arguments {
            guard let label = argument.label, case .expression(let tokens) = argument.value else {
                throw SourceProblem(
                    "\"\(word.text)\" takes \"in:\" and \"ratio:\"", at: argument.place)
            }
            switch label.text {
            case "in": item = try self.item(tokens)
            case "ratio": ratio = try factor(tokens)
            case "priority": priority = try self.priority(tokens)
            default:
                let question = question { _ in
                    NearestName.question(about: label.text, among: ["in", "ratio", "priority"])
                }
                throw SourceProblem(
                    "\"\(word.text)\" takes no \(PrintableText.quoted(label.text))\(question)",
                    at: label.place)
            }
        }
        guard let item, let ratio else {
            throw SourceProblem(
                "\"\(word.text)\" takes a view and a ratio: \(word.text)(in: photo, ratio: 16 / 9)",
                at: word.place)
        }
        return .fit(
            isFilling: word.text == "aspectFill", item, ratio: ratio, priority: priority)
    }

    /// A number that something is multiplied with.
    func factor(_ tokens: Range<Int>) throws(SourceProblem) -> SentenceNumber {
        let number = try number(tokens)
        guard number.value != 0, (1 / number.value).isFinite else {
            throw SourceProblem(
                number.value == 0
                    ? "nothing is multiplied with or divided by 0"
                    : "the factor is too near to 0",
                at: syntax.tokens[tokens.lowerBound].place)
        }
        return number
    }
}
