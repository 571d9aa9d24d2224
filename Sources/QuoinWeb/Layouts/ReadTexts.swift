import Quoin

/// The texts that were read last: a text that is said of one cell after the other is read once.
struct ReadTexts {
    private struct Entry {
        let text: String
        let names: [String]
        let metrics: [String: Double]
        let sentences: Sentences
    }

    private var entries: [Entry] = []
    private static let mostKept = 8

    /// The sentences of a text about views of some names.
    mutating func sentences(
        _ text: String, names: [String], metrics: [String: Double]
    ) throws(SentenceError) -> Sentences {
        if let known = entries.first(where: {
            $0.text == text && $0.names == names && $0.metrics == metrics
        }) {
            return known.sentences
        }
        let sentences = try Sentences(
            text, metrics: metrics, among: { names.contains($0) }, names: { names })
        if entries.count == Self.mostKept {
            entries.removeFirst()
        }
        entries.append(Entry(text: text, names: names, metrics: metrics, sentences: sentences))
        return sentences
    }
}
