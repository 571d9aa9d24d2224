import QuoinSolver

/// A line or a length of a view: a position, plus some multiple of an extent, plus a number.
///
/// Every position and length that a constraint can name has at most two unknowns, so anchors are
/// told to a receiver without gathering terms in an array.
struct Anchor<Unknown> {
    /// Where the view begins; `nil` in the view's own coordinates, in which that is 0.
    var position: Unknown?
    /// The width or height of the view; `nil` where the view begins.
    var extent: Unknown?
    /// What part of the extent counts: 1 at the far edge, a half in the middle.
    var part = 1.0
    /// What is added.
    var offset = 0.0

    static func + (anchor: Anchor, offset: Double) -> Anchor {
        var moved = anchor
        moved.offset += offset
        return moved
    }

    static func - (anchor: Anchor, offset: Double) -> Anchor {
        anchor + -offset
    }
}

extension ConstraintReceiver {
    /// Adds the constraint that two anchors compare in the given way.
    @discardableResult
    func relate(
        _ left: Anchor<Unknown>, _ relation: Relation, _ right: Anchor<Unknown>,
        multiplier: Double = 1, priority: Priority = .required
    ) throws(SolverError) -> Row {
        stage(left, times: 1)
        stage(right, times: -multiplier)
        return try addStaged(
            relation, multiplier * right.offset - left.offset, priority: priority)
    }

    /// Adds the constraint that an anchor compares with a number in the given way.
    @discardableResult
    func relate(
        _ anchor: Anchor<Unknown>, _ relation: Relation, _ number: Double,
        priority: Priority = .required
    ) throws(SolverError) -> Row {
        stage(anchor, times: 1)
        return try addStaged(relation, number - anchor.offset, priority: priority)
    }

    private func stage(_ anchor: Anchor<Unknown>, times factor: Double) {
        if let position = anchor.position {
            stage(factor, position)
        }
        if let extent = anchor.extent {
            stage(factor * anchor.part, extent)
        }
    }
}
