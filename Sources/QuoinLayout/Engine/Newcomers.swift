/// The queued constraints that get rows, as long as nothing else is queued and nothing has changed since.
///
/// All are looked at for their slots, and again when their rows are written. What a large layout begins with needs no
/// look between these: it has no row yet that could go or differ.
struct Newcomers {
    private var additions: [Addition] = []
    private let revision: UInt

    init(revision: UInt) {
        self.revision = revision
    }

    mutating func makeRoom(for count: Int) {
        additions.reserveCapacity(count)
    }

    /// Takes note of a constraint in the tree that has no row.
    @inline(__always)
    mutating func note(_ constraint: LayoutConstraint, queuedAs entry: UInt32) {
        if constraint.queueEntry == entry, constraint.state.contains(.isQueued),
            constraint.state.isDisjoint(with: .engineNotes)
        {
            additions.append(Addition(constraint: UpLink(constraint), order: constraint.order))
        }
    }

    /// Hands over what was noted.
    ///
    /// - Returns: nil if that is not all that is queued, or not as it is now.
    mutating func take(ifAre count: Int, in tree: LayoutTree) -> [Addition]? {
        let noted = additions
        additions = []
        return noted.count == count && tree.revision == revision ? noted : nil
    }
}

/// A constraint that gets a row.
struct Addition {
    let constraint: UpLink<LayoutConstraint>
    /// When it was activated; here, since to look at each constraint again takes long where there are many.
    let order: UInt32
}
