/// Layouts as text: the maker's words without Swift around them.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let sentences = try Sentences(
///     """
///     gap = 12
///     photo 200x100
///     badge: right.top.equalTo(photo).inset(gap)
///         size.equalTo(20)
///     photo: center.equalToSuperview()
///     """)
/// let views = sentences.make(in: window)
/// window.layoutIfNeeded()
/// print(views["badge"]?.frame ?? .zero)       // (228, 202), 20 × 20
/// ```
///
/// <doc:SentenceLanguage> has the whole language. Reading makes nothing yet; what was read is a value, of which
/// any number of layouts can be made.
public struct Sentences: Sendable {
    /// What is wrong: one problem of each line that has some, up to a hundred, by line. None, unless mistakes are
    /// tolerated.
    public let problems: [SentenceProblem]
    /// How many other lines have problems.
    public let furtherProblems: Int
    let plan: SentencePlan
    let syntax: SentenceSyntax

    /// Reads sentences.
    ///
    /// - Parameters:
    ///   - text: One sentence a line; <doc:SentenceLanguage> has the grammar.
    ///   - metrics: Numbers by names that the text may use. They take the place of what the text says itself.
    ///   - views: Names of views that there are, and of which the text need not say anything.
    /// - Throws: All that is wrong with the text, and where.
    public init(
        _ text: String, metrics: [String: Double] = [:], views: [String] = []
    ) throws(SentenceError) {
        self.init(tolerant: text, metrics: metrics, views: views)
        if !problems.isEmpty {
            throw SentenceError(problems: problems, furtherProblems: furtherProblems)
        }
    }

    /// Reads the sentences of a text that make sense, and says what is wrong with the others.
    ///
    /// It is for text that somebody is typing: a line that is not finished yet leaves the rest standing.
    ///
    /// - Parameters:
    ///   - text: One sentence a line; <doc:SentenceLanguage> has the grammar.
    ///   - metrics: Numbers by names that the text may use. They take the place of what the text says itself.
    ///   - views: Names of views that there are, and of which the text need not say anything.
    public init(tolerant text: String, metrics: [String: Double] = [:], views: [String] = []) {
        var reader = SentenceReader(text)
        reader.takeAll()
        self.init(reader, metrics, views)
    }

    /// Reads sentences about views that there are: a name that is not known must be declared in a line of its
    /// own, so that a slip makes no view.
    ///
    /// - Parameters:
    ///   - isKnown: Whether there is a view of a name. Only names that stand in the text are asked for.
    ///   - names: The names of all views, which a message may propose; asked for if something is wrong.
    /// - Throws: All that is wrong with the text, and where.
    package init(
        _ text: String, metrics: [String: Double], among isKnown: (String) -> Bool,
        names: () -> [String]
    ) throws(SentenceError) {
        var reader = SentenceReader(text)
        reader.takeAll()
        let mentioned = reader.syntax.namesOfViews.filter {
            !SentenceWords.reserved.contains($0) && isKnown($0)
        }
        self.init(reader, metrics, mentioned, refusesNewNames: true)
        if !problems.isEmpty {
            let complete = Sentences(reader, metrics, names(), refusesNewNames: true)
            throw SentenceError(
                problems: complete.problems, furtherProblems: complete.furtherProblems)
        }
    }

    private init(
        _ reader: SentenceReader, _ metrics: [String: Double], _ views: [String],
        refusesNewNames: Bool = false
    ) {
        var resolver = SentenceResolver(reader)
        resolver.refusesNewNames = refusesNewNames
        resolver.resolve(views: views, metrics: metrics)
        problems = resolver.problems.listed(in: reader.scanner.source)
        furtherProblems = resolver.problems.further
        plan = resolver.plan
        syntax = resolver.syntax
    }

    /// The views, in the order in which the text first names them; those that were given come first.
    public var views: [SentenceView] { plan.views }

    /// The metrics, in the order in which they are said; those that were given come first.
    public var metrics: [SentenceMetric] { plan.metrics }

    /// The names that stand for metrics, or could: those that are said, and those that stand where numbers may.
    package var mentionedNames: Set<String> {
        var names = Set(plan.metrics.lazy.filter { $0.line > 0 }.map { $0.name })
        for token in syntax.tokens {
            if case .path(let words) = token.kind, words.count == 1 {
                names.insert(syntax.words[words.lowerBound].text)
            }
        }
        for line in syntax.lines {
            if case .metric(let word, _) = line.content {
                names.insert(word.text)
            }
        }
        return names
    }
}
