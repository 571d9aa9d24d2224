/// The constraints of a view as an array, for who asks for them again and again.
final class ListedConstraints {
    private(set) var all: [LayoutConstraint]
    /// Whether nobody has looked at them since one went.
    var isUnread = false
    /// What stands for them in a layer above.
    var reflection: (any ListReflection)?
    /// Where the latest one stood that went.
    private var latest = 0

    /// Fewer than these are as quickly made an array of.
    static var least: Int { 16 }

    init(_ all: [LayoutConstraint]) {
        self.all = all
    }

    func append(_ constraint: LayoutConstraint) {
        all.append(constraint)
        if let reflection, !reflection.insert(constraint, at: all.count - 1) {
            self.reflection = nil
        }
    }

    /// - Returns: whether the array is as it should be. Who takes out one after the other without looking is better off
    ///   without it.
    func remove(_ constraint: LayoutConstraint) -> Bool {
        guard !isUnread, let position = position(of: constraint) else { return false }
        isUnread = true
        latest = position
        all.remove(at: position)
        reflection?.remove(at: position)
        return true
    }

    private func position(of constraint: LayoutConstraint) -> Int? {
        for place in [all.count - 1, latest, 0]
        where all.indices.contains(place) && all[place] === constraint {
            return place
        }
        return all.firstIndex { $0 === constraint }
    }
}

extension View {
    /// The constraints as an array, if it is kept.
    final var listedConstraints: ListedConstraints? {
        flags.contains(.listsConstraints) ? extras?.listedConstraints : nil
    }

    /// Keeps the array of the constraints, and whatever else comes with it, until something goes without anybody looking.
    final func list(_ constraints: [LayoutConstraint]) {
        guard constraints.count >= ListedConstraints.least else { return }
        madeExtras.listedConstraints = ListedConstraints(constraints)
        flags.insert(.listsConstraints)
    }

    final func forgetListedConstraints() {
        flags.remove(.listsConstraints)
        extras?.listedConstraints = nil
    }
}
