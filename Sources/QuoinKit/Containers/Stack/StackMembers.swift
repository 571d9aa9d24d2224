import Quoin

/// The members of a stack in their order, hidden ones included, with what has changed among them.
///
/// Each has a rank, which grows from the first to the last. By its rank a member is found among ten
/// thousand in a few steps.
struct StackMembers {
    private(set) var all: [StackMember] = []
    /// Their views. They are kept, and not found out, for who asks for the first one again and again.
    private(set) var views: [View] = []
    /// What stands for their views in a layer above.
    var reflection: (any ListReflection)?
    private var membersByView: [ObjectIdentifier: StackMember] = [:]
    /// The ranks between which all members are that have changed.
    private var changedRanks: ClosedRange<Double>?
    /// From where on members may stand elsewhere than they did.
    private var firstMoved = Int.max

    /// How often one has come or gone.
    private(set) var editCount = 0

    var count: Int { all.count }

    subscript(position: Int) -> StackMember { all[position] }

    // MARK: Finding

    /// The member that stands for a view.
    func member(for view: View) -> StackMember? { membersByView[ObjectIdentifier(view)] }

    /// Where a view stands.
    func position(of view: View) -> Int? {
        member(for: view).map { firstPosition(fromRank: $0.rank) }
    }

    /// The first member that is shown.
    var firstShown: StackMember? { all.first { !$0.view.isHidden } }

    /// The last member that is shown.
    var lastShown: StackMember? { lastShown(before: count) }

    /// The last member that is shown among those before a position.
    func lastShown(before position: Int) -> StackMember? {
        all[..<position].last { !$0.view.isHidden }
    }

    /// Where the first member stands that has this rank or a higher one.
    private func firstPosition(fromRank rank: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].rank < rank {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    // MARK: Coming and going

    mutating func insert(_ member: StackMember, at position: Int) {
        editCount += 1
        all.insert(member, at: position)
        views.insert(member.view, at: position)
        if let reflection, !reflection.insert(member.view, at: position) {
            self.reflection = nil
        }
        membersByView[ObjectIdentifier(member.view)] = member
        let lower = position > 0 ? all[position - 1].rank : 0
        let upper = position + 1 < count ? all[position + 1].rank : lower + 2
        member.rank = (lower + upper) / 2
        markChanged(member)
        if upper - lower < Self.leastDifference {
            spreadRanks(around: position)
        }
        firstMoved = min(firstMoved, position + 1)
    }

    @discardableResult
    mutating func remove(at position: Int) -> StackMember {
        editCount += 1
        let member = all.remove(at: position)
        views.remove(at: position)
        reflection?.remove(at: position)
        membersByView[ObjectIdentifier(member.view)] = nil
        if position < count {
            markChanged(all[position])
        }
        firstMoved = min(firstMoved, position)
        return member
    }

    /// Ranks that are nearer to each other might be taken for the same.
    private static let leastDifference = 1.0 / 32
    private static let amplestDifference = 0.5

    /// Brings the ranks around a position further apart: those of as few members as have room enough
    /// between the ranks beside them. The more they are, the more room is enough, so that it takes the
    /// longer until so many are moved again.
    private mutating func spreadRanks(around position: Int) {
        var (first, last) = (position, position)
        var enough = Self.leastDifference
        while true {
            let lower = first > 0 ? all[first - 1].rank : 0
            let isAtEnd = last + 1 == count
            let room = isAtEnd ? 0 : all[last + 1].rank - lower
            let difference = isAtEnd ? 1 : room / Double(last - first + 2)
            if difference >= enough {
                for index in first...last {
                    all[index].rank = lower + Double(index - first + 1) * difference
                    markChanged(all[index])
                }
                return
            }
            let size = last - first + 1
            first = max(0, first - size)
            last = min(count - 1, last + size)
            enough = min(enough * 1.15, Self.amplestDifference)
        }
    }

    // MARK: Changes

    /// Takes down that the constraints of a member, or of the next one, may not be as they should.
    mutating func markChanged(_ member: StackMember) {
        member.isChanged = true
        let rank = member.rank
        changedRanks =
            changedRanks.map {
                min($0.lowerBound, rank)...max($0.upperBound, rank)
            } ?? rank...rank
    }

    /// Takes that down of all.
    mutating func markAllChanged() {
        all.forEach { $0.isChanged = true }
        changedRanks = 0...Double.infinity
    }

    /// Where the members stand that have changed, and some that have not; from now on none has.
    mutating func takeChangedPositions() -> Range<Int> {
        if firstMoved < count {
            all[firstMoved...].forEach { $0.isChanged = true }
            markChanged(all[firstMoved])
            markChanged(all[count - 1])
        }
        firstMoved = .max
        guard let ranks = changedRanks else { return 0..<0 }
        changedRanks = nil
        let first = firstPosition(fromRank: ranks.lowerBound)
        let last = firstPosition(fromRank: ranks.upperBound)
        return first..<max(first, min(last + 1, count))
    }
}
