import QuoinKit
import QuoinLayout

/// Siblings two by two: which may lie on each other, by how much they do, and what is said of both.
extension FindingSearch {
    /// A view where the trial has it, and which of its siblings it is.
    typealias PlacedSibling = (index: Int, view: View, rect: Rect)

    /// Visits the pairs of siblings that may overlap, the one that is drawn first as the first one.
    ///
    /// - Parameter visit: whether it wants to see more.
    func visitPairs(
        of siblings: [View], _ visit: (_ one: PlacedSibling, _ other: PlacedSibling) -> Bool
    ) {
        let siblings = siblings.filter { mayOverlap($0) }
        guard siblings.count > 1 else { return }
        let rects = siblings.map { trial.rect(of: $0) ?? .zero }
        // Along the axis on which they lie apart, so that only those are compared that are side by side.
        let axis = Self.axis(ofLeastCrowding: rects)
        let placed = zip(siblings, rects).enumerated()
            .map { (index: $0, view: $1.0, rect: $1.1) }
            .sorted { ($0.rect.origin[axis], $0.index) < ($1.rect.origin[axis], $1.index) }
        var active: [PlacedSibling] = []
        for one in placed {
            active.removeAll { $0.rect.origin[axis] + $0.rect.size[axis] <= one.rect.origin[axis] }
            for other in active {
                let (below, above) = one.index < other.index ? (one, other) : (other, one)
                if !visit(below, above) { return }
            }
            active.append(one)
        }
    }

    /// Whether constraints place a view, so that it is not meant to lie on others.
    func mayOverlap(_ view: View) -> Bool {
        isShown(view) && !view.translatesAutoresizingMaskIntoConstraints && view.alpha > 0
    }

    /// The axis along which rectangles lie apart rather than along the other one.
    static func axis(ofLeastCrowding rects: [Rect]) -> Axis {
        crowding(of: rects, along: .vertical) <= crowding(of: rects, along: .horizontal)
            ? .vertical : .horizontal
    }

    /// How many of some rectangles there are along an axis, at a place, on average.
    private static func crowding(of rects: [Rect], along axis: Axis) -> Double {
        let start = rects.map { $0.origin[axis] }.min() ?? 0
        let end = rects.map { $0.origin[axis] + $0.size[axis] }.max() ?? 0
        return end > start ? rects.reduce(0) { $0 + $1.size[axis] } / (end - start) : .infinity
    }

    /// What says how two siblings lie to each other.
    func relations(of one: View, to other: View) -> [LayoutConstraint] {
        let (few, view) =
            constraints(of: one).count < constraints(of: other).count
            ? (one, other) : (other, one)
        return constraints(of: few).filter { constraint in
            constraint.firstElement?.viewItself === view && constraint.firstAttribute.isPosition
                || constraint.secondElement?.viewItself === view
                    && constraint.secondAttribute.isPosition
        }
    }

    /// How much two views overlap; nil if they do not.
    func overlapSize(of below: View, and above: View) -> Size? {
        guard let rect = trial.rect(of: below), let other = trial.rect(of: above) else {
            return nil
        }
        return rect.overlap(with: other)
    }

    /// How much two views overlap at places; nil if they do not, or if one is a ground with something on it, a veil
    /// over something, or a line along its edge.
    func overlap(
        of below: View, at rect: Rect, and above: View, at other: Rect
    ) -> Size? {
        guard let size = rect.overlap(with: other) else { return nil }
        if rect.isHairline(onEdgeOf: other) || other.isHairline(onEdgeOf: rect) { return nil }
        if marksEdge(below, at: rect, of: other) || marksEdge(above, at: other, of: rect) {
            return nil
        }
        let isGround = rect.covers(other) && !below.showsText
        let isVeil = other.covers(rect) && !(below.showsText && above.showsText)
        if isGround || isVeil, slippedEdge(between: below, and: above) == nil { return nil }
        return size
    }

    /// Whether some siblings overlap in the trial, of which some others were told to.
    func stillOverlap(_ alike: [LayoutFinding]) -> Bool {
        let pairs = alike.filter { $0.kind == .overlap && $0.views.count > 1 }
        if pairs.contains(where: { overlapSize(of: $0.views[0], and: $0.views[1]) != nil }) {
            return true
        }
        // What was not told, because each is told once, is to be right as well. There may be hundreds.
        let views =
            pairs.count <= Self.mostCompared ? pairs.flatMap { $0.views }.withoutRepeats : []
        return views.indices.contains { index in
            views[(index + 1)...].contains { other in
                other.superview === views[index].superview
                    && overlapSize(of: views[index], and: other) != nil
            }
        }
    }

    /// The views of more overlaps are not compared one by one.
    private static let mostCompared = 20
}
