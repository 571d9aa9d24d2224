import QuoinLayout

/// Findings with those that are alike, as in hundreds of cells, told once.
struct AlikeFindings {
    /// More proposals than this are none.
    private static let most = 5
    /// Nobody reads a longer message.
    private static let mostLines = 6
    /// To try proposals for more findings together takes as long as the square of their number.
    private static let mostTried = 100

    private let search: FindingSearch
    private var trial: LayoutTrial { search.trial }

    init(of search: FindingSearch) {
        self.search = search
    }

    /// The findings, each kind of likeness once, with their number.
    var merged: [LayoutFinding] {
        var order: [Likeness] = []
        var groups: [Likeness: [LayoutFinding]] = [:]
        for finding in search.findings {
            let likeness = Likeness(finding)
            if groups[likeness] == nil {
                order.append(likeness)
            }
            groups[likeness, default: []].append(finding)
        }
        return order.compactMap { groups[$0].flatMap { merge($0) } }
    }

    private func merge(_ alike: [LayoutFinding]) -> LayoutFinding? {
        guard let first = alike.first, alike.count > 1 else { return alike.first }
        let culprits = alike.compactMap { $0.views.first }.withoutRepeats
        let places = furtherPlaces(alike, culprits)
        let message =
            places.isEmpty
            ? together(alike.map { $0.message }, of: first.kind)
            : "\(first.message)\nThe same \(alike.count) times: \(places)."
        return LayoutFinding(
            kind: first.kind,
            views: (culprits + alike.flatMap { $0.views }).withoutRepeats,
            constraints: alike.flatMap { $0.constraints }.withoutRepeats,
            message: message, mends: mends(of: alike, culprits))
    }

    /// Where the same is, besides the first place.
    private func furtherPlaces(_ alike: [LayoutFinding], _ culprits: [View]) -> String {
        guard alike.allSatisfy({ $0.kind == .overlap && $0.views.count > 1 }) else {
            return Array(labels(of: culprits).dropFirst()).inWords(most: 3)
        }
        // The one view may be in several pairs.
        return alike.dropFirst()
            .map { "\(trial.label(of: $0.views[1])) over \(trial.label(of: $0.views[0]))" }
            .inWords(most: 3)
    }

    /// What views are called; where they are called the same, with what they are in, if that tells more.
    private func labels(of views: [View]) -> [String] {
        let labels = views.map { trial.label(of: $0) }
        guard let first = labels.first, labels.count > 1, labels.allSatisfy({ $0 == first }) else {
            return labels
        }
        let containers = views.map { view in
            (view.cell ?? view.superview).map { trial.label(of: $0) } ?? ""
        }
        guard Set(containers).count == containers.count else { return labels }
        return containers.map { "\(first) in \($0)" }
    }

    // MARK: Mends

    /// One mend for all, where each has the same one.
    private func mends(of alike: [LayoutFinding], _ culprits: [View]) -> [LayoutMend] {
        let jointly = (0..<(alike.map { $0.mends.count }.min() ?? 0)).map { index in
            joined(different(alike.map { ($0.views.first, $0.mends[index]) }))
        }
        if alike[0].kind == .conflict {
            // What is about a view each is independent, and there may be thousands.
            let mayShare = culprits.count < alike.count && alike.count <= Self.mostTried
            return mayShare ? endingAll(alike, jointly) : jointly
        }
        if alike[0].kind == .cannotGrow {
            // Each row was measured by itself, and in the trial all are as high as the table has them.
            return jointly
        }
        let growing = jointly.filter { $0.letsGrow }
        if !growing.isEmpty { return growing }
        // What is good for each alone may not be for all: one view pushes the next.
        let isShort = alike.count <= Self.mostTried
        let rows = isShort ? search.rows(ofAll: alike).map { joined($0) } : []
        let good = (rows + jointly).filter { search.isGood($0, forAll: alike) }
        if !good.isEmpty || !isShort {
            return Array(good.prefix(2))
        }
        let number = search.someNumber(forAll: alike).map { joined($0) }
        if let number, search.isGood(number, forAll: alike) {
            return [number]
        }
        return oneAfterTheOther(alike)
    }

