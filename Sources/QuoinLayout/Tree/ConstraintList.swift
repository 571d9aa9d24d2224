/// The constraints that are installed on a view, in order.
///
/// Every constraint knows its position, so that removing one takes the same time however many there
/// are. Places that fall vacant are closed up when they are the greater part.
struct ConstraintList {
    private var places: [LayoutConstraint?] = []
    private var vacancies: Int32 = 0

    var isEmpty: Bool { places.count == Int(vacancies) }

    /// The constraints, in the order of their installation.
    var all: [LayoutConstraint] {
        places.compactMap { $0 }
    }

    /// Calls `body` with each constraint.
    func forEach(_ body: (LayoutConstraint) -> Void) {
        for case let constraint? in places {
            body(constraint)
        }
    }

    /// - Returns: the constraint's position.
    mutating func append(_ constraint: LayoutConstraint) -> Int32 {
        if places.count == places.capacity {
            // A view that has more than a few has many: it is one that others are in.
            places.reserveCapacity(max(2, 4 * places.count))
        }
        places.append(constraint)
        return Int32(places.count - 1)
    }

    mutating func remove(at position: Int) {
        places[position] = nil
        vacancies += 1
        if vacancies > 16, Int(vacancies) * 2 > places.count {
            closeUp()
        }
    }

    private mutating func closeUp() {
        var kept: [LayoutConstraint?] = []
        kept.reserveCapacity(places.count - Int(vacancies))
        for case let constraint? in places {
            constraint.installedPosition = Int32(kept.count)
            kept.append(constraint)
        }
        places = kept
        vacancies = 0
    }
}
