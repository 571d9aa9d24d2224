import Quoin

/// A view that a stack arranges, with the constraints that are there for its sake.
///
/// They go with it, so that hiding one view leaves those of all others but its successor alone.
final class StackMember {
    let view: View
    var customSpacing: Double?
    /// The higher, the later in the stack. It stays when others come and go.
    var rank = 0.0
    /// How its constraints are at present; nil if they are to be gone through in any case.
    var hold: StackHold?

    // MARK: Along the axis

    /// Holds it to the view before it, or to the edge.
    var joint: StackBond?
    /// Makes the gap before it, or the distance from the middle before it, like all others.
    var evenness: StackBond?
    /// Makes its length that of the view before it, or its share.
    var length: StackBond?
    /// Says how late it grows and how early it shrinks, where nothing else decides.
    var order: StackBond?

    // MARK: Across the axis

    /// Holds it to the edge where the stack begins across, or keeps it within.
    var start: StackBond?
    /// Holds it to the edge where the stack ends across, or keeps it within.
    var end: StackBond?
    /// Puts it in the middle, or in line with the view before it.
    var line: StackBond?

    init(_ view: View) {
        self.view = view
    }

    /// Whether its constraints are in force, as described.
    func isHeld(as wanted: StackHold) -> Bool {
        // If the view before it has gone, so has the joint.
        hold == wanted && joint?.constraint.isActive ?? false
    }

    /// Takes all of its constraints out of force.
    func release() {
        hold = nil
        StackBond.drop(&joint)
        StackBond.drop(&evenness)
        StackBond.drop(&length)
        StackBond.drop(&order)
        StackBond.drop(&start)
        StackBond.drop(&end)
        StackBond.drop(&line)
    }
}

/// All that the constraints of a member follow from, unless they follow what is in views.
struct StackHold: Equatable {
    var manner: StackManner
    var previous: ObjectIdentifier?
    var spacing: Double
    var rank: Double
}

/// The constraints of a stack that belong to no single member.
struct StackFrameBonds {
    /// Holds the last view to the edge.
    var closing: StackBond?
    /// Keep the stack small where nothing else decides.
    var width: StackBond?
    var height: StackBond?
    /// Keep the margins apart while nothing is shown between them.
    var roomAcross: StackBond?
    var roomDown: StackBond?
}
