/// What a constraint is between, while it is being made.
struct ConstraintEnds {
    var first: LayoutElement?
    var firstAttribute: LayoutAttribute
    var second: LayoutElement?
    var secondAttribute: LayoutAttribute
    /// Where the first side is measured from, if it is a distance.
    var firstOrigin: DistanceOrigin?
    /// Where the second side is measured from, if it is a distance.
    var secondOrigin: DistanceOrigin?

    init(
        first: LayoutElement?, _ firstAttribute: LayoutAttribute,
        second: LayoutElement?, _ secondAttribute: LayoutAttribute
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.second = second
        self.secondAttribute = secondAttribute
    }

    /// What is wrong with the pair, if anything is.
    var defect: InvalidConstraint? {
        ComparedParts(
            ComparedPart(UpLink(first), firstAttribute, isDistance: firstOrigin != nil),
            ComparedPart(UpLink(second), secondAttribute, isDistance: secondOrigin != nil)
        ).defect
    }
}
