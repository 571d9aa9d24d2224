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

    /// Whether the row stands before another one: constraints in the order of their activation, then what is implied.
    func comes(before other: ConflictMember) -> Bool {
        switch (self, other) {
        case (.constraint(let first), .constraint(let second)): first.order < second.order
        case (.constraint, .implied): true
        case (.implied, .constraint): false
        case (.implied(let slot, let row), .implied(let otherSlot, let otherRow)):
            (slot, row.rawValue) < (otherSlot, otherRow.rawValue)
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
    /// Whether what was set aside contradicts nothing, but leads to numbers that cannot be calculated with.
    var isBeyondReach = false

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
    /// The conflicts in the order in which they came. Where one is no more there is nothing.
    private var entries: [KnownConflict?] = []
    /// What was set aside for conflicts that are no more.
    private(set) var returning: [ConflictMember] = []
    /// Grows with every conflict that comes or goes.
    private(set) var revision = 0
    private var count = 0
    private var tieCount = 0
    private var countBeyondReach = 0
    /// In which conflicts constraints, or rows of elements, are: most are in none, and all are looked for.
    private var places: [Origin: Set<Int>] = [:]

    /// What members come from.
    fileprivate enum Origin: Hashable {
        case constraint(ObjectIdentifier)
        case slot(Int32)
    }

    /// The conflicts, the oldest first.
    var all: [KnownConflict] { entries.compactMap { $0 } }

    var isEmpty: Bool { count == 0 }

    /// Whether some are tied.
    var haveTies: Bool { tieCount > 0 }

    /// Takes note of a conflict. Those of which what it sets aside was a member are none any more.
    mutating func add(_ conflict: KnownConflict) {
        drop(from: conflict.broken.origin) { $0.isSame(as: conflict.broken) }
        revision += 1
        enter(conflict)
        for case .constraint(let constraint) in conflict.members {
            constraint.state.insert(.isInConflict)
        }
    }

    private mutating func enter(_ conflict: KnownConflict) {
        let place = entries.count
        entries.append(conflict)
        count += 1
        tieCount += conflict.isTied ? 1 : 0
        countBeyondReach += conflict.isBeyondReach ? 1 : 0
        for origin in conflict.origins { places[origin, default: []].insert(place) }
    }

    /// Drops the conflicts that a constraint is part of.
    mutating func memberChanged(_ constraint: LayoutConstraint) {
        drop(from: .constraint(ObjectIdentifier(constraint))) { _ in true }
        constraint.state.remove([.isInConflict, .isBroken])
    }

    /// Drops the conflicts that a row of the element in a slot is part of.
    mutating func elementChanged(_ slot: Int32) {
        drop(from: .slot(slot)) { _ in true }
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
    func involves(_ slot: Int32) -> Bool { places[.slot(slot)] != nil }

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

    /// Drops the conflicts with members from an origin of which one is such that they end with it.
    private mutating func drop(
        from origin: Origin, where endsWith: (ConflictMember) -> Bool
    ) {
        guard let concerned = places[origin] else { return }
        for place in concerned.sorted() {
            guard let conflict = entries[place],
                conflict.members.contains(where: { $0.origin == origin && endsWith($0) })
            else { continue }
            end(conflict, at: place)
        }
        closeGaps()
    }

    /// Whether something was set aside that leads to numbers which cannot be calculated with.
    var haveThoseBeyondReach: Bool { countBeyondReach > 0 }

    /// Drops the conflicts of what led to numbers that could not be calculated with, and does so no more.
    mutating func dropThoseBeyondReach(ifIsWithin isWithin: (ConflictMember) -> Bool) {
        for place in entries.indices {
            if let conflict = entries[place], conflict.isBeyondReach, isWithin(conflict.broken) {
                end(conflict, at: place)
            }
        }
        closeGaps()
    }

    private mutating func end(_ conflict: KnownConflict, at place: Int) {
        entries[place] = nil
        count -= 1
        tieCount -= conflict.isTied ? 1 : 0
        countBeyondReach -= conflict.isBeyondReach ? 1 : 0
        revision += 1
        returning.append(conflict.broken)
        leave(conflict, at: place)
    }

    /// Lets what a conflict's members come from know nothing of it any more.
    private mutating func leave(_ conflict: KnownConflict, at place: Int) {
        for origin in conflict.origins {
            places[origin]?.remove(place)
            if places[origin]?.isEmpty ?? false {
                places[origin] = nil
            }
        }
        for case .constraint(let constraint) in conflict.members
        where places[.constraint(ObjectIdentifier(constraint))] == nil {
            constraint.state.remove(.isInConflict)
        }
    }

    /// Moves the conflicts together if most places are empty.
    private mutating func closeGaps() {
        guard entries.count > 2 * count + Self.gapsAllowed else { return }
        let standing = all
        entries = []
        places = [:]
        count = 0
        tieCount = 0
        countBeyondReach = 0
        for conflict in standing { enter(conflict) }
    }

    private static let gapsAllowed = 16
}
