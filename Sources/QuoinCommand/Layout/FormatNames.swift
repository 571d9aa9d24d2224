import Quoin

/// The names that a format mentions, and what they may stand for.
struct FormatNames {
    private let names: VisualFormatNames

    init(in text: String) throws(VisualFormatError) {
        names = try VisualFormat.names(in: text)
    }

    /// Those that are views if the given ones are, in order: what is between brackets, and what is said to
    /// have content.
    func items(with given: [String: Size]) -> [String] {
        names.items + names.operands.filter { given[$0] != nil }
    }

    /// Makes sure that all the views occur that something is said about.
    func check(views: [String: Size]) throws(UsageError) {
        try refuse(views.keys, "view", unlessAmong: names.items + names.operands)
    }

    /// Makes sure that all the metrics occur. They may stand for priorities, too.
    func check(metrics: [String: Double]) throws(UsageError) {
        // One that has the name of a view hides it.
        let known = names.operands + names.priorities + names.items
        try refuse(metrics.keys, "metric", unlessAmong: known)
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
