/// One of the rows that contradict each other.
enum ConflictMember {
    case constraint(LayoutConstraint)
    /// A row that follows from the element in a slot.
    case implied(Int32, ImpliedRow)
}

extension ConflictMember {
    /// Whether both are the same row.
    func isSame(as other: ConflictMember) -> Bool {
        switch (self, other) {
        case (.constraint(let constraint), .constraint(let other)): constraint === other
        case (.implied(let slot, let row), .implied(let otherSlot, let otherRow)):
            slot == otherSlot && row == otherRow
        default: false
        }
    }

    /// What tells the row from others, for finding it among many.
    var key: ConflictMemberKey {
        switch self {
        case .constraint(let constraint): .constraint(ObjectIdentifier(constraint))
        case .implied(let slot, let row): .implied(slot, row)
        }
    }
}

enum ConflictMemberKey: Hashable {
    case constraint(ObjectIdentifier)
    case implied(Int32, ImpliedRow)
}

extension ConflictMember {
    fileprivate var origin: KnownConflicts.Origin {
        switch self {
        case .constraint(let constraint): .constraint(ObjectIdentifier(constraint))
        case .implied(let slot, _): .slot(slot)
        }
    }
}

/// Required rows that contradicted each other, one of which was set aside.
struct KnownConflict {
    /// The members, the oldest constraint first, those that are implied last.
    var members: [ConflictMember]
    /// The one that was set aside.
    var broken: ConflictMember
    /// Whether nobody is told: content gives way to an explicit size.
    var isSilent = false
    /// Whether only the order of views in the tree has decided what was set aside.
    var isTied = false

    /// The constraint that was set aside, unless it was what follows from a view.
    var brokenConstraint: LayoutConstraint? {
        if case .constraint(let constraint) = broken { constraint } else { nil }
    }

    /// What the members come from, each once.
    fileprivate var origins: Set<KnownConflicts.Origin> { Set(members.map { $0.origin }) }
}

/// The conflicts whose members all stand as they were. When one goes or changes, the row that was set
/// aside for it gets another chance.
struct KnownConflicts {
    private(set) var all: [KnownConflict] = []
    /// What was set aside for conflicts that are no more.
    private(set) var returning: [ConflictMember] = []
    /// Grows with every conflict that comes or goes.
    private(set) var revision = 0
    /// Whether some are tied.
    private(set) var haveTies = false
    /// In how many conflicts constraints, or rows of elements, are: most are in none, and all are looked for.
    private var counts: [Origin: Int] = [:]

    /// What members come from.
    fileprivate enum Origin: Hashable {
        case constraint(ObjectIdentifier)
        case slot(Int32)
    }

    /// Takes note of a conflict. Those of which what it sets aside was a member are none any more.
    mutating func add(_ conflict: KnownConflict) {
        if counts[conflict.broken.origin] != nil {
            drop { $0.isSame(as: conflict.broken) }
        }
        revision += 1
        all.append(conflict)
        for origin in conflict.origins { counts[origin, default: 0] += 1 }
        haveTies = haveTies || conflict.isTied
        for case .constraint(let constraint) in conflict.members {
            constraint.state.insert(.isInConflict)
        }
    }

    /// Drops the conflicts that a constraint is part of.
    mutating func memberChanged(_ constraint: LayoutConstraint) {
        if counts[.constraint(ObjectIdentifier(constraint))] != nil {
            drop { member in
                if case .constraint(let other) = member { other === constraint } else { false }
            }
        }
        constraint.state.remove([.isInConflict, .isBroken])
    }

    /// Drops the conflicts that a row of the element in a slot is part of.
    mutating func elementChanged(_ slot: Int32) {
        guard involves(slot) else { return }
        drop { member in
            if case .implied(slot, _) = member { true } else { false }
        }
    }

    /// Drops the conflicts that rows of the element in a slot are part of; those go with it.
    mutating func elementGoes(_ slot: Int32) {
        guard involves(slot) else { return }
        elementChanged(slot)
        returning.removeAll { member in
            if case .implied(slot, _) = member { true } else { false }
        }
    }

    /// Whether a row of the element in a slot is part of a conflict.
    func involves(_ slot: Int32) -> Bool { counts[.slot(slot)] != nil }

    /// Whether the constraint was set aside, or is one of those that something was set aside for.
    func involves(_ constraint: LayoutConstraint) -> Bool {
        constraint.state.contains(.isInConflict)
    }

    /// Whether something was set aside for a conflict that is no more.
    var hasReturning: Bool { !returning.isEmpty }

    mutating func takeReturning() -> [ConflictMember] {
        defer { returning = [] }
        return returning
    }

    private mutating func drop(where isConcerned: (ConflictMember) -> Bool) {
        var kept: [KnownConflict] = []
        var dropped: [KnownConflict] = []
        for conflict in all {
            if conflict.members.contains(where: isConcerned) {
                dropped.append(conflict)
            } else {
                kept.append(conflict)
            }
        }
        all = kept
        revision += dropped.count
        if haveTies, !dropped.isEmpty {
            haveTies = kept.contains { $0.isTied }
        }
        for conflict in dropped {
            returning.append(conflict.broken)
            for origin in conflict.origins {
                let count = (counts[origin] ?? 1) - 1
                counts[origin] = count > 0 ? count : nil
            }
            for case .constraint(let constraint) in conflict.members {
                constraint.state.remove(.isInConflict)
            }
        }
        for conflict in kept where !dropped.isEmpty {
            for case .constraint(let constraint) in conflict.members {
                constraint.state.insert(.isInConflict)
            }
        }
    }
}
