/// The words for a conflict: its members with their numbers, what clashes, and what would mend it.
///
///     Quoin cannot satisfy these constraints together:
///       1  blue.height ≥ 5000                 “ConstantConstraint”   DebuggingView.swift:42
///       2  blue.top = root.top + 1            “Conflicting[0]”       DebuggingView.swift:41
///       …
///     blue's top and bottom pin its height to 480, but it must be at least 5000: 4520 too much.
///     Set aside for now: 1. To mend it, lower the priority of 1.
///     As a visual format: V:|-1-[blue(>=5000)]-(-1)-|
///
/// What was set aside comes first, then what someone made, in the order of its activation,
/// then what follows from views themselves.
struct ConflictExplanation {
    /// What is set aside, or constraints that say the same, and then the rest.
    private let rows: [ConflictRow]
    /// How many of them are set aside.
    private let asideCount: Int
    private let sentence: String?
    private let names: NameTable
    /// What would mend it, each a clause.
    private let remedies: [String]

    /// - Parameters:
    ///   - names: what views are called; one table does for all that is said of a tree at a time.
    ///   - trial: where proposals are tried; without one there are none.
    init(
        _ joint: JointConflict, in engine: LayoutEngine, _ names: NameTable,
        trying trial: LayoutTrial? = nil
    ) {
        self.names = names
        let rest = joint.rest
        let written = rest.filter { !$0.isMadeByView }
        let aside = joint.conflicts.compactMap { ConflictRow($0.broken, in: engine) }
        let others = (written + rest.filter { $0.isMadeByView }).compactMap {
            ConflictRow($0, in: engine)
        }
        rows = aside + others
        asideCount = aside.count
        // What holds of one that is set aside holds of each: it is told of the first.
        let reason = aside.prefix(1) + others
        let proof = reason.count == rest.count + 1 ? ConflictProof(of: Array(reason)) : nil
        let rows = rows
        let found = trial.map { ConflictRemedies(rows, joint, in: engine, names, trying: $0) }
        remedies = found?.clauses ?? []
        sentence = proof.map {
            ConflictSentence(
                Array(reason), $0, alsoSetAside: Array(aside.dropFirst()),
                likelySlip: found?.likelySlip, in: engine, names
            ).text
        }
    }

    /// The constraints that were set aside, or ones that say the same.
    var setAside: [LayoutConstraint] { rows.prefix(asideCount).map { $0.constraint } }

    /// Those of them that are not the first one.
    var othersSetAside: [LayoutConstraint] { Array(setAside.dropFirst()) }

    /// The whole explanation.
    var text: String {
        "Quoin cannot satisfy these constraints together:\n"
            + table + (sentence.map { "\($0)\n" } ?? "")
            + "Set aside for now: \(1.inWords(to: asideCount))." + remedy
            + (visualFormat.map { "\nAs a visual format: \($0)" } ?? "")
    }

    /// For each conflict what is set aside, without where in the source code it comes from. Why it is stands with the
    /// first one.
    var summaries: [String] {
        let aside = rows.prefix(asideCount).map { row in
            let source = row.sourceText.map { " \($0)" } ?? ""
            return "\(row.constraint.equation(names))\(source)"
        }
        guard let first = aside.first else { return [sentence ?? ""] }
        let reason = sentenceWithoutNumbers.map { " \($0)" } ?? ""
        guard aside.count > 1 else { return ["\(first) is set aside.\(reason)"] }
        let all =
            aside.count <= Self.mostNamed + 1
            ? aside.inWords("and")
            : (aside.prefix(Self.mostNamed) + ["\(aside.count - Self.mostNamed) others"])
                .inWords("and")
        return ["\(all) are set aside.\(reason)"]
            + aside.dropFirst().map { "\($0) is set aside with \(first)." }
    }

    /// Of more than one more than that, the others are counted.
    private static let mostNamed = 2

    /// The sentence where there is no list: only one of a single row speaks of it by its number.
    private var sentenceWithoutNumbers: String? {
        guard let sentence, rows.count == 1, sentence.hasPrefix("1 makes") else { return sentence }
        return "It" + sentence.dropFirst()
    }