    /// As many of the first proposals as go together.
    private func oneAfterTheOther(_ alike: [LayoutFinding]) -> [LayoutMend] {
        var (taken, mended): ([LayoutMend], [LayoutFinding]) = ([], [])
        for finding in alike {
            let next = finding.mends.first { mend in
                search.isGood(joined(taken + [mend]), forAll: mended + [finding])
            }
            if let next {
                taken.append(next)
                mended.append(finding)
            }
        }
        return taken.isEmpty ? [] : [joined(taken)]
    }

    private func joined(_ mends: [LayoutMend]) -> LayoutMend {
        LayoutMend(text(mends.map { $0.description }), mends.flatMap { $0.changes })
    }

    /// What is said of one view along both axes, or at both edges, as far as there is room, each line once. Conflicts
    /// say what they have in common.
    private func together(_ messages: [String], of kind: LayoutFinding.Kind) -> String {
        var known: Set<Substring> = []
        let lines = messages.flatMap { $0.split(separator: "\n") }
            .filter { known.insert($0).inserted }
        return kind == .conflict || lines.count > Self.mostLines
            ? messages[0] : lines.joined(separator: "\n")
    }

    /// The proposals without those that say of a view what one before them says of it.
    private func different(_ proposals: [(view: View?, mend: LayoutMend)]) -> [LayoutMend] {
        var known: Set<Proposal> = []
        return proposals.filter { known.insert(Proposal($0.view, $0.mend)).inserted }
            .map { $0.mend }
    }

    /// What ends all of some conflicts. Those of the same views may be about the same constraints: then two proposals
    /// may not do together what each of them does, and one may do it for all.
    private func endingAll(_ alike: [LayoutFinding], _ together: [LayoutMend]) -> [LayoutMend] {
        let alone = alike.count <= 4 ? alike.flatMap { $0.mends } : []
        let count = trial.conflictCount
        var found: [LayoutMend] = []
        for mend in together + alone where found.count < Self.most {
            let isNew = !found.contains { $0.description == mend.description }
            if isNew, trial.trying(mend.changes, { trial.conflictCount + alike.count <= count }) {
                found.append(mend)
            }
        }
        return found
    }

    /// Several proposals as one.
    private func text(_ descriptions: [String]) -> String {
        // What lets one row grow lets all of them.
        if let first = descriptions.first, descriptions.allSatisfy({ $0 == first }) {
            return first
        }
        return descriptions.count <= 4
            ? descriptions.joined(separator: "\n")
            : "\(descriptions[0])\n(and so \(descriptions.count - 1) times more)"
    }
}

extension LayoutMend {
    /// Whether it is about rows whose heights a table gives, which no trial knows.
    fileprivate var letsGrow: Bool {
        changes.contains { change in
            if case .letGrow = change { true } else { false }
        }
    }
}

/// What is proposed for a view.
private struct Proposal: Hashable {
    let view: ObjectIdentifier?
    let text: String

    init(_ view: View?, _ mend: LayoutMend) {
        self.view = view.map { ObjectIdentifier($0) }
        text = mend.description
    }
}

/// What findings have in common that are told as one: what is wrong, and the lines that brought it about.
private struct Likeness: Hashable {
    let kind: LayoutFinding.Kind
    let places: [String]
    /// For those that no line has brought about, the type of the culprit and what it is in.
    let types: [ObjectIdentifier]
    /// One of a kind, if its lines say nothing.
    let single: ObjectIdentifier?

    init(_ finding: LayoutFinding) {
        kind = finding.kind
        let culprit = finding.views.first
        // Where nothing is said of what is wrong, all that is said of the culprit tells where it was made.
        let involved =
            finding.constraints.isEmpty
            ? (culprit?.constraintsInForce ?? []).filter { $0.firstElement === culprit }
            : finding.constraints
        places = involved.filter { $0.isWritten && $0.sourceLocation.isKnown }
            .map { "\($0.sourceLocation)" }
        let chain = sequence(first: finding.views.first) { $0?.superview }.compactMap { $0 }.prefix(
            2)
        types = chain.map { ObjectIdentifier(type(of: $0)) }
        single = places.isEmpty ? finding.views.first.map { ObjectIdentifier($0) } : nil
    }
}
