/// How an animation is led by hand: held somewhere on its way, or let go from there.
struct AnimationLead: Equatable {
    /// How far it had come when it was held or let go, of 1.
    var from: Double
    /// Where it goes from there: on to its end at 1, or back to its beginning at 0; nil while it is held.
    var goal: Double?

    var isHeld: Bool { goal == nil }

    /// How much is left of the beginning while it is held.
    var heldShares: MotionShares {
        MotionShares(ofDistance: 1 - from, ofSpeed: 0, slopeOfDistance: 0, slopeOfSpeed: 0)
    }

    /// How much is left of the beginning when so much of the way from where it was let go is left.
    func shares(_ rest: MotionShares) -> MotionShares {
        guard let goal else { return heldShares }
        return MotionShares(
            ofDistance: 1 - goal + (goal - from) * rest.ofDistance, ofSpeed: 0,
            slopeOfDistance: (goal - from) * rest.slopeOfDistance, slopeOfSpeed: 0)
    }
}

/// An animation of a window, for who leads it by hand.
package struct AnimationMark: Sendable {
    let place: Int32
    let order: UInt
}

/// What a property of a view is to be, without a motion.
struct SettledValue {
    let view: View
    let property: AnimatedProperty
    let value: MotionValue
    /// Where it was to come.
    let goal: MotionValue
}
