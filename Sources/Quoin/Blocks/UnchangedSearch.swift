/// Finds, among the groups that were installed, those that a statement makes again unchanged.
struct UnchangedSearch {
    private var former: [ConstraintGroup?]
    /// Where the next one is looked for first, as statements mostly come in the order in which they were
    /// made. All before it are found.
    private var nextInOrder = 0
    /// Where the others are, once they do not.
    private var others: OpenPositions<Int>?

    init(among groups: [ConstraintGroup]) {
        former = groups.map { $0 }
    }

    /// The groups that no statement makes again.
    var leftOver: [ConstraintGroup] { former.compactMap { $0 } }

    /// The group that says just what a statement says, and is in force.
    ///
    /// The statement's own group then stands for that one.
    mutating func standIn(for statement: ConstraintGroup) -> ConstraintGroup? {
        guard let position = take(statement), let group = former[position] else { return nil }
        former[position] = nil
        for member in 0..<group.memberCount {
            if let kept = group[member], let said = statement[member] {
                kept.constraint.moveOrigin(to: said.constraint.sourceLocation)
            }
        }
        statement.standIn(
            for: (0..<group.memberCount).map { .init(lender: group, position: $0) })
        return group
    }

    private mutating func take(_ statement: ConstraintGroup) -> Int? {
        if others == nil {
            guard nextInOrder < former.count else { return nil }
            if former[nextInOrder]?.saysTheSame(as: statement) ?? false {
                nextInOrder += 1
                return nextInOrder - 1
            }
            others = OpenPositions(nextInOrder..<former.count) { [former] position in
                former[position].flatMap { group in
                    group.allConstraints { $0.isMeantToHold } ? group.digest : nil
                }
            }
        }
        return others?.take(statement.digest) { [former] position in
            former[position]?.saysTheSame(as: statement) ?? false
        }
    }
}

extension ConstraintGroup {
    /// Whether it is in force, and has the same constraints with the same values in the same order.
    fileprivate func saysTheSame(as statement: ConstraintGroup) -> Bool {
        guard memberCount == statement.memberCount, label == statement.label else { return false }
        for position in 0..<memberCount {
            guard let mine = self[position], let other = statement[position],
                mine.saysTheSame(as: other)
            else { return false }
        }
        return true
    }

    /// A number that is the same for groups that say the same.
    fileprivate var digest: Int {
        var hasher = Hasher()
        hasher.combine(label)
        for position in 0..<memberCount {
            guard let member = self[position] else { continue }
            member.constraint.hashComparison(into: &hasher)
            hasher.combine(member.parts)
            hasher.combine(member.constraint.constant)
            hasher.combine(member.constraint.multiplier)
            hasher.combine(member.constraint.priority)
        }
        return hasher.finalize()
    }
}

extension GroupMember {
    fileprivate func saysTheSame(as statement: GroupMember) -> Bool {
        let (mine, other) = (constraint, statement.constraint)
        return mine.isMeantToHold && other.defect == nil && mine.comparesTheSame(as: other)
            && mine.meansEnclosingView == other.meansEnclosingView
            && parts == statement.parts
            && mine.constant == other.constant && mine.multiplier == other.multiplier
            && mine.priority == other.priority && mine.identifier == other.identifier
    }
}
