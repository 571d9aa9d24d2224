/// Works out what sentences mean: which views there are, what is in what, and what is said about them.
///
/// Nothing is made on the way. What is wrong with one line does not keep the others from being understood.
struct SentenceResolver {
    let syntax: SentenceSyntax
    var problems: SentenceProblems
    var plan = SentencePlan()
    var names = SentenceNames()
    /// How many constraints the statements come to.
    var constraintCount = 0
    /// Whether names that are new must be declared.
    var refusesNewNames = false
    /// What a line without a view's name is about.
    private var present = PresentSubject.nothing

    /// What a line goes on about that begins with an attribute.
    private enum PresentSubject {
        case nothing
        /// Something was wrong with the line that it goes on from.
        case lost
        case views(Range<Int>)
    }

    init(_ reader: SentenceReader) {
        syntax = reader.syntax
        problems = reader.problems
    }

    /// Works out all lines.
    mutating func resolve(views: [String], metrics: [String: Double]) {
        for name in views where names.views[name] == nil {
            names.addView(name, at: plan.views.count)
            plan.views.append(SentenceView(name: name, line: 0))
        }
        for name in metrics.keys.sorted() {
            guard let value = metrics[name], value.isFinite else { continue }
            names.addMetric(name, value, line: 0)
            plan.metrics.append(SentenceMetric(name: name, value: value, line: 0, tokens: 0..<0))
        }
        forEachLine { resolver, line throws(SourceProblem) in
            try resolver.takeNames(of: line)
        }
        if refusesNewNames {
            forEachLine { resolver, line throws(SourceProblem) in
                try resolver.checkNames(of: line)
            }
        }
        takeContainers()
        forEachLine { resolver, line throws(SourceProblem) in
            try resolver.takeStatements(of: line)
        }
    }

    private mutating func forEachLine(
        _ take: (inout SentenceResolver, SentenceLine) throws(SourceProblem) -> Void
    ) {
        for line in syntax.lines {
            do throws(SourceProblem) {
                try take(&self, line)
            } catch {
                problems.add(error, line: line.number, from: line.start)
            }
        }
    }

    /// A question about a name that is near, as long as anybody will read it.
    func question(_ ask: (SentenceNames) -> String) -> String {
        problems.willList ? ask(names) : ""
    }

    // MARK: Names

    private mutating func takeNames(of line: SentenceLine) throws(SourceProblem) {
        switch line.content {
        case .metric(let word, let tokens):
            do throws(SourceProblem) {
                try takeMetric(word, tokens, line.number)
            } catch {
                names.loseMetric(word.text, line: line.number)
                throw error
            }
        case .declaration(let words, let declaration):
            for word in words {
                try declare(word, declaration, line.number)
            }
        case .statements(let words, _), .lost(let words, _):
            for word in words where !refusesNewNames {
                _ = try view(word, line.number)
            }
        }
    }

    /// Checks that what a line is about is there, now that all declarations are known.
    private mutating func checkNames(of line: SentenceLine) throws(SourceProblem) {
        guard case .statements(let words, _) = line.content else { return }
        for word in words where names.views[word.text] == nil {
            try checkName(word)
            let question = question { $0.question(aboutView: word.text) }
            throw SourceProblem(
                "there is no view \(PrintableText.quoted(word.text))\(question)", at: word.place)
        }
    }

    private mutating func takeMetric(
        _ word: SentenceWord, _ tokens: Range<Int>, _ line: Int
    ) throws(SourceProblem) {
        try checkName(word)
        if let line = names.metricLines[word.text] {
            // One that is given takes the place of the one that is written.
            guard line > 0 else { return }
            let quoted = PrintableText.quoted(word.text)
            throw SourceProblem(
                "there is a metric \(quoted) already, in line \(line)", at: word.place)
        }
        if let view = names.views[word.text] {
            let quoted = PrintableText.quoted(word.text)
            throw SourceProblem(
                "\(quoted) is a view already\(whereIs(plan.views[view].line))", at: word.place)
        }
        let value = try number(tokens).value
        names.addMetric(word.text, value, line: line)
        plan.metrics.append(
            SentenceMetric(name: word.text, value: value, line: line, tokens: tokens))
    }

    private func whereIs(_ line: Int) -> String { line > 0 ? ", in line \(line)" : "" }

    private func checkName(_ word: SentenceWord) throws(SourceProblem) {
        guard !SentenceWords.reserved.contains(word.text) else {
            let quoted = PrintableText.quoted(word.text)
            let isSurrounding =
                word.text == SentenceWords.window || word.text == SentenceWords.superview
            let remark = isSurrounding ? ": it is what views are in" : ""
            throw SourceProblem(
                "\(quoted) is no name for a view or metric\(remark)", at: word.place)
        }
    }

    /// The position of a view, which is there from now on.
    private mutating func view(_ word: SentenceWord, _ line: Int) throws(SourceProblem) -> Int {
        if let position = names.views[word.text] {
            if plan.views[position].line == 0 {
                plan.views[position].line = line
            }
            return position
        }
        try checkName(word)
        guard names.metrics[word.text] == nil, names.lostMetric(word.text) == nil else {
            throw SourceProblem(
                "\(PrintableText.quoted(word.text)) is a metric, and no view", at: word.place)
        }
        names.addView(word.text, at: plan.views.count)
        plan.views.append(SentenceView(name: word.text, line: line))
        return plan.views.count - 1
    }

