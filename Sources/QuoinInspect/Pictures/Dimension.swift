import QuoinLayout

/// What a dimension line shows of a constraint: from where to where it measures, and what it asks for.
struct Dimension {
    let constraint: LayoutConstraint
    let axis: Axis
    /// Where the line begins and ends along the axis, as far as that is not clipped.
    let start: Double
    let end: Double
    /// Whether the line goes on beyond its start or its end, where that is clipped.
    let goesOn: (atStart: Bool, atEnd: Bool)
    /// What the ends cover across the axis: where the line may stand.
    let across: (start: Double, end: Double)
    /// What each end covers across the axis, for the lines that lead from it to the dimension line.
    let reach: [(start: Double, end: Double)]
    /// What the constraint asks for: `"8"`, `"≥ 44"`, `"= card.width @750"`.
    let text: String
    /// Whether it asks for a number of points, and not for as much as something else has.
    let isNumber: Bool

    /// The dimension of a constraint that sets a size, or the distance of two places; nil for one that
    /// only brings two into line, and if what it is about cannot be seen.
    init?(
        _ constraint: LayoutConstraint, on container: View, in views: PlacedViews,
        _ survey: LayoutSurvey
    ) {
        let attribute = constraint.firstAttribute
        // Of a distance that is compared with something, the constraint names one end only.
        guard !constraint.hasDistance,
            let first = views.end(constraint.firstItem, attribute, in: container),
            first.host.isVisible
        else { return nil }
        let axis = attribute.axis
        let side = axis.perpendicular
        self.constraint = constraint
        self.axis = axis
        let own = (first.rect.start(along: side), first.rect.end(along: side))
        let ends: (Double, Double)
        var room = own
        var clip = first.clip
        if attribute.isSize {
            ends = (first.rect.start(along: axis), first.rect.end(along: axis))
            reach = []
            text = constraint.sizeText(survey)
            isNumber = constraint.secondAttribute == .notAnAttribute
        } else {
            guard constraint.constant != 0, !constraint.secondAttribute.isSize,
                let second = views.end(
                    constraint.secondItem, constraint.secondAttribute, in: container),
                let common = clip.part(in: second.clip)
            else { return nil }
            clip = common
            ends = (second.place, first.place)
            let other = (second.rect.start(along: side), second.rect.end(along: side))
            let both = (max(own.0, other.0), min(own.1, other.1))
            room = both.0 < both.1 ? both : own
            reach = [other, own]
            text = constraint.distanceText(survey)
            isNumber = constraint.multiplier == 1
        }
        guard
            let seen = Rect(along: axis, ends, across: room).part(in: clip),
            seen.size[axis] > 0 || ends.0 == ends.1
        else { return nil }
        let (least, most) = (clip.start(along: axis), clip.end(along: axis))
        start = max(least, min(ends.0, most))
        end = max(least, min(ends.1, most))
        goesOn = (start != ends.0, end != ends.1)
        across = (seen.start(along: side), seen.end(along: side))
    }
}
