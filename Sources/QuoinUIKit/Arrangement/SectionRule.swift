import QuoinKit

/// What a section of a collection looks like.
struct SectionRule {
    var group: PartRule
    var insets = NSDirectionalEdgeInsets.zero
    var gap: CGFloat = 0
    /// Headers, footers and the like.
    var parts: [BoundaryRule] = []
    /// Whether these keep to the insets at their sides.
    var partsFollowInsets = true
    var grounds: [GroundRule] = []
    /// Whether groups follow one another across the way that the collection scrolls.
    var scrollsAcross = false
    /// Whether the first group stands in the middle then.
    var isCentered = false
}

/// What stands at an edge of a section or of the whole.
struct BoundaryRule {
    /// Along the way that the collection scrolls: before what it belongs to, behind it, or beside it.
    enum Side { case before, behind, beside }
    /// Across it.
    enum Place { case start, middle, end }
    var kind: String
    var size: SizeRule
    var side: Side
    var place = Place.middle
    var offset = CGPoint.zero
    /// Whether what it belongs to becomes longer by it.
    var takesRoom = true
    /// Whether it stays in sight while anything of what it belongs to is.
    var pins = false
    var level = 0
}

/// What stands behind a section.
struct GroundRule {
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    var level = 0
}
