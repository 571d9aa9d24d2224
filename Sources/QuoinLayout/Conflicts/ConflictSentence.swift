/// What clashes in a conflict, in a sentence with the numbers.
///
/// Each way of saying it looks at one of the rows as a demand, and says what the others make of the
/// same thing. What the numbers are follows from the proof; only the words depend on the case.
struct ConflictSentence {
    let rows: [ConflictRow]
    let proof: ConflictProof
    /// What is set aside for the same reason as the first row.
    let alsoSetAside: [ConflictRow]
    /// What was tried and mends what looks like a slip of the pen, if something does.
    private let likelySlip: LayoutMend?
    let engine: LayoutEngine
    let names: NameTable
    /// The rows that ask for a size and nothing else.
    let demands: [Demand]
    /// How many rows, or facts that they rely on, are no equations.
    let inequalities: Int

    init(
        _ rows: [ConflictRow], _ proof: ConflictProof, alsoSetAside: [ConflictRow],
        likelySlip: LayoutMend?, in engine: LayoutEngine, _ names: NameTable
    ) {
        self.rows = rows
        self.proof = proof
        self.alsoSetAside = alsoSetAside
        self.likelySlip = likelySlip
        self.engine = engine
        self.names = names
        let inequalities = proof.leftovers.count + rows.count { $0.relation != .equal }
        self.inequalities = inequalities
        demands = rows.enumerated().compactMap { Self.demand($0, $1, proof, inequalities) }
    }

    /// The sentence, and another one about what looks like a slip of the pen.
    var text: String {
        (chain.map { isAboutAll($0) ? $0.text : "\($0.text)\(andSo)" } ?? "\(sentence)\(andSo)")
            + (question.map { " \($0)" } ?? "")
    }

    /// What is said of the first row where it is not said of all.
    private var andSo: String {
        switch alsoSetAside.count {
        case 0: ""
        case 1: " So it is with the other one."
        default: " So it is with the \(alsoSetAside.count) others."
        }
    }

    /// What looks like a slip of the pen, as a question: what would mend it asks it too.
    private var question: String? {
        let words = MendWords(names)
        let slip =
            likelySlip
            ?? rows.lazy.filter { $0.source == nil }.compactMap {
                words.turning($0.constraint).first
            }.first
        return slip.flatMap { words.question(for: $0) }
    }

    private var sentence: String {
        if let text = textOfNegativeSize {
            return text
        }
        guard let subject else { return textOfFirstRow }
        return textOfOneSizeTwice(subject) ?? textOfPinnedSize(subject)
            ?? textOfRelatedSizes(subject) ?? textOfSize(subject)
    }

    // MARK: Demands

    /// A row that asks for a size, and what the other rows make of that size.
    struct Demand {
        /// The position of the row.
        let row: Int
        /// The variable.
        let size: Int
        /// How the row compares the size with what it asks for.
        let askedRelation: Relation
        let asked: Double
        /// Whether the others come to what is reached, or to no more, or to no less.
        let reachedRelation: Relation
        let reached: Double
    }

    private static func demand(
        _ index: Int, _ row: ConflictRow, _ proof: ConflictProof, _ inequalities: Int
    ) -> Demand? {
        guard let size = row.plainSize else { return nil }
        let weight = proof.weights[index]
        let others = inequalities - (row.relation == .equal ? 0 : 1)
        let bound: Relation = weight > 0 ? .greaterThanOrEqual : .lessThanOrEqual
        return Demand(
            row: index, size: size, askedRelation: row.relation, asked: row.number,
            reachedRelation: others == 0 ? .equal : bound,
            reached: row.number + proof.shortfall / weight)
    }

    /// The demand that people would speak of: one that somebody made, of a view rather than of what
    /// contains it. Given sizes are spoken of only if they were set aside.
    private var subject: Demand? {
        let candidates = demands.filter { rows[$0.row].source == nil }
        let demand = candidates.first { demand in
            !candidates.contains { isInside($0.size, demand.size) }
        }
        return demand ?? demands.first { $0.row == 0 || rows[$0.row].source == .content }
    }

    // MARK: Words

    /// The view or guide whose size a variable is.
    func element(_ variable: Int) -> LayoutElement? {
        engine.elements[variable >> 2].target
    }

    func name(_ variable: Int) -> String { names.label(of: element(variable)) }

    func attribute(_ variable: Int) -> LayoutAttribute {
        variable & 3 == SlotPart.width.rawValue ? .width : .height
    }

    /// Whether the element of one variable is within that of another.
    func isInside(_ variable: Int, _ container: Int) -> Bool {
        guard variable >> 2 != container >> 2, let view = element(variable)?.viewOrOwner,
            let other = element(container) as? View
        else { return false }
        return view.isDescendant(of: other)
    }

    /// "480", "at most 480" or "at least 480".
    func amount(_ relation: Relation, _ number: Double) -> String {
        relation.inWords + number.roundedText
    }

    /// "but it must be at least 5000: 4520 too much."
    func objection(_ demand: Demand) -> String {
        let amount = amount(demand.askedRelation, demand.asked)
        let verb =
            switch rows[demand.row].source {
            case nil: "it must be \(amount)"
            case .content: "its content asks for \(amount)"
            case .window, .root, .autoresizing, .guide, .container: "it is \(amount)"
            }
        return "but \(verb): \(excess(demand.asked - demand.reached))."
    }

    /// "4520 too much"
    func excess(_ difference: Double) -> String {
        "\(difference.magnitude.roundedText) too \(difference > 0 ? "much" : "little")"
    }
}

extension Relation {
    /// What goes before a number: nothing, "at most " or "at least ".
    var inWords: String {
        switch self {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }
}
