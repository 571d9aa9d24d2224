/// What one number of a view's alignment rectangle comes down to, for those who explain layouts: its place
/// along an axis, relative to the superview, or its extent.
package struct LayoutGrounds {
    /// The rows of the engine from which the number follows. They hold with equality, and none of them
    /// follows from the others.
    package var rows: [DecidingRow] = []
    /// Extents that are 0 because they cannot be negative.
    package var zeros: [LayoutNumber] = []
    /// Numbers that nothing decides, and what is taken for them.
    package var undecided: [LayoutNumber] = []
    /// Whether another number would be as good.
    package var isAmbiguous = false
}

/// Rows that were read once, for who asks what many numbers come down to. It must not outlive a change of the tree.
package final class ReadRows {
    /// By the row's place. Of one that cannot be read there is nothing.
    var rows: [Int: DecidingRow?] = [:]

    package init() {}
}

/// One of the four numbers of an alignment rectangle, with its present value.
package struct LayoutNumber {
    package let element: LayoutElement
    package let axis: Axis
    /// Whether it is a width or height, and not a place.
    package let isExtent: Bool
    package let value: Double

    package init(element: LayoutElement, axis: Axis, isExtent: Bool, value: Double) {
        self.element = element
        self.axis = axis
        self.isExtent = isExtent
        self.value = value
    }
}

/// A row of the engine: a sum of numbers, each times a coefficient, and what it is compared with.
package struct DecidingRow {
    /// The place of the row in the engine's solver, which no other row has at the same time.
    package let index: Int
    /// The constraint that the row was written from, or one that says the same.
    package let constraint: LayoutConstraint
    /// Where it comes from, if nobody wrote it as a constraint.
    package let source: RowSource?
    /// The view that it is installed on, or would be.
    package let base: View
    package let terms: [(number: LayoutNumber, coefficient: Double)]
    package let relation: Relation
    /// What the sum is compared with.
    package let number: Double
    /// Whether places count from the right, so that a larger constant makes a smaller number.
    package let isMirrored: Bool
    /// What the sum comes to.
    package let sum: Double
    /// How often that counts in the number that the row is one of the grounds of.
    package internal(set) var share: Double
    /// What a side of the constraint is that is an edge or the middle of `base`, or of a guide of it: those
    /// stand where they stand, so the row may mention nothing of them.
    package let fixedSide: FixedSide?
}

/// A side of a constraint that belongs to the view that the constraint is installed on.
package struct FixedSide {
    package let element: LayoutElement
    package let attribute: LayoutAttribute
    /// Whether reading goes from right to left, so that what is leading is at the right.
    package let isMirrored: Bool
    package let value: Double
    /// How much the side counts, with everything on the left.
    package let coefficient: Double
}

/// Where a row comes from that nobody wrote as a constraint.
package enum RowSource: Sendable {
    /// The size of a topmost view or window is given.
    case root, window
    /// A view is placed by its frame and its autoresizing mask.
    case autoresizing
    /// The size of a view's content.
    case content
    /// A guide that a view keeps for itself.
    case guide
    /// What a view does with its subviews. The constraint's identifier says more.
    case container
}

/// An optional constraint that is not met, or one that is set aside.
package struct MissedWish {
    package let constraint: LayoutConstraint
    package let source: RowSource?
    /// By how much it is missed.
    package let amount: Double
    /// Whether it contradicts others, and is out of force.
    package let isSetAside: Bool
}

extension LayoutElement {
    /// What the place or the extent along an axis comes down to. Nil if the engine does not know the element,
    /// because no constraint needs it.
    ///
    /// - Parameter read: What was read of rows for other numbers of the tree.
    package final func grounds(
        of axis: Axis, isExtent: Bool, _ read: ReadRows = ReadRows()
    ) -> LayoutGrounds? {
        guard let engine = knowingEngine else { return nil }
        let part: SlotPart = isExtent ? .extent(axis) : .start(axis)
        return engine.withoutExercises { engine.grounds(of: part, of: slot, read) }
    }

    /// The solved place and extent along an axis; nil if the engine does not know the element.
    package final func solvedSpan(along axis: Axis) -> (start: Double, extent: Double)? {
        guard let engine = knowingEngine else { return nil }
        let rect = engine.solvedRect(of: slot)
        return (rect.origin[axis], rect.size[axis])
    }

    /// What the element's own constraints and its content would have wanted along an axis, and did not get:
    /// the most important first.
    package final func missedWishes(along axis: Axis) -> [MissedWish] {
        guard let engine = knowingEngine else { return [] }
        return engine.withoutExercises { engine.missedWishes(of: self, along: axis) }
    }

    /// How many pixels a point has, if the frames of the tree are rounded to pixels.
    package final var pixelScale: Double? { settledEngine?.pixelScale }
}

extension RowSource {
    init(_ source: ImpliedSource) {
        switch source {
        case .window: self = .window
        case .root: self = .root
        case .autoresizing: self = .autoresizing
        case .content: self = .content
        case .guide: self = .guide
        case .container: self = .container
        }
    }
}
