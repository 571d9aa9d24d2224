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
}
