/// The subviews, or the guides, of a view in their order.
///
/// Reading them costs nothing, and neither does adding at the end. What is taken out one after the other
/// leaves a gap each that is filled with a stand-in; the gaps are closed up, all at once, before anyone
/// looks. So taking out thousands takes time in proportion to their number, from whichever end.
struct SiblingList<Sibling: LayoutElement> {
    /// The members and stand-ins.
    private var places: [Sibling] = []
    /// What lists have of which something was taken out, or in which something had to be searched for.
    private var gaps: SiblingGaps<Sibling>?

    /// What stands for the members in a layer above; see ``ListReflection``.
    var reflection: (any ListReflection)? {
        mutating get {
            _ = all
            return gaps?.reflection
        }
        set {
            if newValue != nil {
                madeGaps.reflection = newValue
            } else {
                gaps?.reflection = nil
            }
        }
    }

    /// How many members there are.
    var count: Int { places.count - (gaps?.count ?? 0) }

    var isEmpty: Bool { count == 0 }

    /// The members in their order.
    var all: [Sibling] {
        @inline(__always)
        mutating get {
            if let gaps, gaps.areUnread {
                gaps.areUnread = false
                closeUp(gaps)
            }
            return places
        }
    }

    /// Where a member stands.
    mutating func position(of member: Sibling) -> Int {
        _ = all
        return place(of: member)
    }

    // MARK: Changing

    mutating func append(_ member: Sibling) {
        member.siblingHint = Int32(places.count)
        if places.isEmpty {
            // Whoever has one has several, as a rule.
            places.reserveCapacity(4)
        }
        places.append(member)
        gaps?.reflect(member, at: places.count - 1)
    }

    /// Puts a member before the one at an index, or at the nearest end.
    mutating func insert(_ member: Sibling, at index: Int) {
        guard index < count else {
            append(member)
            return
        }
        _ = all
        let position = max(0, index)
        member.siblingHint = Int32(position)
        places.insert(member, at: position)
        gaps?.reflect(member, at: position)
    }

    /// Takes a member out.
    mutating func remove(_ member: Sibling, leaving makeStandIn: @autoclosure () -> Sibling) {
        let place = place(of: member)
        if place == places.count - 1 {
            places.removeLast()
            gaps?.reflection?.remove(at: place)
            return
        }
        let gaps = madeGaps
        gaps.latest = place
        guard gaps.areUnread else {
            // Who looks each time is better off without gaps.
            places.remove(at: place)
            gaps.areUnread = true
            gaps.reflection?.remove(at: place)
            return
        }
        gaps.reflection = nil
        let standIn = gaps.standIn ?? makeStandIn()
        gaps.standIn = standIn
        gaps.count += 1
        places[place] = standIn
        if gaps.count > 16, gaps.count * 2 > places.count {
            closeUp(gaps)
        }
    }

    /// Exchanges the members at two indices.
    mutating func exchange(_ index: Int, _ other: Int) {
        _ = all
        places.swapAt(index, other)
        places[index].siblingHint = Int32(index)
        places[other].siblingHint = Int32(other)
        gaps?.reflection?.exchange(index, other)
    }

    /// Takes all members out.
    mutating func takeAll() -> [Sibling] {
        let members = all
        places = []
        gaps = nil
        return members
    }

    // MARK: Places

    private var madeGaps: SiblingGaps<Sibling> {
        mutating get {
            if let gaps {
                return gaps
            }
            let made = SiblingGaps<Sibling>()
            gaps = made
            return made
        }
    }

    private mutating func closeUp(_ gaps: SiblingGaps<Sibling>) {
        guard gaps.count > 0 else { return }
        let standIn = gaps.standIn
        places.removeAll { $0 === standIn }
        gaps.standIn = nil
        gaps.count = 0
    }

    private mutating func place(of member: Sibling) -> Int {
        let hint = min(Int(member.siblingHint), places.count - 1)
        if hint >= 0, places[hint] === member {
            return hint
        }
        let place = searchedPlace(of: member, around: hint)
        member.siblingHint = Int32(place)
        return place
    }

    /// Siblings that came or went have moved it, by a few places as a rule.
    private mutating func searchedPlace(of member: Sibling, around hint: Int) -> Int {
        // Those who go in turn stand side by side.
        let latest = gaps?.latest ?? 0
        for place in [0, places.count - 1, latest, latest - 1]
        where places.indices.contains(place) && places[place] === member {
            return place
        }
        var distance = 1
        while hint - distance >= 0 || hint + distance < places.count {
            for place in [hint - distance, hint + distance]
            where places.indices.contains(place) && places[place] === member {
                note(steps: distance)
                return place
            }
            distance += 1
        }
        return 0
    }

    /// Hints that have led astray for as many steps as there are members are given anew.
    private mutating func note(steps: Int) {
        let gaps = madeGaps
        gaps.steps += steps
        if gaps.steps > places.count {
            gaps.steps = 0
            for (place, member) in places.enumerated() {
                member.siblingHint = Int32(place)
            }
        }
    }
}

/// What a list of siblings knows of gaps in it.
final class SiblingGaps<Sibling: LayoutElement> {
    /// What stands in for members that were taken out.
    var standIn: Sibling?
    /// How many places it takes.
    var count = 0
    /// Whether nobody has looked at the members since one was taken out.
    var areUnread = false
    /// Where the latest one was taken out.
    var latest = 0
    /// How far searches have gone beside the hints.
    var steps = 0
    /// What stands for the members in a layer above.
    var reflection: (any ListReflection)?

    func reflect(_ member: Sibling, at position: Int) {
        if let reflection, !reflection.insert(member, at: position) {
            self.reflection = nil
        }
    }
}
