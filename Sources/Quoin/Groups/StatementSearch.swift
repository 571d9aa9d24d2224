/// Looks through a few installed groups for constraints that compare the same as others.
struct StatementSearch {
    private var candidates: [(member: ConstraintGroup.BorrowedMember, constraint: LayoutConstraint)]
    /// Where the next one is looked for first, as statements mostly come in the order in which they were
    /// made. All before it are taken.
    private var nextInOrder = 0
    /// Where the others are, once they do not.
    private var others: OpenPositions<ComparisonKey>?

    init(among groups: [ConstraintGroup]) {
        candidates = []
        for group in groups {
            for position in 0..<group.memberCount {
                if let constraint = group[position]?.constraint, constraint.isMeantToHold {
                    let member = ConstraintGroup.BorrowedMember(
                        lender: group, position: position)
                    candidates.append((member, constraint))
                }
            }
        }
    }

    /// Takes the first that compares the same, of those that nothing else has taken.
    mutating func take(like constraint: LayoutConstraint) -> ConstraintGroup.BorrowedMember? {
        if others == nil {
            guard nextInOrder < candidates.count else { return nil }
            let (member, known) = candidates[nextInOrder]
            if known.comparesTheSame(as: constraint) {
                nextInOrder += 1
                return member
            }
            others = OpenPositions(nextInOrder..<candidates.count) { [candidates] position in
                ComparisonKey(constraint: candidates[position].constraint)
            }
        }
        return others?.take(ComparisonKey(constraint: constraint)).map { candidates[$0].member }
    }
}

/// What a constraint is found by: the attribute, the relation, and the other item and its attribute.
private struct ComparisonKey: Hashable {
    let constraint: LayoutConstraint

    static func == (one: ComparisonKey, other: ComparisonKey) -> Bool {
        one.constraint.comparesTheSame(as: other.constraint)
    }

    func hash(into hasher: inout Hasher) {
        constraint.hashComparison(into: &hasher)
    }
}
