import QuoinSolver

/// The size that a view is to come near to while it is measured, and how much that matters beside its constraints.
struct FittingGoal {
    let size: Size
    let horizontal: Priority
    let vertical: Priority

    init(_ size: Size, _ horizontal: Priority, _ vertical: Priority) {
        self.size = size
        self.horizontal = horizontal
        self.vertical = vertical
    }

    func priority(along axis: Axis) -> Priority {
        axis == .horizontal ? horizontal : vertical
    }
}
