import QuoinLayout
import QuoinSolver

/// What the subviews of a view say of themselves along an axis: what is usual among them may be missing for one.
///
/// It is found out once for all of them, since each of hundreds may lack something.
struct SiblingCustoms {
    /// A view and an axis.
    struct Place: Hashable {
        let container: ObjectIdentifier
        let axis: Axis
    }

    /// A distance to an edge of the container, with a constraint that keeps it.
    private typealias Custom = (constraint: LayoutConstraint, count: Int)

    private let container: View
    /// Those who keep a distance, the most usual distances first.
    private let keepers: [[LayoutConstraint]]
    private var positions: [UsualEdge: Int] = [:]
    /// How often siblings keep which gap.
    private let gaps: [Double: Int]
    /// The gap that siblings keep most often.
    let usualGap: Double?
    /// For each subview the last one before it whose place and size are known from top to bottom.
    private(set) var previous: [ObjectIdentifier: View] = [:]
    /// Whether all that is said of their edges follows the direction in which people read.
    let followsReading: Bool

    init(of container: View, along axis: Axis, in search: FindingSearch) {
        self.container = container
        var keepers: [UsualEdge: [LayoutConstraint]] = [:]
        var gaps: [Double: Int] = [:]
        var last: View?
        var (absolute, directional) = (false, false)
        for view in search.shownSubviews(of: container) {
            previous[ObjectIdentifier(view)] = last
            if !search.isOpen(view, .vertical) { last = view }
            for constraint in search.statements(of: view, along: axis) {
                if let edge = UsualEdge(constraint, in: container) {
                    keepers[edge, default: []].append(constraint)
                }
                let facts = constraint.firstAttribute.facts
                if constraint.isWritten, facts.part == .start || facts.part == .end {
                    if facts.followsReading { directional = true } else { absolute = true }
                }
                if facts.part == .start,
                    constraint.secondAttribute.facts.part == .end
                {
                    gaps[constraint.constant, default: 0] += 1
                }
            }
        }
        let sorted = keepers.sorted {
            Self.isMoreUsual(($0.value[0], $0.value.count), ($1.value[0], $1.value.count))
        }
        self.keepers = sorted.map { $0.value }
        for (position, entry) in sorted.enumerated() { positions[entry.key] = position }
        followsReading = directional && !absolute
        self.gaps = gaps
        usualGap = gaps.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private static func isMoreUsual(_ one: Custom, _ other: Custom) -> Bool {
        (other.count, one.constraint.activationOrder)
            < (one.count, other.constraint.activationOrder)
    }

    /// Whether more than one pair of siblings keeps such a gap.
    func isUsualGap(_ gap: Double) -> Bool { gaps[gap, default: 0] > 1 }

    /// What the other subviews say most often of their edges to the container.
    ///
    /// - Parameter said: what one of them, or a guide beside them, says along the axis.
    /// - Complexity: O(*n*) in what that is, and in how much is wanted.
    func usualEdges(most: Int, besides said: [LayoutConstraint]) -> [LayoutConstraint] {
        var own: [Int: Int] = [:]
        for constraint in said where (constraint.firstElement as? View)?.superview === container {
            if let edge = UsualEdge(constraint, in: container), let position = positions[edge] {
                own[position, default: 0] += 1
            }
        }
        var found: [Custom] = []
        for (position, constraints) in keepers.enumerated() where own[position] == nil {
            if found.count == most { break }
            found.append((constraints[0], constraints.count))
        }
        for (position, count) in own {
            let others = keepers[position].first { other in !said.contains { $0 === other } }
            if let others {
                found.append((others, keepers[position].count - count))
            }
        }
        return found.sorted { Self.isMoreUsual($0, $1) }.prefix(most).map { $0.constraint }
    }
}

extension FindingSearch {
    /// What the subviews of a view say of themselves along an axis.
    func customs(in container: View, along axis: Axis) -> SiblingCustoms {
        let place = SiblingCustoms.Place(container: ObjectIdentifier(container), axis: axis)
        if let known = customs[place] {
            return known
        }
        let found = SiblingCustoms(of: container, along: axis, in: self)
        customs[place] = found
        return found
    }
}

/// A distance that an element may keep to an edge of its container.
private struct UsualEdge: Hashable {
    private let first: LayoutAttribute
    private let second: LayoutAttribute
    private let constant: Double
    private let element: ObjectIdentifier?

    /// What a constraint says of that; nil if it says nothing.
    init?(_ constraint: LayoutConstraint, in container: View) {
        guard constraint.relation == .equal, constraint.multiplier == 1,
            constraint.firstAttribute.isPosition,
            constraint.secondElement?.viewItself === container
        else { return nil }
        first = constraint.firstAttribute
        second = constraint.secondAttribute
        constant = constraint.constant
        element = constraint.secondElement.map { ObjectIdentifier($0) }
    }
}
