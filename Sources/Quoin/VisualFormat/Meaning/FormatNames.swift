/// What the names in a format stand for.
struct FormatNames {
    private let given: [String: any LayoutItem]
    /// Where the others are looked for.
    private let others: ItemsByName?
    private let metrics: [String: Double]
    /// The views that the format makes to hold others.
    var madeStacks: [String: View] = [:]
    /// Makes such a view, which gets its name afterwards.
    var makeStack: () -> View = { View() }

    /// Names of views and guides that are given.
    init(views: [String: any LayoutItem], metrics: [String: Double]) {
        given = views
        others = nil
        self.metrics = metrics
    }

    /// The names that views and guides have themselves.
    init(_ views: ItemsByName, metrics: [String: Double]) {
        given = [:]
        others = views
        self.metrics = metrics
    }

    /// The view or guide of a name, if there is one.
    func find(_ name: String, at place: Int) throws(FormatProblem) -> LayoutElement? {
        if let item = given[name] {
            return item.layoutElement
        }
        return try others?.item(name, at: place) ?? madeStacks[name]
    }

    /// The view or guide of a name.
    func item(_ name: String, at place: Int) throws(FormatProblem) -> LayoutElement {
        if let item = try find(name, at: place) {
            return item
        }
        let question = NearestName.question(about: name, among: namesOfItems)
        throw FormatProblem(
            "there is no view \(PrintableText.quoted(name))\(remark(instead: question))", at: place)
    }

    /// The metric of a name, if there is one.
    func metric(_ name: String, at place: Int) throws(FormatProblem) -> Double? {
        guard let value = metrics[name] else { return nil }
        guard value.isFinite else {
            throw FormatProblem(
                "the metric \(PrintableText.quoted(name)) is no finite number", at: place)
        }
        return value
    }

    /// The problem that a name in a comparison stands for nothing.
    func unknown(_ name: String, at place: Int) -> FormatProblem {
        let question = NearestName.question(
            about: name, among: namesOfItems + metrics.keys.sorted())
        return FormatProblem(
            "there is no view or metric \(PrintableText.quoted(name))\(remark(instead: question))",
            at: place)
    }

    /// In order, so that a message does not depend on chance.
    private var namesOfItems: [String] {
        (Array(given.keys) + (others?.names ?? []) + Array(madeStacks.keys)).sorted()
    }

    /// A question if there is one, or else what there is to say about where names were looked for.
    private func remark(instead question: String) -> String {
        question.isEmpty ? others?.remark ?? "" : question
    }

    // MARK: Priorities

    /// What a priority stands for that was written.
    func priority(_ written: FormatPriority) throws(FormatProblem) -> Priority {
        switch written {
        case .number(let value, let place):
            return try priority(value, at: place)
        case .name(let name, let place):
            if let value = try metric(name, at: place) {
                return try priority(value, at: place)
            }
            if let known = Self.priorities.first(where: { $0.name == name }) {
                return known.priority
            }
            let candidates = Self.priorities.map { $0.name } + metrics.keys.sorted()
            let question = NearestName.question(about: name, among: candidates)
            throw FormatProblem(
                "there is no priority or metric \(PrintableText.quoted(name))\(question)", at: place
            )
        }
    }

    private func priority(_ value: Double, at place: Int) throws(FormatProblem) -> Priority {
        let priority = Priority(Float(value))
        guard value <= 1000, priority.isValid else {
            throw FormatProblem("a priority is above 0 and at most 1000", at: place)
        }
        return priority
    }

    private static let priorities: [(name: String, priority: Priority)] = [
        ("required", .required), ("high", .high), ("medium", .medium), ("low", .low),
        ("fittingSize", .fittingSize),
    ]
}
