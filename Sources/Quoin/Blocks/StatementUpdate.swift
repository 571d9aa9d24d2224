/// Brings what is installed in line with statements made anew.
struct StatementUpdate {
    /// What became of a statement.
    struct Outcome {
        /// The group that stands for the statement.
        let group: ConstraintGroup
        /// The group to be installed, if something of the statement was not there.
        let addition: ConstraintGroup?
        /// Whether something that is installed is found by other words from now on.
        var comparesOtherwise = false
    }

    /// A constraint that is installed, if there is one.
    typealias Found = ConstraintGroup.BorrowedMember?

    /// Takes over the values of a statement where its constraints are installed.
    ///
    /// The statement's own group then stands for the ones that were found, so that whoever has kept it
    /// changes those.
    static func merge(_ statement: ConstraintGroup, _ found: [Found]) -> Outcome {
        guard found.contains(where: { $0 != nil }) else {
            return Outcome(group: statement, addition: statement)
        }
        // What follows its superview, from now on or no longer, is found by less; and what was activated within the block
        // gives up its members.
        let comparesOtherwise =
            statement.isListed
            || found.enumerated().contains { position, candidate in
                guard let candidate else { return false }
                return candidate.lender[candidate.position]?.constraint.meansEnclosingView
                    != statement[position]?.constraint.meansEnclosingView
            }
        let addition = takeOver(statement, found)
        statement.standIn(for: members(found, addition))
        if let whole = wholeGroup(found) {
            if let label = statement.label {
                whole.rename(label)
            }
            return Outcome(group: whole, addition: nil, comparesOtherwise: comparesOtherwise)
        }
        return Outcome(
            group: statement, addition: addition, comparesOtherwise: comparesOtherwise)
    }

    /// Gives what was found the values of the statement, and makes a group of what was not.
    private static func takeOver(
        _ statement: ConstraintGroup, _ found: [Found]
    ) -> ConstraintGroup? {
        var missing: [GroupMember] = []
        for (position, candidate) in found.enumerated() {
            guard let member = statement[position] else { continue }
            if let candidate {
                candidate.lender.changeMember(at: candidate.position) { constraint, parts in
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
        _ found: [Found], _ addition: ConstraintGroup?
    ) -> [ConstraintGroup.BorrowedMember] {
        var added = 0
        return found.compactMap { candidate in
            if let candidate { return candidate }
            added += 1
            return addition.map { .init(lender: $0, position: added - 1) }
        }
    }

    /// The group that was found, if it was found as a whole and in its order.
    private static func wholeGroup(_ found: [Found]) -> ConstraintGroup? {
        guard let group = found.first??.lender, group.memberCount == found.count else { return nil }
        for (position, candidate) in found.enumerated()
        where candidate?.lender !== group || candidate?.position != position {
            return nil
        }
        return group
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
