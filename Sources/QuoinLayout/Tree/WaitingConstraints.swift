/// The constraints with an item in a tree that wait for another one to come into it.
///
/// Those that wait no more are struck off many at a time, so that thousands may come and go; until then
/// they stand here and say by their state that they do not wait.
struct WaitingConstraints {
    /// The constraints, in the order in which they came. Some may wait no more, or for others than the
    /// tree's items, or stand here twice.
    private(set) var all: [LayoutConstraint] = []
    /// How many of the first ones need no telling: somebody has been told, or is told by another tree.
    private var toldCount = 0
    private var ends = 0
    private var departures = 0

    /// Lists that are no longer than this are always up to date.
    private static let shortList = 16

    var isEmpty: Bool { all.isEmpty }

    /// Whether there may be some among them of which nobody has been told.
    var mayHaveUntold: Bool { toldCount < all.count }

    mutating func append(_ constraint: LayoutConstraint) {
        all.append(constraint)
    }

    /// Those of which nobody may have been told, who is told of them now.
    mutating func takeUntold() -> ArraySlice<LayoutConstraint> {
        defer { toldCount = all.count }
        return all[toldCount...]
    }

    /// The tree is another one: what it is told of may be another part of them.
    mutating func noteOtherTree() {
        toldCount = 0
    }

    /// One of them waits no more.
    mutating func noteEnd() {
        ends += 1
        if isMostlyStale(ends) {
            // An item may be on its way out, so nobody asks for items here.
            keep { $0.isWaiting }
            ends = 0
        }
    }

    /// Some of them have no item in the tree any more.
    mutating func noteDepartures(_ count: Int, from tree: LayoutTree) {
        departures += count
        if count > 0, isMostlyStale(departures) {
            keep { $0.isWaiting && $0.hasItem(in: tree) }
            (ends, departures) = (0, 0)
        }
    }

    private func isMostlyStale(_ count: Int) -> Bool {
        all.count <= Self.shortList || count * 2 > all.count
    }

    private mutating func keep(_ isKept: (LayoutConstraint) -> Bool) {
        var known: Set<ObjectIdentifier> = []
        // One that nobody else keeps goes when the list is in order again.
        let former = all
        let formerlyTold = toldCount
        all = []
        for (position, constraint) in former.enumerated() {
            if position == formerlyTold {
                toldCount = all.count
            }
            guard isKept(constraint) else { continue }
            if known.insert(ObjectIdentifier(constraint)).inserted {
                all.append(constraint)
            } else if position >= formerlyTold {
                // It has come once more, with another item, so that it may be for this tree to tell.
                toldCount = 0
            }
        }
        if formerlyTold == former.count {
            toldCount = all.count
        }
        withExtendedLifetime(former) {}
    }
}

extension LayoutConstraint {
    fileprivate var isWaiting: Bool { state.contains([.isActive, .isPending]) }
}

extension LayoutTree {
    /// Takes over what waits in a tree that becomes part of this one. Only what waits in both may have
    /// come to an end of its waiting.
    func takeWaitingConstraints(of other: LayoutTree) {
        let theirs = other.pending
        other.pending = WaitingConstraints()
        let theirsAreFewer = theirs.all.count < pending.all.count
        let few = theirsAreFewer ? theirs : pending
        if !theirsAreFewer {
            pending = theirs
            pending.noteOtherTree()
        }
        for constraint in few.all {
            if constraint.stillWaits() {
                pending.append(constraint)
            } else {
                pending.noteEnd()
            }
        }
    }

    /// Takes over what waits for items outside of views that have left another tree for this one.
    func takeWaitingConstraints(mentioning subtree: [View], from former: LayoutTree) {
        var departures = 0
        var known: Set<ObjectIdentifier> = []
        for view in subtree {
            var elements: [LayoutElement] = [view]
            view.forEachGuide { elements.append($0) }
            for constraint in elements.lazy.flatMap({ $0.mentioning }) {
                guard constraint.isWaiting,
                    known.insert(ObjectIdentifier(constraint)).inserted
                else { continue }
                pending.append(constraint)
                departures += constraint.hasItem(in: former) ? 0 : 1
            }
        }
        former.pending.noteDepartures(departures, from: former)
    }
}
