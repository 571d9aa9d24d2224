import Quoin

/// A view that a stack arranges, with the constraints that are there for its sake.
///
/// They go with it, so that hiding one view leaves those of all others but its successor alone.
final class StackMember {
    let view: View
    var customSpacing: Double?
    /// The higher, the later in the stack. It stays when others come and go, mostly.
    var rank = 0.0
    /// Whether its constraints, or those of the next one, may not be as they should.
    var isChanged = true
    /// What its constraints were made from; nil if they are to be gone through in any case.
    var inputs: StackMemberInputs?

    // MARK: Along the axis

    /// Holds it to the view before it, or to the edge.
    var gap: StackConstraint?
    /// Makes the gap before it, or the distance from the middle before it, like all others.
    var equalGap: StackConstraint?
    /// Makes its length that of all others, or its share.
    var length: StackConstraint?
    /// Says how late it grows and how early it shrinks, where nothing else decides.
    var order: StackConstraint?

    // MARK: Across the axis

    /// Holds it to the edge where the stack begins across, or keeps it within.
    var startEdge: StackConstraint?
    /// Holds it to the edge where the stack ends across, or keeps it within.
    var endEdge: StackConstraint?
    /// Puts it in the middle, or in line with the view before it.
    var middle: StackConstraint?

    init(_ view: View) {
        self.view = view
    }

    /// Whether its constraints are in force, and made from these.
    func isUpToDate(with wanted: StackMemberInputs) -> Bool {
        // If the view before it has gone, so has the gap.
        inputs == wanted && gap?.constraint.isActive ?? false
    }

    /// Whether nothing is new but how many stand before it.
    func hasOnlyMoved(to wanted: StackMemberInputs) -> Bool {
        guard let weight = inputs?.weight else { return false }
        var wantedHere = wanted
        wantedHere.weight = weight
        return isUpToDate(with: wantedHere)
    }

    /// Takes all of its constraints out of force.
    func release() {
        inputs = nil
        StackConstraint.remove(&gap)
        StackConstraint.remove(&equalGap)
        StackConstraint.remove(&length)
        StackConstraint.remove(&order)
        StackConstraint.remove(&startEdge)
        StackConstraint.remove(&endEdge)
        StackConstraint.remove(&middle)
    }
}

/// All that the constraints of a member follow from, unless they follow what is in views.
struct StackMemberInputs: Equatable {
    var settings: StackSettings
    /// The view that the gap is to. It is there as long as the gap is in force, so that no other one can have come to
    /// its address; while a member goes at once when its view is arranged no more.
    var previous: ObjectIdentifier?
    var spacing: Double
    var weight: Double
}

/// The constraints of a stack that belong to no single member.
struct StackOwnConstraints {
    /// Holds the last view to the edge.
    var closing: StackConstraint?
    /// Keep the stack small where nothing else decides.
    var width: StackConstraint?
    var height: StackConstraint?
    /// Keep the margins apart while nothing is shown between them.
    var roomAcross: StackConstraint?
    var roomDown: StackConstraint?
}
