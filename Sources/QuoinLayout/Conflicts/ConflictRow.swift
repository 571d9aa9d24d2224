import QuoinSolver

/// A member of a conflict: the constraint, and what it says in numbers.
struct ConflictRow {
    /// The member, or a constraint that says the same.
    let constraint: LayoutConstraint
    /// The view that the constraint is installed on, or would be.
    let base: View
    /// Where it comes from, if nobody wrote it.
    let source: ImpliedSource?
    /// The terms on the left, each variable once.
    let terms: [ConflictTerm]
    let relation: Relation
    /// The number on the right.
    let number: Double
    /// Whether the row says of places what the constraint says of them as seen in a mirror.
    let isMirrored: Bool

    init?(_ member: ConflictMember, in engine: LayoutEngine) {
        switch member {
        case .constraint(let constraint):
            guard let view = constraint.installation.target else { return nil }
            self.constraint = constraint
            source = Self.source(of: constraint)
            base = view
        case .implied(let slot, let implied):
            guard let fact = ImpliedFact(implied, of: slot, in: engine) else { return nil }
            constraint = fact.constraint
            source = fact.source
            base = fact.base
        }
        (relation, number, terms) = engine.statement(of: constraint, on: base)
        isMirrored =
            constraint.firstAttribute.isPosition && constraint.extras?.firstOrigin == nil
            && engine.isMirrored(constraint, on: base)
    }

    /// Where a constraint comes from, if a view made it for itself.
    static func source(of constraint: LayoutConstraint) -> ImpliedSource? {
        if constraint.state.contains(.isSystem) {
            return .guide
        }
        return constraint.isMadeByContainer ? .container : nil
    }

    /// The source in words.
    var sourceText: String? {
        source.map { source in
            let name = source == .container ? constraint.identifier : nil
            return "(\(name.map { PrintableText.inLine($0) } ?? source.rawValue))"
        }
    }

    /// The variable that the row compares with a number and nothing else, if it says no more than
    /// that: a view's width or height.
    var plainSize: Int? {
        guard terms.count == 1, let term = terms.first, term.isExtent, term.coefficient == 1,
            constraint.secondAttribute == .notAnAttribute, constraint.extras?.firstOrigin == nil,
            number == constraint.storedConstant
        else { return nil }
        return term.variable
    }

    /// Whether the row speaks of sizes alone.
    var isAboutSizes: Bool { terms.allSatisfy { $0.isExtent } }
}

/// A variable of the engine's solver, times a factor.
struct ConflictTerm {
    /// Four times the slot, plus the part.
    var variable: Int
    var coefficient: Double

    /// Whether the variable is a width or a height, which is never negative.
    var isExtent: Bool { SlotPart(rawValue: variable & 3)?.isExtent ?? false }
}

extension LayoutEngine {
    /// What a constraint, which may be set aside, says in the solver's terms.
    fileprivate func statement(
        of constraint: LayoutConstraint, on base: View
    ) -> (Relation, Double, [ConflictTerm]) {
        let (relation, number) = stage(constraint, on: base)
        let terms = solver.takeStaged().map { term in
            ConflictTerm(variable: term.index, coefficient: term.coefficient)
        }
        return (relation, number, terms)
    }
}
