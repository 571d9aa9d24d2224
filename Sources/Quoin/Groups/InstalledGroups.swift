/// The groups that are installed for an item, in the order of their installation.
///
/// Each of them knows its position, so that taking one off costs nothing. It leaves an entry behind that
/// counts no more, and is swept out with others.
struct InstalledGroups {
    private var entries: [ConstraintGroup] = []
    /// How many entries count no more, since their groups were taken off.
    private var staleCount = 0
    /// How long the list may get before it is looked through for groups whose constraints have gone.
    private var nextSweep = 16
    /// Where their constraints are by what they compare, if that was asked for.
    private(set) var index: InstalledIndex?
    /// Whether a combination of groups was ever among them.
    private var mayHaveCombinations = false

    /// The groups of which something is in force, or would be for other traits.
    var inForce: [ConstraintGroup] {
        entries.indices.compactMap { position in
            let group = entries[position]
            return counts(at: position) && group.isMeantToHold ? group : nil
        }
    }

    private func counts(at position: Int) -> Bool {
        entries[position].listPosition == position
    }

    // MARK: Finding

    /// Whether there are so few that looking through all is quicker than keeping an index.
    var areFew: Bool { entries.count < 32 }

    /// The first constraint in force, or that would be for other traits, that compares the same as another one.
    ///
    /// - Parameter isOpen: Whether it may be that of a group, as the member that it is.
    mutating func first(
        like constraint: LayoutConstraint, where isOpen: (ConstraintGroup, Int) -> Bool
    ) -> ConstraintGroup.BorrowedMember? {
        let place = madeIndex.first(like: constraint) {
            !counts(at: $0.entry)
        } where: { place in
            let group = entries[place.entry]
            guard counts(at: place.entry), place.member < group.memberCount,
                let other = group[place.member]?.constraint
            else { return false }
            return other.isMeantToHold && other.comparesTheSame(as: constraint)
                && isOpen(group, place.member)
        }
        return place.map { .init(lender: entries[$0.entry], position: $0.member) }
    }

    private var madeIndex: InstalledIndex {
        mutating get {
            if let index {
                return index
            }
            let made = InstalledIndex()
            for position in entries.indices where counts(at: position) {
                made.enter(entries[position], at: position)
            }
            index = made
            return made
        }
    }

    /// Lets go of what is known of where constraints are, since some compare something else from now on.
    mutating func forgetIndex() {
        index = nil
    }

    /// Enters a group at the end. What is part of a combination is listed as that.
    mutating func append(_ group: ConstraintGroup) {
        if mayHaveCombinations, group.hasLent, entries.contains(where: { $0.isMade(of: group) }) {
            return
        }
        group.forEachLender { remove($0) }
        enter(group)
    }

    /// Enters new groups, and those that are not in the list yet.
    mutating func append(contentsOf groups: [ConstraintGroup]) {
        if entries.isEmpty {
            // Nearly every item is constrained by one block, whose list this can be.
            entries = groups
            index = nil
            for position in groups.indices {
                groups[position].listPosition = Int32(truncatingIfNeeded: position)
                mayHaveCombinations = mayHaveCombinations || groups[position].isCombination
            }
        } else {
            for group in groups where group.listPosition < 0 {
                if group.isCombination {
                    // What it is made of may have been activated, and so be listed.
                    append(group)
                } else {
                    enter(group)
                }
            }
        }
    }

    private mutating func enter(_ group: ConstraintGroup) {
        group.listPosition = Int32(truncatingIfNeeded: entries.count)
        mayHaveCombinations = mayHaveCombinations || group.isCombination
        entries.append(group)
        index?.enter(group, at: entries.count - 1)
    }

    /// Takes a group off.
    mutating func remove(_ group: ConstraintGroup) {
        guard group.listPosition >= 0 else { return }
        group.listPosition = -1
        staleCount += 1
        if staleCount * 2 >= entries.count || entries.count <= 16 {
            sweep()
        }
    }

    /// Takes all groups off.
    mutating func takeAll() -> [ConstraintGroup] {
        if staleCount > 0 {
            sweep()
        }
        let groups = entries
        entries = []
        index = nil
        for group in groups {
            group.listPosition = -1
        }
        return groups
    }

    /// Sweeps out groups whose constraints have gone for good, once there may be many.
    mutating func sweepIfLong() {
        guard entries.count >= nextSweep else { return }
        for position in entries.indices where counts(at: position) {
            if !entries[position].isMeantToHold, isForgotten(at: position) {
                entries[position].listPosition = -1
            }
        }
        sweep()
        nextSweep = max(16, 2 * entries.count)
    }

    /// Whether nobody can bring a group back into force any more, since only the list knows it.
    private mutating func isForgotten(at position: Int) -> Bool {
        isKnownUniquelyReferenced(&entries[position]) && entries[position].keepsConstraintsAlone
    }

    /// Takes off the entries that count no more.
    private mutating func sweep() {
        var kept: [ConstraintGroup] = []
        kept.reserveCapacity(entries.count - staleCount)
        for (position, group) in entries.enumerated() where group.listPosition == position {
            group.listPosition = Int32(truncatingIfNeeded: kept.count)
            kept.append(group)
        }
        if kept.count < entries.count {
            index = nil
        }
        entries = kept
        staleCount = 0
    }
}

extension ConstraintGroup {
    /// Whether any of its constraints is active.
    var hasActiveMember: Bool {
        !allConstraints { !$0.isActive }
    }

    /// Whether any of its constraints is active, or would be for other traits.
    var isMeantToHold: Bool {
        !allConstraints { !$0.isMeantToHold }
    }
}
