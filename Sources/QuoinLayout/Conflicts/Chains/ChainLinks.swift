/// The views of a chain and the gaps between them, gathered one constraint after the other.
///
/// Every member has at most one neighbour on each side, so that walking from the first one to the last
/// takes as many steps as there are members.
struct ChainLinks {
    /// A view or guide of the chain.
    struct Member {
        let element: LayoutElement
        /// What is next to it.
        var previous: Neighbour?
        var next: Neighbour?
        /// What is said of the gap that begins with the one before it, if there is such a gap.
        var gapBefore: [ChainPredicate] = []
        /// What is said of the gap to the superview's end, if it is last.
        var gapAfter: [ChainPredicate] = []
    }

    /// What stands next to a member.
    enum Neighbour: Equatable {
        case superview
        case member(Int)
    }

    private(set) var members: [Member] = []
    private(set) var axis: Axis?
    private var positions: [ObjectIdentifier: Int] = [:]

    /// Where an element stands in ``members``.
    func position(of element: LayoutElement) -> Int? { positions[ObjectIdentifier(element)] }

    /// Makes an element a member, if it is none yet.
    mutating func enter(_ element: LayoutElement, along axis: Axis) -> Int {
        self.axis = axis
        if let position = position(of: element) {
            return position
        }
        members.append(Member(element: element))
        positions[ObjectIdentifier(element)] = members.count - 1
        return members.count - 1
    }

    /// Takes in what a constraint says of a gap.
    ///
    /// - Returns: whether it can be part of the chain as it is so far.
    mutating func take(_ gap: ChainGap) -> Bool {
        if let axis, axis != gap.axis {
            return false
        }
        let before = gap.before.map { enter($0, along: gap.axis) }
        let after = gap.after.map { enter($0, along: gap.axis) }
        let previous = before.map { Neighbour.member($0) } ?? .superview
        let next = after.map { Neighbour.member($0) } ?? .superview
        if let before {
            guard members[before].next ?? next == next else { return false }
            members[before].next = next
            if after == nil {
                members[before].gapAfter.append(gap.predicate)
            }
        }
        if let after {
            guard members[after].previous ?? previous == previous else { return false }
            members[after].previous = previous
            members[after].gapBefore.append(gap.predicate)
        }
        return true
    }

    /// The members from the first to the last. Nil if they are not one chain: if they go round in a
    /// circle, or are several chains.
    var order: [Int]? {
        let first = members.indices.first { index in
            members[index].previous ?? .superview == .superview
        }
        guard let first else { return nil }
        var order = [first]
        var position = first
        while case .member(let next) = members[position].next {
            order.append(next)
            position = next
        }
        return order.count == members.count ? order : nil
    }
}
