/// The words for a conflict: its members with their numbers, what clashes, and what would mend it.
struct ConflictExplanation {
    private let conflict: KnownConflict
    private let engine: LayoutEngine

    init(_ conflict: KnownConflict, in engine: LayoutEngine) {
        self.conflict = conflict
        self.engine = engine
    }

    var text: String {
        "Quoin cannot satisfy these constraints together:\n"
            + conflict.members.enumerated().map { "  \($0 + 1)  \(line(for: $1))" }
            .joined(separator: "\n")
    }

    private func line(for member: ConflictMember) -> String {
        switch member {
        case .constraint(let constraint):
            return "\(constraint.equation)  \(constraint.sourceLocation)"
        case .implied(let slot, let implied):
            let fact = ImpliedFact(implied, of: slot, in: engine)
            let label = engine.elements[Int(slot)].target?.elementLabel ?? "?"
            return
                "\(label).\(fact.attribute) \(fact.relation) \(fact.number.plainText)  (\(fact.source))"
        }
    }
}