    // MARK: Table

    /// The columns are no narrower than this, so that what is told one after the other lines up.
    private static let leastWidth = 32

    private var table: String {
        let shown = shownRows
        let equations = shown.map { rows[$0].constraint.equation(names) }
        let labels = shown.map { index in
            rows[index].source == nil
                ? rows[index].constraint.identifier.map { "“\(PrintableText.inLine($0))”" } ?? ""
                : ""
        }
        let numberWidth = "\(rows.count)".width
        let equationWidth = max(Self.leastWidth, equations.map { $0.width }.max() ?? 0) + 3
        let labelWidth = labels.map { $0.width }.max() ?? 0
        var text = ""
        var next = 0
        for (line, index) in shown.enumerated() {
            if index > next {
                let dots = "…".padding(to: numberWidth, atStart: true)
                text += "  \(dots)  and \(index - next) more\n"
            }
            next = index + 1
            let row = rows[index]
            let number = "\(index + 1)"
            // What nobody wrote stands out a little.
            let origin =
                row.sourceText.map { " \($0)" } ?? "\(row.constraint.sourceLocation)"
            text += "  \(number.padding(to: numberWidth, atStart: true))  "
            text += equations[line].padding(to: equationWidth)
            text += labels[line].padding(to: labelWidth == 0 ? 0 : labelWidth + 3)
            text += "\(origin)\n"
        }
        return text
    }

    /// A list of more lines than that says no more than one of a few.
    private static let mostLines = 24
    private static let firstLines = 12
    private static let lastLines = 8
    /// Of those more are no news: what is set aside for one reason is alike.
    private static let firstAside = 3

    /// The rows of the table: all of them, unless these are very many. Then the first ones stand there, which someone
    /// made, and the last ones, which follow from views, and what is spoken of by its number; of what is set aside, some.
    private var shownRows: [Int] {
        guard rows.count > Self.mostLines else { return Array(rows.indices) }
        let end = rows.count - Self.lastLines
        let aside = min(asideCount, Self.firstAside)
        let last = asideCount + Self.firstLines - aside
        var isShown = rows.indices.map {
            $0 < aside || ($0 >= asideCount && $0 < last) || $0 >= end
        }
        for clause in remedies {
            for number in clause.wholeNumbers where number > 0 && number <= rows.count {
                isShown[number - 1] = true
            }
        }
        return rows.indices.filter { isShown[$0] }
    }

    // MARK: Visual format

    /// A line that is longer tells nobody anything.
    private static let longestFormat = 400

    /// What someone made as one line of a visual format, if that is shorter.
    private var visualFormat: String? {
        let constraints = rows.filter { $0.source == nil }.map { $0.constraint }
        guard constraints.count > 1, let chain = ChainDescription(of: constraints) else {
            return nil
        }
        let length = constraints.reduce(0) { $0 + $1.equation(names).width }
        return chain.text.width < min(length, Self.longestFormat) ? chain.text : nil
    }

    // MARK: Remedies

    /// What would mend it, as a sentence; nothing if nobody wrote any of it.
    private var remedy: String {
        remedies.isEmpty ? "" : " To mend it, \(remedies.joined(separator: ", or "))."
    }
}

extension ConflictMember {
    /// Whether it is a constraint that a view made for itself.
    fileprivate var isMadeByView: Bool {
        if case .constraint(let constraint) = self {
            ConflictRow.source(of: constraint) != nil
        } else {
            false
        }
    }
}

extension String {
    /// How many columns the text takes, near enough.
    fileprivate var width: Int { unicodeScalars.count }

    /// The numbers of up to six digits that are in the text.
    fileprivate var wholeNumbers: [Int] {
        utf8.split { $0 < 48 || $0 > 57 }.compactMap { digits in
            digits.count > 6 ? nil : digits.reduce(0) { 10 * $0 + Int($1) - 48 }
        }
    }

    /// The text with spaces after it, or before it, up to a width.
    fileprivate func padding(to width: Int, atStart: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - self.width))
        return atStart ? spaces + self : self + spaces
    }
}
