import QuoinLayout

/// Findings with those that are alike, as in hundreds of cells, told once.
struct AlikeFindings {
    /// More proposals than this are none.
    private static let most = 5
    /// Nobody reads a longer message.
    private static let mostLines = 6
    /// To try proposals for more findings together takes as long as the square of their number.
    private static let mostTried = 100

    private let findings: [LayoutFinding]
    private let trial: LayoutTrial

    init(_ findings: [LayoutFinding], naming trial: LayoutTrial) {
        self.findings = findings
        self.trial = trial
    }

    /// The findings, each kind of likeness once, with their number.
    var merged: [LayoutFinding] {
        var order: [Likeness] = []
        var groups: [Likeness: [LayoutFinding]] = [:]
        for finding in findings {
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
        // One mend for all, where each has the same one.
        let count = alike.map { $0.mends.count }.min() ?? 0
        let jointly = (0..<count).map { index in
            LayoutMend(
                text(alike.map { $0.mends[index].description }),
                alike.flatMap { $0.mends[index].changes })
        }
        // What is about a view each is independent, and there may be thousands.
        let mayShare =
            first.kind == .conflict && culprits.count < alike.count && alike.count <= Self.mostTried
        let mends = mayShare ? endingAll(alike, jointly) : jointly
        let places = culprits.dropFirst().map { trial.label(of: $0) }.inWords(most: 3)
        let message =
            places.isEmpty
            ? together(alike.map { $0.message }, of: first.kind)
            : "\(first.message)\nThe same \(alike.count) times: \(places)."
        return LayoutFinding(
            kind: first.kind,
            views: (culprits + alike.flatMap { $0.views }).withoutRepeats,
            constraints: alike.flatMap { $0.constraints }.withoutRepeats,
            message: message, mends: mends)
    }

    /// What is said of one view along both axes, as far as there is room. Conflicts say what they have in common.
    private func together(_ messages: [String], of kind: LayoutFinding.Kind) -> String {
        let all = messages.joined(separator: "\n")
        let lines = all.split(separator: "\n").count
        return kind == .conflict || lines > Self.mostLines ? messages[0] : all
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
        descriptions.count <= 4
            ? descriptions.joined(separator: "\n")
            : "\(descriptions[0])\n(and so \(descriptions.count - 1) times more)"
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
