/// Where constraints stand in a list of installed groups, by what they compare.
///
/// What a constraint compares is another thing once its superview is, if it speaks of that. Such a constraint is found by
/// its attributes alone, and who has found one looks whether it is the right one.
final class InstalledIndex {
    /// The place of a group, and of a constraint among its members.
    struct Place: Hashable {
        let entry: Int
        let member: Int
    }

    /// How many constraints were entered or looked at, for tests.
    private(set) var looks = 0
    @exclusivity(unchecked)
    private var places: [Int: [Place]] = [:]

    /// Enters the constraints of a group. Places grow from one group to the next.
    func enter(_ group: ConstraintGroup, at entry: Int) {
        for member in 0..<group.memberCount {
            guard let constraint = group[member]?.constraint else { continue }
            looks += 1
            let key =
                constraint.meansEnclosingView
                ? Self.keyOfAttributes(constraint) : Self.key(constraint)
            places[key, default: []].append(Place(entry: entry, member: member))
        }
    }

    /// The first place that suits, of those where there may be a constraint that compares the same.
    ///
    /// - Parameter isStale: Whether a place counts no more. It is looked at once, mostly.
    func first(
        like constraint: LayoutConstraint, isStale: (Place) -> Bool, where suits: (Place) -> Bool
    ) -> Place? {
        let plain = first(at: Self.key(constraint), isStale, suits)
        let relative = first(at: Self.keyOfAttributes(constraint), isStale, suits)
        guard let plain, let relative else { return plain ?? relative }
        let isFirst = (plain.entry, plain.member) < (relative.entry, relative.member)
        return isFirst ? plain : relative
    }

    private func first(
        at key: Int, _ isStale: (Place) -> Bool, _ suits: (Place) -> Bool
    ) -> Place? {
        guard let position = places.index(forKey: key) else { return nil }
        if let first = places.values[position].first, isStale(first) {
            looks += places.values[position].count
            places.values[position].removeAll(where: isStale)
        }
        return places.values[position].first { place in
            looks += 1
            return suits(place)
        }
    }

    private static func key(_ constraint: LayoutConstraint) -> Int {
        var hasher = Hasher()
        constraint.hashComparison(into: &hasher)
        return hasher.finalize()
    }

    private static func keyOfAttributes(_ constraint: LayoutConstraint) -> Int {
        var hasher = Hasher()
        hasher.combine(constraint.firstAttribute)
        hasher.combine(constraint.secondAttribute)
        hasher.combine(constraint.relation)
        return hasher.finalize()
    }
}
