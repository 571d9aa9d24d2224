/// Brings what is installed in line with statements made anew.
struct StatementUpdate {
    /// What became of a statement.
    struct Outcome {
        /// The group that stands for the statement.
        let group: ConstraintGroup
        /// The group to be installed, if something of the statement was not there.
        let addition: ConstraintGroup?
    }

    private struct Candidate {
        let group: ConstraintGroup
        let position: Int
        let constraint: LayoutConstraint
    }

    private var candidates: [Candidate] = []
    /// Where the next one is looked for first, as statements mostly come in the order in which they were
    /// made. All before it are taken.
    private var nextInOrder = 0
    /// Where the others are, once they do not.
    private var others: OpenPositions<ComparisonKey>?

    init(of groups: [ConstraintGroup]) {
        for group in groups {
            for position in 0..<group.memberCount {
                if let constraint = group[position]?.constraint,
                    constraint.isMeantToHold
                {
                    candidates.append(
                        Candidate(group: group, position: position, constraint: constraint))
                }
            }
        }
    }

    /// Takes over the values of a statement where its constraints are installed.
    ///
    /// The statement's own group then stands for the ones that were found, so that whoever has kept it
    /// changes those.
    mutating func merge(_ statement: ConstraintGroup) -> Outcome {
        var found: [Candidate?] = []
        for position in 0..<statement.memberCount {
            found.append(statement[position].flatMap { takeMatch(for: $0.constraint) })
        }
        guard found.contains(where: { $0 != nil }) else {
            return Outcome(group: statement, addition: statement)
        }
        let addition = takeOver(statement, found)
        statement.standIn(for: Self.members(found, addition))
        if let whole = Self.wholeGroup(found) {
            if let label = statement.label {
                whole.rename(label)
            }
            return Outcome(group: whole, addition: nil)
        }
        return Outcome(group: statement, addition: addition)
    }

    /// Gives what was found the values of the statement, and makes a group of what was not.
    private func takeOver(_ statement: ConstraintGroup, _ found: [Candidate?]) -> ConstraintGroup? {
        var missing: [GroupMember] = []
        for (position, candidate) in found.enumerated() {
            guard let member = statement[position] else { continue }
            if let candidate {
                candidate.group.changeMember(at: candidate.position) { constraint, parts in
                    constraint.takeValues(of: member, &parts)
                }
            } else {
                missing.append(member)
            }
        }
        guard !missing.isEmpty else { return nil }
        let addition = ConstraintGroup(missing)
        addition.blockCondition = statement.blockCondition
        return addition
    }

    /// Where each constraint of a statement is kept: with what was found, or with what is added.
    private static func members(
        _ found: [Candidate?], _ addition: ConstraintGroup?
    ) -> [ConstraintGroup.BorrowedMember] {
        var added = 0
        return found.compactMap { candidate in
            if let candidate {
                return .init(lender: candidate.group, position: candidate.position)
            }
            added += 1
            return addition.map { .init(lender: $0, position: added - 1) }
        }
    }

    /// The group that was found, if it was found as a whole and in its order.
    private static func wholeGroup(_ found: [Candidate?]) -> ConstraintGroup? {
        guard let group = found.first??.group, group.memberCount == found.count else { return nil }
        for (position, candidate) in found.enumerated()
        where candidate?.group !== group || candidate?.position != position {
            return nil
        }
        return group
    }

    /// The first that compares the same, of those that no other statement has taken.
    private mutating func takeMatch(for constraint: LayoutConstraint) -> Candidate? {
        if others == nil {
            guard nextInOrder < candidates.count else { return nil }
            let candidate = candidates[nextInOrder]
            if candidate.constraint.comparesTheSame(as: constraint) {
                nextInOrder += 1
                return candidate
            }
            others = OpenPositions(nextInOrder..<candidates.count) { [candidates] position in
                ComparisonKey(constraint: candidates[position].constraint)
            }
        }
        return others?.take(ComparisonKey(constraint: constraint)).map { candidates[$0] }
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

extension LayoutConstraint {
    /// Takes over what a statement says of the constraint. What it cannot have is reported, and the old
    /// values stay.
    fileprivate func takeValues(of statement: GroupMember, _ parts: inout ConstantParts) {
        let other = statement.constraint
        if let defect = other.defect {
            reportRefusal(defect, at: other.sourceLocation)
            return
        }
        meansEnclosingView = other.meansEnclosingView
        parts = statement.parts
        constant = parts.constant
        multiplier = other.multiplier
        priority = other.priority
        if let label = other.identifier {
            identifier = label
        }
        // Its numbers are there from now on.
        moveOrigin(to: other.sourceLocation)
    }
}
