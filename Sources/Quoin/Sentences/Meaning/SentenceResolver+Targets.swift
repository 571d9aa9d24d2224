/// What statements compare with.
extension SentenceResolver {
    /// Works out what stands in the parentheses of a relation.
    func target(
        of relation: SentenceWords.RelationWord, _ link: SentenceLink,
        _ comparison: SentenceComparison, _ family: SentenceFamily
    ) throws(SourceProblem) -> SentenceTarget {
        let word = link.word
        guard let range = link.arguments else {
            let example = relation.isToSuperview ? "()" : "(photo)"
            throw SourceProblem(
                "parentheses follow \"\(word.text)\": \(word.text)\(example)",
                at: word.place + word.text.utf8.count)
        }
        let arguments = Array(syntax.arguments[range])
        if relation.isToSuperview {
            if let first = arguments.first {
                throw SourceProblem(
                    "nothing stands in the parentheses of \"\(word.text)\"", at: first.place)
            }
            return .superview
        }
        guard let first = arguments.first else {
            throw SourceProblem(
                "say what is compared with: a view, a part of one, or a number",
                at: word.place + word.text.utf8.count + 1)
        }
        if arguments.count == 1, first.label == nil {
            switch first.value {
            case .expression(let tokens) where mentionsView(tokens) || isUnknownName(tokens):
                return try target(tokens, comparison, family)
            case .list(let elements):
                return try list(elements, comparison, family)
            case .text(let text):
                throw SourceProblem(
                    "names of views have no quotation marks: \(word.text)(\(PrintableText.shortened(text, to: 24)))",
                    at: first.place)
            case .expression, .construction:
                break
            }
        }
        let amount = try amount(arguments, of: word, pairsAre: family.pairs)
        guard family.goes(with: amount.kind) else {
            throw SourceProblem(family.choices, at: first.place)
        }
        return .numbers(amount)
    }

    /// Whether something is a single name that stands for nothing.
    private func isUnknownName(_ tokens: Range<Int>) -> Bool {
        guard tokens.count == 1, case .path(let words) = syntax.tokens[tokens.lowerBound].kind
        else { return false }
        let name = syntax.words[words.lowerBound].text
        return names.metrics[name] == nil && names.lostMetric(name) == nil
    }

    private func target(
        _ tokens: Range<Int>, _ comparison: SentenceComparison, _ family: SentenceFamily
    ) throws(SourceProblem) -> SentenceTarget {
        let (item, attribute) = try reference(tokens, comparison)
        if let attribute {
            let anchor = try anchor(item, attribute, comparison, family)
            return .anchors([anchor], isList: false)
        }
        if case .superview = item.owner, item.area == nil {
            return .superview
        }
        return .items([item], isList: false)
    }

    private func list(
        _ elements: [Range<Int>], _ comparison: SentenceComparison, _ family: SentenceFamily
    ) throws(SourceProblem) -> SentenceTarget {
        var items: [SentenceItem] = []
        var anchors: [SentenceAnchor] = []
        for tokens in elements {
            let (item, attribute) = try reference(tokens, comparison)
            if let attribute {
                anchors.append(try anchor(item, attribute, comparison, family))
            } else {
                items.append(item)
            }
            guard items.isEmpty || anchors.isEmpty else {
                throw SourceProblem(
                    "a list has either views in it, or parts of views",
                    at: syntax.tokens[tokens.lowerBound].place)
            }
        }
        return anchors.isEmpty
            ? .items(items, isList: true) : .anchors(anchors, isList: true)
    }

    /// A view or guide alone.
    func item(_ tokens: Range<Int>) throws(SourceProblem) -> SentenceItem {
        let (item, attribute) = try reference(tokens, SentenceComparison())
        guard attribute == nil else {
            throw SourceProblem(
                "a view is expected here, not a part of one",
                at: syntax.tokens[tokens.lowerBound].place)
        }
        return item
    }

    // MARK: References

