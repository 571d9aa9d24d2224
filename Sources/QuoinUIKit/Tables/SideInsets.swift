import QuoinKit

/// Room at the left and the right.
struct SideInsets: Equatable {
    var left = 0.0
    var right = 0.0

    init(left: Double = 0, right: Double = 0) { (self.left, self.right) = (left, right) }

    init(_ insets: UIEdgeInsets) {
        self.init(left: Double(insets.left), right: Double(insets.right))
    }

    /// They, or as much of each as there is room for.
    func limited(to width: Double) -> SideInsets {
        let share = left + right > width ? max(0, width) / (left + right) : 1
        return SideInsets(left: left * share, right: right * share)
    }
}

/// The constraints that hold what a row shows at its sides.
struct ContentSides {
    let left: LayoutConstraint
    let right: LayoutConstraint

    func keepAway(from insets: SideInsets) {
        if left.constant != insets.left { left.constant = insets.left }
        if right.constant != -insets.right { right.constant = -insets.right }
    }
}
