import Quoin

/// The constraints of a layout by the numbers that the script knows them by.
///
/// A number is that of a place in a list, and how often the place was used before: what the script still calls by
/// the number of one that has gone is not mistaken for another one.
struct WebConstraints {
    private struct Place {
        var constraint: LayoutConstraint?
        var generation: Int32
    }

    private var places: [Place] = []
    private var free: [Int32] = []

    private static let positionBits: Int32 = 22
    private static let mostPlaces = 1 << 22
    private static let lastGeneration: Int32 = 511

    /// Takes a constraint in, and gives it a number; nil if there is no room.
    mutating func add(_ constraint: LayoutConstraint) -> Int32? {
        if let position = free.popLast() {
            places[Int(position)].constraint = constraint
            return position | places[Int(position)].generation << Self.positionBits
        }
        guard places.count < Self.mostPlaces else { return nil }
        places.append(Place(constraint: constraint, generation: 0))
        return Int32(truncatingIfNeeded: places.count - 1)
    }

    /// The constraint of a number, unless it has gone.
    subscript(number: Int32) -> LayoutConstraint? {
        guard number >= 0 else { return nil }
        let position = Int(number) & (Self.mostPlaces - 1)
        guard position < places.count,
            places[position].generation == number >> Self.positionBits
        else { return nil }
        return places[position].constraint
    }

    /// Takes the constraint of a number out of force, and forgets it.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    mutating func remove(_ number: Int32) -> Bool {
        guard let constraint = self[number] else { return false }
        constraint.isActive = false
        let position = Int(number) & (Self.mostPlaces - 1)
        places[position].constraint = nil
        // A place whose numbers are used up is left empty.
        if places[position].generation < Self.lastGeneration {
            places[position].generation += 1
            free.append(Int32(truncatingIfNeeded: position))
        }
        return true
    }
}

/// The numbers of the constraints that mention a view.
struct MentionedConstraints {
    private(set) var numbers: [Int32] = []
    /// When there are so many, it is time to leave out those that have gone.
    private var limit = 16

    /// Adds a number.
    mutating func add(_ number: Int32, in constraints: WebConstraints) {
        if numbers.count >= limit {
            numbers.removeAll { constraints[$0] == nil }
            limit = max(16, 2 * numbers.count)
        }
        numbers.append(number)
    }
}