    /// A view or guide, and perhaps an attribute of it.
    private func reference(
        _ tokens: Range<Int>, _ comparison: SentenceComparison
    ) throws(SourceProblem) -> (SentenceItem, SentenceWord?) {
        let token = syntax.tokens[tokens.lowerBound]
        guard tokens.count == 1 else {
            throw SourceProblem(
                "what is added to a view's attribute stands in \".offset(…)\" behind it, and what it "
                    + "is multiplied with in \".multipliedBy(…)\"", at: token.place)
        }
        guard case .path(let range) = token.kind else {
            throw SourceProblem("a list has views in it, or parts of views", at: token.place)
        }
        var words = syntax.words[range]
        let first = words.removeFirst()
        let owner = try owner(first, isAlone: words.isEmpty)
        var area: SentenceWords.Area?
        if let word = words.first, let known = SentenceWords.Area(rawValue: word.text) {
            area = known
            words.removeFirst()
        }
        guard let word = words.popFirst() else {
            return (SentenceItem(owner: owner, area: area), nil)
        }
        try checkAttribute(word, of: first, comparison)
        if let next = words.first {
            throw SourceProblem(
                "nothing follows an attribute of what is compared with", at: next.place)
        }
        return (SentenceItem(owner: owner, area: area), word)
    }

    private func owner(
        _ word: SentenceWord, isAlone: Bool
    ) throws(SourceProblem) -> SentenceOwner {
        switch word.text {
        case SentenceWords.superview: return .superview
        case SentenceWords.window: return .window
        default: break
        }
        if let position = names.views[word.text] {
            return .view(position)
        }
        let quoted = PrintableText.quoted(word.text)
        if word.text == "self" {
            throw SourceProblem("views are named without \"self\"", at: word.place)
        }
        if names.metrics[word.text] != nil {
            throw SourceProblem("\(quoted) is a metric, and has no parts", at: word.place)
        }
        if SentenceWords.attributes(word.text) != nil {
            throw SourceProblem(
                "say of which view, as in photo.\(word.text)", at: word.place)
        }
        let question = question { names in
            isAlone
                ? names.question(aboutViewOrMetric: word.text)
                : names.question(aboutView: word.text)
        }
        throw SourceProblem(
            "there is no view\(isAlone ? " or metric" : "") \(quoted)\(question)", at: word.place)
    }

    /// Checks that a word behind a view is an attribute.
    private func checkAttribute(
        _ word: SentenceWord, of owner: SentenceWord, _ comparison: SentenceComparison
    ) throws(SourceProblem) {
        guard let attributes = SentenceWords.attributes(word.text) else {
            let candidates =
                SentenceWords.namesOfAttributes + SentenceWords.Area.allCases.map { $0.rawValue }
            let question = question { _ in
                NearestName.question(about: word.text, among: candidates)
            }
            throw SourceProblem(
                "there is no attribute \(PrintableText.quoted(word.text))\(question)",
                at: word.place)
        }
        guard attributes.count == 1 else {
            throw SourceProblem(
                "compare with \(PrintableText.quoted(owner.text)) alone: the same attributes of it "
                    + "are meant", at: word.place)
        }
    }

    private func anchor(
        _ item: SentenceItem, _ word: SentenceWord, _ comparison: SentenceComparison,
        _ family: SentenceFamily
    ) throws(SourceProblem) -> SentenceAnchor {
        let attribute = SentenceWords.attributes(word.text)?.first ?? .notAnAttribute
        if item.area != nil, attribute.needsView {
            throw SourceProblem(
                "a guide has no \(attribute): margins and baselines belong to views",
                at: word.place)
        }
        guard family.goes(with: attribute) else {
            throw SourceProblem(
                Self.mismatch(comparison.attributes, attribute, family), at: word.place)
        }
        return SentenceAnchor(item: item, attribute: attribute)
    }

    /// Why attributes cannot be compared with another one.
    private static func mismatch(
        _ attributes: [LayoutAttribute], _ other: LayoutAttribute, _ family: SentenceFamily
    ) -> String {
        guard family != .mixed, family != .center, let first = attributes.first else {
            return family.choices
        }
        let defect: InvalidConstraint =
            if first.isSize != other.isSize {
                .sizeWithPosition(first, other)
            } else if first.axis != other.axis {
                .horizontalWithVertical(first, other)
            } else {
                .directionalWithAbsolute(first, other)
            }
        return defect.clause
    }
}

extension InvalidConstraint {
    /// What is wrong, without the full stop of a sentence of its own.
    fileprivate var clause: String {
        "\(description.dropLast())"
    }
}

extension SentenceFamily {
    /// What two numbers without names are.
    fileprivate var pairs: SentenceAmount.Kind? {
        switch self {
        case .dimension: .size
        case .center: .point
        case .side, .directional, .middle, .vertical, .mixed: nil
        }
    }
}
