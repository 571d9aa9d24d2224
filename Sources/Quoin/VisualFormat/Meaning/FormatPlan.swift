/// What a format comes to, before anything is changed.
struct FormatPlan {
    /// The constraints, which are not in force.
    var constraints: [LayoutConstraint] = []
    /// The views and guides that constraints alone are to place, the receiver perhaps among them. Places that
    /// are nil say nothing.
    var placed: [LayoutElement?] = []
    /// Views from the back to the front, by groups that stand at the same depth.
    var orders: [[[View]]] = []
    var stacks: [FormatStack] = []

    /// Takes note of what the format says once more, as in `[icon(40,50)]`, which does not mean that it has run
    /// twice: it stands beside what it has said first.
    func noteFurtherWords() {
        for position in constraints.indices.dropFirst() {
            for former in max(0, position - 4)..<position {
                constraints[position].noteFormerWords(in: constraints[former])
            }
        }
    }
}