    private mutating func declare(
        _ word: SentenceWord, _ declaration: SentenceDeclaration, _ line: Int
    ) throws(SourceProblem) {
        // Only what is wrong has its name in a message.
        func quoted() -> String { PrintableText.quoted(word.text) }
        if refusesNewNames, let known = names.views[word.text], plan.views[known].line == 0 {
            throw SourceProblem("there is a view \(quoted()) already", at: word.place)
        }
        let position = try view(word, line)
        let present = plan.views[position]
        let hasContent = (present.text ?? declaration.text) != nil
        guard !hasContent || (present.contentSize ?? declaration.contentSize) == nil else {
            throw SourceProblem(
                "\(quoted()) has either a text or a size of its content", at: word.place)
        }
        if let text = declaration.text {
            guard plan.views[position].text == nil else {
                throw SourceProblem("\(quoted()) has a text already", at: word.place)
            }
            plan.views[position].text = text
        }
        if let size = declaration.contentSize {
            guard plan.views[position].contentSize == nil else {
                throw SourceProblem("\(quoted()) has a size of its content already", at: word.place)
            }
            plan.views[position].contentSize = size
        }
    }

    // MARK: Subjects

    private mutating func takeStatements(of line: SentenceLine) throws(SourceProblem) {
        switch line.content {
        case .metric:
            break
        case .declaration(let words, _):
            present = subjects(words)
        case .lost(let words, let goesOn):
            if !goesOn {
                present = words.isEmpty ? .lost : subjects(words)
            }
        case .statements(let words, let chains):
            if !words.isEmpty {
                present = subjects(words)
            }
            for position in chains {
                try takeStatement(position, line.number, mayNameView: words.isEmpty)
            }
        }
    }

    /// Views as what statements are about.
    private mutating func subjects(_ words: [SentenceWord]) -> PresentSubject {
        let start = plan.subjects.count
        for word in words {
            guard let position = names.views[word.text] else { return .lost }
            plan.subjects.append(position)
        }
        return .views(start..<plan.subjects.count)
    }

    private mutating func takeStatement(
        _ position: Int, _ line: Int, mayNameView: Bool
    ) throws(SourceProblem) {
        let chain = syntax.chains[position]
        var links = chain.links
        guard let first = links.first.map({ syntax.links[$0] }) else { return }
        if mayNameView, !SentenceWords.beginsStatement(first.word.text) {
            // `badge.left.equalTo(photo)`, as messages propose it.
            try checkBeginning(first, followedBy: links.dropFirst().first)
            present = subjects([first.word])
            links = links.dropFirst()
        }
        let subjects: Range<Int>
        switch present {
        case .lost: return
        case .views(let views): subjects = views
        case .nothing:
            throw SourceProblem(
                "say which view this is about, as in \"badge: left.equalTo(photo)\"",
                at: first.word.place)
        }
        guard let word = links.first.map({ syntax.links[$0].word }) else {
            throw SourceProblem(
                "say something about \(PrintableText.quoted(first.word.text)): left.equalTo(photo)",
                at: first.word.place)
        }
        let content = try content(of: chain, links)
        try count(content, subjects.count, at: word.place)
        plan.statements.append(
            SentenceStatement(
                line: line, chain: position, subjects: subjects, content: content))
    }

    /// Makes sure that a line which does not begin with an attribute begins with a view.
    private func checkBeginning(
        _ first: SentenceLink, followedBy second: Int?
    ) throws(SourceProblem) {
        let word = first.word.text
        guard names.views[word] == nil || first.arguments != nil else { return }
        if SentenceWords.reserved.contains(word) {
            throw SourceProblem(
                "a sentence begins with a view of its own, as in \"badge: left.equalTo(photo)\"",
                at: first.word.place)
        }
        let isFollowedByRelation =
            second.map { position in
                SentenceWords.relations.contains { $0.name == syntax.links[position].word.text }
            } ?? false
        let attributes = SentenceWords.namesOfAttributes
        let kind =
            isFollowedByRelation
            ? "attribute" : first.arguments == nil ? "view or attribute" : "relation"
        let question = question { names in
            isFollowedByRelation
                ? NearestName.question(about: word, among: attributes)
                : names.question(
                    aboutView: word,
                    orOneOf: attributes + SentenceWords.relations.map { $0.name })
        }
        throw SourceProblem(
            "there is no \(kind) \(PrintableText.quoted(word))\(question)", at: first.word.place)
    }

    // MARK: Limits

    /// How many constraints sentences may make: more than anybody can want.
    private static let mostConstraints = 1_000_000

    /// Checks that the statements have not come to more constraints than they may make.
    private mutating func count(
        _ content: SentenceStatementContent, _ subjects: Int, at place: Int
    ) throws(SourceProblem) {
        let each =
            switch content {
            case .constraints(let constraints): constraints.basis.mostConstraints
            case .setting: 1
            }
        guard subjects <= (Self.mostConstraints - constraintCount) / max(1, each) else {
            throw SourceProblem(
                "sentences make \(Self.mostConstraints) constraints at most", at: place)
        }
        constraintCount += subjects * each
    }
}

extension SentenceBasis {
    /// How many constraints it makes about one view, at most.
    fileprivate var mostConstraints: Int {
        switch self {
        case .aspectRatio: return 1
        case .fit: return 7
        case .comparison(let comparison):
            let attributes = min(comparison.attributes.count, LayoutAttribute.allCases.count)
            switch comparison.target {
            case .items(let items, _): return attributes * items.count
            case .anchors(let anchors, _): return attributes * anchors.count
            case .superview, .numbers: return attributes
            }
        }
    }
}
