/// What the names in sentences stand for.
struct SentenceNames {
    private(set) var views: [String: Int] = [:]
    private(set) var metrics: [String: Double] = [:]
    /// The lines of the metrics; 0 for those that are given.
    private(set) var metricLines: [String: Int] = [:]
    /// Metrics with which something is wrong, by the lines that they are in.
    private var lostMetrics: [String: Int] = [:]
    /// The names in the order in which they came, for messages.
    private var namesOfViews: [String] = []
    private var namesOfMetrics: [String] = []

    /// So many names are looked through for one that is near another.
    private static let mostCandidates = 1000

    mutating func addView(_ name: String, at position: Int) {
        views[name] = position
        namesOfViews.append(name)
    }

    mutating func addMetric(_ name: String, _ value: Double, line: Int) {
        metrics[name] = value
        metricLines[name] = line
        lostMetrics[name] = nil
        namesOfMetrics.append(name)
    }

    mutating func loseMetric(_ name: String, line: Int) {
        if metrics[name] == nil {
            lostMetrics[name] = line
        }
    }

    /// The line of a metric with which something is wrong.
    func lostMetric(_ name: String) -> Int? { lostMetrics[name] }

    /// A question about another view, or another word, if there is one of a name that is near.
    func question(aboutView name: String, orOneOf words: [String] = []) -> String {
        NearestName.question(
            about: name,
            among: namesOfViews.prefix(Self.mostCandidates)
                + [SentenceWords.superview, SentenceWords.window] + words)
    }

    /// A question about another metric, if there is one of a name that is near.
    func question(aboutMetric name: String) -> String {
        NearestName.question(about: name, among: namesOfMetrics.prefix(Self.mostCandidates))
    }

    /// A question about another view or metric, if there is one of a name that is near.
    func question(aboutViewOrMetric name: String) -> String {
        NearestName.question(
            about: name,
            among: namesOfViews.prefix(Self.mostCandidates)
                + namesOfMetrics.prefix(Self.mostCandidates)
                + [SentenceWords.superview, SentenceWords.window])
    }
}
