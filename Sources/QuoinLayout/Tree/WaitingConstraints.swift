/// The constraints with an item in a tree that wait for another one to come into it.
///
/// Those that wait no more are struck off many at a time, so that thousands may come and go; until then
/// they stand here and say by their state that they do not wait.
struct WaitingConstraints {
    /// The constraints, in the order in which they came. Some may wait no more, or for others than the
    /// tree's items, or stand here twice.
    private(set) var all: [LayoutConstraint] = []
    /// Whether there may be some among them of which nobody has been told.
    private(set) var mayHaveUntold = false
    private var ends = 0
    private var departures = 0

    /// Lists that are no longer than this are always up to date.
    private static let shortList = 16

    var isEmpty: Bool { all.isEmpty }

    mutating func append(_ constraint: LayoutConstraint) {
        all.append(constraint)
        mayHaveUntold = true
    }

    /// Those of which nobody may have been told, who is told of them now.
    mutating func takeUntold() -> [LayoutConstraint] {
        guard mayHaveUntold else { return [] }
        mayHaveUntold = false
        return all
    }

    /// The tree is another one: what it is told of may be another part of them.
    mutating func noteOtherTree() {
        mayHaveUntold = !all.isEmpty
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
        all = former.filter { isKept($0) && known.insert(ObjectIdentifier($0)).inserted }
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
        pending = theirsAreFewer ? pending : theirs
        pending.noteOtherTree()
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
