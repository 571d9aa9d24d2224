import Quoin
import QuoinInspect

/// What is wrong with a layout.
struct LayoutProblems {
    /// The ambiguous views, in the order of the text, with the axes along which they are.
    let ambiguities: [(box: LayoutBox, axes: [Axis])]
    let conflicts: [Conflict]
    /// What else was reported, in words.
    let others: [String]
    /// What is wrong beside all that, in words, with what would mend it.
    let findings: [String]
    /// What would end contradictions, and what would decide what is ambiguous.
    private let mendsOfConflicts: [String]
    private let mendsOfAmbiguities: [String]
    private let source: LayoutText

    init(of sheet: LayoutSheet) {
        let survey = LayoutSurvey(of: sheet.window)
        ambiguities = sheet.boxes.compactMap { box in
            let axes = survey.ambiguousAxes(of: box)
            return axes.isEmpty ? nil : (box, axes)
        }
        conflicts = sheet.diagnostics.compactMap { diagnostic in
            if case .unsatisfiable(let conflict) = diagnostic { conflict } else { nil }
        }
        others = sheet.diagnostics.compactMap { diagnostic in
            if case .unsatisfiable = diagnostic { nil } else { diagnostic.message }
        }
        let found = sheet.window.findings()
        let saidElsewhere = Self.contradictions.union(Self.openings)
        findings = found.filter { !saidElsewhere.contains($0.kind) }.map { finding in
            let mend = finding.mends.first.map { "\n  to mend it: \(Self.indented($0))" } ?? ""
            return "\(finding.message)\(mend)"
        }
        mendsOfConflicts = Self.firstMends(of: found, Self.contradictions) {
            // What could be left out, or matter less, is said with the contradiction.
            !$0.onlyLeavesOut
        }
        mendsOfAmbiguities = Self.firstMends(of: found, Self.openings)
        source = sheet.text
    }

    /// Contradictions, which are said in other words here.
    private static let contradictions: Set<LayoutFinding.Kind> = [
        .conflict, .saidTwice, .stillPlacedByFrame,
    ]
    /// What leaves something ambiguous, which is, too.
    private static let openings: Set<LayoutFinding.Kind> = [.noWidth, .noHeight, .noPlace, .shared]

    /// What is proposed first of findings of some kinds, each once.
    private static func firstMends(
        of findings: [LayoutFinding], _ kinds: Set<LayoutFinding.Kind>,
        where isTold: (LayoutMend) -> Bool = { _ in true }
    ) -> [String] {
        findings.filter { kinds.contains($0.kind) }.compactMap { $0.mends.first }.filter(isTold)
            .map(indented)
            .reduce(into: []) { mends, mend in
                if !mends.contains(mend) { mends.append(mend) }
            }
    }

    /// A proposal as the end of a paragraph.
    private static func indented(_ mend: LayoutMend) -> String {
        mend.description.split(separator: "\n").joined(separator: "\n    ")
    }

    /// The names of the ambiguous views.
    var ambiguousNames: [String] { ambiguities.map(\.box.title) }

    /// Has the boxes say themselves what is wrong with them, since a terminal has no hatching.
    func mark() {
        for (box, _) in ambiguities {
            box.mark = " ?"
        }
        for constraint in conflicts.flatMap({ $0.constraints + $0.alsoSetAside }) {
            for item in [constraint.firstItem, constraint.secondItem] {
                (item as? LayoutBox)?.mark = " !"
            }
        }
    }

    /// How the run ends because of all that.
    var status: Outcome.Status {
        if !conflicts.isEmpty {
            return .unsatisfiable
        }
        return ambiguities.isEmpty && others.isEmpty ? .success : .problem
    }

    // MARK: Words

    /// What is wrong, for people.
    var text: String {
        // Those that are set aside for one reason have one explanation.
        let explanations = conflicts.reduce(into: [String]()) { texts, conflict in
            if texts.last != conflict.explanation { texts.append(conflict.explanation) }
        }
        var paragraphs = Array(explanations.prefix(Self.mostConflicts))
        let rest = explanations.count - paragraphs.count
        if rest > 0 {
            paragraphs.append("quoin: there \(rest == 1 ? "is" : "are") \(rest) more like that")
        }
        paragraphs += Self.proposals("to end the contradiction", mendsOfConflicts)
        paragraphs += others.map { "quoin: \($0)" } + Axis.allCases.compactMap(ambiguity)
        paragraphs += Self.proposals("to decide it", mendsOfAmbiguities)
        paragraphs += findings.prefix(Self.mostConflicts).map { "quoin: \($0)" }
        return paragraphs.map { $0 + "\n" }.joined()
    }

    private static func proposals(_ purpose: String, _ mends: [String]) -> [String] {
        mends.isEmpty
            ? []
            : ["quoin: \(purpose): \(mends.prefix(mostConflicts).joined(separator: "\n    "))"]
    }

    /// What is neither ambiguous nor a conflict, and changes how the run ends all the same.
    var textOfOthers: String { others.map { "quoin: \($0)\n" }.joined() }

    /// More than that many explanations would rather be scrolled past than read.
    private static let mostConflicts = 5

    /// Which views are ambiguous along an axis, and what may be missing.
    private func ambiguity(along axis: Axis) -> String? {
        let names = ambiguities.filter { $0.axes.contains(axis) }.map(\.box.title)
        guard !names.isEmpty else { return nil }
        let verb = names.count == 1 ? "is" : "are"
        let hint =
            source.speaks(of: axis)
            ? "other places or sizes would do as well"
            : "no line is about that axis; add one with \(axis == .horizontal ? "H:" : "V:")"
        return "quoin: \(Self.list(names)) \(verb) ambiguous \(axis)ly: \(hint)"
    }

    private static let mostNames = 8

    /// `"a, b and c"`, or the first ones and how many more.
    private static func list(_ names: [String]) -> String {
        var parts = Array(names.prefix(mostNames))
        if names.count > mostNames {
            parts.append("\(names.count - mostNames) more")
        }
        guard let last = parts.popLast(), !parts.isEmpty else { return names.joined() }
        return "\(parts.joined(separator: ", ")) and \(last)"
    }
}

extension LayoutMend {
    /// Whether it says nothing else, but that something does not hold, or matters less.
    fileprivate var onlyLeavesOut: Bool {
        changes.allSatisfy { change in
            switch change {
            case .deactivate, .setPriority: true
            default: false
            }
        }
    }
}
