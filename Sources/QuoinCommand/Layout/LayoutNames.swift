import Quoin

/// The names that a layout mentions, and what they may stand for.
struct LayoutNames {
    private let formats: VisualFormatNames
    private var viewsOfSentences: [String] = []
    private var wordsOfSentences: Set<String> = []

    init(inFormats text: String) throws(VisualFormatError) {
        formats = try VisualFormat.names(in: text)
    }

    /// Takes those of sentences, too.
    mutating func add(_ sentences: Sentences) {
        viewsOfSentences = sentences.views.map(\.name)
        wordsOfSentences = sentences.mentionedNames
    }

    /// Those of formats that are views if the given ones are, in order: what is between brackets, and what is
    /// said to have content.
    func items(with given: [String: Size]) -> [String] {
        formats.items + formats.operands.filter { given[$0] != nil }
    }

    /// Makes sure that all the views occur that something is said about.
    func check(views: [String: Size]) throws(UsageError) {
        try refuse(
            views.keys, "view", unlessAmong: formats.items + formats.operands + viewsOfSentences)
    }

    /// Makes sure that all the metrics occur. They may stand for priorities, too.
    func check(metrics: [String: Double]) throws(UsageError) {
        // One that has the name of a view hides it.
        let known = formats.operands + formats.priorities + formats.items
        try refuse(
            metrics.keys.filter { !wordsOfSentences.contains($0) }, "metric",
            unlessAmong: known + wordsOfSentences.sorted())
    }

    private func refuse(
        _ given: some Sequence<String>, _ kind: String, unlessAmong candidates: [String]
    ) throws(UsageError) {
        let known = Set(candidates)
        // Dictionaries have no order, so of several the first one by the alphabet is told.
        guard let name = given.filter({ !known.contains($0) }).min() else { return }
        throw UsageError(
            "the format has no \(kind) \(PrintableText.quoted(name))"
                + NearestName.question(about: name, among: candidates))
    }
}
