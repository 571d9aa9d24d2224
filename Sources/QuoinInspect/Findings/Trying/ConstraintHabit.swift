import QuoinLayout
import QuoinSolver

/// How usual it is to compare two edges, with just that distance between them.
enum ConstraintHabit: Int, Comparable {
    /// An edge with the opposite one of what it is in; a distance that leads out of that, or into a neighbour, or a limit
    /// that lets it lead further out, and no less.
    case slip
    /// The same edge of a neighbour, some points further out.
    case rare
    /// The same edge of a neighbour, some points further in.
    case seldom
    /// Where a neighbour ends, without a gap.
    case common
    /// A distance towards the inside, a gap, or one line with a neighbour.
    case usual

    static func < (one: ConstraintHabit, other: ConstraintHabit) -> Bool {
        one.rawValue < other.rawValue
    }
}

extension LayoutConstraint {
    /// How usual it is to say just that; nil if it does not compare two edges.
    var habit: ConstraintHabit? {
        guard let element = firstElement, let other = secondElement, element !== other,
            multiplier == 1, !comparesDistances, firstAttribute.isEdge, secondAttribute.isEdge
        else { return nil }
        let isSameEdge = firstAttribute.facts.part == secondAttribute.facts.part
        // The same constant leads in from a start and out at an end, and the other way round where the container is
        // said first.
        let isStart = firstAttribute.facts.part == .start
        func inset(isTurned: Bool) -> Double { isStart != isTurned ? constant : -constant }
        let isTurned = element.hasInside(other)
        let limit: Relation = isStart != isTurned ? .greaterThanOrEqual : .lessThanOrEqual
        let isReversed = relation == limit.reversed
        if isTurned || other.hasInside(element) {
            return isSameEdge && inset(isTurned: isTurned) >= 0 && !isReversed ? .usual : .slip
        }
        let standsByGuide = element.isAddedGuide != other.isAddedGuide
        guard isSameEdge else {
            let gap = isStart ? constant : -constant
            if gap < 0 || isReversed {
                return .slip
            }
            return gap == 0 || standsByGuide ? .common : .usual
        }
        if constant == 0 {
            return .usual
        }
        // Things may stand in a guide as well.
        guard inset(isTurned: standsByGuide && element.isAddedGuide) > 0 else { return .rare }
        return standsByGuide ? .usual : .seldom
    }
}

extension LayoutElement {
    /// Whether an element lies in this one, or in the view that this is an area of. (What is in a guide that somebody
    /// has added is not known.)
    fileprivate func hasInside(_ element: LayoutElement) -> Bool {
        guard !isAddedGuide, let container = viewItself, let view = element.viewItself else {
            return false
        }
        return view === container ? element.isAddedGuide : view.isDescendant(of: container)
    }
}
