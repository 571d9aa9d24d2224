/// The conflicts that an engine knows in which changes are tried: those that there are while nothing is tried, and how they
/// differ at the moment.
///
/// Of hundreds of conflicts a change concerns a few. So what a trial costs is in proportion to those, and to what comes
/// up anew.
struct TriedConflicts {
    /// Those that there are while nothing is tried, in the order in which they came.
    private var present: [KnownConflict] = []
    /// Which of them a change has ended.
    private var ended: Set<Int> = []
    /// Those that have come up since.
    private(set) var added: [KnownConflict] = []
    /// Where members are among the present ones, what rows of elements follow from, and what is set aside.
    private var placesOfMembers: [ConflictMemberKey: [Int]] = [:]
    private var placesOfSlots: [Int32: [Int]] = [:]
    private var placesOfBroken: [ConflictMemberKey: [Int]] = [:]
    private var presentCount = 0
    private var endedCount = 0

    /// How many there are that people would be told of.
    var audibleCount: Int {
        presentCount - endedCount + added.count { !$0.isSilent }
    }

    /// All that there are now, the oldest first.
    private var all: [KnownConflict] {
        present.indices.filter { !ended.contains($0) }.map { present[$0] } + added
    }

    // MARK: Changes

    /// Takes all that there are for those that there are while nothing is tried.
    mutating func settle() {
        guard !added.isEmpty || !ended.isEmpty else { return }
        let all = all
        self = TriedConflicts()
        present = all
        for (place, conflict) in all.enumerated() {
            presentCount += conflict.isSilent ? 0 : 1
            placesOfBroken[conflict.broken.key, default: []].append(place)
            for member in conflict.members {
                placesOfMembers[member.key, default: []].append(place)
                if case .implied(let slot, _) = member {
                    placesOfSlots[slot, default: []].append(place)
                }
            }
        }
    }

    /// Has those again that there are while nothing is tried.
    mutating func restore() {
        ended = []
        endedCount = 0
        added = []
    }

    /// Takes note of one in place of those for which the same was set aside.
    mutating func replace(with conflict: KnownConflict) {
        remove(whatSetsAside: conflict.broken)
        append(conflict)
    }

    mutating func append(_ conflict: KnownConflict) { added.append(conflict) }

    /// Drops those for which something was set aside.
    mutating func remove(whatSetsAside member: ConflictMember) {
        for place in placesOfBroken[member.key] ?? [] {
            end(place)
        }
        added.removeAll { $0.broken.isSame(as: member) }
    }

    private mutating func end(_ place: Int) {
        guard ended.insert(place).inserted else { return }
        endedCount += present[place].isSilent ? 0 : 1
    }

    // MARK: Looking for some

    /// Whether something is set aside now.
    func isSetAside(_ member: ConflictMember) -> Bool {
        (placesOfBroken[member.key] ?? []).contains { !ended.contains($0) }
            || added.contains { $0.broken.isSame(as: member) }
    }

    /// Whether something is set aside while nothing is tried.
    func isPresent(_ member: ConflictMember) -> Bool { placesOfBroken[member.key] != nil }

    /// Takes out the present ones of which a constraint is a member, or a row of the element in a slot.
    ///
    /// - Parameters:
    ///   - constraints: the constraints.
    ///   - slots: the slots.
    mutating func take(
        concerning constraints: [LayoutConstraint], slots: [Int32]
    ) -> [KnownConflict] {
        var places: Set<Int> = []
        for constraint in constraints {
            places.formUnion(placesOfMembers[.constraint(ObjectIdentifier(constraint))] ?? [])
        }
        for slot in slots {
            places.formUnion(placesOfSlots[slot] ?? [])
        }
        return take(places)
    }

    /// Takes out those of which another member is set aside itself by now, and was not before.
    ///
    /// - Parameter returned: those for which what was set aside was taken in again.
    mutating func takeFreed(by returned: [KnownConflict]) -> [KnownConflict] {
        let returned = Set(returned.map { $0.broken.key })
        var broken: Set<ConflictMemberKey> = []
        for key in added.lazy.map({ $0.broken.key })
        where placesOfBroken[key] == nil || returned.contains(key) {
            broken.insert(key)
        }
        if broken.isEmpty { return [] }
        func isFreed(_ conflict: KnownConflict) -> Bool {
            conflict.members.contains {
                broken.contains($0.key) && !$0.isSame(as: conflict.broken)
            }
        }
        let places = Set(broken.flatMap { placesOfMembers[$0] ?? [] })
        let freed = take(places.filter { isFreed(present[$0]) })
        let addedFreed = added.filter { isFreed($0) }
        added.removeAll { isFreed($0) }
        return freed + addedFreed
    }

    private mutating func take(_ places: Set<Int>) -> [KnownConflict] {
        let standing = places.filter { !ended.contains($0) }.sorted()
        for place in standing {
            end(place)
        }
        return standing.map { present[$0] }
    }
}
