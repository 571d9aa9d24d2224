extension FormatPlan {
    /// Brings siblings in their order.
    func arrangeSiblings() {
        for groups in orders {
            Self.arrange(groups)
        }
    }

    /// Moves each view in front of the frontmost one of the group before its own, unless it is there.
    private static func arrange(_ groups: [[View]]) {
        guard let container = groups.first?.first?.superview else { return }
        let siblings = container.subviews
        var ranks: [ObjectIdentifier: SiblingRank] = [:]
        for (position, view) in siblings.enumerated() {
            ranks[ObjectIdentifier(view)] = SiblingRank(position: position)
        }
        let rank = { (view: View) in ranks[ObjectIdentifier(view)] ?? SiblingRank(position: 0) }
        var turn = 0
        for (behind, group) in zip(groups, groups.dropFirst()) {
            guard let front = behind.map(rank).max() else { continue }
            for view in group where rank(view) < front {
                turn += 1
                ranks[ObjectIdentifier(view)] = SiblingRank(position: front.position, turn: turn)
            }
        }
        if turn > 0 {
            container.arrangeSubviews(siblings.sorted { rank($0) < rank($1) })
        }
    }
}

extension View {
    /// Brings the subviews in an order, in which all of them are named. What is exchanged moves no third one,
    /// so the time is proportional to the number.
    fileprivate func arrangeSubviews(_ wanted: [View]) {
        var present = subviews
        var positions: [ObjectIdentifier: Int] = [:]
        for (position, view) in present.enumerated() {
            positions[ObjectIdentifier(view)] = position
        }
        for (position, view) in wanted.enumerated() where present[position] !== view {
            guard let other = positions[ObjectIdentifier(view)] else { continue }
            exchangeSubview(at: position, withSubviewAt: other)
            positions[ObjectIdentifier(present[position])] = other
            present.swapAt(position, other)
        }
    }
}

/// How far in front a view is to be among its siblings.
private struct SiblingRank: Comparable {
    /// Where it was, or where the one was that it is to be in front of.
    let position: Int
    /// Which of those it is that have been moved there; the later, the further in front.
    var turn = 0

    static func < (one: SiblingRank, other: SiblingRank) -> Bool {
        (one.position, one.turn) < (other.position, other.turn)
    }
}
