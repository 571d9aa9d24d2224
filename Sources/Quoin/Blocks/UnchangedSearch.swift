/// Finds, among the groups that were installed, those that a statement makes again unchanged.
struct UnchangedSearch {
    private var former: [ConstraintGroup?]
    /// Where the search begins. All before it are found, as statements mostly come in the order in which
    /// they were made.
    private var firstOpen = 0

    init(among groups: [ConstraintGroup]) {
        former = groups.map { $0 }
    }

    /// The groups that no statement makes again.
    var leftOver: [ConstraintGroup] { former.compactMap { $0 } }

    /// The group that says just what a statement says, and is in force.
    ///
    /// The statement's own group then stands for that one.
    mutating func standIn(for stated: ConstraintGroup) -> ConstraintGroup? {
        for index in firstOpen..<former.count {
            guard let group = former[index], group.saysTheSame(as: stated) else { continue }
            former[index] = nil
            while firstOpen < former.count, former[firstOpen] == nil {
                firstOpen += 1
            }
            stated.standIn(
                for: (0..<group.memberCount).map { .init(lender: group, position: $0) })
            return group
        }
        return nil
    }
}

extension ConstraintGroup {
    /// Whether it is in force, and has the same constraints with the same values in the same order.
    fileprivate func saysTheSame(as stated: ConstraintGroup) -> Bool {
        guard memberCount == stated.memberCount, label == stated.label else { return false }
        for position in 0..<memberCount {
            guard let mine = self[position], let other = stated[position],
                mine.saysTheSame(as: other)
            else { return false }
        }
        return true
    }
}

extension GroupMember {
    fileprivate func saysTheSame(as stated: GroupMember) -> Bool {
        let (mine, other) = (constraint, stated.constraint)
        return mine.isActive && other.defect == nil && mine.comparesTheSame(as: other)
            && parts == stated.parts
            && mine.constant == other.constant && mine.multiplier == other.multiplier
            && mine.priority == other.priority && mine.identifier == other.identifier
    }
}
